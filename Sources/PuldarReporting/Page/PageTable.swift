/// A table of a page: words in the first column, figures in the others.
struct PageTable {
  /// What the table is of.
  let caption: String
  let columns: [String]
  let rows: [Row]

  /// One row.
  struct Row {
    /// The first cell, which names the row.
    var name: String
    /// The class of a colour beside the name; empty for none.
    var key = ""
    /// Whether the name is so short that it stays on one line.
    var isShort = false
    var cells: [Cell]
    var events = EventNumbers()
    var isTotal = false
  }

  /// One cell.
  enum Cell {
    case figure(String, isBad: Bool = false)
    case words(String)
    case spark(Sparkline)

    var length: Int {
      switch self {
      case .figure(let text, _): text.count
      case .words(let text): min(text.count, 10)
      case .spark: 9
      }
    }

    var isOfWords: Bool {
      if case .words = self { true } else { false }
    }
  }

  /// The most letters of figures that fit beside a name on a narrow screen, and without one.
  private static let (beside, alone) = (33, 44)

  /// The letters of the longest figures of all columns.
  private var width: Int {
    columns.indices.dropFirst().reduce(0) { width, column in
      width + rows.reduce(columns[column].count) { max($0, $1.cells[column - 1].length) } + 1
    }
  }

  /// Whether each name stands above its figures, because they are long.
  private var isTall: Bool { width > PageTable.beside }

  func write(to markup: inout Markup, _ page: LedgerPage) {
    markup.element("table", width > PageTable.alone ? ["class": "long"] : [:]) { markup in
      markup.element("caption", caption)
      markup.element("thead") { markup in
        markup.element("tr") { markup in
          for (place, column) in columns.enumerated() where place > 0 || !isTall {
            let isOfWords = place == 0 || rows.first?.cells[place - 1].isOfWords == true
            markup.element(
              "th", isOfWords ? ["scope": "col"] : ["scope": "col", "class": "n"], column)
          }
        }
      }
      if isTall {
        for row in rows {
          markup.element("tbody", row.isTotal ? ["class": "total"] : [:]) { markup in
            markup.element("tr") { markup in
              markup.element("th", ["scope": "rowgroup", "colspan": "\(columns.count - 1)"]) {
                markup in
                name(row, &markup, page)
              }
            }
            markup.element("tr", ["class": "below"]) { cells(row, &$0) }
          }
        }
      } else {
        markup.element("tbody") { markup in
          for row in rows {
            markup.element("tr", row.isTotal ? ["class": "total"] : [:]) { markup in
              markup.element(
                "th", row.isShort ? ["scope": "row", "class": "short"] : ["scope": "row"]
              ) { markup in name(row, &markup, page) }
              cells(row, &markup)
            }
          }
        }
      }
    }
  }

  private func name(_ row: Row, _ markup: inout Markup, _ page: LedgerPage) {
    if !row.key.isEmpty {
      markup.element("span", ["class": "key \(row.key)", "aria-hidden": "true"], "")
    }
    markup.element("bdi", row.name)
    page.write(row.events, to: &markup)
  }

  private func cells(_ row: Row, _ markup: inout Markup) {
    for cell in row.cells {
      switch cell {
      case .figure(let text, let isBad):
        markup.element("td", ["class": isBad ? "n bad" : "n"], text)
      case .words(let text): markup.element("td", text)
      case .spark(let line): markup.element("td", ["class": "n"]) { line.write(to: &$0) }
      }
    }
  }
}
