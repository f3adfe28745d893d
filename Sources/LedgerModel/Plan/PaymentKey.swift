package import LedgerEvents

/// What the payment of a bill is keyed by, so that two devices that both pay it, or take it back, count it
/// once: `paid:k7q2:6:2026-01-31:0`, and its expense `expense:k7q2:6:2026-01-31:0`.
///
/// A part of a bill is paid as often as somebody does: its key ends with the event that says so, as
/// `paid:k7q2:6:2026-01-31:0:k7q2:9`.
public struct PaymentKey: Hashable, Sendable {
  /// The event that added the bill.
  public var bill: EventID
  /// The day on which it was due.
  public var due: CalendarDay
  /// How often what was paid of that day had been taken back before.
  package var turn: Int
  /// The event that pays a part; `nil` where nothing stays open.
  package var part: EventID?

  private static let payment = "paid:"
  private static let expense = "expense:"
  private static let unpayment = "unpaid:"

  /// The payment of a day, or the part of it that an event pays.
  public init(bill: EventID, due: CalendarDay, turn: Int, part: EventID? = nil) {
    self.bill = bill
    self.due = due
    self.turn = turn
    self.part = part
  }

  /// The payment whose expense a key is of; `nil` for every other key.
  public init?(expense key: IdempotencyKey) { self.init(key.text, after: PaymentKey.expense) }

  private init?(_ text: String, after word: String) {
    // Nearly no key is one, and each of a ledger is asked.
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

  /// The same key of a bill under its new id; `nil` where it is none of a bill.
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
