public import LedgerModel
public import LedgerStore

extension Ledger {
  /// What bills have due up to a day, overdue days with them, as a file that calendars read (RFC 5545): an event for
  /// each day, with a reminder.
  ///
  /// A calendar that reads it again changes the events that it has: what is due on one of the last sixty days or
  /// later, and was paid or skipped, is cancelled.
  ///
  /// - Parameter last: The last day that is looked at.
  /// - Returns: The file, in UTF-8.
  /// - Throws: ``LedgerStore/LedgerError`` if the ledger cannot be read, `Refusal.emptyLedger` of one that has not
  ///   begun.
  public func calendar(through last: CalendarDay) throws(LedgerError) -> [UInt8] {
    let state = try view(DecisionState())
    guard let ledger = state.opened?.ledger else { throw .refused(.emptyLedger) }
    let start = today.adding(days: -60) ?? .first
    let done = state.bills.bills.flatMap { state.bills.touched(of: $0) }
      .filter { $0.state != .open && $0.due >= start && $0.due <= last }
    return CalendarFile(
      state.bills.on(today).open(in: .first...max(last, .first)), cancelled: done, of: ledger,
      writtenAt: clock.now()
    ).bytes
  }
}
