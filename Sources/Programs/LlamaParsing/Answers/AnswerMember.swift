package import EntryParsing

/// Strictly parses one flat JSON object: names and values as in RFC 8259, no lists, no nested objects, no
/// blanks between tokens, no duplicate names.
struct AnswerReader {
  private let bytes: ArraySlice<UInt8>
  private var place: Int

  /// The largest number of members of an object.
  private static let memberLimit = 32

  /// Why bytes are not an object.
  enum Problem: Error {
    /// The bytes end before the object does.
    case cut
    case malformed
  }

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  /// Returns the members of the object at the start of the bytes; anything after it is ignored.
  static func members(of bytes: ArraySlice<UInt8>) throws(Problem) -> [AnswerMember] {
    var reader = AnswerReader(bytes)
    return try reader.object()
  }

  private mutating func object() throws(Problem) -> [AnswerMember] {
    try expect("{")
    var members: [AnswerMember] = []
    if take("}") { return members }
    repeat {
      let name = try string()
      try expect(":")
      let value = try value()
      guard members.count < AnswerReader.memberLimit, !members.contains(where: { $0.name == name })
      else { throw .malformed }
      members.append(AnswerMember(name: name, value: value))
    } while take(",")
    try expect("}")
    return members
  }

  private mutating func value() throws(Problem) -> AnswerMember.Value {
    guard let byte = next else { throw .cut }
    switch byte {
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "n"):
      for letter in "null".unicodeScalars { try expect(letter) }
      return .null
    default:
      let start = place
      while let byte = next, (0x30...0x39).contains(byte) || byte == UInt8(ascii: ".") {
        place += 1
      }
      guard place > start else { throw .malformed }
      guard next != nil else { throw .cut }
      return .number(String(decoding: bytes[start..<place], as: UTF8.self))
    }
  }

  private mutating func string() throws(Problem) -> String {
    try expect("\"")
    var content: [UInt8] = []
    while let byte = next {
      place += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: content, as: UTF8.self) else { throw .malformed }
        return text
      case UInt8(ascii: "\\"): try content.append(escaped())
      case ..<0x20: throw .malformed
      default: content.append(byte)
      }
    }
    throw .cut
  }

  /// Only the escapes that a grammar without escapes could need; any other form is malformed.
  private mutating func escaped() throws(Problem) -> UInt8 {
    guard let byte = next else { throw .cut }
    guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "/")
    else { throw .malformed }
    place += 1
    return byte
  }

  private var next: UInt8? { place < bytes.endIndex ? bytes[place] : nil }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard next == UInt8(truncatingIfNeeded: sign.value) else { return false }
    place += 1
    return true
  }

  private mutating func expect(_ sign: Unicode.Scalar) throws(Problem) {
    guard take(sign) else { throw next == nil ? .cut : .malformed }
  }
}

/// One member of the object in a model's answer.
package struct AnswerMember: Hashable, Sendable {
  /// A member's value.
  package enum Value: Hashable, Sendable {
    case text(String)
    /// A number, as written.
    case number(String)
    case null
  }

  package var name: String
  package var value: Value

  package init(name: String, value: Value) {
    self.name = name
    self.value = value
  }

  /// Returns the texts of exactly these members, in this order.
  ///
  /// - Throws: ``EntryParsing/ProposalFailure/badAnswer(_:)``: the grammar leaves no choice here, so any
  ///   other form means that it was not used.
  package static func texts(
    _ members: [AnswerMember], named names: [String]
  ) throws(ProposalFailure) -> [String] {
    guard members.map(\.name) == names else { throw .badAnswer("it has other members") }
    var texts: [String] = []
    for member in members {
      guard case .text(let text) = member.value else {
        throw .badAnswer("'\(member.name)' is no text")
      }
      texts.append(text)
    }
    return texts
  }
}
