import LedgerModel
import LedgerStore

/// The purchases of which a part was lent to people in the same act.
struct SharedPurchases {
  private let session: Session
  /// The moves that lend something, by their events.
  private let moves: [EventID: TransferMade]

  /// A batch with more events is no shared purchase.
  private static let mostEvents = 64

  init(_ session: Session) async throws {
    self.session = session
    let accounts = try await session.ledger.view(DecisionState()).accounts
    guard accounts.all.contains(where: { accounts.kind(of: $0) == .person }) else {
      moves = [:]
      return
    }
    let lending = try await session.ledger.answer(.transfers).filter {
      accounts.kind(of: $0.made.destination) == .person
    }
    moves = Dictionary(lending.map { ($0.event, $0.made) }) { first, _ in first }
  }

  /// Whether an entry was stored as one's own share, with what it lends: both were typed with the same words.
  private func lends(_ entry: RegisteredEntry) -> Bool {
    guard let batch = entry.batch, batch.index == 0, batch.count <= SharedPurchases.mostEvents
    else { return false }
    return (1..<batch.count).contains {
      moves[entry.id.advanced(by: $0)]?.said == entry.texts.said
    }
  }

  /// Returns what is undone with an entry that is one's own share of a payment, or a part of that share: the entry, which
  /// was stored with what it lends and with no other entry, and all that changed its parts since.
  ///
  /// - Parameter parts: All counting parts of the entry's payment; of a single entry, that one.
  /// - Returns: `nil` if nothing was lent with it.
  func events(with parts: [RegisteredEntry]) async throws -> [EventID]? {
    if moves.isEmpty { return nil }
    guard let first = parts.first(where: lends), let batch = first.batch else { return nil }
    let others = try await session.ledger.view(
      LatestEntries((1..<batch.count).map { first.id.advanced(by: $0) }))
    guard others.entries.isEmpty else { return nil }
    return parts.flatMap { $0.correctedBy + [$0.voidedBy].compactMap(\.self) } + [first.id]
  }

  /// Returns what is undone with the shared purchases among some entries, and the entries that are none.
  func parted(_ entries: [RegisteredEntry]) async throws -> (shared: [EventID], left: Set<EventID>)
  {
    var left = Set(entries.map(\.id))
    var shared: [EventID] = []
    for entry in entries where left.contains(entry.id) && lends(entry) {
      let parts = try await PaymentSearch(session: session).parts(with: entry) ?? [entry]
      guard let events = try await events(with: parts) else { continue }
      shared += events
      left.subtract(parts.map(\.id))
    }
    return (shared, left)
  }
}
