import LedgerModel
import StrictJSON

/// Reads one JSON object from a line and keeps the requested members.
///
/// Strict, see ``JSONTokens``: nothing follows the object. Duplicate names are refused, because readers differ on which
/// one counts.
struct JSONReader {
  /// The nesting limit of lists and objects in the object, which is flat as a rule.
  static let depthLimit = 64

  private var tokens: JSONTokens

  private init(_ line: some Sequence<UInt8>) throws(JSONFailure) {
    tokens = JSONTokens(Array(line), depthLimit: JSONReader.depthLimit + 1)
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
        _ = try reader.read { tokens throws(JSONFault) in try tokens.skipValue() }
        continue
      }
      switch try reader.read({ tokens throws(JSONFault) in try tokens.next() }) {
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
    let bytes = Array(line)
    var reader = try JSONReader(bytes)
    var found: Range<Int>?
    while let name = try reader.nextName() {
      let range = try reader.read { tokens throws(JSONFault) in try tokens.skipValue() }
      if name == wanted { found = range }
    }
    return found.map { bytes[$0] }
  }

  /// Returns the texts of a list; `nil` if the value is no list of texts.
  static func texts(inList value: ArraySlice<UInt8>) -> [String]? {
    var tokens = JSONTokens(Array(value), depthLimit: 1)
    guard (try? tokens.next()) == .listStart else { return nil }
    var texts: [String] = []
    while (try? tokens.next()) == .text { texts.append(tokens.text) }
    return tokens.depth == 0 ? texts : nil
  }

  /// Returns the raw bytes of the objects of a list.
  ///
  /// - Throws: ``JSONFailure`` if the value is no list of objects.
  static func objects(inList value: ArraySlice<UInt8>) throws(JSONFailure) -> [ArraySlice<UInt8>] {
    let bytes = Array(value)
    var tokens = JSONTokens(bytes, depthLimit: JSONReader.depthLimit)
    guard (try? tokens.next()) == .listStart else {
      throw JSONFailure(reason: "a list begins with '['", byteOffset: tokens.start)
    }
    var objects: [ArraySlice<UInt8>] = []
    while (try? tokens.next()) == .objectStart {
      let start = tokens.start
      while tokens.depth > 1 {
        guard (try? tokens.next()) != nil else {
          throw JSONFailure(reason: "an object has no end", byteOffset: tokens.start)
        }
      }
      objects.append(bytes[start..<tokens.end])
    }
    guard tokens.depth == 0 else {
      throw JSONFailure(reason: "a list of objects is expected", byteOffset: tokens.start)
    }
    return objects
  }

  /// Returns the name of the next member; `nil` if the object is at its end, and the line too.
  private mutating func nextName() throws(JSONFailure) -> String? {
    let token = try read { tokens throws(JSONFault) in try tokens.next() }
    guard case .name(let isRepeated)? = token else {
      _ = try read { tokens throws(JSONFault) in try tokens.next() }
      return nil
    }
    guard !isRepeated else {
      throw JSONFailure(reason: "a member stands twice", byteOffset: tokens.start)
    }
    return tokens.text
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
