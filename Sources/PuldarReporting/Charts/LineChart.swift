/// One value over time, as a line.
struct LineChart {
  /// The name of each place, from left to right.
  let places: [String]
  /// The value at each place; `nil` if none is known there.
  let values: [Int64?]
  /// Returns a short text of a value, for the axis.
  let label: (Int64) -> String
  /// The words about the last point, above the line.
  let last: String

  static let height = 2300
  private static let (left, top, bottom) = (420, 220, 2050)

  func draw(in markup: inout Markup) {
    let scale = Scale(
      of: values.compactMap(\.self), from: LineChart.bottom, to: LineChart.top
    ).rounded(ticks: 5)
    ChartFrame(scale: scale, label: label, left: LineChart.left).draw(in: &markup)
    let width = (Picture.width - LineChart.left) / max(places.count, 1)
    let points = values.enumerated().compactMap { place, value in
      value.map { value in
        (x: LineChart.left + width * place + width / 2, y: scale.length(at: value))
      }
    }
    if points.count > 1 {
      markup.path(points, closedAt: scale.length(at: 0), "area")
      markup.path(points, "curve")
    }
    if let point = points.last {
      markup.shape(
        "circle", ["cx": point.x.svg, "cy": point.y.svg, "r": "4", "class": "s1"])
      markup.words(last, Picture.width, 120, "end strong")
    }
    ChartFrame.names(places, from: LineChart.left, width, at: LineChart.height - 60, &markup)
  }
}
