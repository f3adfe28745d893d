/// A text decoded from any encoding that statements may have, for readers of other texts.
public struct DecodedText: Sendable {
  /// The decoded text.
  public let text: String
  private let bytes: [UInt8]

  /// A file that a person may mistake for a receipt.
  private enum Form: String {
    /// A web page, or data for programs.
    case markup = "a page of markup or data for programs"
    /// A bank statement in one of its formats.
    case bankFile = "a file of a bank"
    /// Rows and columns.
    case table = "a table"
  }

  /// - Returns: `nil` if the bytes are no text: in a legacy encoding any byte is a letter, but a text has no control
  ///   characters except for layout.
  public init?(of bytes: [UInt8]) {
    guard let decoded = try? StatementText(decoding: bytes), !decoded.bytes.contains(0) else {
      return nil
    }
    if decoded.encoding.isOfSingleBytes {
      guard decoded.bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || (0x09...0x0D).contains($0) })
      else { return nil }
    }
    self.bytes = decoded.bytes
    text = String(decoding: decoded.bytes, as: UTF8.self)
  }

  /// The kind of a text written for programs, as a phrase such as "a table"; `nil` if it is for people.
  public var otherForm: String? { form?.rawValue }

  /// Whether it may hold the lines of an account, to be read by ``StatementFile``.
  public var isOfBank: Bool { form == .bankFile || form == .table }

  private var form: Form? {
    guard let first = bytes.first(where: { $0 > 0x20 }) else { return nil }
    let form = try? StatementForm.form(of: bytes)
    switch first {
    case UInt8(ascii: "<"): return form == nil || form == .csv ? .markup : .bankFile
    case UInt8(ascii: "{") where form != .mt940, UInt8(ascii: "[") where form != .mt940:
      return isData ? .markup : nil
    case UInt8(ascii: "!"): return text.contains("!Type:") ? .bankFile : nil
    default: break
    }
    switch form {
    case .csv: return isTable ? .table : nil
    case .ofx, .qif, .camt, .mt940: return .bankFile
    case nil: return .markup
    }
  }

  /// Whether the text ends like JSON.
  private var isData: Bool {
    let last = bytes.last { $0 > 0x20 }
    return last == UInt8(ascii: "}") || last == UInt8(ascii: "]")
  }

  /// Whether nearly all lines have the same number of separators, at least two.
  private var isTable: Bool {
    let lines = bytes.prefix(1 << 16).split { $0 == 0x0A || $0 == 0x0D }
      .filter { $0.contains { $0 > 0x20 } }
    guard lines.count >= 3 else { return false }
    for mark in [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09, UInt8(ascii: "|")] {
      var counts: [Int: Int] = [:]
      for line in lines { counts[DecodedText.count(of: mark, in: line), default: 0] += 1 }
      guard let most = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else { continue }
      if most.key >= 2, most.value * 10 >= lines.count * 9 { return true }
    }
    return false
  }

  /// Returns the number of marks outside quotes.
  private static func count(of mark: UInt8, in line: ArraySlice<UInt8>) -> Int {
    var count = 0
    var isQuoted = false
    for byte in line {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == mark, !isQuoted { count += 1 }
    }
    return count
  }
}
