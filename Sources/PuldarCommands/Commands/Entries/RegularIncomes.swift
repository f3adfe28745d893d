import LedgerModel
import PuldarInterchange

extension RegularIncomes {
  init(_ session: Session, _ state: DecisionState?) async throws {
    guard let state else {
      self.init()
      return
    }
    self.init(state.plan, try await session.ledger.view(LatestSums()))
  }

  /// Entries with what each is, unless somebody said it.
  static func marked(
    _ entries: [UnderstoodEntry], _ session: Session
  ) async throws -> [UnderstoodEntry] {
    guard entries.contains(where: { $0.entry.values.type == .income }) else { return entries }
    let known = try await RegularIncomes(session, try await session.ledger.state())
    return entries.map { entry in
      var entry = entry
      entry.entry.values.mark = entry.entry.values.mark ?? known.mark(of: entry.entry)
      return entry
    }
  }
}
