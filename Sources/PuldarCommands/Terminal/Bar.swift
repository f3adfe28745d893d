/// A bar that shows how much of something is used.
struct Bar {
  /// How many columns a full bar has.
  let width: Int
  /// Whether blocks of an eighth can be shown; else `#` stands for a column.
  let usesBlocks: Bool
  /// Whether what is not used is shown, as `·` or `.`.
  var showsRest = false

  /// The bar for a part of a whole. More than the whole is a full bar, and what is more than nothing
  /// is at least the smallest piece.
  func text(_ value: Int64, of whole: Int64) -> String {
    let steps = usesBlocks ? 8 : 1
    let used = pieces(value, of: whole, count: max(0, width) * steps)
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

  /// The same over its whole width, with a sign where a part of the width ends.
  func text(_ value: Int64, of whole: Int64, marking part: Int, of all: Int) -> String {
    var columns = Array(text(value, of: whole))
    guard width > 0, all > 0 else { return String(columns) }
    columns += Array(repeating: " ", count: max(0, width - columns.count))
    columns[min(width - 1, max(0, width * part / all))] = usesBlocks ? "│" : "|"
    return String(columns)
  }

  private static let eighths: [Character] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  /// How many of the pieces are used, rounded half up, in integers that cannot overflow.
  private func pieces(_ value: Int64, of whole: Int64, count: Int) -> Int {
    guard value > 0, count > 0 else { return 0 }
    guard whole > 0, value < whole else { return count }
    let exact = (Int128(value) * Int128(count) + Int128(whole) / 2) / Int128(whole)
    return min(count, max(1, Int(exact)))
  }
}
