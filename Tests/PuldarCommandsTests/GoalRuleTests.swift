import LedgerTestSupport
import PuldarCommands
import Testing

/// What is bought with goals, goals that are accounts, and how goals are changed.
@Suite struct GoalRuleTests {
  private static let bike = [
    "init", "income 4000 --monthly", "account open bank 2000", "goal add Bike 500",
    "goal fund bike 400",
  ]

  @Test func `a purchase of a goal takes what it covers out of that`() async throws {
    let added = try await shown(Self.bike + ["add bike 450 --goal bike"])
    #expect(added.contains("goal Bike · 400.00 covered"), "\(added)")
    let bought = Self.bike + ["add bike 450 --goal bike"]
    let list = try await shown(bought + ["goal list"])
    #expect(list.contains("Bike  0.00"), "\(list)")
    let spent = try await shown(bought + ["report --json"])
    #expect(
      spent.contains(#""spent":"450.00","covered":"400.00","putAway":"400.00","used":"450.00""#),
      "\(spent)")
    #expect(try await shown(bought + ["check balanced"]).hasPrefix("Nothing needs you"))
    let undone = try await shown(bought + ["undo", "goal list"])
    #expect(undone.contains("Bike  400.00"), "\(undone)")
  }

  @Test(
    arguments: [
      ("add bike 450 --goal car", "no goal is called 'car'", Int32(66)),
      ("add bike 450 --goal sofa", "nothing is left in the goal", 65),
      ("add bike 450 --goal bike --type credit", "is for no goal, but an expense", 65),
      ("add bike 450 --goal bike @savings", "puldar move 450.00 savings bank", 65),
      ("goal fund '' 5", "write its number, or a part of its name", 65),
      ("add bike 50 --goal ''", "write its number, or a part of its name", 64),
      ("goal withdraw house 5", "puldar move 5.00 savings bank", 65),
      ("goal fund house 5", "puldar move 5.00 bank savings", 65),
      ("add sofa 45 --goal house", "Pay from there with '@savings', or move it first", 65),
      ("goal add Flat --account savings", "is the goal 8 already", 65),
      ("goal add Flat --account bank", "is of kind bank", 65),
      ("goal add Boat -5", "-5", 65), ("goal edit bike", "--name, --target or --by", 64),
      ("goal edit bike --name House", "is called so already", 65),
    ])
  func `what a goal cannot do is refused, and nothing is stored`(
    line: String, told: String, code: Int32
  ) async throws {
    let lines =
      Self.bike + [
        "goal add Sofa", "account open savings 5000 --kind savings",
        "goal add House 20000 --account savings",
      ]
    let refused = try await shown(lines + [line], ends: code)
    #expect(refused.contains(told), "\(refused)")
    let log = try await shown(lines + [line, "log"])
    #expect(log.split(separator: "\n").count == 9, "\(log)")
  }

