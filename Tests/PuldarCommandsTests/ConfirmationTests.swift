import PuldarCommands
import Testing

/// What is asked before a ledger is changed as a whole.
@Suite struct ConfirmationTests {
  private let terminal: TypedTerminal

  init() throws {
    terminal = try TypedTerminal()
  }

  @Test func `void all is done when the ledger's name is typed`() async throws {
    _ = await terminal.run("", "add", "tea 3")
    let (shown, code) = await terminal.run("trip\n", "void", "--all")
    #expect(code == .done)
    #expect(shown.contains("Take back 1 entry of the ledger 'trip'? Type its name: "))
    #expect(shown.contains("2  voids 1: expense 3.00 Tea"))
  }

  @Test(arguments: ["", "\n", "yes\n", "default\n", "Trip\n"])
  func `any other answer stores nothing and ends with 1`(_ answer: String) async throws {
    _ = await terminal.run("", "add", "tea 3")
    let (shown, code) = await terminal.run(answer, "void", "--all")
    #expect(code == .conditionFails)
    #expect(shown.contains("Nothing was stored."))
    #expect(await terminal.run("", "list", "--plain").shown.contains("Tea"))
  }

  @Test func `what is said after the end of the input begins a line`() async throws {
    _ = await terminal.run("", "add", "tea 3")
    let (shown, _) = await terminal.run("", "void", "--all")
    #expect(shown.hasSuffix("Type its name: \nNothing was stored.\n"))
  }

  @Test func `Enter takes the first reading, and none where one is of a sum that is asked about`()
    async throws
  {
    let (shown, code) = await terminal.run("\n", "add", "coffee 4 or 5")
    #expect(code == .done)
    #expect(shown.contains("Which one? [1-2, Enter for 1, 0 for none] "))
    let (doubtful, ended) = await terminal.run("\n", "add", "dinner 8005928996 20")
    #expect(ended == .conditionFails)
    #expect(doubtful.contains("Which one? [1-2, 0 for none] Nothing was stored."))
    #expect(await terminal.run("", "list", "--plain").shown.split(separator: "\n").count == 1)
  }

  @Test func `C33: a number that is no reading is asked about again`() async throws {
    let (shown, code) = await terminal.run("9\nlist\n2\n", "add", "coffee 4 or 5")
    #expect(code == .done && shown.contains("'9' is none of these answers."))
    #expect(await terminal.run("", "list", "--plain").shown.contains("5.00"))
  }

  @Test(arguments: [
    ("gym 20 every quarter", "every 3 months on the 15th from 2026-01-15"),
    ("water 30 every 2 months", "from 2026-01-15"),
  ])
  func `C33: a day that cannot be read is asked about again, and the one answered counts`(
    _ words: String, _ rule: String
  ) async throws {
    let (shown, code) = await terminal.run("zz\n15 jan\n", "bill", "add", words)
    #expect(code == .done && shown.contains("write a day, as 15jan"), "\(shown)")
    #expect(shown.contains(rule), "\(shown)")
    let (income, ended) = await terminal.run("\n15 jan\n", "income", "900 every 2 weeks")
    #expect(ended == .done && income.contains("from 2026-01-15"), "\(income)")
  }

  @Test func `C33: one of several bills is picked by its name`() async throws {
    for bill in ["car tax 50 15jan", "car wash 20 16jan"] {
      _ = await terminal.run("", "bill", "add", bill)
    }
    let (shown, code) = await terminal.run("3\n2\n", "bill", "show", "car")
    #expect(code == .done && shown.contains("  2  2 Car Wash"), "\(shown)")
    #expect(shown.contains("'3' is none of these answers."), "\(shown)")
  }

  @Test func `nobody is asked where nothing may be asked`() async throws {
    _ = await terminal.run("", "add", "tea 3")
    let (shown, code) = await terminal.run("trip\n", "void", "--all", "--no-input")
    #expect(code == .usage)
    #expect(shown.contains("--confirm trip"))
  }

  @Test(arguments: ["--json", "--plain"])
  func `nobody is asked about corrections that were not shown`(_ form: String) async throws {
    _ = await terminal.run("", "add", "9 at blue door")
    _ = await terminal.run("", "add", "8 at blue door")
    _ = await terminal.run("", "edit", "1", "--category", "dining")
    let (shown, code) = await terminal.run("y\n", "rule", "apply", form)
    #expect(code == .usage)
    #expect(!shown.contains("[y/N]") && shown.contains("--yes"))
    #expect(await terminal.run("", "list", "--plain").shown.contains("other"))
  }
}
