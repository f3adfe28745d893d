import StrictJSON

/// Writes JSON on one line, in a form that is safe to display.
///
/// Everything that a terminal or a script page would obey is escaped: control characters (C1 and DEL
/// too), format characters (those that turn the direction of text among them), U+2028 and U+2029.
struct JSONWriter {
  private var bytes: [UInt8] = []

  /// The initial capacity: most documents are entries, which are no longer.
  private static let usualByteCount = 512

  /// Returns the document, without a newline.
  static func text(of value: JSONValue) -> String {
    String(decoding: bytes(of: value), as: UTF8.self)
  }

  /// Returns the document in UTF-8.
  static func bytes(of value: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.bytes.reserveCapacity(JSONWriter.usualByteCount)
    writer.write(value)
    return writer.bytes
  }

  // MARK: Objects without a tree

  /// Returns an object whose members are written directly, with the same bytes as a tree of values.
  static func object(_ tell: (inout JSONWriter) throws -> Void) rethrows -> JSONValue {
    var writer = JSONWriter()
    writer.bytes.reserveCapacity(JSONWriter.usualByteCount)
    writer.bytes.append(UInt8(ascii: "{"))
    try tell(&writer)
    writer.bytes.append(UInt8(ascii: "}"))
    return .recorded(writer.bytes)
  }

  /// Adds a member whose name needs no escaping.
  mutating func add(_ name: StaticString, _ text: String) {
    begin(name)
    write(quoted: text)
  }

  /// Adds a member that is `null` if there is no text.
  mutating func add(_ name: StaticString, optional text: String?) {
    begin(name)
    if let text { write(quoted: text) } else { write("null") }
  }

  /// Adds a member of any kind.
  mutating func add(_ name: StaticString, value: JSONValue) {
    begin(name)
    write(value)
  }

  /// Adds members that are already a tree.
  mutating func add(_ members: [JSONValue.Member]) {
    for member in members {
      separate()
      write(member)
    }
  }

  private mutating func begin(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { buffer in bytes.append(contentsOf: buffer) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  private mutating func separate() {
    if bytes.last != UInt8(ascii: "{"), bytes.last != UInt8(ascii: "[") {
      bytes.append(UInt8(ascii: ","))
    }
  }

  // MARK: Values

  private mutating func write(_ member: JSONValue.Member) {
    write(quoted: member.name)
    bytes.append(UInt8(ascii: ":"))
    write(member.value)
  }

  private mutating func write(_ value: JSONValue) {
    switch value {
    case .null: write("null")
    case .bool(let value): write(value ? "true" : "false")
    case .integer(let value): write(String(value))
    case .text(let value): write(quoted: value)
    case .recorded(let line): bytes += line
    case .list(let values):
      bytes.append(UInt8(ascii: "["))
      for value in values {
        separate()
        write(value)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      add(members)
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { buffer in bytes.append(contentsOf: buffer) }
  }

  private mutating func write(quoted value: String) {
    bytes.append(UInt8(ascii: "\""))
    JSONEscapes.write(value, to: &bytes) { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
