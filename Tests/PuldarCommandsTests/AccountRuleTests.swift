import LedgerTestSupport
import Testing

/// What the rules of accounts, days and goals say of the commands, a rule or two a test.
@Suite struct AccountRuleTests {
  @Test func `DR8: money is spent from the bank, or from the account that is named`() async throws {
    #expect(try await shown(["add tea 3", "show 1"]).contains("account   bank"))
    #expect(try await shown(["add tea 3 @cash", "show 1"]).contains("account   cash"))
    #expect(try await shown(["add 3 --account cash -q", "show 1"]).contains("account   cash"))
  }

  @Test(
    arguments: [
      ("expense", "4  expense"), ("cash", "5  move 60.00 bank -> cash"),
      ("correction", "6  account bank corrected by +0.42"),
    ])
  func `DR11, DR14: what was spent, moved and corrected is listed by its kind`(
    kind: String, line: String
  ) async throws {
    let log = try await shown([
      "init -q", "account open bank 382.61", "account open cash 5", "income 4000 --monthly",
      "add coffee 4.50", "move 60 bank cash", "account correct bank +0.42 --why interest",
      "log --type \(kind)",
    ])
    #expect(log.split(separator: "\n").count == 1)
    #expect(log.contains(line.dropFirst(3)), "\(log)")
  }

