import LedgerEvents

/// The stored form of an account number at a bank, which identifies the account's next file: the last four
/// characters, and some digits of a hash of the last eight, to distinguish two accounts with the same ending.
///
/// Examples: `7890~a3f0c21b`; `7890` if the bank shows only the ending, and in logs of older versions. Of a name such
/// as "Joint Checking" all characters are hashed: names of several accounts often end alike.
package struct ImportNumber: Hashable, Sendable {
  private static let endLength = 4
  private static let hashedLength = 8
  private static let hashLength = 8

  /// The stored text; empty if a file has no number.
  package let text: String

  /// Creates the number from a log's text.
  package init(stored text: String) {
    self.text = text
  }

  /// - Parameters:
  ///   - isAsBefore: Whether a name is taken for a number, as older versions stored it.
  ///   - hash: Returns 64 hexadecimal digits for a text.
  package init(_ number: String?, isAsBefore: Bool = false, hash: (String) -> String) {
    let whole = (number ?? "").lowercased()
    let characters = whole.filter { $0.isLetter || $0.isNumber }
    let end = String(characters.suffix(ImportNumber.endLength))
    if !isAsBefore, ImportNumber.isName(whole) {
      text = "\(end)~\(hash(characters).prefix(ImportNumber.hashLength))"
      return
    }
    // "XXXX XXXX XXXX 7890", "****7890": the bank hides the characters before the ending.
    let shown = characters.reversed().prefix { $0 != "x" }.count
    let isHidden =
      whole.contains { ImportNumber.hidingSigns.contains($0) } || shown < characters.count
    // The same account may be written with or without a bank code and leading zeros.
    let told = characters.suffix(ImportNumber.hashedLength).drop { $0 == "0" }
    guard !isHidden, told.count > ImportNumber.endLength else {
      text = end
      return
    }
    text = "\(end)~\(hash(String(told)).prefix(ImportNumber.hashLength))"
  }

  private static let hidingSigns = "*•…"

  /// Whether a text is a name: it has a word, and nothing of a number.
  private static func isName(_ text: String) -> Bool {
    !text.contains { $0.isNumber || hidingSigns.contains($0) } && !text.hasPrefix("xx")
      && text.split(whereSeparator: { !$0.isLetter }).contains { $0.count > 2 }
  }

  package var isEmpty: Bool { text.isEmpty }
  /// The last characters, as shown to a person.
  package var end: String { String(text.prefix { $0 != "~" }) }
  /// Whether only the ending is known.
  private var isShort: Bool { end.count == text.count }

  /// Returns whether both may be of the same account.
  package func isSame(as other: ImportNumber) -> Bool {
    if text == other.text { return !isEmpty }
    return !isEmpty && end == other.end && (isShort || other.isShort)
  }
}
