import LedgerTestSupport
import PuldarCommands
import Testing

/// `bill edit rent --day 2026-06-01 --to 2026-06-03`, on 2 January 2026.
@Suite struct MovedDayCommandTests {
  private let commands: TriedCommands

  init() throws {
    commands = try TriedCommands()
  }

  @discardableResult
  private func run(_ line: String) async -> String { await commands.run(line, in: "trip") }

  @Test func `M34: one day of a bill is moved, and every screen tells of the new one`() async {
    await run("income 4000 --monthly")
    await run("bill add rent 1200 every month on the 5th")
    #expect(
      await run("bill edit rent --day 5jan --to 2026-01-08")
        .contains("bill 2 due on 2026-01-05 moved to 2026-01-08"))
    #expect(await run("due").contains(/2026-01-08 +Rent +1200\.00 +housing +moved from 2026-01-05/))
    #expect(
      await run("bill show rent").contains("next due 2026-01-08, 1200.00, moved from 2026-01-05"))
    #expect(await run("due --json").contains(#""planned":"2026-01-05""#))
    let calendar = await run("calendar -m 2026-01")
    #expect(calendar.contains("2026-01-08  bill  Rent"), "\(calendar)")
    await run("bill edit rent --day 2026-01-08 --to 2026-02-03")
    #expect(await run("forecast --plain").contains("Rent\t2026-02-03"))
    let status = await run("status")
    #expect(status.contains("left\nFundamentals"), "January has nothing due: \(status)")
    await run("undo")
    #expect(
      await run("pay rent --on 2026-01-02").contains("bill 2 due on 2026-01-05 paid: 1200.00"))
    #expect(await run("show 7").contains("due on 2026-01-08"))
    #expect(await run("pay rent --due 2026-01-08").contains("due on 2026-01-08 is paid already"))
    #expect(await run("undo --payment rent").contains("not paid"))
    #expect(await run("due").contains("2026-01-08"))
  }

  @Test func `M34: what cannot be moved is refused with what can be`() async {
    await run("bill add rent 1200 every month on the 5th")
    await run("bill add dentist 80 20jan")
    await run("pay rent")
    let days = "but on 2026-02-05 and 2026-03-05"
    for (line, words) in [
      ("--day 2026-01-05 --to 2026-01-07", "due on 2026-01-05 is paid already"),
      ("--day 2026-02-06 --to 2026-02-07", days),
      ("--day 2026-02-05 --to 2026-03-05", "is due on 2026-03-05 already"),
      ("--day 2026-02-05", "'--day' takes '--to' with another day"),
      ("--day 2026-02-05 --to 2026-02-07 --amount 3", "'--day' takes '--to' with another day"),
      ("--day 2026-02-05 --to soonish", "for '--to"),
    ] {
      let answer = await run("bill edit rent \(line)")
      #expect(answer.contains(words), "\(line): \(answer)")
    }
    #expect(await run("bill edit dentist --day 2026-01-20 --to 2026-01-22").contains("moved to"))
    #expect(await run("due").contains(/2026-01-22 +Dentist/))
  }
}
