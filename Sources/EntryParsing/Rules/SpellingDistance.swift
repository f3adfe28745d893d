import LedgerModel

/// Finds the names that a misspelled one is close to.
enum SpellingDistance {
  /// How many names are offered.
  private static let nameLimit = 3
  /// A longer word is no slip in the name of a category.
  private static let byteLimit = 40

  /// The categories whose names are at most two letters away, or begin alike; the closest first.
  static func nearest(to word: String, in categories: [CategoryName]) -> [CategoryName] {
    let letters = Array(word.utf8)
    guard letters.count >= 2, letters.count <= byteLimit else { return [] }
    var found: [(distance: Int, name: CategoryName)] = []
    for name in categories where !found.contains(where: { $0.name == name }) {
      let other = Array(name.text.utf8)
      if other.starts(with: letters) {
        found.append((0, name))
        continue
      }
      let distance = steps(letters, other)
      if distance <= min(2, letters.count / 3) { found.append((distance, name)) }
    }
    return found.sorted { $0.distance < $1.distance }.prefix(nameLimit).map(\.name)
  }

  /// How many letters must be added, taken away or replaced.
  private static func steps(_ left: [UInt8], _ right: [UInt8]) -> Int {
    guard right.count <= byteLimit else { return byteLimit }
    var row = Array(0...right.count)
    for (place, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = place + 1
      for (column, other) in right.enumerated() {
        let above = row[column + 1]
        row[column + 1] = min(above + 1, row[column] + 1, diagonal + (letter == other ? 0 : 1))
        diagonal = above
      }
    }
    return row[right.count]
  }
}
