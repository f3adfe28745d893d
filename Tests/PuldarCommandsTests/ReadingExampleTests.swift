import EntryParsing
import LedgerStore
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// The sentences that help shows.
@Suite struct ReadingExampleTests {
  @Test(arguments: PuldarProgram.accounted + PuldarProgram.claimed + PuldarProgram.tolerant)
  func `a sentence is read as help says`(_ example: PuldarProgram.ReadingExample) async throws {
    let folder = try TemporaryFolder()
    let record = ConversationRecord()
    _ = await PuldarProgram.run(
      in: Surroundings(
        arguments: ["-f", folder.path("l"), "parse", example.sentence].map { Array($0.utf8) },
        terminal: TerminalState(environment: [:]), input: FakeInput([]), output: record,
        errors: record, clock: SteadyClock("2026-11-20T12:00:00.000Z"), parser: RuleBasedParser(),
        machine: .standard))
    #expect(String(decoding: record.bytes, as: UTF8.self).contains(example.reading))
  }

  @Test func `each principle has ten sentences`() {
    for examples in [PuldarProgram.accounted, PuldarProgram.claimed, PuldarProgram.tolerant] {
      #expect(Set(examples).count == 10)
    }
  }
}
