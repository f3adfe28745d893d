/// Finds the word that a misspelled one is one slip away from: a letter too many, too few, wrong,
/// or two swapped.
///
/// Only words that say what was bought, where, or that it was spent; never numbers and dates.
struct NearWords {
  private struct Candidate {
    let entry: Int
    let start: Int
    let count: Int
    /// One bit for each letter that occurs.
    let letters: UInt32
  }

  /// By the first letter and the number of letters.
  private let groups: [[Candidate]]
  private let keys: [UInt8]

  /// The longest word that is corrected; longer ones do not occur in the tables.
  private static let longest = 20

  init(words: [LexiconBuilder.Word], keys: [UInt8]) {
    var groups = [[Candidate]](repeating: [], count: 26 * (NearWords.longest + 1))
    let roles: WordRoles = [.item, .brand, .place, .spend, .investment]
    for (place, word) in words.enumerated() where word.tokenCount == 1 {
      let count = word.keyEnd - word.keyStart
      guard count >= 4, count <= NearWords.longest, !word.meaning.roles.isDisjoint(with: roles),
        keys[word.keyStart..<word.keyEnd].allSatisfy({ byte in byte &- 0x61 < 26 })
      else { continue }
      let group = Int(keys[word.keyStart] - 0x61) * (NearWords.longest + 1) + count
      groups[group].append(
        Candidate(
          entry: place, start: word.keyStart, count: count,
          letters: NearWords.letters(keys, word.keyStart..<word.keyEnd)))
    }
    self.groups = groups
    self.keys = keys
  }

  /// The place of the word that is one slip away; `nil` where there is none.
  func nearest(to folded: [UInt8], _ range: Range<Int>) -> Int? {
    let count = range.count
    let first = folded[range.lowerBound] &- 0x61
    guard count >= 4, count < NearWords.longest, first < 26 else { return nil }
    let letters = NearWords.letters(folded, range)
    // A short word has too many neighbours: only two swapped letters are a slip there.
    let counts = count == 4 ? 4...4 : (count - 1)...(count + 1)
    for length in counts {
      for candidate in groups[Int(first) * (NearWords.longest + 1) + length] {
        let difference = candidate.letters ^ letters
        guard difference.nonzeroBitCount <= 2 else { continue }
        if isOneSlip(folded, range, candidate, swapOnly: count == 4) { return candidate.entry }
      }
    }
    return nil
  }

  private static func letters(_ bytes: [UInt8], _ range: Range<Int>) -> UInt32 {
    var letters: UInt32 = 0
    for index in range { letters |= 1 << UInt32((bytes[index] &- 0x61) & 31) }
    return letters
  }

  private func isOneSlip(
    _ folded: [UInt8], _ range: Range<Int>, _ candidate: Candidate, swapOnly: Bool
  ) -> Bool {
    let count = range.count
    var same = 0
    let shorter = min(count, candidate.count)
    while same < shorter, folded[range.lowerBound + same] == keys[candidate.start + same] {
      same += 1
    }
    // How many letters agree at the end, not counting those that agree at the start.
    var tail = 0
    while tail < shorter - same,
      folded[range.upperBound - 1 - tail] == keys[candidate.start + candidate.count - 1 - tail]
    {
      tail += 1
    }
    let left = count - same - tail
    let leftThere = candidate.count - same - tail
    if left == 2, leftThere == 2 {
      return folded[range.lowerBound + same] == keys[candidate.start + same + 1]
        && folded[range.lowerBound + same + 1] == keys[candidate.start + same]
    }
    return !swapOnly && left <= 1 && leftThere <= 1
  }
}
