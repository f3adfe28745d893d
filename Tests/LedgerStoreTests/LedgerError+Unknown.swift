import LedgerStore

extension LedgerError {
  /// Whether nobody knows if the events are on the disk.
  var isUnknown: Bool {
    if case .unknown = self { true } else { false }
  }
}
