import LedgerEvents

/// Finds the word that a misspelled one differs from by one insertion, deletion, substitution or swap.
///
/// A correction may tell what was bought, where, that it was spent, on which day, or in which currency; it never
/// tells the direction of the money, the amount, or that nothing moved. An everyday word is only corrected
/// between singular and plural of a word in the tables.
struct NearWords {
  private struct Candidate {
    var place: Int32 = 0
    /// The start of its letters.
    var start: Int32 = 0
    /// One bit for each letter that occurs.
    var letters: UInt32 = 0
    var count: UInt8 = 0
    /// Whether it is a kind of thing or place, and not a name.
    var isKind = false
  }

  /// Grouped by the first letter and the number of letters, see ``group(_:count:)``.
  private let candidates: [Candidate]
  /// The start of each group in ``candidates``, followed by the end of the last one.
  private let groupStarts: [Int32]
  private let keys: [UInt8]
  /// The names of days, months and currencies.
  private let closed: [Candidate]

  /// The roles that a correction may have; any other meaning of the word is dropped.
  private static let given: WordRoles = [.item, .brand, .place, .spend, .investment]

  /// Roles that a correction must not have, so that nothing is corrected into their words.
  static let withheld: WordRoles = [
    .receive, .refund, .back, .incomeSource, .give, .putAway, .get, .remark, .negation, .question,
    .command,
  ]

  /// The longest word that is corrected; the tables have none that is longer.
  static let longest = 20

  /// - Parameter meanings: The meaning of the word at each place of the table.
  init(_ words: PlainWords, meanings: [WordMeaning]) {
    keys = words.letters
    let kept = words.all.filter { word in
      let meaning = meanings[Int(word.place)]
      return meaning.has(NearWords.given) && !meaning.has(NearWords.withheld)
    }
    var starts = [Int32](repeating: 0, count: 26 * (NearWords.longest + 1) + 1)
    for word in kept { starts[NearWords.group(of: word, keys) + 1] += 1 }
    for group in 1..<starts.count { starts[group] += starts[group - 1] }
    groupStarts = starts
    var candidates = [Candidate](repeating: Candidate(), count: kept.count)
    for word in kept {
      let meaning = meanings[Int(word.place)]
      let group = NearWords.group(of: word, keys)
      candidates[Int(starts[group])] = Candidate(
        place: word.place, start: word.start, letters: word.bits, count: word.count,
        isKind: meaning.has([.item, .place]) && !meaning.has([.brand, .spend, .investment]))
      starts[group] += 1
    }
    self.candidates = candidates
    closed = words.all.compactMap { word in
      let letters = words.letters[Int(word.start)...].prefix(Int(word.count))
      guard NearWords.isClosed(meanings[Int(word.place)], letters) else { return nil }
      return Candidate(
        place: word.place, start: word.start, letters: word.bits, count: word.count)
    }
  }

  private func letters(of candidate: Candidate) -> ArraySlice<UInt8> {
    keys[Int(candidate.start)...].prefix(Int(candidate.count))
  }

  private static func group(of word: PlainWords.Word, _ keys: [UInt8]) -> Int {
    group(keys[Int(word.start)] - 0x61, count: Int(word.count))
  }

  /// - Parameter letter: The first letter, 0 for "a".
  private static func group(_ letter: UInt8, count: Int) -> Int {
    Int(letter) * (longest + 1) + count
  }

  /// Returns the part of a word's meaning that a correction keeps.
  static func correction(_ meaning: WordMeaning) -> WordMeaning {
    var kept = WordMeaning()
    kept.roles = meaning.roles.intersection(given)
    kept.category = meaning.category
    kept.weight = meaning.weight
    kept.spelling = meaning.spelling
    return kept
  }

