package import LedgerEvents

/// The key of a bill payment, so that two devices that both pay a day, or take it back, count it once:
/// `paid:k7q2:6:2026-01-31:0`, and its expense `expense:k7q2:6:2026-01-31:0`.
///
/// Each partial payment counts: its key ends with the event that records it, as in `paid:k7q2:6:2026-01-31:0:k7q2:9`.
public struct PaymentKey: Hashable, Sendable {
  /// The event that added the bill.
  public var bill: EventID
  /// The due day.
  public var due: CalendarDay
  /// The number of times that the day's payments were taken back before.
  package var turn: Int
  /// The event that pays a part; `nil` if nothing stays open.
  package var part: EventID?

  private static let payment = "paid:"
  private static let expense = "expense:"
  private static let unpayment = "unpaid:"

  /// Creates the key of a day's payment, or of the part that an event pays.
  public init(bill: EventID, due: CalendarDay, turn: Int, part: EventID? = nil) {
    self.bill = bill
    self.due = due
    self.turn = turn
    self.part = part
  }

  /// Creates the key of the payment that an expense key belongs to; `nil` for any other key.
  public init?(expense key: IdempotencyKey) { self.init(key.text, after: PaymentKey.expense) }

  private init?(_ text: String, after word: String) {
    // Nearly no key matches, and every key of a ledger is checked.
    guard text.hasPrefix(word) else { return nil }
    let parts = text.dropFirst(word.count).split(separator: ":")
    guard parts.count == 4 || parts.count == 6, let bill = EventID("\(parts[0]):\(parts[1])"),
      let due = CalendarDay(iso: parts[2]), let turn = Int(parts[3])
    else { return nil }
    self.init(
      bill: bill, due: due, turn: turn,
      part: parts.count == 6 ? EventID("\(parts[4]):\(parts[5])") : nil)
    guard written(word) == text else { return nil }
  }

  private func written(_ word: String) -> String {
    "\(word)\(bill.text):\(due.text):\(turn)"
      + (part.map { ":\($0.text)" } ?? "")
  }

  /// The key of the payment; never too long.
  public var paymentKey: IdempotencyKey? { IdempotencyKey(stored: written(PaymentKey.payment)) }
  /// The key of its expense; never too long.
  package var expenseKey: IdempotencyKey? { IdempotencyKey(stored: written(PaymentKey.expense)) }
  /// The key of taking it back; never too long.
  package var unpaymentKey: IdempotencyKey? {
    IdempotencyKey(stored: written(PaymentKey.unpayment))
  }

  /// Returns the key for a bill's new id; `nil` if it is no key of a bill.
  static func moved(_ key: IdempotencyKey, to ids: [EventID: EventID]) -> IdempotencyKey? {
    for word in [payment, expense, unpayment] {
      guard var found = PaymentKey(key.text, after: word) else { continue }
      found.bill = ids[found.bill] ?? found.bill
      found.part = found.part.map { ids[$0] ?? $0 }
      return IdempotencyKey(stored: found.written(word))
    }
    return nil
  }
}
