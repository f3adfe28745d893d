/// Reads any spelling of JSON that a log may hold, and normalizes it: no blanks, and only the necessary escapes.
///
/// Supports only what a log needs: strings, whole numbers, `true`, `false`, lists and objects. `null`,
/// fractions, exponents, duplicate members, lone surrogates and invalid UTF-8 are refused.
package struct JSONText {
  /// The largest nesting depth of objects and lists.
  package static let depthLimit = 8

  private var input: [UInt8]
  private var offset = 0
  private var output: [UInt8] = []

  /// Normalizes one object, followed by 32 blanks, so that whole words can be loaded, and the longest amount
  /// if it comes last.
  ///
  /// - Throws: ``FieldError/malformed(offset:reason:)``.
  package static func normalized(_ bytes: borrowing RawSpan) throws(FieldError) -> [UInt8] {
    let input = unsafe bytes.withUnsafeBytes { unsafe Array($0) }
    guard
      unsafe input.withUnsafeBufferPointer({ unsafe String(validating: $0, as: UTF8.self) }) != nil
    else { throw .malformed(offset: firstInvalid(input), reason: "is not UTF-8") }
    var text = JSONText(input: input)
    guard text.peek() == UInt8(ascii: "{") else { throw text.malformed("is no object") }
    try text.value(depth: 1)
    guard text.offset == input.count else { throw text.malformed("goes on behind its object") }
    text.output.append(contentsOf: repeatElement(0x20, count: 32))
    return text.output
  }

  private init(input: [UInt8]) {
    self.input = input
    output.reserveCapacity(input.count + 32)
  }

  /// The offset of the first bytes that are not UTF-8.
  private static func firstInvalid(_ input: [UInt8]) -> Int {
    var decoder = UTF8()
    var iterator = input.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput, .error: return offset
      }
    }
  }

  private func malformed(_ reason: String) -> FieldError {
    .malformed(offset: offset, reason: reason)
  }

  private func peek() -> UInt8 { offset < input.count ? input[offset] : 0 }

  private mutating func skipBlanks() {
    while offset < input.count, [0x20, 0x09, 0x0A, 0x0D].contains(input[offset]) { offset += 1 }
  }

  private mutating func value(depth: Int) throws(FieldError) {
    skipBlanks()
    switch peek() {
    case UInt8(ascii: "{"): try object(depth: depth)
    case UInt8(ascii: "["): try list(depth: depth)
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): throw malformed("holds null, which no member may be")
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
    default: throw malformed("is no JSON")
    }
    skipBlanks()
  }

  private mutating func word(_ word: StaticString) throws(FieldError) {
    let count = word.utf8CodeUnitCount
    let bytes = Array(word.description.utf8)
    guard offset + count <= input.count, input[offset..<offset + count].elementsEqual(bytes) else {
      throw malformed("is no JSON")
    }
    output.append(contentsOf: bytes)
    offset += count
  }

  private mutating func number() throws(FieldError) {
    let start = offset
    if peek() == UInt8(ascii: "-") { offset += 1 }
    let first = offset
    while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(peek()) { offset += 1 }
    guard offset > first, offset == first + 1 || input[first] != UInt8(ascii: "0") else {
      throw malformed("holds a number that is none")
    }
    if [UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E")].contains(peek()) {
      throw malformed("holds a number with a fraction or an exponent")
    }
    output.append(contentsOf: input[start..<offset])
  }

  private mutating func list(depth: Int) throws(FieldError) {
    guard depth <= JSONText.depthLimit else { throw malformed("is nested too deep") }
    offset += 1
    output.append(UInt8(ascii: "["))
    skipBlanks()
    if peek() != UInt8(ascii: "]") {
      while true {
        try value(depth: depth + 1)
        if peek() != UInt8(ascii: ",") { break }
        offset += 1
        output.append(UInt8(ascii: ","))
      }
    }
    guard peek() == UInt8(ascii: "]") else { throw malformed("holds a list without an end") }
    offset += 1
    output.append(UInt8(ascii: "]"))
  }

  private mutating func object(depth: Int) throws(FieldError) {
    guard depth <= JSONText.depthLimit else { throw malformed("is nested too deep") }
    offset += 1
    output.append(UInt8(ascii: "{"))
    var names = MemberNames()
    skipBlanks()
    if peek() != UInt8(ascii: "}") {
      while true {
        skipBlanks()
        let start = output.count
        guard peek() == UInt8(ascii: "\"") else { throw malformed("lacks the name of a member") }
        try string()
        guard names.insert(start..<output.count, of: output) else {
          throw malformed("holds a member twice")
        }
        skipBlanks()
        guard peek() == UInt8(ascii: ":") else { throw malformed("lacks a colon") }
        offset += 1
        output.append(UInt8(ascii: ":"))
        try value(depth: depth + 1)
        if peek() != UInt8(ascii: ",") { break }
        offset += 1
        output.append(UInt8(ascii: ","))
      }
    }
    guard peek() == UInt8(ascii: "}") else { throw malformed("holds an object without an end") }
    offset += 1
    output.append(UInt8(ascii: "}"))
  }

  private mutating func string() throws(FieldError) {
    offset += 1
    output.append(UInt8(ascii: "\""))
    while true {
      guard offset < input.count else { throw malformed("holds a text without an end") }
      let byte = input[offset]
      if byte == UInt8(ascii: "\"") { break }
      guard byte >= 0x20 else { throw malformed("holds a control character") }
      if byte == UInt8(ascii: "\\") {
        try escape()
      } else {
        output.append(byte)
        offset += 1
      }
    }
    offset += 1
    output.append(UInt8(ascii: "\""))
  }

  private mutating func escape() throws(FieldError) {
    offset += 1
    let letter = peek()
    offset += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): output.append(contentsOf: [0x5C, letter])
    case UInt8(ascii: "/"): output.append(letter)
    case UInt8(ascii: "b"): JSONEscapes.write("\u{8}", to: &output)
    case UInt8(ascii: "f"): JSONEscapes.write("\u{C}", to: &output)
    case UInt8(ascii: "n"): JSONEscapes.write("\n", to: &output)
    case UInt8(ascii: "r"): JSONEscapes.write("\r", to: &output)
    case UInt8(ascii: "t"): JSONEscapes.write("\t", to: &output)
    case UInt8(ascii: "u"):
      var code = try codeUnit()
      if (0xD800..<0xDC00).contains(code) {
        guard peek() == 0x5C, offset + 1 < input.count, input[offset + 1] == UInt8(ascii: "u")
        else { throw malformed("holds a lone surrogate") }
        offset += 2
        let low = try codeUnit()
        guard (0xDC00..<0xE000).contains(low) else { throw malformed("holds a lone surrogate") }
        code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(code) else { throw malformed("holds a lone surrogate") }
      if scalar == "\"" || scalar == "\\" {
        output.append(contentsOf: [0x5C, UInt8(truncatingIfNeeded: code)])
      } else if code < 0x20 {
        JSONEscapes.write(scalar, to: &output)
      } else {
        output.append(contentsOf: String(scalar).utf8)
      }
    default: throw malformed("holds an escape that JSON does not have")
    }
  }

  private mutating func codeUnit() throws(FieldError) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = JSONEscapes.hexadecimal(peek()) else {
        throw malformed("holds an escape that JSON does not have")
      }
      code = code << 4 | digit
      offset += 1
    }
    return code
  }
}

