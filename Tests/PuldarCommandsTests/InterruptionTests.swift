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
    let releaseCount = Mutex(0)

    func hold() { count.withLock { $0 += 1 } }
    func release() { releaseCount.withLock { $0 += 1 } }
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
