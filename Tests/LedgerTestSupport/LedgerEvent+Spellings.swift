public import LedgerModel

extension LedgerEvent {
  /// An expense of minor units of USD.
  public static func spent(
    _ minorUnits: Int64, in category: String = "groceries", on day: String = "2026-01-02",
    at merchant: String = "", said: String = ""
  ) -> LedgerEvent {
    .expenseAdded(
      ExpenseAdded(
        amount: Money(minorUnits: minorUnits, currency: .usd),
        category: CategoryName(category) ?? .other,
        date: CalendarDay(iso: day) ?? .first,
        texts: EntryTexts(merchant: merchant, said: said, by: "flags")))
  }

  /// A credit of minor units of USD.
  public static func credited(
    _ minorUnits: Int64, in category: String = "groceries", on day: String = "2026-01-02"
  ) -> LedgerEvent {
    .creditApplied(
      CreditApplied(
        amount: Money(minorUnits: minorUnits, currency: .usd),
        category: CategoryName(category) ?? .other,
        date: CalendarDay(iso: day) ?? .first, texts: EntryTexts(by: "flags")))
  }

  /// Income of minor units of USD.
  public static func received(_ minorUnits: Int64, on day: String = "2026-01-02") -> LedgerEvent {
    .incomeReceived(
      IncomeReceived(
        amount: Money(minorUnits: minorUnits, currency: .usd),
        date: CalendarDay(iso: day) ?? .first, texts: EntryTexts(by: "flags")))
  }
}
