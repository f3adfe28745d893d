import LedgerModel

/// Names that nobody has given before.
enum RandomNames {
  /// A new writer: four letters and digits, the first a letter.
  static func writer() -> WriterID {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let text = pick(1, of: letters) + pick(3, of: letters + "23456789")
    return WriterID(text) ?? .unknown
  }

  /// A new ledger.
  static func ledger() -> LedgerID? {
    LedgerID(pick(LedgerID.length, of: "abcdefghijklmnopqrstuvwxyz234567"))
  }

  private static func pick(_ count: Int, of letters: String) -> String {
    let letters = Array(letters)
    return String((0..<count).compactMap { _ in letters.randomElement() })
  }
}
