package import LedgerEvents

/// The outcome of one line of a bank file.
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
  }

  package var key: IdempotencyKey
  package var date: CalendarDay
  package var content: Content
  /// The bank's text, for a match.
  package var note: String
  /// Entries that a match moves from another account to that of the file, or the entry that a line is the other side
  /// of, as they were when the match was found.
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

  /// The number of events it becomes, without those for ``moved``.
  var eventCount: Int {
    if case .split(let parts) = content { parts.count } else { 1 }
  }
}

/// The lines of a bank file to store. Elements may be created on access, and are accessed several times.
package protocol ImportItems: RandomAccessCollection<ImportItem>, Sendable where Index == Int {
  /// The ids of all entries that any line moves into the file's account, or joins.
  var moved: [EventID] { get }
}

extension [ImportItem]: ImportItems {
  package var moved: [EventID] { flatMap { item in item.moved.map(\.id) } }
}
