extension LedgerEvent {
  /// Why it was done, as the person said; may be empty.
  public var reason: String {
    switch self {
    case .entryCorrected(let correction): correction.reason
    case .entryVoided(let void): void.reason
    case .eventReverted(let undo): undo.retraction.reason
    case .eventRestored(let redo): redo.retraction.reason
    case .allocationChanged(let setting): setting.change.reason
    case .incomeSet(let setting): setting.change.reason
    case .rolloverSet(let setting): setting.change.reason
    case .categoryAdded(let added): added.reason
    case .categoryMoved(let moved): moved.change.reason
    case .categoryEnded(let ended): ended.reason
    case .proRevoked(let revoked): revoked.reason
    case .logRepaired(let repaired): repaired.reason
    case .ledgerJoined(let joined): joined.reason
    case .expenseAdded, .creditApplied, .incomeReceived, .proUnlocked, .logOpened: ""
    }
  }
}
