// Loses memory: Leak Sanitizer must say so.

@inline(never) func lose() {
  let memory = UnsafeMutablePointer<Int>.allocate(capacity: 1_000)
  memory.initialize(repeating: 1, count: 1_000)
  print(memory[500])
}

/// Writes over what the stack still holds of the pointers before.
@inline(never) func forget(_ depth: Int) -> Int {
  var values = (depth, depth, depth, depth, depth, depth, depth, depth)
  return withUnsafeMutableBytes(of: &values) { Int($0[0]) } + (depth > 0 ? forget(depth - 1) : 0)
}

for _ in 0..<10 { lose() }
print(forget(100))
