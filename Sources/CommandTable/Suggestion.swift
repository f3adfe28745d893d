/// Finds the name that a person most likely meant.
public enum Suggestion {
  /// Returns the closest of the names, or `nil` if none is close.
  ///
  /// Close is a Damerau-Levenshtein distance of 1 from three letters on, and of 2 from seven on: two changed
  /// letters of six make another word, as "actual" of "annual". Of equally close names the first is taken. A
  /// word that is close to none may still be the beginning of exactly one name.
  public static func closest(to word: String, in names: [String]) -> String? {
    // A longer word is no typing mistake, and the distance table grows with its square.
    guard (1...64).contains(word.count) else { return nil }
    var nearest: String?
    var limit = word.count < 7 ? min(1, word.count / 3) : 2
    for name in names where name != word {
      let distance = distance(Array(word), Array(name))
      if distance <= limit {
        nearest = name
        // From here on, only a closer name is better.
        limit = distance - 1
      }
    }
    if let nearest { return nearest }
    let completed = names.filter { $0.hasPrefix(word) && $0 != word }
    return completed.count == 1 ? completed.first : nil
  }

  /// Returns how many characters must be inserted, deleted, changed or swapped with their neighbour.
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var rows = [Array(0...right.count)]
    for (i, character) in left.enumerated() {
      var row = [i + 1]
      for (j, other) in right.enumerated() {
        var best = min(rows[i][j + 1] + 1, row[j] + 1)
        best = min(best, rows[i][j] + (character == other ? 0 : 1))
        if i > 0, j > 0, character == right[j - 1], left[i - 1] == other {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
