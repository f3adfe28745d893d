/// Splits SGML and XML into tags and text.
///
/// Nothing is expanded: a file that declares its own entities is refused. Comments, instructions and declarations are
/// skipped. Each byte is read once, and at most ``longestTag`` bytes again.
struct MarkupScanner {
  enum Token: Hashable {
    /// A start tag; `isClosed` if it ends in `/>`. `attributes` may be empty.
    case open(name: Range<Int>, attributes: Range<Int>, isClosed: Bool)
    case close(name: Range<Int>)
    /// The text between two tags; `isLiteral` if `&` has no meaning in it.
    case text(Range<Int>, isLiteral: Bool)
    case end
  }

  /// The longest tag, in bytes; a longer one is taken as text.
  static let longestTag = 2048
  /// The longest text, in bytes; no bank writes a longer one.
  static let longestText = 1 << 16

  let bytes: [UInt8]
  private(set) var place = 0

  /// Returns the next tag or text.
  ///
  /// - Throws: `cutShort` within a comment or similar, `malformed`, `tooLarge`; each leaves the offset in ``place``,
  ///   which the caller turns into a line.
  mutating func next() throws(StatementReadingError.Reason) -> Token {
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "<"), isTagStart(at: place) else { return try text() }
      switch bytes[place + 1] {
      case UInt8(ascii: "!"):
        if let literal = try declaration() { return .text(literal, isLiteral: true) }
      case UInt8(ascii: "?"): try skip(past: ">", named: "an instruction")
      default: return tag()
      }
    }
    return .end
  }

  /// Whether a tag begins at a `<`: in SGML a lone `<` is text.
  private func isTagStart(at index: Int) -> Bool {
    guard index + 1 < bytes.count else { return false }
    switch bytes[index + 1] {
    case UInt8(ascii: "!"), UInt8(ascii: "?"): return true
    case UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      var end = index + 2
      let limit = min(bytes.count, index + MarkupScanner.longestTag)
      while end < limit {
        if bytes[end] == UInt8(ascii: ">") { return true }
        if bytes[end] == UInt8(ascii: "<") { return false }
        end += 1
      }
      return false
    default: return false
    }
  }

  private mutating func text() throws(StatementReadingError.Reason) -> Token {
    let start = place
    place += 1
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "<"), isTagStart(at: place) { break }
      place += 1
    }
    if place - start > MarkupScanner.longestText, !isBlank(start..<place) {
      place = start
      throw .tooLarge("a text has more than 64 KiB")
    }
    return .text(start..<place, isLiteral: false)
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy { byte in byte <= 0x20 }
  }

  /// Reads a tag that is known to end.
  private mutating func tag() -> Token {
    let isEnd = bytes[place + 1] == UInt8(ascii: "/")
    let start = place + (isEnd ? 2 : 1)
    var end = start
    while bytes[end] != UInt8(ascii: ">"), bytes[end] > 0x20, bytes[end] != UInt8(ascii: "/") {
      end += 1
    }
    let name = start..<end
    while bytes[end] != UInt8(ascii: ">") { end += 1 }
    place = end + 1
    if isEnd { return .close(name: name) }
    let isClosed = end > name.upperBound && bytes[end - 1] == UInt8(ascii: "/")
    let attributes = name.upperBound..<(isClosed ? end - 1 : end)
    return .open(name: name, attributes: attributes, isClosed: isClosed)
  }

  /// Returns the text in `<![CDATA[…]]>`; `nil` for a comment or a declaration, which is skipped.
  private mutating func declaration() throws(StatementReadingError.Reason) -> Range<Int>? {
    if starts(with: "<!--") {
      try skip(past: "-->", named: "a comment")
      return nil
    }
    if starts(with: "<![CDATA[") {
      let start = place + 9
      try skip(past: "]]>", named: "a text")
      guard start <= place - 3 else { return nil }
      if place - 3 - start > MarkupScanner.longestText {
        throw .tooLarge("a text has more than 64 KiB")
      }
      return start..<(place - 3)
    }
    let start = place
    var depth = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "<") where starts(with: "<!ENTITY"):
        throw .malformed("it declares entities of its own, which no bank's file does")
      case UInt8(ascii: ">") where depth <= 0:
        place += 1
        return nil
      default: break
      }
      place += 1
    }
    place = start
    throw .cutShort("a declaration")
  }

  private mutating func skip(
    past end: StaticString, named name: String
  ) throws(StatementReadingError.Reason) {
    let start = place
    while place < bytes.count {
      if starts(with: end) {
        place += end.utf8CodeUnitCount
        return
      }
      place += 1
    }
    place = start
    throw .cutShort(name)
  }

  private func starts(with text: StaticString) -> Bool {
    bytes.hasText(text, at: place)
  }
}

extension [UInt8] {
  /// Returns whether an ASCII text is at an offset.
  func hasText(_ text: StaticString, at place: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place >= 0, count <= self.count - place else { return false }
    return text.withUTF8Buffer { wanted in
      for index in 0..<count where unsafe wanted[index] != self[place + index] { return false }
      return true
    }
  }

  /// Returns whether a lowercase ASCII text is at an offset, ignoring case.
  func hasFoldedText(_ text: StaticString, at place: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place >= 0, count <= self.count - place else { return false }
    return text.withUTF8Buffer { wanted in
      for index in 0..<count {
        let byte = self[place + index]
        let folded = byte &- 0x41 < 26 ? byte | 0x20 : byte
        if unsafe wanted[index] != folded { return false }
      }
      return true
    }
  }
}
