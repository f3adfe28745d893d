/// A bar that shows how much of something is used.
struct Bar {
  /// The width of a full bar, in columns.
  let width: Int
  /// Whether bars have blocks of an eighth; otherwise a column is `#`.
  let usesBlocks: Bool
  /// Whether the unused part is shown, as `·` or `.`.
  var showsRest = false

  /// Returns the bar for a part of a whole. More than the whole is a full bar, and a positive value is at least
  /// the smallest piece.
  func text(_ value: Int64, of whole: Int64) -> String {
    let steps = usesBlocks ? 8 : 1
    let used = Bar.pieces(Int128(value), of: Int128(whole), count: max(0, width) * steps)
    let full = used / steps
    var text = String(repeating: usesBlocks ? "█" : "#", count: full)
    var columns = full
    if used % steps > 0 {
      text.append(Bar.eighths[used % steps - 1])
      columns += 1
    }
    if showsRest {
      text += String(repeating: usesBlocks ? "·" : ".", count: max(0, width - columns))
    }
    return text
  }

  /// Returns the bar at its whole width, with a mark at the end of a part of the width.
  func text(_ value: Int64, of whole: Int64, marking part: Int, of all: Int) -> String {
    var columns = Array(text(value, of: whole))
    guard width > 0, all > 0 else { return String(columns) }
    columns += Array(repeating: " ", count: max(0, width - columns.count))
    columns[min(width - 1, max(0, width * part / all))] = usesBlocks ? "│" : "|"
    return String(columns)
  }

  /// The width of a full bar if nothing limits a line, the least that shows anything, and the most that an eye
  /// follows to the figure beside it.
  static let widths = (usual: 19, least: 4, most: 60)

  private static let eighths: [Character] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  /// Returns the number of used pieces, rounded half up, in integers that cannot overflow.
  ///
  /// - Parameters:
  ///   - value: At most a few times what 64 bits hold, like the whole.
  ///   - count: The pieces of the whole. Any positive value has one of them.
  static func pieces(_ value: Int128, of whole: Int128, count: Int) -> Int {
    guard value > 0, count > 0 else { return 0 }
    guard whole > 0, value < whole else { return count }
    return min(count, max(1, Int((value * Int128(count) + whole / 2) / whole)))
  }
}
