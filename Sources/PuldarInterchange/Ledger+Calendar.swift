public import LedgerModel
public import LedgerStore

extension Ledger {
  /// Returns the bills due up to a day, including overdue ones, as a calendar file (RFC 5545): an event for each due
  /// day, with a reminder.
  ///
  /// A calendar that reads the file again updates its events: what was due in the last sixty days or later, and was
  /// paid or skipped, is cancelled.
  ///
  /// - Parameter last: The last day that is included.
  /// - Returns: The file, in UTF-8.
  /// - Throws: ``LedgerStore/LedgerError`` if the ledger cannot be read, with `Refusal.emptyLedger` if it has not
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
