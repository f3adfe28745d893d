/// A JSON document whose members keep the order in which they are written.
///
/// ```swift
/// let document: JSONValue = ["schema": 1, "month": nil, "left": "-50.00", "entries": [entry]]
/// ```
///
/// There are no fractions: amounts are strings with the digits of their currency.
indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  case text(String)
  case list([JSONValue])
  case object([Member])
  /// A line that is JSON already, such as one of a log. It is not checked.
  case raw(String)
  /// The bytes of such a line.
  case recorded([UInt8])

  struct Member: Hashable, Sendable {
    var name: String
    var value: JSONValue
  }

  /// A text, or `null` where there is none.
  static func optional(_ text: String?) -> JSONValue { text.map { .text($0) } ?? .null }

  /// A number, or `null` where there is none.
  static func optional(_ number: Int?) -> JSONValue { number.map { .integer(Int64($0)) } ?? .null }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  init(nilLiteral: ()) { self = .null }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(integerLiteral value: Int64) { self = .integer(value) }
  init(stringLiteral value: String) { self = .text(value) }
  init(arrayLiteral elements: JSONValue...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member(name: $0.0, value: $0.1) })
  }
}

/// Writes JSON on one line, in a form that is safe to show.
///
/// Everything that a terminal or a script page would obey is escaped: control characters (C1 and DEL
/// too), format characters (those that turn the direction of text among them), U+2028 and U+2029.
struct JSONWriter {
  /// What was written so far.
  private(set) var text = ""

  /// The document, without a newline.
  static func text(of value: JSONValue) -> String {
    var writer = JSONWriter()
    writer.write(value)
    return writer.text
  }

  /// Writes a value.
  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .text(let value): write(quoted: value)
    case .raw(let line): text += line
    case .recorded(let bytes): text += String(decoding: bytes, as: UTF8.self)
    case .list(let values):
      text += "["
      for (place, value) in values.enumerated() {
        if place > 0 { text += "," }
        write(value)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (place, member) in members.enumerated() {
        if place > 0 { text += "," }
        write(quoted: member.name)
        text += ":"
        write(member.value)
      }
      text += "}"
    }
  }

  private mutating func write(quoted value: String) {
    text += "\""
    // Nearly all text is this, and needs no look at each of its characters.
    if value.utf8.allSatisfy({ (0x20..<0x7F).contains($0) && $0 != 0x22 && $0 != 0x5C }) {
      text += value
      text += "\""
      return
    }
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case " "..."~": text.unicodeScalars.append(scalar)
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator:
          for unit in UTF16.encode(scalar).map(Array.init) ?? [] { write(escaped: unit) }
        default: text.unicodeScalars.append(scalar)
        }
      }
    }
    text += "\""
  }

  private mutating func write(escaped unit: UInt16) {
    let digits = String(unit, radix: 16)
    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