  /// Returns the place of the word one slip away from a token; `nil` if there is none.
  func nearest(to token: Token, _ folded: [UInt8]) -> Int? {
    let range = token.foldedStart..<token.foldedEnd
    let count = range.count
    guard count >= 4, count < NearWords.longest else { return nil }
    let first = folded[range.lowerBound] &- 0x61
    guard first < 26 else { return nil }
    let isEveryday = EverydayWords.contains(hash: token.hash)
    let bits = PlainWords.bits(folded[range])
    // A short word has too many neighbours: only two swapped letters count as a slip.
    let counts = count == 4 ? 4...4 : (count - 1)...(count + 1)
    for length in counts {
      let group = NearWords.group(first, count: length)
      for place in Int(groupStarts[group])..<Int(groupStarts[group + 1]) {
        let candidate = candidates[place]
        let difference = candidate.letters ^ bits
        guard difference.nonzeroBitCount <= 2 else { continue }
        if isEveryday {
          if isOtherNumber(folded, range, candidate) { return Int(candidate.place) }
        } else if NearWords.isOneSlip(
          folded[range], letters(of: candidate), swapOnly: count == 4)
        {
          return Int(candidate.place)
        }
      }
    }
    return nil
  }

  /// "ambulances" if the tables have "ambulance", or the other way round.
  private func isOtherNumber(
    _ folded: [UInt8], _ range: Range<Int>, _ candidate: Candidate
  ) -> Bool {
    let start = Int(candidate.start)
    let shorter = min(range.count, Int(candidate.count))
    guard candidate.isKind, max(range.count, Int(candidate.count)) == shorter + 1,
      folded[range].prefix(shorter).elementsEqual(keys[start...].prefix(shorter))
    else { return false }
    let last = range.count > shorter ? folded[range.upperBound - 1] : keys[start + shorter]
    return last == UInt8(ascii: "s")
  }

  /// Whether a slip is mended in a word, that is, whether few other words are near it.
  private static func isClosed(_ meaning: WordMeaning, _ letters: ArraySlice<UInt8>) -> Bool {
    if meaning.has(.weekday) { return true }
    // "Leute" is near "heute", and a day to come refuses the whole text.
    if meaning.has(.relativeDay) { return meaning.number < 0 || letters.count >= 8 }
    if meaning.has(.month) { return letters.count >= 7 }
    return meaning.has(.currency)
      && currencies.contains { start in
        start.withUTF8Buffer { letters.starts(with: $0) }
      }
  }

  /// The beginnings of the currencies that are mended.
  private static let currencies: [StaticString] = ["euro", "doll", "dola", "rupe", "rupa"]

  /// Words of the same languages that are near a day and mean something else.
  private static let others: Set<String> = [
    "artes", "czwarte", "czwartej", "dominga", "domingao", "domenico", "dominio", "domino",
    "ferrero", "ferrier",
    "freital",
    "freytag", "frida", "geistern", "gennaro", "gestein", "hire", "hiver", "javier", "judi",
    "jueces",
    "lund", "maltes", "mares", "mari", "marte", "martel", "martos", "mates", "montage", "noche",
    "notem", "partes", "piasek", "piate", "piatej", "platek", "quanta", "quieta", "quina",
    "quintal",
    "quinto", "robota", "sabao", "sabati", "sabido", "sacado", "safado", "salado", "salato",
    "sanado",
    "sarado", "seguida", "segundo", "seta", "soda", "srodek", "srodka", "stocznia", "sundry",
    "teca",
    "tera", "vienes", "worek", "yeast", "zondig",
  ]

