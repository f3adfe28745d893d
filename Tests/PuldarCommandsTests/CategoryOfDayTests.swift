import EntryParsing
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// The categories of a sentence are those of its day.
@Suite struct CategoryOfDayTests {
  @Test func `an entry of an earlier day is in a category that has ended since`() async throws {
    let folder = try TemporaryFolder()
    func run(_ words: String...) async -> String {
      let record = ConversationRecord()
      _ = await PuldarProgram.run(
        in: Surroundings(
          arguments: (["-f", folder.path("l")] + words).map { Array($0.utf8) },
          terminal: TerminalState(environment: [:]),
          input: FakeInput([]), output: record, errors: record,
          clock: SteadyClock("2026-11-20T12:00:00.000Z"), parser: RuleBasedParser(),
          machine: MachinePlaces(
            stateFolder: folder.path("state"), machineID: "m", deviceName: "laptop")))
      return String(decoding: record.bytes, as: UTF8.self)
    }
    _ = await run("init")
    _ = await run("category", "add", "pets", "--bucket", "fun")
    _ = await run("add", "spent 20 at petzoo #pets")
    _ = await run("category", "end", "pets")
    #expect(await run("add", "spent 20 at petzoo").contains("Petzoo · other"))
    #expect(await run("add", "spent 20 at petzoo on 2026-09-03").contains("Petzoo · pets"))
    #expect(await run("add", "spent 20 at petzoo", "-d", "2026-09-03").contains("Petzoo · pets"))
    #expect(await run("add", "food 20 #pets on 3 september").contains("Food · pets"))
    #expect(await run("add", "food 20 #pets").contains("there is no category '#pets'"))
    // K6, P39: a built-in one is no other; the month of the entry decides, not its day.
    _ = await run("category", "end", "dining", "--from", "2026-11")
    #expect(await run("add", "lunch 12").contains("Lunch · other"))
    #expect(await run("add", "lunch 12 on 2026-10-31").contains("Lunch · dining"))
    #expect(await run("add", "lunch 12 #dining on 31 october").contains("Lunch · dining"))
    #expect(await run("add", "lunch 12 #dining").contains("there is no category '#dining'"))
    #expect(
      await run("add", "12", "--merchant", "Cafe", "-c", "dining", "-d", "2026-10-31")
        .contains("Cafe · dining"))
    #expect(
      await run("add", "12", "--merchant", "Cafe", "-c", "dining")
        .contains("the category 'dining' ended"))
  }
}
