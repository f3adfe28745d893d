/// The words that were given for each parameter of a command, handed out in the order of the
/// parameters.
struct ScannedWords: Sendable {
  /// For each parameter its words; an empty word for each time that a flag was given.
  var words: [[String]]
  private var place = 0

  init(_ words: [[String]]) { self.words = words }

  /// The words of the next parameter.
  mutating func next() -> [String] {
    defer { place += 1 }
    return place < words.count ? words[place] : []
  }
}
