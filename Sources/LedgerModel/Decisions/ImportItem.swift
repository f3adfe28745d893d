package import LedgerEvents

/// What one line of a bank file becomes, and the key by which the ledger knows it.
package struct ImportItem: Sendable {
  /// What the line becomes.
  package enum Content: Sendable {
    /// An entry.
    case entry(NewEntry)
    /// A credit that pays back the expense of another line of this file.
    indirect case refund(NewEntry, of: IdempotencyKey)
    /// A transfer between two accounts of the person.
    indirect case transfer(TransferMade)
    /// An entry, joined with an existing entry of another account: together they are one move, with its own key.
    indirect case join(NewEntry, move: IdempotencyKey)
    /// A payment split over several categories; each part has its own key.
    case split([(key: IdempotencyKey, entry: NewEntry)])
    /// An entry that was recorded before.
    case match(EventID)
    /// The same as another line.
    case sameAs(IdempotencyKey)

    /// The key of the line that it refers to.
    var named: IdempotencyKey? {
      switch self {
      case .refund(_, let key), .sameAs(let key): key
      case .entry, .transfer, .join, .split, .match: nil
      }
    }

    /// Whether it is an entry that was recorded before.
    var isMatch: Bool { if case .match = self { true } else { false } }

    /// Returns what may have paid a bill; `nil` for a line that pays none.
    ///
    /// - Parameter id: The event that it becomes.
    func payment(_ id: EventID) -> BillSettling.Payment? {
      switch self {
      case .entry(let entry): BillSettling.Payment(entry: id, entry.values, entry.texts)
      case .transfer(let made): BillSettling.Payment(.account(.transferMade(made)), by: id)
      case .refund, .join, .split, .match, .sameAs: nil
      }
    }
  }

  package var key: IdempotencyKey
  package var date: CalendarDay
  package var content: Content
  /// The bank's text, for a match; else empty.
  package var note: String
  /// Entries that a match moves from another account to that of the file or gives another amount, or the entry that a
  /// line is the other side of, as they were when the match was found.
  package var moved: [RegisteredEntry]
  /// The amount that the bank now states of the matched entry, if the entry has another.
  package var amount: Money?

  package init(
    _ key: IdempotencyKey, _ content: Content, on date: CalendarDay, note: String = "",
    moving moved: [RegisteredEntry] = [], to amount: Money? = nil
  ) {
    self.moved = moved
    self.amount = amount
    self.key = key
    self.content = content
    self.date = date
    self.note = note
  }
}