extension JSONText {
  /// The byte at an offset of normalized bytes, or 0 after the end.
  static func byte(_ bytes: borrowing RawSpan, _ offset: Int) -> UInt8 {
    offset < bytes.byteCount ? unsafe bytes.unsafeLoad(fromByteOffset: offset, as: UInt8.self) : 0
  }

  /// The offset after a value of normalized bytes.
  static func endOfValue(_ bytes: borrowing RawSpan, _ start: Int) -> Int {
    var depth = 0
    var offset = start
    var isInText = false
    while offset < bytes.byteCount {
      let byte = byte(bytes, offset)
      offset += 1
      if isInText {
        if byte == 0x5C { offset += 1 } else if byte == 0x22 { isInText = false }
      } else if byte == 0x22 {
        isInText = true
      } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        depth += 1
      } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        if depth == 0 { return offset - 1 }
        depth -= 1
      } else if depth == 0, byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") {
        return offset - 1
      }
      if depth == 0, !isInText,
        byte == 0x22 || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
      {
        return offset
      }
    }
    return offset
  }

  /// The text between two offsets, without its escapes; empty if an escape is invalid or the bytes are not UTF-8.
  static func string(_ bytes: borrowing RawSpan, from start: Int, to end: Int) -> String {
    guard start < end else { return "" }
    let raw = unsafe bytes.extracting(start..<end).withUnsafeBytes { unsafe Array($0) }
    return JSONEscapes.unescaped(raw) ?? ""
  }
}

/// The names of an object's members, as ranges of the bytes that hold them: of few each is compared, of many
/// their copies are.
private struct MemberNames {
  private var ranges: [Range<Int>] = []
  private var copies: Set<ArraySlice<UInt8>> = []

  private static let comparedCount = 32

  /// - Returns: False if the name is there already.
  mutating func insert(_ name: Range<Int>, of bytes: [UInt8]) -> Bool {
    if ranges.count < MemberNames.comparedCount {
      guard !ranges.contains(where: { bytes[$0] == bytes[name] }) else { return false }
      ranges.append(name)
      return true
    }
    if copies.isEmpty { copies = Set(ranges.map { ArraySlice(Array(bytes[$0])) }) }
    return copies.insert(ArraySlice(Array(bytes[name]))).inserted
  }
}
