package import LedgerEvents

/// What a line of a bank's file becomes.
package struct ImportItem: Sendable {
  /// What it becomes.
  package enum Content: Sendable {
    /// An entry of its own.
    case entry(NewEntry)
    /// A credit that pays back what another line of this file paid.
    indirect case refund(NewEntry, of: IdempotencyKey)
    /// Money that moved between two accounts of the person.
    indirect case transfer(TransferMade)
    /// An entry, and the other side of an entry that is there, of another account: both are one move, which has a key of
    /// its own.
    indirect case join(NewEntry, move: IdempotencyKey)
    /// A payment that is split over several categories: each part has a key of its own.
    case split([(key: IdempotencyKey, entry: NewEntry)])
    /// What was recorded before.
    case match(EventID)
    /// What another line became.
    case sameAs(IdempotencyKey)

    /// The other line that it names.
    var named: IdempotencyKey? {
      switch self {
      case .refund(_, let key), .sameAs(let key): key
      case .entry, .transfer, .join, .split, .match: nil
      }
    }
  }

  package var key: IdempotencyKey
  package var date: CalendarDay
  package var content: Content
  /// The bank's words, of a match.
  package var note: String
  /// Entries that a match finds in another account than that of the file, and puts there, or the one that a line is
  /// the other side of: as they were when that was found out.
  package var moved: [RegisteredEntry]

  package init(
    _ key: IdempotencyKey, _ content: Content, on date: CalendarDay, note: String = "",
    moving moved: [RegisteredEntry] = []
  ) {
    self.moved = moved
    self.key = key
    self.content = content
    self.date = date
    self.note = note
  }

  /// How many events it becomes, besides what becomes of ``moved``.
  var eventCount: Int {
    if case .split(let parts) = content { parts.count } else { 1 }
  }
}

/// The lines of a bank's file that are stored. Each may be made when it is asked for, and is asked for several times.
package protocol ImportItems: RandomAccessCollection<ImportItem>, Sendable where Index == Int {
  /// The entries that any of them moves into the account of the file, or joins.
  var moved: [EventID] { get }
}

extension [ImportItem]: ImportItems {
  package var moved: [EventID] { flatMap { item in item.moved.map(\.id) } }
}
