import LedgerModel
import StrictJSON

/// Reads one JSON object from a line and keeps the requested members.
///
/// Strict, see ``JSONTokens``: nothing follows the object. Duplicate names are refused, because readers differ on which
/// one counts.
struct JSONReader {
  /// The nesting limit of lists and objects in the object, which is flat as a rule.
  static let depthLimit = 64

  private let line: [UInt8]
  private var tokens: JSONTokens

  private init(_ line: some Sequence<UInt8>) throws(JSONFailure) {
    self.line = Array(line)
    tokens = JSONTokens(self.line, depthLimit: JSONReader.depthLimit + 1)
    guard (try? tokens.next()) == .objectStart else {
      throw JSONFailure(reason: "an object begins with '{'", byteOffset: tokens.start)
    }
  }

  /// Returns the requested members that are strings; one that is `null` counts as absent.
  ///
  /// - Throws: ``JSONFailure`` if the line is no object, or a requested member has another type.
  static func texts(
    named wanted: [String], in line: some Sequence<UInt8>
  ) throws(JSONFailure) -> JSONTexts {
    var reader = try JSONReader(line)
    var texts = JSONTexts()
    while let name = try reader.nextName() {
      guard wanted.contains(name) else {
        texts.otherNames.append(name)
        try reader.skip()
        continue
      }
      switch try reader.next() {
      case .text?: texts.add(name, reader.tokens.text)
      case .null?: break
      default:
        throw JSONFailure(reason: "'\(name)' is no string", byteOffset: reader.tokens.start)
      }
    }
    texts.otherNames.sort()
    return texts
  }

  /// Returns the raw bytes of a member's value; `nil` if the object has no such member.
  ///
  /// - Throws: ``JSONFailure`` if the line is no object.
  static func value(
    named wanted: String, in line: some Sequence<UInt8>
  ) throws(JSONFailure) -> ArraySlice<UInt8>? {
    var reader = try JSONReader(line)
    var found: Range<Int>?
    while let name = try reader.nextName() {
      let range = try reader.read { tokens throws(JSONFault) in try tokens.skipValue() }
      if name == wanted { found = range }
    }
    return found.map { reader.line[$0] }
  }

  /// Returns the texts of a list; `nil` if the value is no list of texts.
  static func texts(inList value: ArraySlice<UInt8>) -> [String]? {
    var tokens = JSONTokens(Array(value), depthLimit: 1)
    guard (try? tokens.next()) == .listStart else { return nil }
    var texts: [String] = []
    while (try? tokens.next()) == .text { texts.append(tokens.text) }
    return tokens.depth == 0 ? texts : nil
  }

  /// Returns the name of the next member; `nil` if the object is at its end.
  ///
  /// - Parameter isWhole: Whether the line ends with the object.
  private mutating func nextName(isWhole: Bool = true) throws(JSONFailure) -> String? {
    let token = try next()
    guard case .name(let isRepeated)? = token else {
      if isWhole { _ = try next() }
      return nil
    }
    guard !isRepeated else {
      throw JSONFailure(reason: "a member stands twice", byteOffset: tokens.start)
    }
    return tokens.text
  }

  private mutating func next() throws(JSONFailure) -> JSONTokens.Token? {
    try read { tokens throws(JSONFault) in try tokens.next() }
  }

  private mutating func read<Result>(
    _ body: (inout JSONTokens) throws(JSONFault) -> Result
  ) throws(JSONFailure) -> Result {
    do throws(JSONFault) {
      return try body(&tokens)
    } catch {
      throw JSONFailure(reason: "it \(error.reason)", byteOffset: error.offset)
    }
  }
}

// Values, one after another.
extension JSONReader {
  /// Calls a body with the name of each member of a line's object; the body reads the value, or skips it.
  ///
  /// - Throws: ``JSONFailure`` if the line is no object, and what the body throws.
  static func forEachMember(
    of line: [UInt8], _ body: (String, inout JSONReader) throws -> Void
  ) throws {
    var reader = try JSONReader(line)
    while let name = try reader.nextName() { try body(name, &reader) }
  }

  /// Calls a body with each object of a list; the body reads it with one of the two methods below.
  mutating func forEachObject(_ body: (inout JSONReader) throws -> Void) throws {
    guard try next() == .listStart else { throw failure("a list is expected") }
    while true {
      let token = try next()
      if token == .listEnd { return }
      guard token == .objectStart else { throw failure("an object is expected") }
      try body(&self)
    }
  }

  /// Calls a body with the name of each member of an object that was begun.
  mutating func forEachMember(_ body: (String, inout JSONReader) throws -> Void) throws {
    while let name = try nextName(isWhole: false) { try body(name, &self) }
  }

  /// Returns the spelling of an object that was begun.
  mutating func spelling() throws(JSONFailure) -> String {
    let (start, outer) = (tokens.start, tokens.depth - 1)
    while tokens.depth > outer { _ = try next() }
    return String(decoding: line[start..<tokens.end], as: UTF8.self)
  }

  /// Skips a value.
  mutating func skip() throws(JSONFailure) {
    _ = try read { tokens throws(JSONFault) in try tokens.skipValue() }
  }

  /// Reads a text; `nil` for `null`.
  mutating func optionalText() throws(JSONFailure) -> String? {
    switch try next() {
    case .text?: return tokens.text
    case .null?: return nil
    default: throw failure("a text is expected")
    }
  }

  /// Reads a text.
  mutating func text() throws(JSONFailure) -> String {
    guard let text = try optionalText() else { throw failure("a text is expected") }
    return text
  }

  /// Reads a whole number; `nil` for `null`.
  mutating func optionalNumber() throws(JSONFailure) -> Int128? {
    let token = try next()
    if token == .null { return nil }
    guard token == .number, let number = Int128(String(decoding: tokens.spelling, as: UTF8.self))
    else { throw failure("a whole number is expected") }
    return number
  }

  /// Reads a whole number.
  mutating func number() throws(JSONFailure) -> Int128 {
    guard let number = try optionalNumber() else { throw failure("a number is expected") }
    return number
  }

  /// Returns the failure of what was read last.
  func failure(_ reason: String) -> JSONFailure {
    JSONFailure(reason: reason, byteOffset: tokens.start)
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

  /// The place and the problem, after what names the line.
  var place: String { "byte \(byteOffset): \(reason)" }
}

extension JSONFailure: ExplainedError {
  var problem: String { "byte \(byteOffset) of the line is no JSON as expected: \(reason)" }
  var remedy: String? { "Write one object a line, such as {\"id\":\"1\",\"text\":\"tea 3\"}." }
}
