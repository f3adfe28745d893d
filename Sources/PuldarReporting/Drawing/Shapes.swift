/// The shapes that charts are drawn with. All lengths are in tenths of a unit of the picture.
extension Markup {
  /// Draws a filled rectangle.
  mutating func rectangle(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ style: String) {
    shape(
      "rect",
      ["x": x.svg, "y": y.svg, "width": width.svg, "height": height.svg, "class": style])
  }

  /// Draws a straight line.
  mutating func line(from start: (x: Int, y: Int), to end: (x: Int, y: Int), _ style: String) {
    shape(
      "path", ["d": "M\(start.x.svg) \(start.y.svg)L\(end.x.svg) \(end.y.svg)", "class": style])
  }

  /// Draws a path through points; nothing if there are none.
  ///
  /// - Parameter base: The height to close an area at; `nil` for a line alone.
  mutating func path(_ points: [(x: Int, y: Int)], closedAt base: Int? = nil, _ style: String) {
    guard let first = points.first, let last = points.last else { return }
    var path = "M" + points.map { "\($0.x.svg) \($0.y.svg)" }.joined(separator: "L")
    if let base { path += "L\(last.x.svg) \(base.svg)L\(first.x.svg) \(base.svg)Z" }
    shape("path", ["d": path, "class": style])
  }

  /// Draws squares of one style as one path, which is short however many there are.
  mutating func squares(_ places: [(x: Int, y: Int)], side: Int, _ style: String) {
    guard !places.isEmpty else { return }
    let square = "h\(side.svg)v\(side.svg)h\((-side).svg)z"
    shape(
      "path",
      ["d": places.map { "M\($0.x.svg) \($0.y.svg)\(square)" }.joined(), "class": style])
  }

  /// Draws a part of a ring.
  ///
  /// - Parameters:
  ///   - start: The part of the ring before it, in hundredths of a percent, from the top clockwise.
  ///   - part: Its own part, in hundredths of a percent.
  mutating func arc(
    at centre: (x: Int, y: Int), radius: Int, from start: Int, part: Int, _ style: String
  ) {
    shape(
      "circle",
      [
        "cx": centre.x.svg, "cy": centre.y.svg, "r": radius.svg, "class": style,
        "pathLength": "10000", "stroke-dasharray": "\(part) \(10000 - part)",
        "stroke-dashoffset": "\(-start)",
        "transform": "rotate(-90 \(centre.x.svg) \(centre.y.svg))",
      ])
  }

  /// Writes words beside a point.
  mutating func words(_ text: String, _ x: Int, _ y: Int, _ style: String) {
    element("text", ["x": x.svg, "y": y.svg, "class": style], text)
  }
}

/// Words that fit beside others in a picture, which knows no font: a letter is taken for one column, a wide one for
/// two.
enum ShortWords {
  /// Returns as much of a text as fits into some columns, with an ellipsis if that is not all.
  static func fitting(_ text: String, columns: Int) -> String {
    var (kept, used) = ("", 0)
    for character in text {
      let width = ShortWords.columns(of: character)
      if used + width > columns { return cut(kept, columns) + "…" }
      kept.append(character)
      used += width
    }
    return kept
  }

  private static func cut(_ text: String, _ columns: Int) -> String {
    var kept = text
    while kept.reduce(0, { $0 + ShortWords.columns(of: $1) }) >= max(columns, 1) {
      kept.removeLast()
    }
    return kept
  }

  private static func columns(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    return scalar.value >= 0x1100 && scalar.properties.isEmojiPresentation
      || (0x1100...0x115F).contains(scalar.value) || (0x2E80...0xD7A3).contains(scalar.value)
      || (0xF900...0xFAFF).contains(scalar.value) || (0xFE30...0xFFE6).contains(scalar.value)
      || (0x20000...0x3FFFD).contains(scalar.value) ? 2 : 1
  }
}
