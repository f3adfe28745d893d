import LedgerModel

/// The payee of a line, and the claims of the bank's words about it.
package struct ImportWords: Hashable, Sendable {
  /// The facts that words can state.
  struct Claims: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// Cash was withdrawn or deposited.
    static let cash = Claims(rawValue: 1)
    /// A card bill was paid.
    static let cardPayment = Claims(rawValue: 2)
    /// Money moved between accounts of the same person.
    static let transfer = Claims(rawValue: 4)
    /// Money that had been paid came back.
    static let refund = Claims(rawValue: 8)
    /// Earned money, for which no purchase is looked for.
    static let earned = Claims(rawValue: 16)
    /// A cash machine; other words say whether a purchase or a fee goes with it.
    static let machine = Claims(rawValue: 32)
    /// Money was withdrawn.
    static let withdrawal = Claims(rawValue: 64)
    /// A fee of the bank.
    static let fee = Claims(rawValue: 128)
  }

  /// The folded payee, or the bank's other words if it names nobody.
  package let name: String
  private let claims: Claims

  fileprivate init(name: String, claims: Claims) {
    self.name = name
    self.claims = claims
  }

  /// Reads a text by itself, such as that of a recorded entry.
  init(text: String) {
    let folded = ImportWords.folded(text)
    self.init(name: folded, claims: ImportPhrases.claims(of: folded))
  }

  /// Whether cash was moved.
  var isCash: Bool {
    !claims.contains(.fee)
      && (claims.contains(.cash) || claims.isSuperset(of: [.machine, .withdrawal]))
  }
  var isCardPayment: Bool { claims.contains(.cardPayment) }
  /// Whether it may be a transfer; the claims do not say which account is the other one.
  var isTransfer: Bool {
    !claims.contains(.fee)
      && !claims.isDisjoint(with: [.cash, .cardPayment, .transfer, .machine])
  }
  var isRefund: Bool { claims.contains(.refund) }
  var isEarned: Bool { claims.contains(.earned) }

  /// Returns a text folded for comparison: lowercase letters and digits of any script, one blank between words.
  package static func folded(_ text: String) -> String {
    FoldedWords.folded(text, joinsElisions: true)
  }

  /// Returns a name without the symbols and pictures that other programs allow in it.
  static func plain(_ name: some StringProtocol) -> Substring {
    String(name).filter { character in
      !character.unicodeScalars.contains { scalar in
        switch scalar.properties.generalCategory {
        case .otherSymbol, .modifierSymbol, .format, .nonspacingMark: true
        default: false
        }
      }
    }[...].trimmingBlanks()
  }

  /// Returns the words without those for a refund: the rest names who paid it.
  package static func withoutRefund(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace)
    var left = words.filter { !ImportPhrases.refundWords.contains(folded(String($0))) }[...]
    // "REFUND FOR SHOES", but no name of a shop that begins so.
    if left.first != words.first {
      left = left.drop { ImportPhrases.links.contains(folded(String($0))) }
    }
    let isNamed = left.contains { !ImportPhrases.ownWords.contains(folded(String($0))[...]) }
    return isNamed ? left.joined(separator: " ") : text
  }
}

/// Reads the words of many lines, and caches those that recur.
struct ImportWordsReader {
  /// The cache size; with more different texts reading is a little slower.
  private static let limit = 1 << 15
  private struct Known {
    var name: String
    var claims: ImportWords.Claims
  }
  private var known: [String: Known] = [:]

  mutating func words(of line: StatementLine) -> ImportWords {
    let payee = read(line.comparedWords)
    var claims = payee.claims
    if !line.payee.isEmpty, !line.memo.isEmpty { claims.formUnion(read(line.memo).claims) }
    if !line.kind.isEmpty { claims.formUnion(read(line.kind).claims) }
    if line.otherAccount != nil { claims.insert(.transfer) }
    return ImportWords(name: payee.name, claims: claims)
  }

  private mutating func read(_ text: String) -> Known {
    if let known = known[text] { return known }
    let folded = ImportWords.folded(text)
    let read = Known(name: folded, claims: ImportPhrases.claims(of: folded))
    if known.count >= ImportWordsReader.limit { known.removeAll(keepingCapacity: true) }
    known[text] = read
    return read
  }
}

extension StatementLine {
  /// The account that the category names in brackets, as QIF writes a transfer; `nil` if none.
  var otherAccount: AccountName? {
    let category = category
    guard category.utf8.first == UInt8(ascii: "["), category.utf8.last == UInt8(ascii: "]") else {
      return nil
    }
    return AccountName(category.dropFirst().dropLast())
  }
}
