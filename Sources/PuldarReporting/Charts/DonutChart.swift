/// Parts of a whole as a ring, with their names beside it.
struct DonutChart {
  /// One part.
  struct Slice {
    var name: String
    /// The share, in hundredths of a percent.
    var share: Int
    /// The words after its name.
    var note: String
  }

  /// At most as many as there are series colours, the largest first; all shares add up to the whole.
  let slices: [Slice]
  /// The words in the middle.
  let middle: String

  static let height = 1800

  func draw(in markup: inout Markup) {
    var start = 0
    for (index, slice) in slices.enumerated() {
      // A gap tells the parts apart without their colours.
      let gap = slices.count > 1 ? min(60, slice.share / 2) : 0
      if slice.share > gap {
        markup.arc(
          at: (850, 900), radius: 620, from: start, part: slice.share - gap,
          "ring r\(index % 6 + 1)")
      }
      start += slice.share
    }
    markup.words(middle, 850, 950, "middle strong")
    for (index, slice) in slices.enumerated() {
      let y = 900 - slices.count * 120 + index * 240
      markup.rectangle(1750, y + 60, 110, 110, "s\(index % 6 + 1)")
      let room = 28 - slice.note.count
      markup.words(
        ShortWords.fitting(slice.name, columns: max(room, 6)), 1920, y + 160, "name")
      markup.words(slice.note, Picture.width, y + 160, "end")
    }
  }
}
