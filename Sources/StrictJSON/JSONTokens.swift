/// Reads JSON (RFC 8259) strictly, token by token: no byte order mark, no comments, no comma too many, every text
/// valid UTF-8 with paired surrogates. No input traps, and none is read by recursion.
public struct JSONTokens {
  /// A part of a document. Colons and commas are checked and skipped.
  public enum Token: Hashable, Sendable {
    case objectStart, objectEnd, listStart, listEnd
    /// The name of a member; ``JSONTokens/content`` holds it.
    case name(isRepeated: Bool)
    /// A text; ``JSONTokens/content`` holds it.
    case text
    /// A number; ``JSONTokens/spelling`` is it.
    case number
    case `true`, `false`, null
  }

  /// What may follow.
  private enum Expected {
    case value, firstItem, firstName, colon, separator
  }

  private let bytes: [UInt8]
  private let depthLimit: Int
  private var expected = Expected.value
  /// The names of each open object; `nil` for a list.
  private var open: [MemberNames?] = []

  /// The offset of the last token.
  public private(set) var start = 0
  /// The offset after the last token.
  public private(set) var end = 0
  /// The UTF-8 bytes of the last name or text, without escapes.
  public private(set) var content: [UInt8] = []

  /// - Parameter depthLimit: How many objects and lists may be open at once.
  public init(_ bytes: [UInt8], depthLimit: Int) {
    self.bytes = bytes
    self.depthLimit = depthLimit
  }

  /// The number of objects and lists that are open.
  public var depth: Int { open.count }
  /// ``content`` as a text.
  public var text: String { String(decoding: content, as: UTF8.self) }
  /// The last token as it is written.
  public var spelling: ArraySlice<UInt8> { bytes[start..<end] }

  /// Reads the next token; `nil` at the end of the document, before which only blanks may be left.
  public mutating func next() throws(JSONFault) -> Token? {
    skipBlanks()
    switch expected {
    case .value: return try value()
    case .firstItem: return try byte == UInt8(ascii: "]") ? close() : value()
    case .firstName: return try byte == UInt8(ascii: "}") ? close() : name()
    case .colon:
      guard take(":") else { throw fault("lacks a colon") }
      skipBlanks()
      return try value()
    case .separator: break
    }
    guard let isObject = open.last.map({ $0 != nil }) else {
      guard end == bytes.count else { throw fault("goes on behind its object") }
      return nil
    }
    if take(",") {
      skipBlanks()
      return try isObject ? name() : value()
    }
    guard byte == UInt8(ascii: isObject ? "}" : "]") else {
      throw fault("holds \(isObject ? "an object" : "a list") without an end")
    }
    return close()
  }

  /// Skips the next value, with everything in it, and returns its place.
  public mutating func skipValue() throws(JSONFault) -> Range<Int> {
    let outer = depth
    _ = try next()
    let first = start
    while depth > outer { _ = try next() }
    return first..<end
  }

  /// Decodes what is between the quotes of a text; `nil` if it is not spelled strictly.
  public static func decoded(_ inner: [UInt8]) -> String? {
    var tokens = JSONTokens(inner, depthLimit: 0)
    return (try? tokens.readText(endedBy: nil)) == nil ? nil : tokens.text
  }
}

extension JSONTokens {
  /// The byte at the current place; `nil` after the last one.
  private var byte: UInt8? { end < bytes.count ? bytes[end] : nil }

  private func fault(_ reason: String) -> JSONFault { JSONFault(reason: reason, offset: end) }

  private mutating func skipBlanks() {
    while let byte, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { end += 1 }
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard byte == UInt8(truncatingIfNeeded: sign.value) else { return false }
    end += 1
    return true
  }

  private mutating func name() throws(JSONFault) -> Token {
    start = end
    guard take("\"") else { throw fault("lacks the name of a member") }
    try readText(endedBy: UInt8(ascii: "\""))
    expected = .colon
    let isNew = open[open.count - 1]?.insert(content) ?? true
    return .name(isRepeated: !isNew)
  }

  private mutating func value() throws(JSONFault) -> Token {
    start = end
    expected = .separator
    switch byte {
    case UInt8(ascii: "\""):
      end += 1
      try readText(endedBy: UInt8(ascii: "\""))
      return .text
    case UInt8(ascii: "{"): return try begin(.objectStart, names: MemberNames())
    case UInt8(ascii: "["): return try begin(.listStart, names: nil)
    case UInt8(ascii: "t"): return try word("true", .true)
    case UInt8(ascii: "f"): return try word("false", .false)
    case UInt8(ascii: "n"): return try word("null", .null)
    default:
      guard isDigit || byte == UInt8(ascii: "-") else { throw fault("lacks a value") }
      return try number()
    }
  }

