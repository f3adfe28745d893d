import Foundation
import LedgerTestSupport
import Testing

/// The examples of whole apps: each runs in an empty folder and says what its source says, in at most 150 lines.
@Suite struct AppsTests {
  struct App: CustomTestStringConvertible, Sendable {
    var name: String
    var output: String

    var testDescription: String { name }
  }

  static let apps = [
    App(
      name: "allowance",
      output: AllowanceAppTests.snapshot + """


        If it is bought: 🟩 Remaining Daily Allowance (today): $43.41
        the reason is empty. Write the reason.
        Gym: $60.00, paid
        Bike: $100.00, 20%
        2026-01-01 -$45.00 espresso
        2026-01-01 -$60.00 Gym
        2026-01-01 $1000.00 bank
        2026-01-01 $0.42 bank: interest
        🟩 Remaining Daily Allowance (today): $88.41

        Actual Funds:
        • 🏦 Bank: -$722.39 (overdrawn)
        • 💵 Cash Reserve: $4000.00
        • 🔢 Total: $3277.61

        Buckets (must equal Actual Funds):
        • 📦 Set-aside (Allowances): $2652.30 (includes today)
        • 📦 Set-aside (Monthly): $0.00
        • 🎯 Custom Buckets (Goals): $100.00
          – Bike: $100.00
        • 🛟 Main Savings (Buffer): $525.31
        • 🔢 Total: $3277.61

        “It is not that life is short, but that so much of it is wasted.” — Seneca

        """),
    App(
      name: "bills",
      output: """
        unpaid 45,009.99 LKR; housing: 45,000.00 LKR, subscriptions: 9.99 LKR; 1 overdue, 9.99 LKR
          Netflix  9.99 LKR · 2026-01-15  OVERDUE
          Rent  45,000.00 LKR · 2026-01-31
          remind on 2026-01-15 
          remind on 2026-01-31 09:00
          remind on 2026-02-15 
        unpaid 9.99 LKR; subscriptions: 9.99 LKR; 1 overdue, 9.99 LKR
          Netflix  9.99 LKR · 2026-01-15  OVERDUE
          Rent  45,000.00 LKR · 2026-01-31  ✓
          Rent  45,000.00 LKR · 2026-02-28
          remind on 2026-01-15 
          remind on 2026-02-15 
        Rent  45,000.00 LKR · 2026-01-31  ✓
        category: housing
        paid by: bank
        status: paid
        next: 2026-02-28
        photos: lease.txt
        STATUS:CONFIRMED
        SUMMARY:Netflix 9.99 LKR
        STATUS:CONFIRMED
        SUMMARY:Netflix 9.99 LKR
        STATUS:CONFIRMED
        SUMMARY:Rent 45\\,000.00 LKR
        STATUS:CONFIRMED
        SUMMARY:Netflix 9.99 LKR
        STATUS:CANCELLED
        SUMMARY:Rent 45\\,000.00 LKR
        unpaid 45,000.00 LKR; housing: 45,000.00 LKR; none overdue
          Rent  45,000.00 LKR · 2026-01-31
          remind on 2026-01-31 09:00

        """),
    App(
      name: "receipts",
      output: """
        0.00 INR of 30,000.00 INR, 30,000.00 INR left, 0 entries
        read Zest House, 315.00, 2026-01-18, bills, []
        read again: Zest House, dining
        to look at: ["Big Bazaar 450.00 INR groceries"]
        ["Merchant not recognized", "Amount not recognized"]
        805.00 INR of 30,000.00 INR, 29,195.00 INR left, 3 entries, most of it groceries
          groceries 450.00 INR, 55.90%
          dining 355.00 INR, 44.10%
        2026-01-20 450.00 INR
          Big Bazaar 450.00 INR groceries
        2026-01-19 40.00 INR
          Zest House 40.00 INR dining
        2026-01-18 315.00 INR
          Zest House 315.00 INR dining

        """),
  ]

  @Test(.heavy, arguments: apps) func `an app that is used for some days shows what it should`(
    app: App
  ) throws {
    let shown = try BuiltProgram("apps").run("$P \(app.name)")
    #expect(shown.output == app.output)
    #expect(shown.code == 0)
  }

  @Test(arguments: ["AllowanceApp", "BillsApp", "ReceiptsApp"])
  func `the model of an app has at most 150 lines`(name: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let code = try String(
      contentsOf: root.appending(path: "Sources/Examples/apps/\(name).swift"), encoding: .utf8)
    #expect(code.count { $0 == "\n" } <= 150)
  }

  @Test func `without a name the program tells which apps there are`() throws {
    let shown = try BuiltProgram("apps").run("$P")
    #expect(shown.output == "apps APP [FOLDER]: allowance, bills, receipts\n")
  }
}
