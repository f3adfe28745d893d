import LedgerModel
import LedgerStore

/// The purchases of which a part was lent to people in the same act.
struct SharedPurchases {
  private let session: Session
  private let accounts: AccountBook
  /// The transfers in effect, by their events; empty if nobody can owe anything.
  private let moves: [EventID: TransferMade]

  init(_ session: Session) async throws {
    self.session = session
    let accounts = try await session.ledger.view(DecisionState()).accounts
    self.accounts = accounts
    guard accounts.all.contains(where: { accounts.kind(of: $0) == .person }) else {
      moves = [:]
      return
    }
    moves = Dictionary(
      try await session.ledger.answer(.transfers).map { ($0.event, $0.made) }
    ) { first, _ in first }
  }

  /// Whether an entry is the first of its act, and lends something.
  private func lends(_ entry: RegisteredEntry) -> Bool {
    entry.batch?.index == 0 && !entry.lent(among: moves, accounts).isEmpty
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

  /// Returns what is undone with the shared purchases among all entries of a register, and the entries that are none.
  func parted(
    _ entries: [RegisteredEntry]
  ) async throws -> (shared: [EventID], left: Set<EventID>) {
    var left = Set(entries.map(\.id))
    if moves.isEmpty { return ([], left) }
    var payments: [EventID: [RegisteredEntry]] = [:]
    for entry in entries {
      if let payment = entry.countingPayment { payments[payment, default: []].append(entry) }
    }
    var shared: [EventID] = []
    for entry in entries where left.contains(entry.id) && lends(entry) {
      let parts = entry.countingPayment.flatMap { payments[$0] } ?? [entry]
      guard let events = try await events(with: parts) else { continue }
      shared += events
      left.subtract(parts.map(\.id))
    }
    return (shared, left)
  }
}