  private mutating func begin(_ token: Token, names: MemberNames?) throws(JSONFault) -> Token {
    guard depth < depthLimit else { throw fault("is nested too deep") }
    open.append(names)
    end += 1
    expected = names == nil ? .firstItem : .firstName
    return token
  }

  private mutating func close() -> Token {
    start = end
    end += 1
    expected = .separator
    return open.removeLast() == nil ? .listEnd : .objectEnd
  }

  private mutating func word(_ word: String, _ token: Token) throws(JSONFault) -> Token {
    for letter in word.unicodeScalars {
      guard take(letter) else { throw fault("lacks a value") }
    }
    return token
  }

  private mutating func number() throws(JSONFault) -> Token {
    _ = take("-")
    if take("0") {
      if isDigit { throw fault("holds a number that is none") }
    } else {
      try readDigits()
    }
    if take(".") { try readDigits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try readDigits()
    }
    return .number
  }

  private var isDigit: Bool { byte.map { $0 &- 0x30 <= 9 } ?? false }

  private mutating func readDigits() throws(JSONFault) {
    guard isDigit else { throw fault("holds a number that is none") }
    while isDigit { end += 1 }
  }

  /// Reads a text into ``content``, up to a quote and past it, or to the end of the bytes.
  private mutating func readText(endedBy quote: UInt8?) throws(JSONFault) {
    let first = end
    var plain = end
    var isASCII = true
    content.removeAll(keepingCapacity: true)
    while let byte, byte != quote {
      guard byte >= 0x20 else { throw fault("holds a control character") }
      end += 1
      if byte == 0x5C {
        content += bytes[plain..<end - 1]
        try readEscape()
        plain = end
      } else if byte >= 0x80 {
        isASCII = false
      }
    }
    content += bytes[plain..<end]
    guard byte == quote else { throw fault("holds a text without an end") }
    if !isASCII, let valid = validByteCount(bytes[first..<end]) {
      throw JSONFault(reason: "is not UTF-8", offset: first + valid)
    }
    if quote != nil { end += 1 }
  }

  /// Returns how many bytes are UTF-8; `nil` if all are.
  private func validByteCount(_ bytes: ArraySlice<UInt8>) -> Int? {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var count = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): count += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return count
      }
    }
  }

  /// Reads an escape from the character after the backslash on.
  private mutating func readEscape() throws(JSONFault) {
    switch byte {
    case UInt8(ascii: "\""), 0x5C, UInt8(ascii: "/"): content.append(bytes[end])
    case UInt8(ascii: "b"): content.append(0x08)
    case UInt8(ascii: "f"): content.append(0x0C)
    case UInt8(ascii: "n"): content.append(0x0A)
    case UInt8(ascii: "r"): content.append(0x0D)
    case UInt8(ascii: "t"): content.append(0x09)
    case UInt8(ascii: "u"):
      end += 1
      var code = try codeUnit()
      if (0xD800..<0xDC00).contains(code) {
        guard take("\\"), take("u") else { throw fault("holds a lone surrogate") }
        let low = try codeUnit()
        guard (0xDC00..<0xE000).contains(low) else { throw fault("holds a lone surrogate") }
        code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(code), let encoded = UTF8.encode(scalar) else {
        throw fault("holds a lone surrogate")
      }
      content += encoded
      return
    default: throw fault("holds an escape that JSON does not have")
    }
    end += 1
  }

  /// Reads four hexadecimal digits.
  private mutating func codeUnit() throws(JSONFault) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = byte.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        throw fault("holds an escape that JSON does not have")
      }
      code = code << 4 | UInt32(digit)
      end += 1
    }
    return code
  }
}

/// The names of an object's members: of few each is compared, many are hashed.
private struct MemberNames {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  private var many: Set<[UInt8]> = []

  private static let fewCount = 32

  /// - Returns: False if the name is there already.
  mutating func insert(_ name: [UInt8]) -> Bool {
    var start = 0
    for end in ends {
      if end - start == name.count, bytes[start..<end].elementsEqual(name) { return false }
      start = end
    }
    guard ends.count < MemberNames.fewCount else { return many.insert(name).inserted }
    bytes += name
    ends.append(bytes.count)
    return true
  }
}

/// Why bytes are no JSON.
public struct JSONFault: Error, Hashable, Sendable {
  /// What is wrong with the document, as "holds a lone surrogate".
  public var reason: String
  /// Where, in bytes from 0; the number of bytes if they end too early.
  public var offset: Int

  public init(reason: String, offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}
