/// Days as squares that are darker the more was spent.
struct DayChart {
  /// One day.
  struct Day {
    /// The index of its row: the place of its weekday in the week.
    var weekday: Int
    /// The day of the month.
    var name: String
    /// How dark it is, from 0, nothing, to ``DayChart/darkest``.
    var shade: Int
    /// What it says when it is pointed at.
    var words: String
    /// The words below its name, if there is room.
    var note: String
    var isToday = false
  }

  /// Some consecutive days that are drawn together: a month, or a year.
  struct Block {
    var name: String
    var days: [Day]
    /// The first days of months, by the index of the day: the names above them.
    var months: [(index: Int, name: String)] = []
  }

  static let darkest = 4

  let blocks: [Block]
  /// The names of the weekdays, in the order of the week.
  let weekdays: [String]
  /// Whether there are few enough days for each to be a square of its own with words.
  let isSingle: Bool

  /// Whether there is one month, which is drawn as a sheet of a calendar.
  private var isSheet: Bool { blocks.count == 1 && (blocks.first?.days.count ?? 0) <= 31 }

  private static let (cell, sheetHeight, strip, stripHeight) = (570, 400, 68, 760)

  var height: Int {
    guard isSheet else { return blocks.count * DayChart.stripHeight + 20 }
    guard let days = blocks.first?.days, let first = days.first else { return 300 }
    return 230 + (first.weekday + days.count + 6) / 7 * DayChart.sheetHeight
  }

  func draw(in markup: inout Markup) {
    if isSheet, let block = blocks.first { return sheet(block, &markup) }
    for (place, block) in blocks.enumerated() {
      strip(block, at: place * DayChart.stripHeight, &markup)
    }
  }

  private func sheet(_ block: Block, _ markup: inout Markup) {
    for (place, name) in weekdays.enumerated() {
      markup.words(name, place * DayChart.cell + DayChart.cell / 2, 140, "small middle")
    }
    guard let first = block.days.first else { return }
    for (index, day) in block.days.enumerated() {
      let row = (first.weekday + index) / 7
      let (x, y) = (day.weekday * DayChart.cell, 200 + row * DayChart.sheetHeight)
      let (width, height) = (DayChart.cell - 30, DayChart.sheetHeight - 30)
      let words = day.shade == DayChart.darkest ? "small on4" : "small sheet"
      markup.element("g") { markup in
        markup.element("title", day.words)
        markup.rectangle(x, y, width, height, "h\(day.shade)")
        if day.isToday { markup.rectangle(x, y, width, height, "today") }
        markup.words(day.name, x + 50, y + 140, words)
        if !day.note.isEmpty { markup.words(day.note, x + width - 40, y + 320, "\(words) end") }
      }
    }
  }

  /// Draws a year: a column a week.
  private func strip(_ block: Block, at top: Int, _ markup: inout Markup) {
    markup.words(block.name, 0, top + 130, "small strong")
    guard let first = block.days.first else { return }
    let (side, left) = (DayChart.strip - 10, 350)
    var squares = [[(x: Int, y: Int)]](repeating: [], count: DayChart.darkest + 1)
    for (index, day) in block.days.enumerated() {
      let x = left + (first.weekday + index) / 7 * DayChart.strip
      let y = top + 170 + day.weekday * DayChart.strip
      guard isSingle else {
        squares[day.shade].append((x, y))
        continue
      }
      markup.element("g") { markup in
        markup.element("title", day.words)
        markup.rectangle(x, y, side, side, day.isToday ? "h\(day.shade) mark" : "h\(day.shade)")
      }
    }
    for (shade, squares) in squares.enumerated() {
      markup.squares(squares, side: side, "h\(shade)")
    }
    for month in block.months {
      let x = left + (first.weekday + month.index) / 7 * DayChart.strip
      markup.words(month.name, x, top + 130, "small")
    }
  }
}