  @Test func `DR19: a preview tells what is there before and after, and stores nothing`()
    async throws
  {
    let before = ["account open bank 382.19", "allowance 88.41"]
    let preview = try await shown(before + ["add espresso 45 --dry-run"])
    #expect(preview.contains("bank: 382.19 -> 337.19"))
    #expect(preview.contains("43.41"))
    #expect(
      try await shown(before + ["add espresso 45 --dry-run", "list"]).hasPrefix("No entries"))
  }

  @Test func `DR18, EX5: nothing is said by a colour alone`() async throws {
    let lines = [
      "income 100 --monthly", "add 95 --merchant tv -c shopping -q", "status --color never",
    ]
    let status = try await shown(lines)
    #expect(status.contains("OVER by 65.00") && !status.contains("\u{1B}"))
  }

  @Test func `DR24, DR51: the demo has its accounts and allowance on any day`() async throws {
    let snapshot = try await shown([
      "init --demo drip --today 2026-01-31",
      "-f ~/.local/share/puldar/demo-drip snapshot --no-emoji --no-quote --today 2026-01-31",
    ])
    #expect(snapshot.contains("$382.19") && snapshot.contains("$3000.00"))
    #expect(snapshot.contains("$3293.78"))
  }

  @Test(arguments: [("USD", "3.50"), ("JPY", "350"), ("KWD", "3.500")])
  func `DR28, DR58: an amount has the digits of its currency`(
    currency: String, amount: String
  ) async throws {
    let lines = ["init --currency \(currency) -q", "add \(amount) --merchant Kiosk -q", "list"]
    #expect(try await shown(lines).contains(" \(amount) "))
  }

  @Test func `DR59: days are shown as the standard writes them, both ends counted`() async throws {
    let lines = [
      "add tea 3 --date 2025-12-30", "add tea 4 --date 2025-12-31", "add tea 5",
      "list --from 2025-12-30 --to 2025-12-31",
    ]
    let list = try await shown(lines)
    #expect(list.contains("2025-12-30") && list.contains("2025-12-31"))
    #expect(list.contains("2 entries · out 7.00"))
  }

  @Test(
    arguments: [
      "export csv", "backup b.tar", "bill add 'netflix 15.99 every month on the 31st' --auto",
      "report --by category",
    ])
  func `DR63: what the first product left for later is here`(line: String) async throws {
    _ = try await shown(["init --open", "add tea 3", line])
  }

  @Test func `DR3, DR32: an ended goal holds nothing, and one that holds less is told`()
    async throws
  {
    let bike = ["account open bank 900", "goal add Bike", "goal fund bike 600"]
    let ended = try await shown(bike + ["goal end bike", "explain goal bike"])
    #expect(ended.hasPrefix("Bike  0.00"), "\(ended)")
    #expect(ended.contains("given back 600.00"), "\(ended)")
    let undone = try await shown(
      bike + ["goal withdraw bike 30", "undo 3", "check balanced"], ends: 1)
    #expect(undone.contains("Bike: -30.00: more was taken out than was put in"), "\(undone)")
  }

  @Test(arguments: ["pay rent", "pay food", "add 200 --merchant Kiosk"])
  func `DR55: where the settings refuse it, nothing is paid that the account does not hold`(
    line: String
  ) async throws {
    let lines = [
      "account open bank 100", "bill add rent 1200 --due 2026-01-02",
      "bill add Food 150 every month",
      "config set overdraft refuse", line,
    ]
    let refused = try await shown(lines, ends: 65)
    #expect(refused.contains("100.00"), "\(refused)")
    #expect(try await shown(Array(lines.prefix(3)) + [line, "accounts"]).contains("-"))
  }

  @Test func `DR3, DR33: an undo that leaves less than nothing in a goal says so`() async throws {
    let lines = [
      "account open bank 900", "goal add Bike", "goal fund bike 50", "goal withdraw bike 30",
    ]
    let undone = try await shown(lines + ["undo 3"])
    #expect(undone.contains("Bike: -30.00, more was taken out than was put in"), "\(undone)")
    let program = try await shown(lines + ["undo 3 --json"])
    #expect(program.contains(#""shortGoals":[{"name":"Bike","saved":"-30.00"}]"#), "\(program)")
    let previewed = try await shown(lines + ["undo 3 --dry-run"])
    #expect(previewed.contains("Bike: -30.00, more was taken out"), "\(previewed)")
    // What leaves the goal whole says nothing, and neither does what is about no goal.
    for line in ["undo 4", "goal fund bike 5"] {
      #expect(try await shown(lines + [line]).contains("more was taken out") == false)
    }
    let other = try await shown(lines + ["undo 3 -q", "add tea 3"])
    #expect(!other.contains("more was taken out"), "\(other)")
  }

  @Test func `DR4, DR33: what a figure is made of keeps its sign, part by part`() async throws {
    let lines = [
      "account open bank 100", "account open cash 40", "move 65 cash bank", "goal add Bike",
      "goal fund bike 50", "goal withdraw bike 30", "undo 5 -q",
    ]
    let alone = try await shown(lines + ["explain savings"])
    #expect(
      alone == """
        Main Savings  170.00 on 2026-01-02 = accounts 140.00 - goals -30.00
        accounts  165.00 bank - 25.00 cash
        goals     -30.00 (4) Bike
        """)
    let both = try await shown(lines + ["goal add Car", "goal fund car 50", "explain savings"])
    #expect(both.contains("= accounts 140.00 - goals 20.00"), "\(both)")
    #expect(both.contains("goals     -30.00 (4) Bike + 50.00 (8) Car"), "\(both)")
    let swapped = try await shown(
      lines + [
        "redo 5", "goal add Car", "goal fund car 5", "goal withdraw car 5", "undo 10",
        "explain savings",
      ])
    #expect(swapped.contains("goals     20.00 (4) Bike - 5.00 (9) Car"), "\(swapped)")
  }

  @Test func `DR19, DR54: an opening tells what it makes of the account`() async throws {
    let lines = ["add tea 3", "account open bank 100"]
    #expect(try await shown(lines).hasSuffix("   bank: 97.00"))
    #expect(try await shown(["account open bank 100"]).hasSuffix("opened with 100.00"))
    let moved = lines + ["move 10 cash bank"]
    let opened = try await shown(moved + ["account open cash 12.50"])
    #expect(opened.hasSuffix("   cash: -10.00 -> 2.50"), "\(opened)")
    let previewed = try await shown(moved + ["account open cash 12.50 --dry-run"])
    #expect(previewed.contains("   cash: -10.00 -> 2.50\n"), "\(previewed)")
    let undone = try await shown(moved + ["account open cash 12.50", "undo"])
    #expect(undone.contains("   cash: 2.50 -> -10.00"), "\(undone)")
    let redone = try await shown(moved + ["account open cash 12.50", "undo", "redo"])
    #expect(redone.contains("   cash: -10.00 -> 2.50"), "\(redone)")
    let program = try await shown(lines + ["account open cash 5 --json"])
    #expect(program.contains(#"{"account":"cash","before":"0.00","after":"5.00"}"#), "\(program)")
    let first = try await shown(["add tea 3", "account open bank 100 --json"])
    #expect(first.contains(#"{"account":"bank","before":null,"after":"97.00"}"#), "\(first)")
  }

  @Test func `DR55: what was never opened and is below zero is flagged`() async throws {
    let lines = ["account open bank 100", "move 10 cash bank"]
    #expect(try await shown(lines).contains("cash: 0.00 -> -10.00, below zero, counted from 0"))
    #expect(try await shown(lines + ["accounts"]).contains("-10.00  BELOW ZERO, counted from 0"))
    let snapshot = try await shown(lines + ["snapshot --no-emoji"])
    #expect(snapshot.contains("Cash Reserve: -$10.00 (below zero, counted from 0)"), "\(snapshot)")
    let card = ["account open bank 100", "account add visa --kind card", "move 10 visa bank"]
    #expect(try await shown(card + ["accounts"]).contains("below") == false)
  }

  @Test func `DR4, DR45: Main Savings is told where it changes, and nowhere else`() async throws {
    let lines = ["account open bank 900", "allowance 2", "goal add Bike"]
    for (line, isTold) in [
      ("add tea 3", true), ("move 10 bank cash", false), ("account open cash 5", true),
      ("account open bank 900", false), ("account open bank 901", true), ("goal add Car", false),
      ("goal fund bike 1", true), ("bill add Rent 90 every month", true), ("undo 3", true),
      ("bill add Rent 90 every month --due 2026-02-01", false), ("account add visa", false),
      ("bill add gym 20 5feb", false), ("account correct bank -1 --why fee", true),
      ("allowance 3", true), ("allowance 3 --from 2026-02-01", false), ("income 9", true),
      ("reconcile bank 900", false), ("add tea 3 --date yesterday", false),
    ] {
      let answer = try await shown(lines + [line])
      #expect(answer.contains("Main Savings") == isTold, "\(line): \(answer)")
    }
    let past = try await shown(lines + ["add tea 3 --date yesterday"])
    #expect(!past.contains("Left for today"), "\(past)")
    let recategorised = try await shown(lines + ["add tea 3", "edit last --category groceries"])
    #expect(!recategorised.contains("Main Savings"), "\(recategorised)")
    let first = try await shown([
      "init", "goal add Bike", "goal fund bike 5", "account open bank 100",
    ])
    #expect(first.contains("Main Savings: 95.00"), "\(first)")
  }

  @Test func `DR7: who takes an account back that was used is told what stays in it`() async throws
  {
    let lines = ["account add visa --kind card", "account open bank 100"]
    let used = try await shown(lines + ["add 5 coffee -a visa", "undo 1"])
    let told = "   visa: -5.00 stays in it, and it is no account of yours any more"
    #expect(used.hasSuffix(told), "\(used)")
    #expect(try await shown(lines + ["undo 1"]).contains("stays") == false)
  }

  @Test func `DR8: a bill is not paid from an account that is not there`() async throws {
    let lines = ["bill add gym 20 9jan -a vsa", "account open bank 100"]
    for line in ["pay gym", "pay gym --account vsa", "pay gym -n"] {
      let refused = try await shown(lines + [line], ends: 65)
      #expect(refused.contains("there is no account 'vsa'"), "\(refused)")
      #expect(refused.contains("Choose one of bank, cash"), "\(refused)")
    }
    for line in ["pay gym -a bank", "pay gym --no-expense"] { _ = try await shown(lines + [line]) }
    let ended = [
      "account open bank 100", "account add visa --kind card", "bill add gym 20 9jan -a visa",
      "account end visa", "pay gym",
    ]
    #expect(try await shown(ended, ends: 65).contains("visa"))
  }

  @Test func `DR10: a transfer begins no account, whose kind nobody said`() async throws {
    let lines = ["account open bank 100", "account add rainy --kind savings"]
    for (line, advice) in [
      ("move 5 bank rainny", "Did you mean 'rainy'?"), ("move 5 bnk rainy", "Did you mean 'bank'?"),
      ("move 5 bank piggy", "Choose one of bank, cash, rainy; or add it"),
      ("move 5 bank savigns", "account add savigns --kind"),
      ("goal add bike 50 --account piggy", "there is no account 'piggy'"),
    ] {
      let refused = try await shown(lines + [line], ends: 65)
      #expect(refused.contains(advice), "\(refused)")
    }
    // Who says that it is one, or used it before, is believed.
    _ = try await shown(lines + ["account add rainny", "move 5 bank rainny"])
    #expect(try await shown(lines + ["account"]) == (try await shown(lines + ["accounts"])))
  }

  @Test func `DR38: today's allowance is told where an account counts`() async throws {
    let lines = ["account open bank 100", "account open cash 50", "allowance 10"]
    for (line, isTold) in [
      ("add tea 3", true), ("add tea 3 @cash", false), ("add tea 3 @cash --counts", true),
      ("add tea 3 --no-counts", false),
    ] {
      let answer = try await shown(lines + [line])
      #expect(answer.contains("Left for today") == isTold, "\(line): \(answer)")
    }
  }

  @Test func `a flag and its opposite exclude each other, whichever comes first`() async throws {
    for (line, flags) in [
      ("add tea 3 --no-counts --counts", "'--counts' and '--no-counts'"),
      ("account add visa --counts --no-counts", "'--counts' and '--no-counts'"),
      ("bill edit rent --no-auto --auto", "'--auto' and '--no-auto'"),
      ("bill edit rent --save --no-save", "'--save' and '--no-save'"),
    ] {
      let refused = try await shown(["bill add rent 100 31jan", line], ends: 64)
      #expect(refused.contains("\(flags) exclude each other"), "\(refused)")
    }
  }

  @Test func `DR11, DR29: what is corrected is an account, and counts in all of them`() async throws
  {
    let lines = ["account open bank 100", "account add piggy", "move 5 bank piggy"]
    for line in ["account correct pigy +1 --why x", "reconcile pigy 5", "account open pigy 5"] {
      let refused = try await shown(lines + [line], ends: 65)
      #expect(refused.contains("there is no account 'pigy'"), "\(refused)")
    }
    let undone = lines + ["undo", "undo 2"]
    #expect(
      try await shown(undone + ["account correct piggy +1 --why x"], ends: 65).contains("piggy"))
    // Nothing that went through it is left, but what it was corrected by is.
    let corrected = lines + ["account correct piggy +1 --why found", "move 5 piggy bank"]
    let told = try await shown(corrected + ["accounts"])
    #expect(
      told.contains("piggy    1.00  counted from 0") && told.contains("All    101.00"), "\(told)")
    #expect(try await shown(corrected + ["check balanced"]).hasPrefix("Nothing needs you"))
    #expect(try await shown(corrected + ["goal add Bike", "snapshot"]).contains("Total: $101.00"))
  }

  @Test func `DR3: an amount behind a goal's name is its target, and is no part of it`()
    async throws
  {
    let added = try await shown(["init", "goal add sail boat 5000"])
    #expect(added.contains("goal sail boat · target 5000.00"), "\(added)")
    #expect(try await shown(["init", "goal add 'Japan 2027'"]).contains("goal Japan 2027"))
    #expect(try await shown(["init", "goal add 2027"]).contains("goal 2027"))
    #expect(try await shown(["init", "goal add boat 2 --target 5"]).contains("goal boat 2"))
  }
}
