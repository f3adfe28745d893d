import LedgerModel

/// The ledgers that count as one: this machine's, else that of the first log, and all that any log declares joined to
/// it, in either direction and over any number of steps.
struct JoinedLedgers {
  /// Empty if no log can be read.
  private(set) var all: Set<LedgerID> = []

  /// - Parameter own: The ledger that this machine writes to, even if its logs are gone; `nil` if it has not written.
  init(_ logs: [LogFile], own: LedgerID?) {
    let states = logs.map(\.state)
    let ledgers = states.compactMap(\.opened?.ledger)
    guard let first = ledgers.first(where: { $0 == own }) ?? ledgers.first ?? own else { return }
    all = [first]
    var count = 0
    while count < all.count {
      count = all.count
      for state in states {
        guard let ledger = state.opened?.ledger else { continue }
        if all.contains(ledger) {
          all.formUnion(state.joined)
        } else if !all.isDisjoint(with: state.joined) {
          all.insert(ledger)
        }
      }
    }
  }

  /// Returns whether a log from outside the folder belongs to one of these ledgers.
  func holds(_ state: LogVerifier.State) -> Bool {
    guard let ledger = state.opened?.ledger else { return false }
    return all.isEmpty || all.contains(ledger) || !all.isDisjoint(with: state.joined)
  }
}
