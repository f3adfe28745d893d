import EntryParsing
import LedgerStore
import LedgerTestSupport
import Synchronization
import Testing

@testable import PuldarCommands

/// From when on a command ends only with its answer: P76.
@Suite struct InterruptionTests {
  /// How often interruptions were held off.
  private final class CountedInterruptions: Interruptions {
    let count = Mutex(0)

    let isHeld = Mutex(false)

    func hold() {
      count.withLock { $0 += 1 }
      isHeld.withLock { $0 = true }
    }

    func release() { isHeld.withLock { $0 = false } }
  }

  /// Lines that are typed one by one, and whether interruptions were held off at each.
  private final class QuestionedInput: InputSource {
    private var lines: [String]
    private let interruptions: CountedInterruptions
    private(set) var held: [Bool] = []

    init(_ lines: [String], _ interruptions: CountedInterruptions) {
      self.lines = lines
      self.interruptions = interruptions
    }

    func read(upTo count: Int) -> [UInt8] {
      guard !lines.isEmpty else { return [] }
      held.append(interruptions.isHeld.withLock { $0 })
      return Array(lines.removeFirst().utf8)
    }
  }

  private let folder: TemporaryFolder
  private let clock = TickingClock()

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(.rows) func `a command can be interrupted unless it writes`() async throws {
    _ = await isHeld(["add", "tea 3"])
    _ = await isHeld(["-f", "other", "-y", "add", "coffee 4"])
    let rows: [([String], Bool)] = [
      (["list"], false), (["verify"], false), (["add", "cake 5", "--dry-run"], false),
      (["add", "cake"], false), (["void", "9"], false), (["void", "--all"], false),
      (["repair"], false), (["merge", folder.path("other"), "-n"], false),
      (["merge", folder.path("other")], false), (["compact", folder.path("new"), "-n"], false),
      (["-f", "third", "init", "-n"], false),
      (["add", "cake 5"], true), (["income", "4000", "--monthly"], true), (["undo"], true),
      (["-f", "third", "init"], true), (["merge", folder.path("other"), "--join"], true),
      (["compact", folder.path("new")], true),
    ]
    for (words, holds) in rows {
      #expect(await isHeld(words) == holds, "\(words.joined(separator: " "))")
    }
  }

  @Test func `at each question of init the person can end the program again`() async throws {
    let interruptions = CountedInterruptions()
    let input = QuestionedInput(
      ["1200\n", "savings 3000\n", "\n", "\n", "\n", "\n"], interruptions)
    let record = ConversationRecord()
    let code = await PuldarProgram.run(
      in: Surroundings(
        arguments: ["-f", folder.path("fourth"), "init"].map { Array($0.utf8) },
        terminal: TerminalState(
          environment: ["HOME": folder.path("home")], isInputTerminal: true, isErrorTerminal: true),
        input: input, output: record, errors: record, clock: clock, parser: RuleBasedParser(),
        machine: MachinePlaces(
          stateFolder: folder.path("state"), machineID: "m", deviceName: "laptop"),
        interruptions: interruptions))
    let shown = String(decoding: record.bytes, as: UTF8.self)
    #expect(code == .done && shown.contains("savings"), "\(shown)")
    #expect(input.held == Array(repeating: false, count: 6), "\(input.held)")
  }

  private func isHeld(_ words: [String]) async -> Bool {
    let record = ConversationRecord()
    let interruptions = CountedInterruptions()
    var words = words
    if words[0] == "-f" { words[1] = folder.path(words[1]) }
    let ledger = words[0] == "-f" ? [] : ["-f", folder.path("trip")]
    _ = await PuldarProgram.run(
      in: Surroundings(
        arguments: (ledger + words).map { Array($0.utf8) },
        terminal: TerminalState(environment: ["HOME": folder.path("home")]),
        input: FakeInput([], byteLimit: 4096), output: record, errors: record, clock: clock,
        parser: RuleBasedParser(),
        machine: MachinePlaces(
          stateFolder: folder.path("state"), machineID: "m", deviceName: "laptop"),
        interruptions: interruptions))
    return interruptions.count.withLock { $0 > 0 }
  }
}
