import LedgerModel
import LedgerTestSupport
import PuldarInterchange
import Testing

/// Ledgers as journals of other programs; what these programs make of them is shown by `Tests/Interop/prove`.
struct JournalTests {
  private static func opened(_ account: AccountName, _ units: Int64, _ day: String) -> LedgerEvent {
    .account(
      .opened(
        AccountOpened(
          AccountBalance(account, Money(minorUnits: units, currency: .usd), on: .known(day)))))
  }

  private static func moved(_ units: Int64, _ day: String) -> LedgerEvent {
    .account(
      .transferMade(
        TransferMade(
          amount: Money(minorUnits: units, currency: .usd), date: .known(day), from: .bank,
          to: .cash, note: "for the market")))
  }

  static let events: [LedgerEvent] = [
    .opened(), .income(100_00, from: "2026-01-01"), .rollover("fun", .both, from: "2026-01-01"),
    .spent(45_00, in: "groceries", on: "2026-01-02", at: "Whole; \"Foods\""),
    .credited(50_00, in: "dining", on: "2026-01-03"),
    .received(9_00, on: "2026-01-04", from: "Łódź"), moved(2_00, "2026-01-05"),
    opened(.bank, 20_00, "2026-01-04"),
    .voided(EventID(writer: .sample, number: 4), .credited(50_00, in: "dining", on: "2026-01-03")),
    .spent(1_00, in: "dining", on: "2026-02-01"),
  ]

  static func text(_ form: ExportForm, _ events: [LedgerEvent] = events) throws -> String {
    let ledger = PracticeLedger(events)
    let changed = ChangedEntries(folding: ledger.events, into: ChangedEntries())
    let figures = ledger.view(MonthlyBuckets())
    let frame = try JournalFrame(
      ledger.view(Accounts()), ledger.view(AccountTransfers()).all, figures)
    var writer = EntryWriter(
      form, in: figures.currency ?? .usd, numbered: .sample, kinds: frame.kinds)
    for entry in ledger.events.compactMap({ changed.entry(addedBy: $0) }) {
      let values = entry.values
      let bucket =
        values.type == .income
        ? nil
        : figures.plan.categories.bucket(of: values.category, on: values.date.month.firstDay)
      writer.write(ExportedEntry(entry, bucket: bucket, isOverspent: false))
    }
    writer.write(frame)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  @Test
  func `P72: a journal for hledger has entries, moves, openings and the budget of each month`()
    throws
  {
    #expect(
      try Self.text(.hledger) == """
        commodity 1000.00 USD

        2026-01-02 (3) Whole, "Foods"
            expenses:fundamentals:groceries  45.00 USD
            assets:bank  -45.00 USD

        ; voided: 2026-01-03 (4) - -50.00 USD

        2026-01-04 (5) Łódź
            assets:bank  9.00 USD
            income:received  -9.00 USD

        2026-02-01 (9) -
            expenses:fun:dining  1.00 USD
            assets:bank  -1.00 USD

        2026-01-04 (7) Opening balance
            assets:bank  65.00 USD
            equity:opening  -65.00 USD

        2026-01-05 (6) Transfer
            ; for the market
            assets:cash  2.00 USD
            assets:bank  -2.00 USD

        ~ monthly from 2026-01-01 to 2026-02-01
            expenses:fundamentals  54.50 USD
            expenses:fun  32.70 USD
            expenses:future  21.80 USD
            budget:income

        ~ monthly from 2026-02-01 to 2026-03-01
            expenses:fundamentals  50.00 USD
            expenses:fun  62.70 USD
            expenses:future  20.00 USD
            budget:income


        """)
  }

