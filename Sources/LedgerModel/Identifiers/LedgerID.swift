/// Which ledger is meant, on whatever device: 26 of `a-z2-7`.
public struct LedgerID: Hashable, Sendable {
  public let text: String

  /// How many letters an id has: 130 random bits, so that no two ledgers share one.
  public static let length = 26

  /// The id that a text spells; `nil` where the text is none.
  public init?(_ text: String) {
    let bytes = text.utf8
    guard bytes.count == LedgerID.length,
      bytes.allSatisfy({
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
          || (UInt8(ascii: "2")...UInt8(ascii: "7")).contains($0)
      })
    else { return nil }
    self.text = text
  }

  /// A new id.
  ///
  /// - Parameter randomNumber: Asked for each letter.
  package init(from randomNumber: () -> UInt64) {
    let letters = Array("abcdefghijklmnopqrstuvwxyz234567")
    text = String((0..<LedgerID.length).map { _ in letters[Int(randomNumber() % 32)] })
  }
}
