import PuldarCommands
import Testing

/// A ledger that is begun in the middle of a month, by what a person answers.
@Suite struct BeginningTests {
  private let terminal: TypedTerminal

  init() throws {
    terminal = try TypedTerminal()
  }

  @Test
  func `init asks what is there now, and what came and was paid this month counts in it alone`()
    async throws
  {
    let answers = """
      1200
      savings 3000
      jar 40
      jar 40 --kind cash

      visa 250

      1900 on the 1st and 15th

      2026-01-01

      rent 900 every month on the 1st
      gym 30 every month on the 20th

      y

      """
    let (shown, code) = await terminal.run(answers, "init")
    #expect(code == .done)
    for command in [
      "account open bank 1200", "account open savings 3000 --kind savings",
      "account open visa -250 --kind card", "income 1900 on the 1st and 15th",
      "income 1900.00 --date 2026-01-01 --regular",
      "bill add rent 900 every month on the 1st --due 2026-01-01",
      "bill add gym 30 every month on the 20th", "pay 10 --on 2026-01-01",
    ] {
      #expect(shown.contains("$ puldar \(command)\n"), "\(command): \(shown)")
    }
    #expect(shown.contains("there is no account 'jar'") && !shown.contains("Was Gym"))
    #expect(
      await terminal.run("", "account", "--plain").shown.split(separator: "\n").map {
        $0.split(separator: "\t")[2]
      } == ["1200.00", "0.00", "40.00", "3000.00", "-250.00"])
    let month = await terminal.run("", "status").shown
    #expect(month.contains("2870.00") && month.contains("still expected 1900.00"), "\(month)")
  }

  @Test func `Enter skips each question, and nobody is asked who says a choice or must not be`()
    async throws
  {
    let (shown, code) = await terminal.run("\n\n\n\n\n", "init")
    #expect(code == .done && shown.contains("rent 900 every month on the 1st: "))
    #expect(await terminal.run("", "log", "--plain").shown.split(separator: "\n").count == 1)
    for words in [["init", "--no-input"], ["init", "--dates", "dmy"], ["init", "--json"]] {
      let others = try TypedTerminal()
      #expect(!(await others.run("1200\n", words)).shown.contains("1200"), "\(words)")
    }
  }

  @Test
  func `the end of the input ends the questions, and what was answered is stored`() async throws {
    let (shown, code) = await terminal.run("1200\n", "init")
    #expect(code == .done && shown.contains("$ puldar account open bank 1200\n"), "\(shown)")
    #expect(shown.contains("Another account") && !shown.contains("A card"), "\(shown)")
    #expect(await terminal.run("", "account", "--plain").shown.contains("1200.00"))
    let bills = try TypedTerminal()
    func bill(_ what: String) -> String { "\(what) every month on the 1st\n" }
    let answers = "\n\n\n\n" + bill("rent 900") + bill("water 30") + "\n"
    let asked = await bills.run(answers, "init").shown
    #expect(asked.contains("Was Rent") != asked.contains("Was Water"), "\(asked)")
  }
}
