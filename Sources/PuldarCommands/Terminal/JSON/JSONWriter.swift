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
