/// Values over time as one line: a column each, the higher the more.
struct Sparkline {
  /// Whether heights are blocks of an eighth; otherwise they are signs of four steps.
  let usesBlocks: Bool
  /// The number of columns; of more values the last ones are shown.
  var width = Int.max

  /// The fewest values that make a line: two say no more than their figures.
  static let fewest = 3

  /// Returns the line of amounts: nothing is a dot, anything above at least the lowest height, and less than nothing
  /// a minus. What is not known is a gap.
  func text(of amounts: [Int64?]) -> String {
    let shown = amounts.suffix(max(0, width))
    let most = shown.compactMap(\.self).max() ?? 0
    return line(shown) { amount in
      if amount <= 0 { return amount < 0 ? "-" : usesBlocks ? "·" : "." }
      return height(Int128(amount), of: Int128(most))
    }
  }

  /// Returns the line of what is held, which may be owed: from nothing, or the lowest if it is below, to the highest,
  /// or nothing.
  func text(ofBalances balances: [Int64?]) -> String {
    let shown = balances.suffix(max(0, width))
    let known = shown.compactMap { $0.map { Int128($0) } }
    guard let lowest = known.min(), lowest < 0, let highest = known.max() else {
      return text(of: balances)
    }
    return line(shown) { height(Int128($0) - lowest, of: max(highest, 0) - lowest) }
  }

  private func line(_ values: some Sequence<Int64?>, _ sign: (Int64) -> Character) -> String {
    String(values.map { $0.map(sign) ?? " " })
  }

  private func height(_ value: Int128, of whole: Int128) -> Character {
    let heights = usesBlocks ? Sparkline.blocks : Sparkline.shades(usesBlocks: false)
    let step = Bar.pieces(value, of: whole, count: heights.count)
    return heights[min(max(step, 1), heights.count) - 1]
  }

  private static let blocks: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// The signs of a shade, from light to dark.
  static func shades(usesBlocks: Bool) -> [Character] {
    usesBlocks ? ["░", "▒", "▓", "█"] : [":", "=", "%", "#"]
  }
}
