import LedgerEvents

/// What is kept of an account's number at a bank, by which the next file of it is known: its last four characters,
/// and some digits of a hash of the last eight, so that two accounts with one end stay two.
///
/// `7890~a3f0c21b`; `7890` where a bank shows no more than the end, and in what older versions wrote.
package struct ImportNumber: Hashable, Sendable {
  private static let endLength = 4
  private static let hashedLength = 8
  private static let hashLength = 8

  /// Empty where a file has no number.
  package let text: String

  /// What a log holds.
  package init(stored text: String) {
    self.text = text
  }

  /// - Parameter hash: Makes 64 hexadecimal digits of a text.
  package init(_ number: String?, hash: (String) -> String) {
    let whole = (number ?? "").lowercased()
    let characters = whole.filter { $0.isLetter || $0.isNumber }
    let end = String(characters.suffix(ImportNumber.endLength))
    // "XXXX XXXX XXXX 7890", "****7890": the bank hides what stands before.
    let shown = characters.reversed().prefix { $0 != "x" }.count
    let isHidden = whole.contains { "*•…".contains($0) } || shown < characters.count
    // The same account is written with a bank's number before it and zeros, and without.
    let told = characters.suffix(ImportNumber.hashedLength).drop { $0 == "0" }
    guard !isHidden, told.count > ImportNumber.endLength else {
      text = end
      return
    }
    text = "\(end)~\(hash(String(told)).prefix(ImportNumber.hashLength))"
  }

  package var isEmpty: Bool { text.isEmpty }
  /// The last characters, as a person is shown them.
  package var end: String { String(text.prefix { $0 != "~" }) }
  /// Whether only the end is known.
  private var isShort: Bool { end.count == text.count }

  /// Whether both can be of one account.
  package func isSame(as other: ImportNumber) -> Bool {
    if text == other.text { return !isEmpty }
    return !isEmpty && end == other.end && (isShort || other.isShort)
  }
}
