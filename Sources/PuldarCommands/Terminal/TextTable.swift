/// Rows whose columns stand below each other, measured as a terminal shows them.
struct TextTable {
  enum Alignment: Hashable, Sendable {
    case left, right
  }

  /// How each column is aligned; a row may have fewer cells, not more.
  let alignments: [Alignment]
  /// How many spaces stand between two columns.
  var gap = 2
  private(set) var rows: [[String]] = []

  init(_ alignments: [Alignment], gap: Int = 2) {
    self.alignments = alignments
    self.gap = gap
  }

  /// Adds a row. Texts from data went through ``VisibleText`` before.
  mutating func add(_ cells: [String]) {
    assert(cells.count <= alignments.count, "a row has more cells than the table has columns")
    rows.append(cells)
  }

  /// The lines, without spaces or newlines at their ends.
  ///
  /// - Parameter width: Where a line is cut; `nil` where none is.
  func lines(truncatedTo width: Int? = nil, ellipsis: String = "…") -> [String] {
    let widths = alignments.indices.map { column in
      rows.map { column < $0.count ? DisplayWidth.columns(of: $0[column]) : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() where column < alignments.count {
        if column > 0 { line += String(repeating: " ", count: gap) }
        line += DisplayWidth.padded(
          cell, to: widths[column], isAtRight: alignments[column] == .right)
      }
      while line.last == " " { line.removeLast() }
      return width.map { DisplayWidth.truncated(line, to: $0, ellipsis: ellipsis) } ?? line
    }
  }

  /// All lines, each with a newline.
  func text(truncatedTo width: Int? = nil, ellipsis: String = "…") -> String {
    lines(truncatedTo: width, ellipsis: ellipsis).map { $0 + "\n" }.joined()
  }
}
