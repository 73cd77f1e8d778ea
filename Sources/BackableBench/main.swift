import Glibc

// The benchmark's part in Swift: a row of its table, measured once. Tests/Peers/bench.py takes turns between this program
// and those in other languages, which understand the same arguments where they have the same row.
//
//   clicked COUNT strong|weak|unowned|owner   ns for an emission of "clicked", by what the handler captures
//   turns DEPTH ROUNDS                        µs for a page turn in a stack of DEPTH pages
//   screens COUNT                             bytes for a screen that was pushed
//   leftovers ROUNDS drawn|undrawn            what pushes and pops leave behind, with a frame after each or without
//   core DEPTH                                operations a second, and bytes a screen, of the headless core alone
//   rounds ROUNDS                             does that work in the core and prints nothing, for a tool that counts

let arguments = Array(CommandLine.arguments.dropFirst())
let count = arguments.dropFirst().first.flatMap { Int($0) } ?? 0

switch (arguments.first, arguments.count) {
case ("clicked", 3) where count > 0:
  guard let capture = SignalBench.Capture(rawValue: arguments[2]) else { refuse() }
  SignalBench.measure(count, capture)
case ("turns", 3) where count > 0:
  guard let rounds = Int(arguments[2]), rounds > 0 else { refuse() }
  PageBench.shared.measureTurns(depth: count, rounds: rounds)
case ("screens", 2) where count > 0: PageBench.shared.measureScreens(count)
case ("leftovers", 3) where count > 0:
  PageBench.shared.measureLeftovers(rounds: count, isDrawn: arguments[2] == "drawn")
case ("core", 2) where count > 0: CoreBench.measure(depth: count)
case ("rounds", 2) where count > 0: CoreBench.pushAndPop(rounds: count, atDepth: 10)
default: refuse()
}

func refuse() -> Never {
  say("usage: backable-bench clicked|turns|screens|leftovers|core|rounds COUNT [CAPTURE|ROUNDS|drawn]")
  exit(2)
}

/// Says something to whoever started the program, and not to who reads its numbers.
func say(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
}
