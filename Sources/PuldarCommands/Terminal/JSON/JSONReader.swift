import LedgerModel

/// Reads one JSON object from a line and keeps the requested members.
///
/// Strict (RFC 8259): no byte order mark, no comments, nothing after the object, every string valid
/// UTF-8 with paired surrogates. Duplicate names are refused, because readers differ on which one
/// counts. No input can trap it.
struct JSONReader {
  /// The nesting limit of lists and objects. The objects read here are flat.
  static let depthLimit = 64

  private let bytes: [UInt8]
  private var place = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the requested members that are strings; one that is `null` counts as absent.
  ///
  /// - Throws: ``JSONFailure`` if the line is no object, or a requested member has another type.
  static func texts(
    named wanted: [String], in line: some Sequence<UInt8>
  ) throws(JSONFailure) -> JSONTexts {
    var reader = JSONReader(Array(line))
    return try reader.texts(named: wanted)
  }

  /// Returns the raw bytes of a member's value; `nil` if the object has no such member.
  ///
  /// - Throws: ``JSONFailure`` if the line is no object.
  static func value(
    named wanted: String, in line: some Sequence<UInt8>
  ) throws(JSONFailure) -> ArraySlice<UInt8>? {
    var reader = JSONReader(Array(line))
    var found: Range<Int>?
    try reader.forEachMember { reader, name, _ throws(JSONFailure) in
      try reader.skipColon()
      let start = reader.place
      try reader.skipValue(depth: 1)
      if name == wanted { found = start..<reader.place }
    }
    return found.map { reader.bytes[$0] }
  }

  private mutating func texts(named wanted: [String]) throws(JSONFailure) -> JSONTexts {
    var texts = JSONTexts()
    var others: Set<String> = []
    try forEachMember { reader, name, start throws(JSONFailure) in
      guard texts[name] == nil, !others.contains(name) else {
        throw JSONFailure(reason: "a member stands twice", byteOffset: start)
      }
      try reader.skipColon()
      if !wanted.contains(name) || reader.next == UInt8(ascii: "n") {
        others.insert(name)
        try reader.skipValue(depth: 1)
      } else if reader.next == UInt8(ascii: "\"") {
        texts.add(name, try reader.string())
      } else {
        throw reader.failure("'\(name)' is no string")
      }
    }
    skipSpace()
    guard next == nil else { throw failure("something stands behind the object") }
    texts.otherNames = others.subtracting(wanted).sorted()
    return texts
  }

  /// - Parameter take: Receives a member's name and where it begins, and reads up to the end of its value.
  private mutating func forEachMember(
    _ take: (inout JSONReader, String, Int) throws(JSONFailure) -> Void
  ) throws(JSONFailure) {
    skipSpace()
    try expect("{", "an object begins with '{'")
    skipSpace()
    if self.take("}") { return }
    repeat {
      skipSpace()
      let start = place
      let name = try string()
      try take(&self, name, start)
      skipSpace()
    } while self.take(",")
    try expect("}", "',' or '}' follows a member")
  }

  private mutating func skipColon() throws(JSONFailure) {
    skipSpace()
    try expect(":", "':' follows a member's name")
    skipSpace()
  }

  private mutating func skipValue(depth: Int) throws(JSONFailure) {
    guard depth <= JSONReader.depthLimit else { throw failure("it is nested too deeply") }
    switch next {
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "{"): try skipItems(closedBy: "}", areNamed: true, depth: depth)
    case UInt8(ascii: "["): try skipItems(closedBy: "]", areNamed: false, depth: depth)
    case UInt8(ascii: "t"): try skipWord("true")
    case UInt8(ascii: "f"): try skipWord("false")
    case UInt8(ascii: "n"): try skipWord("null")
    default: try skipNumber()
    }
  }

  private mutating func skipItems(
    closedBy end: Unicode.Scalar, areNamed: Bool, depth: Int
  ) throws(JSONFailure) {
    place += 1
    skipSpace()
    if take(end) { return }
    repeat {
      skipSpace()
      if areNamed {
        _ = try string()
        try skipColon()
      }
      try skipValue(depth: depth + 1)
      skipSpace()
    } while take(",")
    try expect(end, "',' or '\(end)' is missing")
  }

  private mutating func skipWord(_ word: StaticString) throws(JSONFailure) {
    for letter in "\(word)".unicodeScalars { try expect(letter, "it is no value") }
  }

  private mutating func skipNumber() throws(JSONFailure) {
    _ = take("-")
    if !take("0") { try skipDigits("it is no value") }
    if take(".") { try skipDigits("digits follow the point") }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try skipDigits("digits follow the exponent")
    }
  }

  private mutating func skipDigits(_ reason: String) throws(JSONFailure) {
    let start = place
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { place += 1 }
    guard place > start else { throw failure(reason) }
  }
}

