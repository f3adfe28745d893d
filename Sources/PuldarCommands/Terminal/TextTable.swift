/// Rows with aligned columns, measured as a terminal shows them.
struct TextTable {
  enum Alignment: Hashable, Sendable {
    case left, right
  }

  /// A column, with its behaviour if a line lacks room: words are truncated, columns are dropped, and
  /// figures are never cut.
  struct Column: Hashable, Sendable {
    var alignment: Alignment
    /// The width to which its words may be truncated; `nil` if they may not be.
    var leastWidth: Int?
    /// Its index in the order in which columns are dropped; `nil` if it stays.
    var leaving: Int?

    /// Returns a column that is never truncated and, without `leaving`, never dropped.
    static func whole(_ alignment: Alignment, leaving: Int? = nil) -> Column {
      Column(alignment: alignment, leaving: leaving)
    }

    /// Returns a column of pictures, which are drawn as wide as ``TextTable/width(of:within:)`` says.
    static func picture(least: Int, leaving: Int) -> Column {
      Column(alignment: .left, leastWidth: least, leaving: leaving)
    }

    /// Returns a column of left-aligned words, which may be truncated.
    static func words(leaving: Int? = nil) -> Column {
      Column(alignment: .left, leastWidth: 6, leaving: leaving)
    }
  }

  /// The columns in order; a row may have fewer cells, not more.
  let columns: [Column]
  /// The number of spaces between two columns.
  var gap = 2
  private(set) var rows: [[String]] = []
  /// The inks of each row's cells, by column.
  private var inks: [KeyValuePairs<Int, Ink>] = []

  init(_ columns: [Column], gap: Int = 2) {
    self.columns = columns
    self.gap = gap
  }

  init(_ alignments: [Alignment], gap: Int = 2) {
    self.init(alignments.map { .whole($0) }, gap: gap)
  }

  /// Adds a row. Texts from data must have passed ``VisibleText``.
  ///
  /// - Parameter inks: The inks of cells, by column, if there is colour.
  mutating func add(_ cells: [String], inked inks: KeyValuePairs<Int, Ink> = [:]) {
    assert(cells.count <= columns.count, "a row has more cells than the table has columns")
    self.inks.append(inks)
    rows.append(cells)
  }

  /// Returns the lines, without trailing spaces or newlines.
  ///
  /// - Parameter limit: The width of a line; `nil` for any width. If the columns that stay are wider, so is the
  ///   line.
  func lines(
    within limit: Int? = nil, ellipsis: String = "…", isColoured: Bool = false
  ) -> [String] {
    let widths = rows.map { row in row.map(DisplayWidth.columns) }
    let layout = layout(within: limit, of: widths)
    let width = layout.reduce(gap * (layout.count - 1)) { $0 + $1.width }
    // A table that is still too wide is given up: then each line is as short as possible.
    let isTable = limit.map { width <= $0 } ?? true
    return rows.indices.map { place in
      let (row, widths) = (rows[place], widths[place])
      let inks = isColoured ? inks[place] : [:]
      var line = ""
      // Spaces after the last cell are never written.
      var spaces = 0
      for (place, (column, room)) in layout.enumerated() {
        if place > 0 { spaces += gap }
        var (cell, width) = column < row.count ? (row[column], widths[column]) : ("", 0)
        if limit != nil, width > room {
          cell = DisplayWidth.truncated(cell, to: room, ellipsis: ellipsis)
          width = DisplayWidth.columns(of: cell)
        }
        let padding = isTable || place == 0 ? max(0, room - width) : 0
        let isAtRight = columns[column].alignment == .right
        if isAtRight { spaces += padding }
        if !cell.isEmpty {
          for _ in 0..<spaces { line.append(" ") }
          spaces = 0
          // Padding is not coloured, and colour has no width.
          let ink = inks.first { $0.key == column }?.value
          let text = layout.count > 1 ? DisplayWidth.isolated(cell) : cell
          line += ink?.text(text, isColoured: true) ?? text
        }
        if !isAtRight { spaces += padding }
      }
      while line.utf8.last == UInt8(ascii: " "), line.last == " " { line.removeLast() }
      return line
    }
  }

  /// Returns the width of a column as it is shown; `nil` if it is dropped.
  func width(of column: Int, within limit: Int?) -> Int? {
    let widths = rows.map { row in row.map(DisplayWidth.columns) }
    return layout(within: limit, of: widths).first { $0.column == column }?.width
  }

  /// Returns the columns to show, each with its width.
  ///
  /// - Parameter widths: The width of each cell, by row and column.
  private func layout(
    within width: Int?, of widths: [[Int]]
  ) -> [(column: Int, width: Int)] {
    let whole = columns.indices.map { column in
      (column: column, width: widths.reduce(0) { max($0, column < $1.count ? $1[column] : 0) })
    }
    guard let width else { return whole }
    var shown = whole
    while true {
      let cut = cut(shown, to: width)
      let leaving = shown.filter { columns[$0.column].leaving != nil }
        .min { columns[$0.column].leaving ?? 0 < columns[$1.column].leaving ?? 0 }
      guard !cut.suffices, let leaving else { return cut.columns }
      shown.removeAll { $0.column == leaving.column }
    }
  }

  /// Returns the columns with their words truncated, always the widest first, and whether they fit
  /// then.
  private func cut(
    _ shown: [(column: Int, width: Int)], to width: Int
  ) -> (columns: [(column: Int, width: Int)], suffices: Bool) {
    var shown = shown
    var excess = shown.reduce(gap * (shown.count - 1) - width) { $0 + $1.width }
    while excess > 0 {
      // Of two with equal width, the later one.
      let widest = shown.indices.filter {
        shown[$0].width > columns[shown[$0].column].leastWidth ?? shown[$0].width
      }.max { shown[$0].width <= shown[$1].width }
      guard let widest else { break }
      shown[widest].width -= 1
      excess -= 1
    }
    return (shown, excess <= 0)
  }
}
