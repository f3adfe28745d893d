import LedgerModel
import Testing

@testable import PuldarCommands

/// The months to play with.
@Suite struct DemoBudgetTests {
  /// Every day of a year with a 29 February, and the first days that there are.
  private static let days: [CalendarDay] =
    (1...12).flatMap { month in
      (1...CalendarMonth(existingYear: 2024, month: month).length).map { day in
        CalendarDay(existingYear: 2024, month: month, day: day)
      }
    } + [
      CalendarMonth.first.firstDay, CalendarDay(existingYear: 1, month: 2, day: 28),
      CalendarMonth.last.lastDay,
    ]

  @Test func `whatever day it is, this month has entries and none is of tomorrow`() {
    for day in Self.days {
      let budget = DemoBudget(today: day, currency: .usd)
      let entries = budget.months.flatMap(budget.entries)
      #expect(budget.months.last == day.month)
      #expect(entries.contains { $0.values.date.month == day.month }, "\(day)")
      #expect(entries.allSatisfy { $0.values.date <= day }, "\(day)")
      #expect(entries.allSatisfy { $0.values.amount.minorUnits > 0 && !$0.texts.merchant.isEmpty })
    }
  }

  @Test func `the days go by and what was there stays`() {
    for (day, next) in zip(Self.days, Self.days.dropFirst()) where day.month == next.month {
      let now = DemoBudget(today: day, currency: .usd).entries(of: day.month)
      let later = DemoBudget(today: next, currency: .usd).entries(of: day.month)
      #expect(Array(later.prefix(now.count)) == now, "\(day)")
      #expect(later.dropFirst(now.count).allSatisfy { $0.values.date == next }, "\(day)")
    }
  }

  @Test func `amounts look like those of the currency`() throws {
    for (code, rent) in [("USD", "1050.00"), ("JPY", "105000"), ("KWD", "1050.000")] {
      let currency = try #require(Money.Currency(code: code))
      let day = CalendarDay(existingYear: 2026, month: 1, day: 19)
      let entries = DemoBudget(today: day, currency: currency).entries(of: day.month)
      let amounts = entries.map { AmountText.text($0.values.amount) }
      #expect(amounts.contains(rent), "\(code)")
    }
  }
}