  @Test func `P72: ledger has its own day, and no budget`() throws {
    let text = try Self.text(.ledger)
    #expect(
      text.hasPrefix("commodity USD\n    format 1000.00 USD\n\n2026/01/02 (3) Whole, \"Foods\"\n"))
    #expect(!text.contains("~"))
  }

  @Test
  func `P72: beancount opens each account on its first day, and keeps what it is called here`()
    throws
  {
    let odd: [LedgerEvent] = [
      .opened(), .spent(1_00, in: "a_b", on: "2026-03-01", at: "a\\\"b"),
      .spent(2_00, in: "a-b", on: "2026-01-02"), .spent(3_00, in: "a_b", on: "2026-01-01"),
    ]
    #expect(
      try Self.text(.beancount, odd) == #"""
        option "operating_currency" "USD"

        2026-03-01 * "a\\\"b" ""
          event: "1"
          Expenses:Fun:A-b  1.00 USD
          Assets:Bank  -1.00 USD

        2026-01-02 * "" ""
          event: "2"
          Expenses:Fun:A-b-2  2.00 USD
          Assets:Bank  -2.00 USD

        2026-01-01 * "" ""
          event: "3"
          Expenses:Fun:A-b  3.00 USD
          Assets:Bank  -3.00 USD

        2026-01-01 open Expenses:Fun:A-b
          bucket: "fun"
          category: "a_b"
        2026-01-01 open Assets:Bank
          account: "bank"
        2026-01-02 open Expenses:Fun:A-b-2
          bucket: "fun"
          category: "a-b"

        """#)
  }

  /// Names, and the parts of beancount's accounts that stand for them.
  static let names = [
    ("dining", "Dining"), ("café", "Café"), ("a_b c", "A-b-c"), ("50", "50"), ("-x", "X-x"),
    ("łódź", "Łódź"), ("食事", "X食事"), ("हिन्दी", "Xह-न-द-"), ("ßx", "Xßx"), ("ǆ", "Ǆ"),
  ]

  @Test(.rows) func `a part of beancount's account begins with a capital letter or a digit`() throws
  {
    each(Self.names) { name, part in
      let text = try Self.text(.beancount, [.opened(), .spent(1_00, in: name)])
      #expect(text.contains("  Expenses:Fun:\(part)  1.00 USD\n"), "\(text)")
    }
  }

  /// Who was paid, and how a journal of hledger says it.
  static let payees = [
    ("", "-"), ("  ", "-"), ("a  b\t c\n", "a b c"), ("* x", "* x"), ("(1) x", "(1) x"),
    ("a ;b; c", "a ,b, c"), ("x | y = z", "x | y = z"), ("\u{0}\u{1B}[1m", "[1m"), (";", ","),
    ("a\u{2028}b\u{A0}c", "a b c"),
  ]

  @Test(.rows) func `nothing that a payee is called means anything in a journal`() {
    each(Self.payees) { payee, shown in
      let text = try Self.text(.hledger, [.opened(), .spent(1_00, at: payee)])
      #expect(text.contains("\n2026-01-02 (1) \(shown)\n    expenses"), "\(text)")
    }
  }

  @Test func `what a program cannot read stands in a comment`() throws {
    let early: [LedgerEvent] = [
      .opened(), .spent(1_00, on: "1399-12-31"), .spent(2_00, on: "1400-01-01"),
    ]
    let text = try Self.text(.ledger, early)
    #expect(
      text.contains("; too early for ledger: 1399/12/31 (1) - 1.00 USD\n\n1400/01/01 (2) -\n"))
  }

  @Test func `DR7: openings make an account hold from its day on what was said`() throws {
    let events: [LedgerEvent] = [
      .opened(), .spent(10_00, on: "2026-01-02"), Self.opened(.bank, 100_00, "2026-01-03"),
      .spent(5_00, on: "2026-01-03"), Self.opened(.bank, 90_00, "2026-02-01"),
      Self.opened(.cash, 7_00, "2026-02-01"), Self.opened(.bank, 95_00, "2026-01-04"),
    ]
    let ledger = PracticeLedger(events)
    let figures = AccountFigures(
      ledger.view(DecisionState()).accounts, ledger.view(AccountSums()), in: .usd)
    let openings = try figures.openings().map {
      "\($0.account) \($0.day.text) \($0.difference.minorUnits) \($0.event?.number ?? 0)"
    }
    // The one of the fourth of January says what was known already.
    #expect(
      openings == ["bank 2026-01-03 11000 2", "bank 2026-02-01 -500 4", "cash 2026-02-01 700 5"])
  }

  @Test func `P72: QIF has a section for each account, and a transfer in both`() throws {
    #expect(
      try Self.text(.qif) == """
        !Account
        Nbank
        TBank
        ^
        !Type:Bank
        D01/02/2026
        T-45.00
        N3
        PWhole; "Foods"
        Lgroceries
        ^
        D01/04/2026
        T9.00
        N5
        PŁódź
        Lincome
        ^
        D02/01/2026
        T-1.00
        N9
        Ldining
        ^
        D01/04/2026
        T65.00
        N7
        POpening balance
        L[bank]
        ^
        D01/05/2026
        T-2.00
        N6
        PTransfer
        Mfor the market
        L[cash]
        ^
        !Account
        Ncash
        TCash
        ^
        !Type:Cash
        D01/05/2026
        T2.00
        N6
        PTransfer
        Mfor the market
        L[bank]
        ^

        """)
  }
}
