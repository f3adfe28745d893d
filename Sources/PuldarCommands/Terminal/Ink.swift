/// How a part of a text stands out. Never the only sign of something: a word says it too.
enum Ink: String, CaseIterable, Sendable {
  case bold = "1"
  case dim = "2"
  case red = "31"
  case green = "32"
  case yellow = "33"

  /// The text in this ink, or as it is where nothing is coloured.
  func text(_ text: String, isColoured: Bool) -> String {
    isColoured && !text.isEmpty ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }
}
