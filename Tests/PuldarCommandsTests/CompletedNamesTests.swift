import LedgerTestSupport
import Testing

/// What a shell is offered of the ledger's names.
@Suite struct CompletedNamesTests {
  private static let ledger = [
    "income 4000 --monthly", "add 4 --merchant 'Blue Bottle'", "account open bank 100",
    "bill add 'rent 900 every month on the 1st'", "bill add 'gym 30 every month on the 3rd'",
    "bill add 'gym 20 every month on the 5th'", "goal add bike 400",
  ]

  @Test(.rows) func `names are offered that can be typed, and numbers only if two share a name`()
    async throws
  {
    let rows: [(line: String, offered: [String])] = [
      ("2 puldar pay ", ["rent\t900.00, every month on the 1st", "5\tGym 30.00"]),
      ("3 puldar goal fund ", ["bike\tof 400.00"]),
      ("3 puldar list --merchant ", ["Blue Bottle\t"]),
      ("3 puldar add --merchant B", ["Blue Bottle\t"]),
      ("3 puldar status -m mar", ["march\t"]),
      ("2 puldar explain ", ["fun\t1196.00 left", "bank", "savings\t", "fun.left\t"]),
    ]
    for (line, offered) in rows {
      let words = line.hasSuffix(" ") ? line + "''" : line
      let shown = try await shown(Self.ledger + ["__complete \(words)"])
      for name in offered {
        #expect(
          shown.split(separator: "\n").contains { $0.hasPrefix(name) }, "\(line): \(shown)")
      }
    }
  }

  @Test func `a limit holds for each group, and the sums are of all`() async throws {
    let lines = (1...3).map { "add tea \($0)" } + ["add rent 900"]
    let list = try await shown(lines + ["list --group category --limit 1"])
    #expect(list.contains("dining · 3 entries · out 6.00") && list.contains("3.00  Tea"))
    #expect(!list.contains("2.00  Tea") && list.contains("900.00  Rent"))
    #expect(list.hasSuffix("4 entries · out 906.00 · in 0.00 · net -906.00"))
  }

  @Test func `names of columns stand first if they are asked for, without rows too`() async throws {
    let plain = try await shown(["add tea 3", "list --plain --header -m 2020-01"])
    #expect(plain.hasPrefix("number\tdate\ttype\tamount\tcurrency\tmerchant\t"))
    let whole = try await shown(["add tea 3", "--plain --header"])
    #expect(whole.hasPrefix("month\tbucket\tbudget\tcarried\tspent\tused\tleft\tcurrency\n2026-01"))
    #expect(try await shown(["add tea 3", "list --header"]).hasPrefix("1  2026-01-02"))
  }

  @Test func `another currency is told with what makes a ledger in it, of the same entries`()
    async throws
  {
    let lines = ["add tea 3"]
    let refused = try await shown(lines + ["init --currency EUR"], ends: 65)
    #expect(refused.contains("which is kept in USD; that cannot be changed any more"))
    #expect(refused.contains("puldar init -f FOLDER --currency EUR"))
    #expect(refused.contains("sed 's/\"USD\"/\"EUR\"/' | puldar -f FOLDER append"))
    #expect(!refused.contains("metered"))
  }
}
