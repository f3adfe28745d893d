/// The width of text in a terminal, in columns.
///
/// Checked against the `wcwidth` of Python (0.9.4, Unicode 18) over all scalars: they differ on some
/// 300 rare wide ones, 13 Arabic signs and the spacing marks, where terminals differ as well. The
/// `wcwidth` of the system would need `setlocale`, and says -1 in the C locale.
enum DisplayWidth {
  /// Returns the columns of a text without control characters.
  static func columns(of text: String) -> Int {
    // Nearly all text is ASCII, whose properties need no lookup.
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
    return text.reduce(0) { $0 + columns(of: $1) }
  }

  /// Returns the columns of a single perceived character.
  static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    let rest = scalars.dropFirst()
    if rest.isEmpty { return columns(of: first) }
    let isPicture = rest.contains { $0 == "\u{FE0F}" } && first.properties.isEmoji
    if isPicture || first.properties.isEmojiPresentation { return 2 }
    let isJoined = rest.contains { $0 == "\u{200D}" || $0.properties.isEmojiModifier }
    if isJoined, first.properties.isEmoji { return 2 }
    return scalars.reduce(0) { $0 + columns(of: $1) }
  }

  /// Returns the text padded with spaces to a width, at the end or the beginning; wider text is unchanged.
  static func padded(_ text: String, to width: Int, isAtRight: Bool = false) -> String {
    let gap = String(repeating: " ", count: max(0, width - columns(of: text)))
    return isAtRight ? gap + text : text + gap
  }

  /// Returns the text of a column, isolated from its neighbours if it is written from right to left: otherwise a
  /// terminal would take the figures beside it for a part of it.
  static func isolated(_ text: String) -> String {
    text.unicodeScalars.contains(where: isRightToLeft) ? "\u{2068}\(text)\u{2069}" : text
  }

  /// Returns whether a scalar is in one of Unicode's ranges for scripts from right to left.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  /// Returns the text truncated to a width, with an ellipsis in place of the removed part. A number is
  /// dropped rather than cut.
  static func truncated(_ text: String, to width: Int, ellipsis: String = "…") -> String {
    guard columns(of: text) > width else { return text }
    let room = width - columns(of: ellipsis)
    guard room >= 0 else { return "" }
    var kept = prefix(of: text, room)
    if let next = text[kept.endIndex...].first, next.isNumber || ".,-:".contains(next) {
      while let last = kept.last, last.isNumber || ".,-:".contains(last) { kept.removeLast() }
    }
    return kept + ellipsis
  }

  /// Returns the beginning of a text that fits a width, even if it ends within a word.
  static func prefix(of text: String, _ width: Int) -> Substring {
    var used = 0
    return text.prefix { character in
      used += columns(of: character)
      return used <= width
    }
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x7F { return value < 0x20 ? 0 : 1 }
    switch scalar.properties.generalCategory {
    case .control, .nonspacingMark, .enclosingMark: return 0
    case .format: return value == 0xAD ? 1 : 0
    default: break
    }
    if joiningJamo.contains(where: { $0.contains(value) }) { return 0 }
    if scalar.properties.isEmojiPresentation { return 2 }
    return wide.contains { $0.contains(value) } ? 2 : 1
  }

  /// Vowels and final consonants of Hangul, which combine with the syllable before them.
  private static let joiningJamo: [ClosedRange<UInt32>] = [0x1160...0x11FF, 0xD7B0...0xD7FB]

  /// East Asian wide and full-width characters.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF,
    0x4E00...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1AFF0...0x1B2FB,
    0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