  @Test func `a covered purchase is not moved before its goal, and what is no expense is for none`()
    async throws
  {
    let bought = Self.bike + ["add bike 450 --goal bike"]
    let moved = try await shown(bought + ["edit last --date 2025-12-31"], ends: 65)
    #expect(moved.contains("2026-01-02"), "\(moved)")
    let credit = try await shown(bought + ["edit last --type credit", "list -o jsonl"])
    #expect(credit.contains(#""type":"credit""#) && !credit.contains("goal"), "\(credit)")
    let goals = try await shown(bought + ["edit last --type credit", "goal list"])
    #expect(goals.contains("Bike  400.00"), "\(goals)")
    #expect(
      try await shown(bought + ["edit last --type credit", "check money"])
        .hasPrefix("Nothing needs you"))
  }

  @Test func `what looks like a purchase of a goal is named, and stored plainly`() async throws {
    let added = try await shown(Self.bike + ["add bike 400"])
    #expect(added.contains("puldar edit last --goal Bike"), "\(added)")
    let edited = try await shown(
      Self.bike + ["add bike 400", "edit last --goal Bike", "list -o jsonl"])
    #expect(edited.contains(#""goal":"Bike","covered":"400.00""#), "\(edited)")
    let plain = try await shown(
      Self.bike + ["add bike 400 --goal bike", "edit last --no-goal", "goal list"])
    #expect(plain.contains("Bike  400.00"), "\(plain)")
  }

  @Test(
    arguments: [
      ("y\n", "goal Bike · 400.00 covered"), ("n\n", "Fundamentals"), ("", "Fundamentals"),
    ])
  func `at a terminal it is asked whether a purchase is for a goal`(
    answer: String, told: String
  ) async throws {
    let commands = try TriedCommands()
    for line in Self.bike { _ = await commands.run("", line.words) }
    let (shown, code) = await commands.run(answer, "add bike 450".words)
    #expect(shown.contains("Is this for the goal Bike? 400.00 covered [y/N]"), "\(shown)")
    #expect(shown.contains(told) && code.rawValue == 0, "\(shown)")
    #expect(shown.contains("covered\n") == (answer == "y\n"), "\(shown)")
    #expect(await !commands.run("", "add tea 3".words).shown.contains("Is this for"))
  }

  @Test func `a line of JSON keeps the goal of a purchase, if the other ledger has it`()
    async throws
  {
    let bought = Self.bike + ["add bike 450 --goal bike"]
    let append = "list --reverse -o jsonl | puldar append -f ./new"
    let there = ["-f ./new init", "-f ./new goal add Bike", "-f ./new goal fund bike 400"]
    let kept = try await shown(bought + there + [append, "-f ./new list -o jsonl"])
    #expect(kept.contains(#""goal":"Bike","covered":"400.00""#), "\(kept)")
    let untied = try await shown(bought + ["-f ./new init", append])
    #expect(untied.contains("line 1: there is no goal 'Bike'; it is for none."), "\(untied)")
  }

  @Test func `a goal that is an account holds what lies there`() async throws {
    let house = [
      "init", "income 4000 --monthly", "account open bank 3000",
      "account open savings 5000 --kind savings",
      "goal add House 20000 --account savings", "move 1000 bank savings",
    ]
    #expect(try await shown(house).contains("Main Savings: 2000.00"))
    #expect(try await shown(house + ["goal list"]).contains("House  6000.00  of 20000.00"))
    let bought = house + ["add sofa 900 @savings --goal house"]
    #expect(try await shown(bought + ["goal list"]).contains("House  5100.00"))
    let snapshot = try await shown(bought + ["snapshot --json"])
    #expect(snapshot.contains(#""goalsTotal":"5100.00""#), "\(snapshot)")
    #expect(snapshot.contains(#""mainSavings":"2000.00""#), "\(snapshot)")
    #expect(try await shown(bought + ["check balanced"]).hasPrefix("Nothing needs you"))
    let ended = try await shown(bought + ["goal end house", "accounts"])
    #expect(ended.contains("5100.00"), "\(ended)")
  }

  @Test func `each field of a goal changes alone, and what is in it stays`() async throws {
    let changed = try await shown(
      Self.bike + [
        "goal edit bike --name 'Red bike'", "goal edit red --target 600",
        "goal edit red --by 2026-04-30", "goal list",
      ])
    #expect(changed.contains("Red bike  400.00  of 600.00"), "\(changed)")
    #expect(changed.contains("50.00 a month until 2026-04-30"), "\(changed)")
    let undone = try await shown(
      Self.bike + ["goal edit bike --target 600", "undo", "goal list"])
    #expect(undone.contains("of 500.00"), "\(undone)")
  }

  @Test(
    arguments: [
      ("Vacation 1500 by august", "goal Vacation · target 1500.00 · by 2026-08-31"),
      ("Vacation 1500 by 2026-12-01", "goal Vacation · target 1500.00 · by 2026-12-01"),
      ("Stand by me", "unreadable"), ("'Stand by me'", "goal Stand by me"),
    ])
  func `C17: words of a goal say its target and by when`(words: String, told: String) async throws {
    let isRefused = told == "unreadable"
    let added = try await shown(["init", "goal add \(words)"], ends: isRefused ? 64 : 0)
    #expect(isRefused || added.contains(told), "\(added)")
  }
}

extension String {
  fileprivate var words: [String] { split(separator: " ").map(String.init) }
}
