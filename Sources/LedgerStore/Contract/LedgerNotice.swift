public import LedgerModel

/// Something that the store did or saw, and that the person should know.
@nonexhaustive
public enum LedgerNotice: Hashable, Sendable {
  /// A ledger was made.
  case ledgerMade(path: String, currency: Money.Currency)
  /// This device began its own log in a ledger that others write to.
  case writerBegan(WriterID)
  /// Events were stored by a write that was cut short before it was confirmed; they count.
  case unconfirmedKept(first: EventID, count: Int)
  /// Unfinished bytes at the end of the log were moved away before writing.
  case tailQuarantined(byteCount: Int, path: String)
  /// The last line lacked its line feed, which was added.
  case lineFeedAdded(line: Int)
  /// The machine's record could not be kept: the events are stored, and the next write treats them as unconfirmed.
  case recordNotKept(problem: String)
  /// The device's clock is more than a day behind the latest event.
  case clockBehind(now: Timestamp, latest: Timestamp, writer: WriterID)

  /// The notice as a sentence.
  public var text: String {
    switch self {
    case .ledgerMade(let path, let currency):
      "Created your ledger (\(currency.code)) in \(path)."
    case .writerBegan(let writer):
      "This device writes to the ledger as \(writer.text) from now on; a number alone is of its log, or of the only other one that has it."
    case .unconfirmedKept(let first, let count):
      count == 1
        ? "Event \(first.number) was stored earlier but not confirmed; it counts."
        : "Events \(first.number) to \(first.number + count - 1) were stored earlier but not confirmed; "
          + "they count."
    case .tailQuarantined(let byteCount, let path):
      byteCount == 1
        ? "1 byte of an unfinished write was moved to \(path)."
        : "\(byteCount) bytes of an unfinished write were moved to \(path)."
    case .lineFeedAdded(let line):
      "Line \(line) of the log lacked its line feed, which was put back."
    case .recordNotKept(let problem):
      "This machine's record of the ledger could not be kept: \(problem)."
    case .clockBehind(let now, let latest, let writer):
      "This device's clock says \(now.text), and \(writer.text) recorded an event at "
        + "\(latest.text): one of the two clocks is wrong."
    }
  }
}
