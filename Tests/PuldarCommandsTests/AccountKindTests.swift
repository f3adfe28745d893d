import LedgerTestSupport
import Testing

/// What an account is decides what a balance below zero means.
@Suite struct AccountKindTests {
  private static let loan = [
    "account open bank 1000", "account open car-loan -8000 --kind loan",
  ]

  @Test(arguments: ["investment", "loan", "savings", "card", "person"])
  func `an account is added and opened in one go, and undone in two`(kind: String) async throws {
    let opened = try await shown(["init -q", "account open mine -80 --kind \(kind)"])
    #expect(opened.contains("account mine: \(kind)"), "\(opened)")
    #expect(opened.contains("account mine opened with -80.00"), "\(opened)")
    let lines = ["init -q", "account open mine -80 --kind \(kind)"]
    #expect(try await shown(lines + ["accounts --plain"]).contains("mine\t\(kind)\t-80.00"))
    #expect(!(try await shown(lines + ["undo", "undo", "accounts --plain"])).contains("mine"))
  }

  @Test func `the same opening under one key is stored once`() async throws {
    let line = "account open car-loan -8000 --kind loan --key k"
    let log = try await shown(["init -q", line, line, "log"])
    #expect(log.split(separator: "\n").count == 3, "\(log)")
  }

  @Test(
    arguments: [
      ("account open car-loan -7000 --kind card", 65, "there is an account 'car-loan' already"),
      ("account open bank 5 --kind loan", 65, "there is an account 'bank' already"),
      ("account open carloan -8000", 65, "bank, cash, card, savings, investment, loan, person"),
      ("account add mine --kind other", 64, "'investment', 'loan' or 'person'"),
    ])
  func `what an account cannot be is refused, and it is said what it can be`(
    line: String, code: Int32, part: String
  ) async throws {
    let text = try await shown(AccountKindTests.loan + [line], ends: code)
    #expect(text.contains(part), "\(text)")
  }

  @Test func `a kind that is said again opens the account anew`() async throws {
    let text = try await shown(AccountKindTests.loan + ["account open car-loan -7 --kind loan"])
    #expect(text.contains("-7.00") && !text.contains("account car-loan: loan"), "\(text)")
  }

  @Test func `a loan is never overdrawn, a payment lowers it, and a purchase with it is told`()
    async throws
  {
    let opened = AccountKindTests.loan
    for line in ["accounts", "status", "snapshot", "check balanced"] {
      let text = try await shown(opened + [line])
      #expect(!text.lowercased().contains("overdrawn"), "\(text)")
    }
    let paid = try await shown(opened + ["move 265 bank car-loan"])
    #expect(paid.contains("car-loan: -8000.00 -> -7735.00, 265.00 less owed"), "\(paid)")
    let bought = try await shown(opened + ["add car loan 265 @car-loan"])
    #expect(bought.contains("car-loan: -8000.00 -> -8265.00, 265.00 more owed"), "\(bought)")
    #expect(bought.contains("'puldar move 265.00 bank car-loan' pays off"), "\(bought)")
    let lent = try await shown(opened + ["move 100 car-loan bank --no-overdraft"])
    #expect(lent.contains("-8100.00, 100.00 more owed") && !lent.contains("pays off"), "\(lent)")
  }

  @Test(
    arguments: [
      ("savings", "savings"), ("investment", "investment"), ("loan", "loan"),
    ])
  func `an account that nobody added is what its name says`(
    name: String, kind: String
  ) async throws {
    let text = try await shown([
      "account open bank 900", "move 300 bank \(name)", "accounts --plain",
    ])
    #expect(text.contains("\(name)\t\(kind)\t300.00"), "\(text)")
  }
}
