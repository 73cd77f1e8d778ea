// Reads what is freed: Address Sanitizer must stop it.

let memory = UnsafeMutablePointer<Int>.allocate(capacity: 1)
memory.initialize(to: 1)
memory.deallocate()
print(memory.pointee)
