/// Splits a line as a shell does, as far as the transcripts need it.
enum ShellWords {
  /// The parts of a line between an operator that stands outside of quotes.
  static func parts(of line: String, between sign: String) -> [String] {
    var parts = [""]
    var quote: Character?
    var rest = line[...]
    while let character = rest.first {
      if quote == nil, rest.hasPrefix(" \(sign) ") {
        parts.append("")
        rest = rest.dropFirst(sign.count + 2)
        continue
      }
      if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      }
      parts[parts.count - 1].append(character)
      rest = rest.dropFirst()
    }
    return parts
  }

  /// The words of a command, as bytes: `$'\xFF'` is a byte that is no text.
  static func words(of command: String) -> [[UInt8]] {
    var words: [[UInt8]] = []
    var word: [UInt8]?
    var rest = command[...]
    while let character = rest.popFirst() {
      switch character {
      case " ":
        if let word { words.append(word) }
        word = nil
      case "'", "\"":
        let end = rest.firstIndex(of: character) ?? rest.endIndex
        word = (word ?? []) + Array(rest[..<end].utf8)
        rest = rest[end...].dropFirst()
      case "$" where rest.first == "'":
        rest = rest.dropFirst()
        let end = rest.firstIndex(of: "'") ?? rest.endIndex
        word = (word ?? []) + bytes(escaped: rest[..<end])
        rest = rest[end...].dropFirst()
      case "\\":
        word = (word ?? []) + Array(String(rest.popFirst() ?? "\\").utf8)
      default:
        word = (word ?? []) + Array(String(character).utf8)
      }
    }
    if let word { words.append(word) }
    return words
  }

  /// `\n`, `\t` and `\xFF`.
  private static func bytes(escaped text: Substring) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = text
    while let character = rest.popFirst() {
      guard character == "\\", let kind = rest.popFirst() else {
        bytes += Array(String(character).utf8)
        continue
      }
      switch kind {
      case "n": bytes.append(0x0A)
      case "t": bytes.append(0x09)
      case "x":
        bytes.append(UInt8(rest.prefix(2), radix: 16) ?? 0x3F)
        rest = rest.dropFirst(2)
      default: bytes += Array(String(kind).utf8)
      }
    }
    return bytes
  }
}
