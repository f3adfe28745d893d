import LedgerTestSupport
import PuldarCommands
import Testing

/// What went through an account, and what a comparison with the bank lists of it.
@Suite struct AccountRegisterTests {
  private static let moves = [
    "init", "account open bank 100 --on 2025-12-30", "add tea 3 on 31 dec", "income 50",
    "move 20 bank cash", "add cake 4", "add soup 5 @cash", "account correct bank +1 --why found",
  ]

  @Test
  func `M23: a register tells what an account held after each entry, transfer and correction`()
    async throws
  {
    let month = try await shown(Self.moves + ["account bank --plain"])
    for row in ["50.00\t147.00", "to cash\t-20.00\t127.00", "Cake\t-4.00\t123.00", "1.00\t124.00"] {
      #expect(month.contains(row), "\(month)")
    }
    let text = try await shown(Self.moves + ["account bank"])
    #expect(text.hasPrefix("bank  2026-01-01 began with 97.00\n"), "\(text)")
    #expect(text.hasSuffix("bank  2026-01-02 ended with 124.00"), "\(text)")
    let earlier = try await shown(Self.moves + ["account bank -m last"])
    #expect(earlier.hasPrefix("bank  2025-12-30 began with 100.00\n"), "\(earlier)")
    let cash = try await shown(Self.moves + ["account cash"])
    #expect(cash.contains("from bank") && cash.hasSuffix("ended with 15.00"), "\(cash)")
    #expect(
      try await shown(Self.moves + ["account broker"], ends: 65).contains("no account 'broker'"))
  }

  @Test
  func `what is said anew of an account is a line of its register, beside all that went before`()
    async throws
  {
    let opened = [
      "init", "account open bank 100 --on 2025-12-30", "add tea 3 on 31 dec",
      "account open bank 90 --on 2026-01-02", "add cake 4",
    ]
    let both = try await shown(opened + ["account bank -m 2025-12..2026-01 --plain"])
    let rows = both.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).dropFirst(2).prefix(3)
        .joined(separator: " ")
    }
    #expect(rows == ["Tea -3.00 97.00", "opened with 90.00 -7.00 90.00", "Cake -4.00 86.00"])
    let month = try await shown(opened + ["account bank"])
    #expect(month.hasPrefix("bank  2026-01-01 began with 97.00\n"), "\(month)")
    #expect(month.hasSuffix("ended with 86.00"), "\(month)")
    let next = try await shown(opened + ["account bank -m next"])
    #expect(next.hasSuffix("bank  2026-02-28 ended with 86.00"), "\(next)")
  }

  @Test func `B12: reconcile lists what was recorded late for earlier days, or changed since`()
    async throws
  {
    let agreed = [
      "init", "account open bank 1000 --on 2025-12-30", "add 10 --merchant Shop -d 2025-12-31",
      "account reconcile bank 990 --on 2025-12-31",
    ]
    let late = [
      "add 7 --merchant Late -d 2025-12-31", "edit 2 --amount 12", "add 1 --merchant New",
    ]
    let text = try await shown(agreed + late + ["account reconcile bank 990"], ends: 1)
    #expect(text.contains("Late") && text.contains("-7.00"), "\(text)")
    #expect(text.contains("Shop") && text.contains("-12.00"), "\(text)")
    #expect(text.contains("New") && !text.contains("nothing"), "\(text)")
    // What the bank had when both agreed is not listed again.
    let none = try await shown(agreed + ["account reconcile bank 980"], ends: 1)
    #expect(none.contains("nothing") && !none.contains("Shop"), "\(none)")
  }

  @Test
  func `C32: what an account is made of stands with its days, the biggest first`() async throws {
    let teas = (1...14).map { "add tea \($0) on 2026-01-\($0 % 2 + 1) -q" }
    let lines = ["account open bank 500 --on 2025-12-31"] + teas
    let first = try await shown(lines + ["explain bank"])
    let parts = first.split(separator: "\n").filter { $0.hasPrefix("  + ") }
    #expect(first.contains("spent and 2 more: --all\n"), "\(first)")
    #expect(parts.count == 12)
    #expect(parts.first == "  + 2026-01-01  14.00 (15) Tea")
    #expect(parts.last == "  + 2026-01-02   3.00 (4) Tea")
    let all = try await shown(lines + ["explain bank --all"])
    #expect(all.contains("  + 2026-01-02   1.00 (2) Tea"), "\(all)")
  }
}
