/// HTML or SVG, written front to back; every text and every value in it is escaped.
struct Markup {
  /// What was written, in UTF-8.
  private(set) var bytes: [UInt8] = []

  /// The attributes of an element, in the order in which they are written.
  typealias Attributes = KeyValuePairs<StaticString, String>

  /// Writes something as it is: a document type, or a style sheet.
  mutating func write(_ markup: String) { bytes += markup.utf8 }

  /// Writes text, escaped.
  mutating func text(_ text: String) { write(escaped: text) }

  /// Writes an element that holds a text.
  mutating func element(_ name: StaticString, _ text: String) { element(name, [:], text) }

  /// Writes an element that holds a text.
  mutating func element(_ name: StaticString, _ attributes: Attributes, _ text: String) {
    open(name, attributes)
    write(escaped: text)
    close(name)
  }

  /// Writes an element that holds others.
  mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:], _ content: (inout Markup) -> Void
  ) {
    open(name, attributes)
    content(&self)
    close(name)
  }

  /// Writes an element of HTML that can hold nothing, such as `meta`.
  mutating func void(_ name: StaticString, _ attributes: Attributes) { open(name, attributes) }

  /// Writes an element of SVG that holds nothing, such as `rect`.
  mutating func shape(_ name: StaticString, _ attributes: Attributes) {
    open(name, attributes)
    bytes.removeLast()
    write("/>")
  }

  private mutating func open(_ name: StaticString, _ attributes: Attributes) {
    write("<")
    write(name)
    for (name, value) in attributes {
      write(" ")
      write(name)
      write("=\"")
      write(escaped: value)
      write("\"")
    }
    write(">")
  }

  private mutating func close(_ name: StaticString) {
    write("</")
    write(name)
    write(">")
  }

  private mutating func write(_ name: StaticString) {
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Writes text so that it is nothing but text: marks of the language are escaped, and what is invisible or turns the
  /// direction of a line is replaced by U+FFFD.
  private mutating func write(escaped text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": write("&amp;")
      case "<": write("&lt;")
      case ">": write("&gt;")
      case "\"": write("&quot;")
      case "\u{20}"..<"\u{7F}": bytes.append(UInt8(scalar.value))
      default: bytes += String(Character(Markup.isShown(scalar) ? scalar : "\u{FFFD}")).utf8
      }
    }
  }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
    // Joiners are part of letters and pictures; marks and embeddings turn the direction of a line.
    case .format: scalar == "\u{200C}" || scalar == "\u{200D}"
    default: !scalar.properties.isNoncharacterCodePoint
    }
  }
}
