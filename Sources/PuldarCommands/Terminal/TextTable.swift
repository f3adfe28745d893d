/// Rows whose columns stand below each other, measured as a terminal shows them.
struct TextTable {
  enum Alignment: Hashable, Sendable {
    case left, right
  }

  /// What a column gives where a line has too little room: words are cut, columns are left out, and
  /// nothing is ever taken from a figure.
  struct Column: Hashable, Sendable {
    var alignment: Alignment
    /// To how many terminal columns its words may be cut; `nil` where they never are.
    var leastWidth: Int?
    /// The place in the order in which columns are left out; `nil` for one that stays.
    var leaving: Int?

    /// One that is never cut and, unless it is said when, never left out.
    static func whole(_ alignment: Alignment, leaving: Int? = nil) -> Column {
      Column(alignment: alignment, leaving: leaving)
    }

    /// Words at the left, which may be cut.
    static func words(leaving: Int? = nil) -> Column {
      Column(alignment: .left, leastWidth: 6, leaving: leaving)
    }
  }

  /// The columns in their order; a row may have fewer cells, not more.
  let columns: [Column]
  /// How many spaces stand between two columns.
  var gap = 2
  private(set) var rows: [[String]] = []
  /// How cells stand out, of each row by their columns.
  private var inks: [KeyValuePairs<Int, Ink>] = []

  init(_ columns: [Column], gap: Int = 2) {
    self.columns = columns
    self.gap = gap
  }

  init(_ alignments: [Alignment], gap: Int = 2) {
    self.init(alignments.map { .whole($0) }, gap: gap)
  }

  /// Adds a row. Texts from data went through ``VisibleText`` before.
  ///
  /// - Parameter inks: How cells stand out, by their columns, where there is colour.
  mutating func add(_ cells: [String], inked inks: KeyValuePairs<Int, Ink> = [:]) {
    assert(cells.count <= columns.count, "a row has more cells than the table has columns")
    self.inks.append(inks)
    rows.append(cells)
  }

  /// The lines, without spaces or newlines at their ends.
  ///
  /// - Parameter limit: How wide a line may be; `nil` for any width. Where columns that stay are wider,
  ///   so is the line.
  func lines(
    within limit: Int? = nil, ellipsis: String = "…", isColoured: Bool = false
  ) -> [String] {
    let widths = rows.map { row in row.map(DisplayWidth.columns) }
    let layout = layout(within: limit, of: widths)
    let width = layout.reduce(gap * (layout.count - 1)) { $0 + $1.width }
    // What is too wide all the same is no table: then a line is to be as short as it can.
    let isTable = limit.map { width <= $0 } ?? true
    return rows.indices.map { place in
      let (row, widths) = (rows[place], widths[place])
      let inks = isColoured ? inks[place] : [:]
      var line = ""
      // Those that stand behind the last cell are never written.
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
          // What is padded is not coloured, and colour has no width.
          let ink = inks.first { $0.key == column }?.value
          line += ink?.text(cell, isColoured: true) ?? cell
        }
        if !isAtRight { spaces += padding }
      }
      while line.utf8.last == UInt8(ascii: " "), line.last == " " { line.removeLast() }
      return line
    }
  }

  /// The columns that are shown, each with its width.
  ///
  /// - Parameter widths: Of each cell, by row and column.
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

  /// The columns with their words cut, always the widest of them, and whether they are narrow enough
  /// then.
  private func cut(
    _ shown: [(column: Int, width: Int)], to width: Int
  ) -> (columns: [(column: Int, width: Int)], suffices: Bool) {
    var shown = shown
    var excess = shown.reduce(gap * (shown.count - 1) - width) { $0 + $1.width }
    while excess > 0 {
      // Of two that are as wide, the later one.
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
