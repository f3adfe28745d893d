/// A picture in SVG: what it is called, what it says in words, and how it is drawn.
struct Picture {
  /// The identifier within a page, made of letters.
  let id: String
  /// The name of the picture.
  let title: String
  /// What the picture shows, for who does not see it.
  let description: String
  /// The height, in tenths of a unit; every picture is ``width`` wide.
  let height: Int
  /// Draws it.
  let draw: (inout Markup) -> Void

  /// The width, in tenths of a unit. A unit is a pixel on a narrow screen, and more on a wide one.
  static let width = 4000

  /// Writes the picture into a page, which has the style sheet.
  func write(to markup: inout Markup) { write(to: &markup, isAlone: false) }

  /// The picture as a file of its own.
  var file: [UInt8] {
    var markup = Markup()
    write(to: &markup, isAlone: true)
    markup.write("\n")
    return markup.bytes
  }

  private func write(to markup: inout Markup, isAlone: Bool) {
    let (title, words) = ("\(id)-title", "\(id)-words")
    let size = "0 0 \(Picture.width.svg) \(height.svg)"
    func content(_ markup: inout Markup) {
      markup.element("title", ["id": title], self.title)
      markup.element("desc", ["id": words], description)
      if isAlone {
        markup.element("style") { $0.write(Colours.sheet + StyleSheet.ofPictures) }
        markup.shape("rect", ["width": "100%", "height": "100%", "class": "ground"])
      }
      draw(&markup)
    }
    if isAlone {
      markup.element(
        "svg",
        [
          "xmlns": "http://www.w3.org/2000/svg", "viewBox": size, "width": Picture.width.svg,
          "height": height.svg, "role": "img", "aria-labelledby": title,
          "aria-describedby": words, "font-family": "system-ui, sans-serif",
        ], content)
    } else {
      markup.element(
        "svg",
        ["viewBox": size, "role": "img", "aria-labelledby": title, "aria-describedby": words],
        content)
    }
  }
}
