/// A row of small bars, one a month.
struct Sparkline {
  let values: [Int64]
  /// What it shows, for who does not see it.
  let description: String

  /// Writes it as a picture of 72 by 18 units.
  func write(to markup: inout Markup) {
    let scale = Scale(of: values, from: 180, to: 0)
    let width = 720 / max(values.count, 1)
    markup.element(
      "svg",
      [
        "class": "spark", "viewBox": "0 0 72 18", "role": "img", "aria-label": description,
        "preserveAspectRatio": "none",
      ]
    ) { markup in
      let zero = scale.length(at: 0)
      for (place, value) in values.enumerated() {
        let end = scale.length(at: value)
        // A month in which nothing was spent keeps its place.
        let (top, height) = end == zero ? (zero - 5, 5) : (min(end, zero), abs(end - zero))
        markup.rectangle(
          width * place, top, max(width - 10, 10), height, end == zero ? "ghost" : "s1")
      }
    }
  }
}
