public import LedgerModel

extension LedgerID {
  /// An id for tests.
  public static let sample: LedgerID = {
    var text = ""
    while text.utf8.count < LedgerID.length { text += "a" }
    guard let id = LedgerID(text) else { preconditionFailure("26 letters are an id") }
    return id
  }()
}
