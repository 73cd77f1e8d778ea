import Glibc

// The benchmark. Without arguments it prints a table; `--rounds N` only does the work of N rounds, for a tool that counts
// instructions or allocations.

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "--rounds", let rounds = arguments.dropFirst().first.flatMap({ Int($0) }), rounds >= 0 {
  CoreBench.pushAndPop(rounds: rounds, atDepth: 10)
} else if arguments.isEmpty {
  CoreBench.printTable()
} else {
  let usage = Array("usage: backable-bench [--rounds N]\n".utf8)
  _ = usage.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  exit(2)
}
