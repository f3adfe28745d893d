import LedgerTestSupport
import PuldarCommands
import Testing

/// A bill that is called as one of the accounts pays it: what was bought with a card counts already (B6).
@Suite struct AccountBillTests {
  private let commands: TriedCommands

  init() throws {
    commands = try TriedCommands()
  }

  @discardableResult
  private func run(_ line: String) async -> String { await commands.run(line, in: "trip") }

  private func prepare() async {
    await run("account open bank 1000")
    await run("account add visa --kind card")
    await run("account open car-loan -8000 --kind loan")
    await run("account open savings 0 --kind savings")
  }

  @Test func `B6: a bill that is called as an account is a move to it`() async {
    await prepare()
    for (words, move) in [
      ("visa 200 every month on the 18th", "bank -> visa"),
      ("visa bill 200 every month on the 18th", "bank -> visa"),
      ("credit card 200 every month on the 18th", "bank -> visa"),
      ("car-loan 265 every month on the 5th", "bank -> car-loan"),
      ("car loan 265 every month on the 5th", "bank -> car-loan"),
      ("savings 300 every month on the 1st", "bank -> savings"),
    ] {
      let answer = await run("bill add \(words) -n")
      #expect(answer.contains(move), "\(words): \(answer)")
    }
    // Something else is bought, another name is given, or the account pays.
    for words in [
      "visa fee 5 every month on the 18th", "visa 200 every month on the 18th --name Visum",
      "visa 200 every month on the 18th -a visa", "rent 900 every month on the 1st",
    ] {
      let answer = await run("bill add \(words) -n")
      #expect(answer.contains("bill ") && !answer.contains("->"), "\(words): \(answer)")
    }
  }

  @Test func `B6: what was bought with a card counts once when its bill is paid`() async {
    await prepare()
    await run("add 200 shoes @visa")
    await run("bill add visa 200 every month on the 18th")
    #expect(await run("pay visa").contains("move 200.00 bank -> visa"))
    let accounts = await run("account --plain")
    #expect(accounts.contains("bank\t") && accounts.contains("800.00"), "\(accounts)")
    #expect(await run("report --plain").contains("200.00"))
    #expect(!(await run("report --plain")).contains("400.00"))
  }

  @Test func `B6: a bill that was there before its account is not paid as an expense unasked`()
    async
  {
    await run("bill add visa 200 every month on the 18th")
    await run("account open bank 1000")
    await run("account add visa --kind card")
    let refused = await run("pay visa")
    #expect(refused.contains("visa is an account, and what pays it is a move and no expense"))
    #expect(refused.contains("move 200.00 bank visa") && refused.contains("--yes"), "\(refused)")
    #expect(await run("pay visa --no-expense -n").contains("paid: 200.00"))
    #expect(await run("pay visa --yes").contains("expense 200.00"))
  }
}
