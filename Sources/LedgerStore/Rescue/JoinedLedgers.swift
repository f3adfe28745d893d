import LedgerModel

/// The ledgers that count as one: that of the first log, and those that any log says were joined to
/// it, in whichever direction and over however many steps.
struct JoinedLedgers {
  /// Empty where no log can be read.
  private(set) var all: Set<LedgerID> = []

  init(_ logs: [LogFolder.Log]) {
    let states = logs.map(\.state)
    guard let first = states.lazy.compactMap(\.opened?.ledger).first else { return }
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

  /// Whether a log that is no part of the folder is one of these ledgers.
  func holds(_ state: LogVerifier.State) -> Bool {
    guard let ledger = state.opened?.ledger else { return false }
    return all.isEmpty || all.contains(ledger) || !all.isDisjoint(with: state.joined)
  }
}
