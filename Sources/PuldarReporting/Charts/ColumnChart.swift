/// Columns beside each other: the parts of each stand on one another, or side by side.
struct ColumnChart {
  /// How the values of one place are arranged.
  enum Arrangement {
    case stacked, sideBySide
  }

  /// The name of each place, from left to right.
  let places: [String]
  /// The series, each with a name and a value for each place.
  let series: [(name: String, values: [Int64])]
  let arrangement: Arrangement
  /// A line across the columns, such as what they may reach; `nil` at a place without one.
  var limits: [Int64?] = []
  /// The name of that line.
  var limitName = ""
  /// Returns a short text of a value, for the axis.
  let label: (Int64) -> String
  /// Returns the text of a value, which a column says when it is pointed at.
  let text: (Int64) -> String

  /// The most places whose columns say what they are; more would make the page long.
  private static let namedLimit = 24
  static let height = 2500
  private static let (left, top, bottom) = (420, 330, 2250)

  private var scale: Scale {
    let values = places.indices.flatMap { place -> [Int64] in
      let all = series.map { $0.values[place] }
      guard arrangement == .stacked else { return all }
      return [ColumnChart.sum(all.filter { $0 > 0 }), ColumnChart.sum(all.filter { $0 < 0 })]
    }
    return Scale(
      of: values + limits.compactMap(\.self), from: ColumnChart.bottom, to: ColumnChart.top
    ).rounded(ticks: 5)
  }

  private static func sum(_ values: [Int64]) -> Int64 {
    let sum = values.reduce(0 as Int128) { $0 + Int128($1) }
    return Int64(clamping: sum)
  }

  func draw(in markup: inout Markup) {
    let scale = scale
    ChartFrame(scale: scale, label: label, left: ColumnChart.left).draw(in: &markup)
    legend(&markup)
    let width = (Picture.width - ColumnChart.left) / max(places.count, 1)
    for place in places.indices {
      let x = ColumnChart.left + width * place
      switch arrangement {
      case .stacked: stack(place, x + width / 8, max(width * 3 / 4, 10), scale, &markup)
      case .sideBySide: sideBySide(place, x + width / 8, max(width * 3 / 4, 10), scale, &markup)
      }
      if let limit = place < limits.count ? limits[place] : nil {
        let y = scale.length(at: limit)
        markup.line(from: (x, y), to: (x + width, y), "limit")
      }
    }
    ChartFrame.names(places, from: ColumnChart.left, width, at: ColumnChart.height - 60, &markup)
  }

  private func stack(
    _ place: Int, _ x: Int, _ width: Int, _ scale: Scale, _ markup: inout Markup
  ) {
    var (above, below) = (0 as Int64, 0 as Int64)
    for (index, one) in series.enumerated() {
      let value = one.values[place]
      let start = value < 0 ? below : above
      let end = ColumnChart.sum([start, value])
      if value < 0 { below = end } else { above = end }
      bar(from: start, to: end, x, width, scale, index, place, &markup)
    }
  }

  private func sideBySide(
    _ place: Int, _ x: Int, _ width: Int, _ scale: Scale, _ markup: inout Markup
  ) {
    let each = max(width / max(series.count, 1), 5)
    for (index, one) in series.enumerated() {
      bar(from: 0, to: one.values[place], x + each * index, each, scale, index, place, &markup)
    }
  }

  private func bar(
    from start: Int64, to end: Int64, _ x: Int, _ width: Int, _ scale: Scale, _ index: Int,
    _ place: Int, _ markup: inout Markup
  ) {
    let (one, other) = (scale.length(at: start), scale.length(at: end))
    guard one != other else { return }
    let (top, height, style) = (min(one, other), abs(one - other), "s\(index % 6 + 1)")
    guard places.count <= ColumnChart.namedLimit else {
      return markup.rectangle(x, top, width, height, style)
    }
    let words = "\(places[place]), \(series[index].name): \(text(series[index].values[place]))"
    markup.element("g") { markup in
      markup.element("title", words)
      markup.rectangle(x, top, width, height, style)
    }
  }

  /// Names the series in a line above the columns.
  private func legend(_ markup: inout Markup) {
    var x = 0
    let columns = max(8, 48 / max(series.count + (limits.isEmpty ? 0 : 1), 1))
    for (index, one) in series.enumerated() {
      let name = ShortWords.fitting(one.name, columns: columns)
      markup.rectangle(x, 60, 100, 100, "s\(index % 6 + 1)")
      markup.words(name, x + 150, 150, "small")
      x += 280 + name.count * 62
    }
    guard limits.contains(where: { $0 != nil }) else { return }
    markup.line(from: (x, 110), to: (x + 160, 110), "limit")
    markup.words(limitName, x + 210, 150, "small")
  }
}

/// The lines of an axis with their values, and the names below a chart.
struct ChartFrame {
  let scale: Scale
  let label: (Int64) -> String
  let left: Int

  func draw(in markup: inout Markup) {
    for tick in scale.ticks(atMost: 6) {
      let y = scale.length(at: tick)
      markup.line(from: (left, y), to: (Picture.width, y), tick == 0 ? "zero" : "rule")
      markup.words(label(tick), left - 60, y + 40, "small end")
    }
  }

  /// Writes as many names as have room, the last one among them.
  static func names(
    _ names: [String], from left: Int, _ width: Int, at y: Int, _ markup: inout Markup
  ) {
    let longest = names.reduce(1) { max($0, $1.count) }
    let every = max(1, (longest * 66 + 120 + width - 1) / max(width, 1))
    for (place, name) in names.enumerated() where (names.count - 1 - place) % every == 0 {
      markup.words(name, left + width * place + width / 2, y, "small middle")
    }
  }
}
