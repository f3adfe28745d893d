import EntryParsing
import LedgerStore
import LedgerTestSupport
import Synchronization
import Testing

@testable import PuldarCommands

/// What `--debug` tells.
@Suite struct WorkTraceTests {
  private let folder: TemporaryFolder
  private let clock = TickingClock()

  init() throws { folder = try TemporaryFolder() }

  /// - Returns: Each stream, and how often the clock was asked.
  private func run(_ words: String) async -> (output: String, errors: String, asked: Int) {
    let (output, errors) = (ConversationRecord(), ConversationRecord())
    let counter = Counter()
    _ = await PuldarProgram.run(
      in: Surroundings(
        arguments: words.split(separator: " ").map { Array($0.utf8) },
        terminal: TerminalState(environment: ["HOME": folder.path("home")]),
        input: FakeInput([]), output: output, errors: errors, clock: clock,
        parser: RuleBasedParser(),
        machine: MachinePlaces(
          stateFolder: folder.path("state"), machineID: "m", deviceName: "laptop"),
        files: TestSideFiles(), trace: WorkTrace { counter.next() }))
    return (
      String(decoding: output.bytes, as: UTF8.self), String(decoding: errors.bytes, as: UTF8.self),
      counter.count
    )
  }

  /// A clock that goes on by a microsecond each time it is asked.
  private final class Counter: Sendable {
    private let asked = Mutex(0)

    var count: Int { asked.withLock { $0 } }

    func next() -> Duration {
      asked.withLock { count in
        count += 1
        return .microseconds(count)
      }
    }
  }

  @Test func `EX28: without --debug no clock is asked, and nothing is told`() async {
    for words in [
      "income 4000 --monthly", "add tea 3", "list", "list --json", "doctor", "nonsense",
    ] {
      let answer = await run(words)
      #expect(answer.asked == 0 && !answer.errors.contains("What ran"), "\(words)")
    }
  }

  @Test func `EX28: --debug tells phases on standard error, and leaves the answer as it is`() async
  {
    _ = await run("add tea 3")
    for words in ["list", "list --json", "status --plain", "export jsonl", "show 9"] {
      let (plain, traced) = (await run(words), await run("\(words) --debug"))
      #expect(traced.output == plain.output, "\(words)")
      #expect(traced.errors.hasPrefix(plain.errors), "\(words)")
      let told = traced.errors.dropFirst(plain.errors.count)
      #expect(told.hasPrefix("What ran, in milliseconds"), "\(words)")
      for phase in ["look at files", "read log", "all"] {
        #expect(told.contains(phase), "\(words)")
      }
      #expect(told.contains("exit code \(words == "show 9" ? 66 : 0)\n"), "\(words)")
    }
    let written = await run("add coffee 4 --debug")
    for phase in ["lock", "fold", "parse", "write", "sync", "decide and store", "answer"] {
      #expect(written.errors.contains("  \(phase)  "), "\(phase)")
    }
  }

  @Test func `EX28: a program is told with its words, its time in milliseconds with three places`()
  {
    let trace = WorkTrace { .microseconds(1_234_567) }
    #expect(trace.moment == nil && trace.lines(endingWith: .done).isEmpty)
    trace.note(program: "/bin/none", since: trace.moment)
    trace.begin()
    trace.note(program: "/bin/x \u{1B}[2J --list", since: .zero)
    trace.note("fold", since: .milliseconds(1234))
    trace.note("fold", since: .milliseconds(1234), byteCount: 7)
    trace.note("never", since: nil)
    #expect(
      trace.lines(endingWith: .usage).dropFirst() == [
        "   1.134  fold     2 times, 7 bytes", "1234.567  program  /bin/x \\u001B[2J --list",
        "   0.000  all      exit code 64",
      ])
  }

  /// How often files were asked for anything, and how many folds read a log, as `--debug` tells.
  private func cost(of words: String) async -> (calls: Int, folds: Int) {
    let told = await run("\(words) --debug").errors.split(separator: "\n")
    func count(_ phase: String) -> Int {
      let line = told.first { $0.contains("  \(phase)  ") }?.split(separator: " ")
      guard let line else { return 0 }
      if let times = line.firstIndex(where: { $0.hasPrefix("times") }) {
        return Int(line[times - 1]) ?? 0
      }
      return 1
    }
    let phases = ["look at files", "read log", "read snapshot", "lock", "write", "sync"]
    return (phases.map(count).reduce(0, +), count("fold"))
  }

  @Test func `a command looks at a ledger once, and a write once more under the lock`() async {
    _ = await run("income 4000 --monthly")
    for number in 1...9 { _ = await run("add tea \(number)") }
    let add = await cost(of: "add coffee 4.60")
    #expect(add.calls <= 40 && add.folds <= 3, "\(add)")
    for words in [
      "edit 3 --amount 5", "bill add rent 1200 monthly", "pay rent", "due", "undo", "list",
      "status",
      "report", "forecast", "goal add bike --target 300", "goal fund bike 10", "goal list",
      "account", "account add savings", "move 5 bank savings", "explain left", "show 3",
      "log", "calendar", "allowance", "check", "budget 50/30/20", "review",
      "export csv",
      "diff 3 now", "verify", "category add pets",
    ] {
      let cost = await cost(of: words)
      #expect(cost.calls <= 60 && cost.calls > 3, "\(words): \(cost)")
    }
  }
}
