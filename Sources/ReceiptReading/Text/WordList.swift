/// Words that are all searched for in the letters of a line, in one pass.
struct WordList {
  /// The words in order of priority.
  let words: [[UInt8]]
  /// The indices in ``words``, by first byte.
  private let places: [[Int]]

  init(_ words: [[UInt8]]) {
    self.words = words
    var places = [[Int]](repeating: [], count: 256)
    for (place, word) in words.enumerated() {
      if let first = word.first { places[Int(first)].append(place) }
    }
    self.places = places
  }

  /// - Parameter text: Blank-separated words.
  init(_ text: StaticString) {
    self.init(text.description.split(separator: " ").map { Array($0.utf8) })
  }

  /// Returns whether any of the words occurs in a text.
  func isHeld(by text: [UInt8]) -> Bool { first(in: text) != nil }

  /// Returns the index of the word with the highest priority that occurs in a text.
  func first(
    in text: [UInt8], where isWanted: (_ word: Int, _ start: Int) -> Bool = { _, _ in true }
  ) -> Int? {
    var best: Int?
    text.withUnsafeBufferPointer { text in
      for start in text.indices {
        for place in places[Int(text[start])] {
          if let best, best <= place { break }
          let word = words[place]
          guard start + word.count <= text.count else { continue }
          var isEqual = true
          for offset in 1..<max(1, word.count) where text[start + offset] != word[offset] {
            isEqual = false
            break
          }
          if isEqual, isWanted(place, start) { best = place }
        }
      }
    }
    return best
  }

  /// Returns whether a text begins with any of the words.
  func begins(_ text: [UInt8]) -> Bool {
    guard let first = text.first else { return false }
    return places[Int(first)].contains { text.starts(with: words[$0]) }
  }
}