extension JSONReader {
  /// The byte at the current place; `nil` after the last one.
  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private func failure(_ reason: String) -> JSONFailure {
    JSONFailure(reason: reason, byteOffset: place)
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      place += 1
    }
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard next == UInt8(truncatingIfNeeded: sign.value) else { return false }
    place += 1
    return true
  }

  private mutating func expect(_ sign: Unicode.Scalar, _ reason: String) throws(JSONFailure) {
    guard take(sign) else { throw failure(next == nil ? "it ends too early" : reason) }
  }

  private mutating func string() throws(JSONFailure) -> String {
    try expect("\"", "a string begins with '\"'")
    let start = place
    // Most strings are ASCII without escapes, and are copied as they are.
    while let byte = next, JSONReader.isPlain(byte) { place += 1 }
    if next == UInt8(ascii: "\"") {
      place += 1
      return String(decoding: bytes[start..<place - 1], as: UTF8.self)
    }
    var content = Array(bytes[start..<place])
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        place += 1
        guard let text = String(validating: content, as: UTF8.self) else {
          throw JSONFailure(reason: "the string is no UTF-8", byteOffset: start)
        }
        return text
      case UInt8(ascii: "\\"):
        place += 1
        content += try escapedCharacter()
      case ..<0x20:
        throw failure("a control character stands in a string")
      default:
        content.append(byte)
        place += 1
      }
    }
    throw failure("it ends too early")
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x80 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// Returns the UTF-8 of an escape, from the character after the backslash on.
  private mutating func escapedCharacter() throws(JSONFailure) -> [UInt8] {
    guard let byte = next else { throw failure("it ends too early") }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): break
    default:
      place -= 1
      throw failure("there is no such escape")
    }
    let first = try unit()
    guard (0xD800..<0xE000).contains(first) else { return try utf8(first) }
    guard first < 0xDC00, take("\\"), take("u") else { throw failure("half of a pair") }
    let second = try unit()
    guard (0xDC00..<0xE000).contains(second) else { throw failure("half of a pair") }
    return try utf8(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  /// Reads four hexadecimal digits.
  private mutating func unit() throws(JSONFailure) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw failure("four hexadecimal digits follow '\\u'")
      }
      value = value << 4 | UInt32(digit)
      place += 1
    }
    return value
  }

  private func utf8(_ value: UInt32) throws(JSONFailure) -> [UInt8] {
    guard let scalar = Unicode.Scalar(value) else { throw failure("half of a pair") }
    return Array(String(Character(scalar)).utf8)
  }
}

/// The requested members of an object. They are few: a linear search finds one sooner than a
/// hash does.
struct JSONTexts {
  private(set) var members: [(name: String, text: String)] = []
  /// The names of members that were not requested.
  fileprivate(set) var otherNames: [String] = []

  subscript(name: String) -> String? { members.first { member in member.name == name }?.text }

  fileprivate mutating func add(_ name: String, _ text: String) { members.append((name, text)) }
}

/// The reason why bytes are not the expected JSON object.
struct JSONFailure: Error, Hashable {
  /// The problem, as a phrase.
  var reason: String
  /// The place, in bytes from 0.
  var byteOffset: Int
}

extension JSONFailure: ExplainedError {
  var problem: String { "byte \(byteOffset) of the line is no JSON as expected: \(reason)" }
  var remedy: String? { "Write one object a line, such as {\"id\":\"1\",\"text\":\"tea 3\"}." }
}
