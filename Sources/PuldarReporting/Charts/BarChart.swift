/// Bars below each other, each within the whole that it is a part of.
struct BarChart {
  /// One bar.
  struct Bar {
    /// What it is of.
    var name: String
    /// How long it is; nothing is drawn below zero.
    var value: Int64
    /// What it is a part of, drawn as its ghost; zero if it is a part of nothing, and nothing is drawn below zero.
    var whole: Int64
    /// The place of today in the whole; `nil` for none.
    var today: (day: Int, of: Int)?
    /// The words at the end of its name's line.
    var note: String
    /// Whether the note warns.
    var warns = false
    /// A line of small words below it; empty for none.
    var small = ""
  }

  let bars: [Bar]
  /// Whether all bars share one scale, so that they can be compared with each other.
  var isCommon = false

  private static let columns = 54

  private func rowHeight(_ bar: Bar) -> Int { bar.small.isEmpty ? 430 : 590 }

  /// The height of all of them.
  var height: Int { bars.reduce(0) { $0 + rowHeight($1) } + 20 }

  func draw(in markup: inout Markup) {
    let longest = bars.reduce(1) { max($0, $1.value, $1.whole) }
    var top = 0
    for bar in bars {
      let scale = Scale(
        0...(isCommon ? longest : max(bar.value, bar.whole, 1)), from: 0, to: Picture.width)
      draw(bar, at: top, scale, &markup)
      top += rowHeight(bar)
    }
  }

  private func draw(_ bar: Bar, at top: Int, _ scale: Scale, _ markup: inout Markup) {
    let room = BarChart.columns - bar.note.count - 2
    markup.words(ShortWords.fitting(bar.name, columns: max(room, 8)), 0, top + 150, "strong")
    markup.words(
      bar.note, Picture.width, top + 150, bar.warns ? "end strong over-words" : "end")
    let (whole, value) = (scale.length(at: bar.whole), scale.length(at: bar.value))
    let (line, thickness) = (top + 210, 130)
    if whole > 0 { markup.rectangle(0, line, whole, thickness, "ghost") }
    let isOfWhole = bar.whole != 0
    if value > 0 {
      markup.rectangle(0, line, isOfWhole ? min(value, whole) : value, thickness, "s1")
    }
    // What is beyond the whole is thinner too, so that it is seen without colour.
    if isOfWhole, value > whole {
      markup.rectangle(whole, line + 30, value - whole, thickness - 60, "over")
    }
    if let today = bar.today, whole > 0 {
      let place = whole * today.day / max(today.of, 1)
      markup.line(from: (place, line - 30), to: (place, line + thickness + 30), "mark")
    }
    if !bar.small.isEmpty {
      markup.words(ShortWords.fitting(bar.small, columns: 66), 0, line + 270, "small")
    }
  }
}
