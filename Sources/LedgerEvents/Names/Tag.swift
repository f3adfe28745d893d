/// The names of tags: what they may be, and their places in a text.
///
/// `+trip` is a tag, `+2` an amount, and a plus sign inside a word ("C++", "a+b") neither.
package enum Tag {
  /// The largest number of UTF-8 bytes in a name.
  static let byteLimit = 64

  /// Returns the name that a text spells, with or without the sign; `nil` if it spells none.
  package static func name(_ text: String) -> String? {
    let name = (text.first == "+" ? String(text.dropFirst()) : text).lowercased()
    let scalars = name.unicodeScalars
    guard name.utf8.count <= byteLimit, scalars.first?.properties.isAlphabetic == true,
      scalars.allSatisfy(isOfName)
    else { return nil }
    return name
  }

  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "-" || scalar == "_" { return true }
    if scalar.isASCII {
      return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
    }
    return Name(String(scalar)) != nil
  }

  /// Returns names in lower case, sorted, each once.
  package static func list(_ names: [String]) -> [String] {
    Set(names.map { name($0) ?? $0 }).sorted()
  }

  /// Returns whether a list is one that ``list(_:)`` returns, of valid names.
  static func isList(_ names: [String]) -> Bool {
    zip(names, names.dropFirst()).allSatisfy { $0 < $1 } && names.allSatisfy { name($0) == $0 }
  }

  /// A tag in a text, with its range in the bytes of UTF-8, the sign included.
  package struct Mention: Hashable, Sendable {
    package let name: String
    package let bytes: Range<Int>
  }

  /// Returns the tags of a text: each begins after a blank, a comma or an opening bracket, and ends before a blank or a
  /// mark.
  package static func mentions(in text: [UInt8]) -> [Mention] {
    // Fast path: almost no sentence has the sign.
    guard text.contains(UInt8(ascii: "+")) else { return [] }
    var found: [Mention] = []
    var index = 0
    while let start = text[index...].firstIndex(of: UInt8(ascii: "+")) {
      index = start + 1
      guard start == 0 || isBlank(text[start - 1]) || ",;([".utf8.contains(text[start - 1]) else {
        continue
      }
      var end =
        text[index...].firstIndex { isBlank($0) || ",;)]+".utf8.contains($0) } ?? text.count
      while ".:!?".utf8.contains(text[end - 1]) { end -= 1 }
      guard let name = name(String(decoding: text[start..<end], as: UTF8.self)) else { continue }
      found.append(Mention(name: name, bytes: start..<end))
      index = end
    }
    return found
  }

  /// Returns a text with blanks in the place of its tags.
  package static func removed(from text: String) -> String {
    let bytes = Array(text.utf8)
    return String(decoding: removed(mentions(in: bytes), from: bytes), as: UTF8.self)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }

  /// Returns a text with blanks in the place of its tags.
  package static func removed(_ mentions: [Mention], from text: [UInt8]) -> [UInt8] {
    var text = text
    for mention in mentions {
      for place in mention.bytes { text[place] = UInt8(ascii: " ") }
    }
    return text
  }
}
