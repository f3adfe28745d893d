import Foundation
import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// SP11: the tax that is a part of an amount.
struct TaxTests {
  private static let today = PracticeLedger.today

  private static func money(_ minorUnits: Int64, _ currency: Money.Currency = .usd) -> Money {
    Money(minorUnits: minorUnits, currency: currency)
  }

  private static func entry(
    _ type: EntryType, _ minorUnits: Int64, tax: Money?, said: String = ""
  ) -> NewEntry {
    NewEntry(
      values: EntryValues(
        type: type, amount: money(minorUnits), category: type == .income ? .income : .dining,
        date: today, account: .bank),
      texts: EntryTexts(merchant: "Edeka", said: said, by: "flags", tax: tax))
  }

  static let added: [(String, NewEntry, Refusal?)] = [
    ("a part of it", entry(.expense, 23_80, tax: money(1_56)), nil),
    ("none, which is known", entry(.expense, 23_80, tax: money(0)), nil),
    ("all of it", entry(.credit, 1_56, tax: money(1_56)), nil),
    (
      "more than all of it", entry(.expense, 1_55, tax: money(1_56)),
      .taxTooLarge(money(1_56), of: money(1_55))
    ),
    ("less than none", entry(.credit, 23_80, tax: money(-1)), .amountNegative(money(-1))),
    (
      "euros of dollars", entry(.expense, 23_80, tax: money(1, .eur)),
      .foreignCurrency(.eur, ledger: .usd)
    ),
    ("of an income", entry(.income, 23_80, tax: money(1)), .incomeHasNoTax),
  ]

  @Test(.rows) func `SP11: a tax is a part of the amount, and never added to it`() {
    each(Self.added) { (_: String, entry: NewEntry, refusal: Refusal?) throws in
      var ledger = PracticeLedger()
      do throws(Refusal) {
        let id = try ledger.add(entry)
        #expect(refusal == nil)
        let stored = ledger.view(EntryRegister())[id]
        #expect(stored?.texts.tax == entry.texts.tax)
        #expect(stored?.values.amount == entry.values.amount)
      } catch {
        #expect(error == refusal)
        return
      }
      let month = try ledger.view(MonthlyBuckets()).month(Self.today.month)
      let net = entry.values.type == .expense ? entry.values.amount : entry.values.amount.negated
      #expect(month.spent == net)
    }
  }

  static let corrected: [(EntryAmendment, Money?, Refusal?)] = [
    (EntryAmendment(tax: money(2_00)), money(2_00), nil),
    (EntryAmendment(amount: money(10_00)), money(1_56), nil),
    (EntryAmendment(removesTax: true), nil, nil),
    (EntryAmendment(merchant: "Rewe"), money(1_56), nil),
    (EntryAmendment(type: .credit), money(1_56), nil),
    (EntryAmendment(amount: money(1_00), tax: money(7)), money(7), nil),
    (
      EntryAmendment(amount: money(1_00)), money(1_56),
      .taxTooLarge(money(1_56), of: money(1_00))
    ),
    (
      EntryAmendment(tax: money(23_81)), money(1_56),
      .taxTooLarge(money(23_81), of: money(23_80))
    ),
    (EntryAmendment(tax: money(1_56)), money(1_56), .nothingToChange),
    (EntryAmendment(tax: money(-1)), money(1_56), .amountNegative(money(-1))),
  ]

  @Test(.rows) func `SP11: a corrected tax stays a part of the amount`() {
    each(Self.corrected) { (changes: EntryAmendment, tax: Money?, refusal: Refusal?) throws in
      var ledger = PracticeLedger()
      let id = try ledger.add(Self.entry(.expense, 23_80, tax: Self.money(1_56)))
      do throws(Refusal) {
        try ledger.perform(CorrectEntry(id, changes, today: Self.today))
        #expect(refusal == nil)
      } catch {
        #expect(error == refusal)
      }
      #expect(ledger.view(EntryRegister())[id]?.texts.tax == tax)
      if refusal == nil { try ledger.perform(UndoEvent()) }
      #expect(ledger.view(EntryRegister())[id]?.texts.tax == Self.money(1_56))
    }
  }

  @Test func `SP11: another tax is another request under the same key`() {
    let first = Self.entry(.expense, 23_80, tax: Self.money(1_56))
    let other = Self.entry(.expense, 23_80, tax: Self.money(1_57))
    let written = [LedgerEvent.entry(EntryContent(values: first.values, texts: first.texts))]
    #expect(AddEntries(first, today: Self.today).isRepeated(by: written))
    #expect(!AddEntries(other, today: Self.today).isRepeated(by: written))
  }

  static let shared: [(tax: Int64, parts: [Int64], taxes: [Int64])] = [
    (10_00, [80_00, 40_00], [6_67, 3_33]), (0, [80_00, 40_00], [0, 0]), (1, [1, 1, 1], [1, 0, 0]),
    (3, [1, 1, 1], [1, 1, 1]), (99, [1, 99], [1, 98]),
  ]

  @Test(.rows) func `SP11: the tax of a payment is shared by its parts, and adds up`() {
    each(Self.shared) { (tax: Int64, parts: [Int64], taxes: [Int64]) throws in
      var ledger = PracticeLedger()
      let categories: [CategoryName] = [.groceries, .dining, .housing]
      let whole = Self.entry(.expense, parts.reduce(0, +), tax: Self.money(tax))
      let ids = try ledger.perform(
        AddPayment(
          whole, split: zip(categories, parts).map { .init($0, Self.money($1)) },
          today: Self.today))
      let register = ledger.view(EntryRegister())
      #expect(ids.map { register[$0]?.texts.tax?.minorUnits } == taxes)
      #expect(taxes.reduce(0, +) == tax)
    }
  }

  @Test func `SP11: an entry of an app keeps its tax when it is encoded`() throws {
    for texts in [
      EntryTexts(merchant: "Edeka", by: "app", tax: Self.money(1_56), isReviewed: false),
      EntryTexts(by: "app"),
    ] {
      let data = try JSONEncoder().encode(texts)
      #expect(try JSONDecoder().decode(EntryTexts.self, from: data) == texts)
    }
  }

  @Test func `texts that differ in the tax alone, or in whether somebody looked, are not equal`() {
    let tax = EntryTexts(merchant: "a", tax: Self.money(1))
    #expect(tax == EntryTexts(merchant: "a", tax: Self.money(1)))
    #expect(tax != EntryTexts(merchant: "a", tax: Self.money(2)))
    #expect(tax != EntryTexts(merchant: "a", tax: Self.money(1, .eur)))
    #expect(tax != EntryTexts(merchant: "a"))
    #expect(EntryTexts(merchant: "a", isReviewed: false) != EntryTexts(merchant: "a"))
  }
}
