import LedgerModel

/// Random names that were never used before.
enum RandomNames {
  /// Returns a new writer: four letters and digits, the first a letter. Without vowels, none is a word.
  static func writer(_ system: any FileSystem = SystemCalls()) -> WriterID {
    let letters = "bcdfghjklmnpqrstvwxz"
    let text = pick(1, of: letters, system) + pick(3, of: letters + "23456789", system)
    return WriterID(text) ?? .unknown
  }

  /// Returns a new ledger's id.
  static func ledger(_ system: any FileSystem = SystemCalls()) -> LedgerID {
    LedgerID(from: system.randomNumber)
  }

  private static func pick(
    _ count: Int, of letters: String, _ system: any FileSystem
  ) -> String {
    let letters = Array(letters)
    let places = (0..<count).map { _ in system.randomNumber() % UInt64(letters.count) }
    return String(places.map { letters[Int($0)] })
  }
}
