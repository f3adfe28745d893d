import LedgerModel

/// What the words of a bank say of a line besides who was paid.
package struct ImportWords: Hashable, Sendable {
  /// What words can say.
  struct Claims: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// Cash was taken out, or paid in.
    static let cash = Claims(rawValue: 1)
    /// A card was paid.
    static let cardPayment = Claims(rawValue: 2)
    /// Money went from one account to another of the same person.
    static let transfer = Claims(rawValue: 4)
    /// Money came back that had been paid.
    static let refund = Claims(rawValue: 8)
    /// It is earned, so that no purchase is looked for.
    static let earned = Claims(rawValue: 16)
    /// A machine that gives cash; what it is beside it, a purchase or a fee, other words say.
    static let machine = Claims(rawValue: 32)
    /// Money was taken out.
    static let withdrawal = Claims(rawValue: 64)
    /// The bank is paid for something.
    static let fee = Claims(rawValue: 128)
  }

  /// Who was paid, folded; where the bank names nobody, what else it writes.
  package let name: String
  private let claims: Claims

  fileprivate init(name: String, claims: Claims) {
    self.name = name
    self.claims = claims
  }

  /// Those of a text by itself, as of an entry that was recorded.
  init(text: String) {
    let folded = ImportWords.folded(text)
    self.init(name: folded, claims: ImportPhrases.claims(of: folded))
  }

  /// Whether cash was taken out: the purse is what such words name.
  var isCash: Bool {
    !claims.contains(.fee)
      && (claims.contains(.cash) || claims.isSuperset(of: [.machine, .withdrawal]))
  }
  var isCardPayment: Bool { claims.contains(.cardPayment) }
  /// Whether it may be a transfer: which account is the other one these words do not say.
  var isTransfer: Bool {
    !claims.contains(.fee)
      && !claims.isDisjoint(with: [.cash, .cardPayment, .transfer, .machine])
  }
  var isRefund: Bool { claims.contains(.refund) }
  var isEarned: Bool { claims.contains(.earned) }

  /// A text as words are compared: small letters and digits of any script, one blank between two.
  package static func folded(_ text: String) -> String {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
      return FoldedText(text).text.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var isApart = false
    for byte in text.utf8 {
      let small = byte &- 0x41 < 26 ? byte | 0x20 : byte
      if small &- 0x61 < 26 || small &- 0x30 < 10 {
        if isApart, !bytes.isEmpty { bytes.append(0x20) }
        isApart = false
        bytes.append(small)
      } else if small != UInt8(ascii: "'") {
        isApart = true
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The words without those that say that money came back: what is left names who paid it back.
  package static func withoutRefund(_ text: String) -> String {
    let left = text.split(whereSeparator: \.isWhitespace)
      .filter { !ImportPhrases.refundWords.contains(folded(String($0))) }
    return left.isEmpty ? text : left.joined(separator: " ")
  }
}

/// Reads the words of many lines, and remembers those that come again.
struct ImportWordsReader {
  /// Who buys at more shops is read a little slower.
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
  /// The account that its category names in brackets, as QIF writes a transfer; `nil` for none.
  var otherAccount: AccountName? {
    let category = category
    guard category.utf8.first == UInt8(ascii: "["), category.utf8.last == UInt8(ascii: "]") else {
      return nil
    }
    return AccountName(category.dropFirst().dropLast())
  }
}
