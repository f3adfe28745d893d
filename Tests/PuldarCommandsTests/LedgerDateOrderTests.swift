import EntryParsing
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// The order of day and month belongs to the ledger, and not to the environment of the moment.
@Suite struct LedgerDateOrderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ words: [String], locale: String?) async -> (shown: String, code: ExitCode) {
    let record = ConversationRecord()
    let code = await PuldarProgram.run(
      in: Surroundings(
        arguments: (["-f", folder.path("ledger")] + words).map { Array($0.utf8) },
        terminal: TerminalState(environment: locale.map { ["LC_ALL": $0] } ?? [:]),
        input: FakeInput([]), output: record,
        errors: record, clock: SteadyClock("2026-11-20T12:00:00.000Z"), parser: RuleBasedParser(),
        machine: MachinePlaces(
          stateFolder: folder.path("state"), machineID: "m", deviceName: "laptop")))
    return (String(decoding: record.bytes, as: UTF8.self), code)
  }

  private var days: [String] {
    get async throws {
      try await Ledger(
        store: FileEventStore(folder: folder.path("ledger"), machine: folder.machine)
      )
      .view(EntryRegister()).newest.map(\.values.date.text)
    }
  }

  @Test func `a ledger takes the order of the locale in which it is begun`() async throws {
    _ = await run(["add", "uber 3/2 18"], locale: "en_GB.UTF-8")
    _ = await run(["add", "uber 3/2 18"], locale: "en_US.UTF-8")
    _ = await run(["add", "uber 3/2 18"], locale: nil)
    #expect(try await days == ["2026-02-03", "2026-02-03", "2026-02-03"])
    #expect(await run(["doctor"], locale: nil).shown.contains("day first: 3/2 is 3 February"))
  }

  @Test func `init says the order, which then stays`() async throws {
    #expect(await run(["init", "--dates", "mdy"], locale: "en_GB.UTF-8").code == .done)
    _ = await run(["add", "uber 3/2 18"], locale: "en_GB.UTF-8")
    #expect(try await days == ["2026-03-02"])
    #expect(await run(["init", "--dates", "mdy"], locale: nil).code == .done)
    #expect(await run(["init", "--dates", "dmy"], locale: nil).code == .refusedData)
  }

  @Test func `where nobody said the order, a date that can be two days is not stored`() async throws
  {
    let answer = await run(["add", "uber 3/2 18"], locale: nil)
    #expect(answer.code == .refusedData)
    #expect(answer.shown.contains("2026-03-02") && answer.shown.contains("2026-02-03"))
  }
}
