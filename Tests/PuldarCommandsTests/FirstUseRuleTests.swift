import LedgerTestSupport
import Testing

/// What the rules of lists, receipts and month budgets say of the first hours with the program.
@Suite struct FirstUseRuleTests {
  @Test
  func `SP9, SP15: the first entry makes the ledger and says so; to read none says how to begin`()
    async throws
  {
    #expect(try await shown(["add tea 3"]).contains("Created your ledger (USD) in "))
    #expect(try await shown(["list"], ends: 66).contains("puldar add spent 45 at whole foods"))
  }

  @Test func `EX11, SP24: the program alone shows the month and the last three entries`()
    async throws
  {
    let lines = (1...7).map { "add tea \($0) -q" } + ["status"]
    let status = try await shown(lines)
    #expect(status.contains("Last entries"))
    for number in 5...7 { #expect(status.contains("\n\(number)  2026-01-02"), "\(number)") }
    #expect(!status.contains("\n4  2026-01-02"))
  }

  @Test func `EX13: an entry is saved without a category, and gets one later`() async throws {
    let lines = ["add 12 --merchant Qwxyz", "rule add qwxyz dining"]
    #expect(try await shown(lines + ["list"]).contains("other"))
    #expect(try await shown(lines + ["rule apply --yes", "list"]).contains("dining"))
  }

  @Test func `SP14: a ledger may have the nine categories`() async throws {
    let list = try await shown(["init --categories spendwise", "category list --plain"])
    for name in [
      "groceries", "dining", "transport", "shopping", "bills", "entertainment", "health", "travel",
      "other",
    ] {
      #expect(list.contains(name), "\(name)")
    }
  }

  @Test(
    arguments: [
      ("electricity bill 1200", "bills"), ("rent 900", "bills"), ("phone bill 40", "bills"),
      ("netflix 15", "bills"), ("insurance 55", "bills"), ("loan payment 90", "bills"),
      ("lunch 12", "dining"), ("birthday gift 30", "other"), ("tuition 500", "other"),
    ])
  func `SP14, M4: the words know the ledger's set of categories`(
    words: String, category: String
  ) async throws {
    let bucket = category == "bills" ? "Fundamentals" : "Fun"
    let nine = ["init --categories spendwise"]
    #expect(try await shown(nine + ["add \(words)"]).contains("\(category) · \(bucket)"))
    // What stands for them may be called otherwise, be one's own, or be ended.
    guard category == "bills" else { return }
    let renamed = nine + ["category rename bills Fixed", "add \(words)"]
    #expect(try await shown(renamed).contains("Fixed · Fundamentals"))
    let own = ["init --categories none", "category add bills --bucket future", "add \(words)"]
    #expect(try await shown(own).contains("bills · Future You"))
    let ended = nine + ["category end bills", "add \(words)"]
    #expect(try await shown(ended).contains("other · Fun"))
    let planned = nine + ["bill add rent 900 monthly on the 1st", "pay rent --plain"]
    #expect(try await shown(planned).contains("bills"))
  }

  @Test func `SP37: the version is told, and what is stored where`() async throws {
    #expect(try await shown(["--version"]).wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
    #expect(try await shown(["help privacy"]).contains("log"))
  }

  @Test func `SP8, SP36: what a receipt may do without being asked is a setting`() async throws {
    let lines = ["config set receipts.autosave true", "config get receipts.autosave"]
    #expect(try await shown(lines) == "true")
  }

  @Test func `an income that is set tells what is left in the buckets that were used already`()
    async throws
  {
    let spent = ["add spent 45 at whole foods", "income 4000 --monthly"]
    let told = try await shown(spent)
    #expect(told.contains("\n   Fundamentals: 1955.00 left of 2000.00"), "\(told)")
    #expect(!told.contains("Fun:"), "\(told)")
    let preview = try await shown([spent[0], "income 4000 --monthly -n"])
    #expect(preview.contains("after   Fundamentals: 1955.00 left of 2000.00"), "\(preview)")
    #expect(!(try await shown(["income 4000 --monthly"])).contains("left"))
    let later = try await shown([spent[0], "income 4000 --monthly --from 2026-02"])
    #expect(!later.contains("left"), "\(later)")
  }
}
