import StrictJSON

/// Reads any spelling of JSON that a log may hold, and normalizes it: no blanks, and only the necessary escapes.
///
/// Supports only what a log needs: strings, whole numbers, `true`, `false`, lists and objects. `null`,
/// fractions, exponents, duplicate members, lone surrogates and invalid UTF-8 are refused.
package enum JSONText {
  /// The largest nesting depth of objects and lists.
  package static let depthLimit = 8

  /// Normalizes one object, followed by 32 blanks, so that whole words can be loaded, and the longest amount
  /// if it comes last.
  ///
  /// - Throws: ``FieldError/malformed(offset:reason:)``.
  package static func normalized(_ bytes: borrowing RawSpan) throws(FieldError) -> [UInt8] {
    let input = unsafe bytes.withUnsafeBytes { unsafe Array($0) }
    var output: [UInt8] = []
    output.reserveCapacity(input.count + 32)
    do throws(JSONFault) {
      guard input.first == UInt8(ascii: "{") else {
        throw JSONFault(reason: "is no object", offset: 0)
      }
      var tokens = JSONTokens(input, depthLimit: depthLimit)
      while let token = try tokens.next() { try append(token, of: tokens, to: &output) }
    } catch {
      throw .malformed(offset: error.offset, reason: error.reason)
    }
    output.append(contentsOf: repeatElement(0x20, count: 32))
    return output
  }

  private static func append(
    _ token: JSONTokens.Token, of tokens: borrowing JSONTokens, to output: inout [UInt8]
  ) throws(JSONFault) {
    if token != .objectEnd, token != .listEnd, let last = output.last,
      last != UInt8(ascii: "{"), last != UInt8(ascii: "["), last != UInt8(ascii: ":")
    {
      output.append(UInt8(ascii: ","))
    }
    switch token {
    case .objectStart, .objectEnd, .listStart, .listEnd, .true, .false: output += tokens.spelling
    case .name(let isRepeated):
      if isRepeated { throw JSONFault(reason: "holds a member twice", offset: tokens.end) }
      append(quoted: tokens.content, to: &output)
      output.append(UInt8(ascii: ":"))
    case .text: append(quoted: tokens.content, to: &output)
    case .number:
      let spelling = tokens.spelling
      if let place = spelling.firstIndex(where: { $0 == UInt8(ascii: ".") || $0 | 0x20 == 0x65 }) {
        throw JSONFault(reason: "holds a number with a fraction or an exponent", offset: place)
      }
      output += spelling
    case .null: throw JSONFault(reason: "holds null, which no member may be", offset: tokens.start)
    }
  }

  private static func append(quoted content: [UInt8], to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    for byte in content {
      if byte < 0x20 {
        JSONEscapes.write(String(Unicode.Scalar(byte)), to: &output)
      } else {
        if byte == 0x22 || byte == 0x5C { output.append(0x5C) }
        output.append(byte)
      }
    }
    output.append(UInt8(ascii: "\""))
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
    return JSONTokens.decoded(raw) ?? ""
  }
}
