package import LedgerEvents

/// The daily sums of what entries and transfers moved into and out of each account.
package struct AccountSums: FigureProjection {
  var sums = DailySums()
  /// The first event whose amount made a sum overflow 64 bits; the sums do not include it.
  package internal(set) var tooLargeSince: EventID?
  var currency: Money.Currency?

  /// Creates the projection before the first event.
  package init() {}

  package mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    if let was = change.was { count(was, isTakenBack: true, cause.id) }
    if let now = change.now { count(now, isTakenBack: false, cause.id) }
  }

  package mutating func apply(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    if case .logOpened(let opened) = fact.content, currency == nil { currency = opened.currency }
    count(fact, isTakenBack: false, cause.id)
  }

  package mutating func revert(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    count(fact, isTakenBack: true, cause.id)
  }

  private mutating func count(_ values: EntryValues, isTakenBack: Bool, _ cause: EventID) {
    guard values.amount.currency == currency else { return }
    let isOut = (values.type == .expense) != isTakenBack
    add(
      isOut ? -values.amount.minorUnits : values.amount.minorUnits, values.date, values.account,
      cause)
  }

  private mutating func count(_ fact: LedgerFact, isTakenBack: Bool, _ cause: EventID) {
    guard case .account(.transferMade(let made)) = fact.content, made.amount.currency == currency
    else { return }
    let units = isTakenBack ? -made.amount.minorUnits : made.amount.minorUnits
    add(-units, made.date, made.source, cause)
    add(units, made.date, made.destination, cause)
  }

  private mutating func add(
    _ units: Int64, _ day: CalendarDay, _ account: AccountName, _ cause: EventID
  ) {
    if !sums.add(units, on: day, to: account.name), tooLargeSince == nil { tooLargeSince = cause }
  }

  /// The accounts that anything ever moved through.
  package var accounts: [AccountName] { sums.names.map { AccountName($0) }.sorted() }

  /// Returns the days of a span on which an account's sum is not zero, with that sum.
  func steps(
    of account: AccountName, in span: ClosedRange<CalendarDay>
  ) -> [(CalendarDay, Int64)] {
    guard let months = sums.months else { return [] }
    let first = max(months.lowerBound.firstDay, span.lowerBound)
    let last = min(months.upperBound.lastDay, span.upperBound)
    guard first <= last else { return [] }
    return (0...first.days(until: last)).compactMap { first.adding(days: $0) }
      .map { ($0, sums.sum(on: $0, of: account.name)) }.filter { $0.1 != 0 }
  }

  /// Returns the sum of what moved into an account in a span of days, minus what moved out.
  package func sum(
    of account: AccountName, in span: ClosedRange<CalendarDay>
  ) throws(FigureTooLarge) -> Int64 {
    if let tooLargeSince { throw FigureTooLarge(since: tooLargeSince) }
    guard let months = sums.months else { return 0 }
    let first = max(months.lowerBound, span.lowerBound.month)
    let last = min(months.upperBound, span.upperBound.month)
    var sum: Int64 = 0
    var month: CalendarMonth? = first <= last ? first : nil
    while let current = month, current <= last {
      let from = current == span.lowerBound.month ? span.lowerBound.day : 1
      let to = current == span.upperBound.month ? span.upperBound.day : 31
      let (next, overflows) =
        (sums.sum(of: account.name, in: current, from...to))
        .map { sum.addingReportingOverflow($0) } ?? (0, true)
      guard !overflows else { throw FigureTooLarge(since: nil) }
      sum = next
      month = current.next
    }
    return sum
  }
}
