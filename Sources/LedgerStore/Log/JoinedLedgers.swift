import LedgerModel

/// The ledgers that count as one: this machine's, else that of the first log, and those that any log
/// says were joined to it, in whichever direction and over however many steps.
struct JoinedLedgers {
  /// Empty where no log can be read.
  private(set) var all: Set<LedgerID> = []

  /// - Parameter own: The ledger that this machine writes to, also where its logs are gone; `nil`
  ///   where it has not.
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

  /// Whether a log that is no part of the folder is one of these ledgers.
  func holds(_ state: LogVerifier.State) -> Bool {
    guard let ledger = state.opened?.ledger else { return false }
    return all.isEmpty || all.contains(ledger) || !all.isDisjoint(with: state.joined)
  }
}
