/// Finds the word that a misspelled one is one slip away from: a letter too many, too few, wrong,
/// or two swapped.
///
/// A correction may say what was bought, where, or that it was spent; it never says which way the
/// money went, how much it was, when, or that it did not move. An everyday word is none to correct,
/// only one thing where the tables know several of it, or several where they know one.
struct NearWords {
  private struct Candidate {
    let entry: Int
    let start: Int
    let count: Int
    /// One bit for each letter that occurs.
    let letters: UInt32
    /// Whether it is a kind of thing or place, and nobody's name.
    let isKind: Bool
  }

  /// By the first letter and the number of letters.
  private let groups: [[Candidate]]
  private let keys: [UInt8]

  /// What a correction may say; whatever else the tables say of the word is let go.
  private static let given: WordRoles = [.item, .brand, .place, .spend, .investment]

  /// Words that say more than a correction may, so that nothing is corrected into them.
  static let withheld: WordRoles = [
    .receive, .refund, .back, .incomeSource, .give, .putAway, .get, .remark, .negation, .question,
    .command,
  ]

  /// The longest word that is corrected; longer ones do not occur in the tables.
  private static let longest = 20

  init(words: [LexiconBuilder.Word], keys: [UInt8]) {
    var groups = [[Candidate]](repeating: [], count: 26 * (NearWords.longest + 1))
    for (place, word) in words.enumerated() where word.tokenCount == 1 {
      let count = word.keyEnd - word.keyStart
      guard count >= 4, count <= NearWords.longest, word.meaning.has(NearWords.given),
        !word.meaning.has(NearWords.withheld),
        keys[word.keyStart..<word.keyEnd].allSatisfy({ byte in byte &- 0x61 < 26 })
      else { continue }
      let group = Int(keys[word.keyStart] - 0x61) * (NearWords.longest + 1) + count
      groups[group].append(
        Candidate(
          entry: place, start: word.keyStart, count: count,
          letters: NearWords.letters(keys, word.keyStart..<word.keyEnd),
          isKind: word.meaning.has([.item, .place])
            && !word.meaning.has([.brand, .spend, .investment])))
    }
    self.groups = groups
    self.keys = keys
  }

  /// What a correction keeps of the meaning of a word.
  static func correction(_ meaning: WordMeaning) -> WordMeaning {
    var kept = WordMeaning()
    kept.roles = meaning.roles.intersection(given)
    kept.category = meaning.category
    kept.weight = meaning.weight
    kept.spelling = meaning.spelling
    return kept
  }

  /// The place of the word that is one slip away from a token; `nil` where there is none.
  func nearest(to token: Token, _ folded: [UInt8]) -> Int? {
    let range = token.foldedStart..<token.foldedEnd
    let count = range.count
    guard count >= 4, count < NearWords.longest else { return nil }
    let first = folded[range.lowerBound] &- 0x61
    guard first < 26 else { return nil }
    let isEveryday = EverydayWords.contains(hash: token.hash)
    let letters = NearWords.letters(folded, range)
    // A short word has too many neighbours: only two swapped letters are a slip there.
    let counts = count == 4 ? 4...4 : (count - 1)...(count + 1)
    for length in counts {
      for candidate in groups[Int(first) * (NearWords.longest + 1) + length] {
        let difference = candidate.letters ^ letters
        guard difference.nonzeroBitCount <= 2 else { continue }
        if isEveryday {
          if isOtherNumber(folded, range, candidate) { return candidate.entry }
        } else if isOneSlip(folded, range, candidate, swapOnly: count == 4) {
          return candidate.entry
        }
      }
    }
    return nil
  }

  /// "ambulances" where the tables say "ambulance", or the other way round.
  private func isOtherNumber(
    _ folded: [UInt8], _ range: Range<Int>, _ candidate: Candidate
  ) -> Bool {
    let shorter = min(range.count, candidate.count)
    guard candidate.isKind, max(range.count, candidate.count) == shorter + 1,
      folded[range].prefix(shorter).elementsEqual(keys[candidate.start...].prefix(shorter))
    else { return false }
    let last =
      range.count > shorter ? folded[range.upperBound - 1] : keys[candidate.start + shorter]
    return last == UInt8(ascii: "s")
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