  /// Returns the place of the name of a day, month or currency one slip away from a token; `nil` if there is
  /// none, or another word is meant.
  func nearestName(to token: Token, _ folded: [UInt8]) -> Int? {
    let range = token.foldedStart..<token.foldedEnd
    guard range.count >= 4, range.count < NearWords.longest else { return nil }
    let bits = PlainWords.bits(folded[range])
    let found = closed.first { name in
      let count = Int(name.count)
      guard abs(count - range.count) <= 1, (name.letters ^ bits).nonzeroBitCount <= 2 else {
        return false
      }
      // Of short words only swapped letters, then left out or added ones, count as a slip.
      let isSwapOnly =
        folded[range.lowerBound] != keys[Int(name.start)]
        || max(count, range.count) < (count == range.count ? 6 : 5)
      return NearWords.isOneSlip(folded[range], self.letters(of: name), swapOnly: isSwapOnly)
    }
    guard let found, !EverydayWords.contains(hash: token.hash),
      !NearWords.others.contains(String(decoding: folded[range], as: UTF8.self))
    else { return nil }
    return Int(found.place)
  }

  /// Whether letters differ from a word by one insertion, deletion, substitution or swap.
  static func isOneSlip(
    _ letters: some BidirectionalCollection<UInt8>, _ word: some BidirectionalCollection<UInt8>,
    swapOnly: Bool = false
  ) -> Bool {
    let same = zip(letters, word).prefix { $0 == $1 }.count
    // The number of matching letters at the end, not counting those that match at the start.
    let (left, leftThere) = (letters.dropFirst(same), word.dropFirst(same))
    let tail = zip(left.reversed(), leftThere.reversed()).prefix { $0 == $1 }.count
    let (count, countThere) = (left.count - tail, leftThere.count - tail)
    if count == 2, countThere == 2 {
      return left.prefix(2).elementsEqual(leftThere.prefix(2).reversed())
    }
    return !swapOnly && count <= 1 && countThere <= 1
  }
}

/// The single words of a table that consist only of ASCII letters, in order.
struct PlainWords {
  struct Word {
    /// The word's place in the table.
    var place: Int32
    /// The start of its letters in ``PlainWords/letters``.
    var start: Int32
    /// One bit for each letter that occurs.
    var bits: UInt32
    var count: UInt8
  }

  private(set) var all: [Word] = []
  private(set) var letters: [UInt8] = []

  /// Shorter words have too many neighbours.
  private static let lengths = 4...NearWords.longest

  init() {
    all.reserveCapacity(5000)
    letters.reserveCapacity(40_000)
  }

  /// Adds a word of a table, folded or not; ignores one that is not plain.
  mutating func add(_ word: UnsafeBufferPointer<UInt8>, place: Int) {
    var bits: UInt32 = 0
    var hasCapital = false
    for byte in word {
      let letter = (byte | 0x20) &- 0x61
      guard letter < 26 else { return addAccented(word, place: place) }
      bits |= 1 &<< UInt32(letter)
      hasCapital = hasCapital || byte & 0x20 == 0
    }
    guard PlainWords.lengths.contains(word.count) else { return }
    let start = letters.count
    letters.append(contentsOf: word)
    if hasCapital {
      for index in start..<letters.count { letters[index] |= 0x20 }
    }
    all.append(
      Word(
        place: Int32(truncatingIfNeeded: place), start: Int32(truncatingIfNeeded: start),
        bits: bits, count: UInt8(truncatingIfNeeded: word.count)))
  }

  /// "Éxito" is a plain word without its accent.
  private mutating func addAccented(_ word: UnsafeBufferPointer<UInt8>, place: Int) {
    var folded: [UInt8] = []
    var index = 0
    while index < word.count {
      if ScalarClass.isASCIILetter(word[index]) {
        folded.append(word[index])
        index += 1
      } else if let (letter, count) = LetterFolding.latinLetter(in: word, at: index) {
        folded.append(letter)
        index += count
      } else {
        return
      }
    }
    folded.withUnsafeBufferPointer { letters in add(letters, place: place) }
  }

  /// One bit for each letter that occurs in folded bytes.
  static func bits(_ folded: ArraySlice<UInt8>) -> UInt32 {
    var bits: UInt32 = 0
    for byte in folded { bits |= 1 << UInt32((byte &- 0x61) & 31) }
    return bits
  }
}
