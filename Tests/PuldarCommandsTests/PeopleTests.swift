import LedgerTestSupport
import Testing

/// What people owe each other: a payment that they share, one that somebody else made, and what settles it.
@Suite struct PeopleTests {
  private static let begin = [
    "income 3000", "account open bank 1000", "account add visa --kind card",
  ]
  private static let shared = begin + ["add dinner 60 @visa split anna bob"]

  @Test func `a shared payment counts the own share in its category and lends the rest`()
    async throws
  {
    let added = try await shown(PeopleTests.shared)
    for part in [
      "expense 20.00", "move 20.00 visa -> anna", "move 20.00 visa -> bob",
      "account anna: person", "Fun: 880.00 left of 900.00", "visa: 0.00 -> -60.00",
    ] {
      #expect(added.contains(part), "\(added)")
    }
    let accounts = try await shown(PeopleTests.shared + ["account"])
    for part in ["anna       20.00  owes you", "Lent       40.00", "Worth    3980.00"] {
      #expect(accounts.contains(part), "\(accounts)")
    }
    let json = try await shown(PeopleTests.shared + ["--json account"])
    #expect(json.contains(#""atHand":"3940.00","kept":"0.00","lent":"40.00""#), "\(json)")
    #expect(try await shown(PeopleTests.shared + ["check"]).contains("check") == false)
  }

  @Test(arguments: [("anna", "as you say"), ("cash", "as you say"), ("bank", "by the bank")])
  func `no bank says what a person owes or a purse holds`(account: String, words: String)
    async throws
  {
    let commands = try TriedCommands()
    for line in PeopleTests.shared { await commands.run(line) }
    let told = await commands.run("account reconcile \(account) 7")
    #expect(told.contains("and 7.00 \(words): "), "\(told)")
  }

  @Test func `one undo takes a shared payment back, one redo puts it back`() async throws {
    let before = try await shown(PeopleTests.begin + ["account --plain"])
    #expect(try await shown(PeopleTests.shared + ["undo", "account --plain"]) == before)
    #expect(try await shown(PeopleTests.shared + ["undo 4", "account --plain"]) == before)
    #expect(
      try await shown(PeopleTests.shared + ["undo", "redo", "account --plain"])
        == shown(PeopleTests.shared + ["account --plain"]))
  }

  @Test(
    arguments: [
      "move 20 anna bank", "move 20 anna cash", "add anna paid me back 20", "add got 20 from anna",
    ])
  func `what settles a debt leaves the month's spending and worth as they were`(
    line: String
  ) async throws {
    let open = PeopleTests.shared
    let settled = try await shown(open + [line, "account"])
    #expect(!settled.contains("anna       20.00"), "\(settled)")
    #expect(settled.contains("Lent       20.00") && settled.contains("Worth    3980.00"))
    for figure in ["report", "--json budget", "check money"] {
      #expect(try await shown(open + [line, figure]) == shown(open + [figure]), "\(figure)")
    }
  }

  @Test(arguments: ["add 40 dinner @anna", "add 40 dinner paid by anna"])
  func `what somebody else paid is spent and owed, and paying it back is not spent again`(
    line: String
  ) async throws {
    let begin = PeopleTests.begin + ["account add anna --kind person", line]
    let owed = try await shown(begin + ["account"])
    for part in ["bank     4000.00", "anna      -40.00  you owe", "Worth    3960.00"] {
      #expect(owed.contains(part), "\(owed)")
    }
    let report = try await shown(begin + ["report"])
    #expect(report.contains("40.00"), "\(report)")
    let paid = begin + ["add paid anna back 40"]
    #expect(try await shown(paid + ["report"]) == report)
    #expect(try await shown(paid + ["account"]).contains("bank     3960.00"))
    #expect(try await shown(paid + ["check money"]) == shown(begin + ["check money"]))
  }

  @Test(arguments: ["add anna paid 40 for dinner, my share 20", "add i owe anna 20 for dinner"])
  func `what is owed to a person is spent and not taken from the bank`(line: String) async throws {
    let begin = PeopleTests.begin + ["account add anna --kind person", line]
    let owed = try await shown(begin + ["account"])
    for part in ["bank     4000.00", "anna      -20.00  you owe"] {
      #expect(owed.contains(part), "\(owed)")
    }
    #expect(try await shown(begin + ["report"]).contains("20.00"))
    #expect(try await shown(begin + ["check money"]).contains("Nothing"))
  }

  @Test func `a person whose first payment is undone stays while later ones stand`() async throws {
    let later = PeopleTests.shared + ["add lunch 30 split anna"]
    let undone = later + ["undo 4"]
    let accounts = try await shown(undone + ["account"])
    #expect(accounts.contains("anna       15.00  owes you"), "\(accounts)")
    #expect(!accounts.contains("bob"), "\(accounts)")
    #expect(try await shown(undone + ["check money"]).contains("Nothing"))
    #expect(
      try await shown(undone + ["redo", "account --plain"]) == shown(later + ["account --plain"]))
    let before = try await shown(PeopleTests.begin + ["account --plain"])
    #expect(try await shown(undone + ["undo 9", "undo 4", "account --plain"]) == before)
  }

  @Test func `the register of a person tells what was lent and what came back`() async throws {
    let text = try await shown(PeopleTests.shared + ["add anna paid me back 5", "account anna"])
    #expect(text.contains("from visa    20.00  20.00"), "\(text)")
    #expect(text.contains("to bank      -5.00  15.00"), "\(text)")
  }

  @Test func `a journal has a person as an account, and an account of another kind is no person`()
    async throws
  {
    let text = try await shown(PeopleTests.shared + ["export beancount"])
    #expect(text.contains("Assets:Anna  20.00 USD"), "\(text)")
    let refused = try await shown(PeopleTests.begin + ["add dinner 60 split visa"], ends: 65)
    #expect(refused.contains("it is not clear"), "\(refused)")
  }

  @Test func `a shared payment stored twice under one key is one`() async throws {
    let line = "add dinner 60 split anna bob --key k"
    let once = try await shown(PeopleTests.begin + [line, "account --plain"])
    #expect(try await shown(PeopleTests.begin + [line, line, "account --plain"]) == once)
  }

  @Test(
    arguments: [
      ("add dinner 60 split anna --split dining=10 gifts=rest", "takes neither"),
      ("add 40 dinner paid by anna", "account add anna --kind person"),
      ("add 40 dinner @anna", "account add anna --kind person"),
      ("add anna paid 40 for dinner, my share 20", "account add anna --kind person"),
      ("add i owe anna 20", "account add anna --kind person"),
      ("bill add internet 60 split anna every month", "is not shared"),
    ])
  func `what cannot be shared is refused with what to do instead`(
    line: String, part: String
  ) async throws {
    let text = try await shown(PeopleTests.begin + [line], ends: 65)
    #expect(text.contains(part), "\(text)")
  }
}
