extension Things {
  /// Returns the category of a kind of thing, in the singular or the plural; `nil` if it is unknown.
  ///
  /// - Parameter word: Lower case without accents, as folded in a ``Token``.
  static func category(of word: ArraySlice<UInt8>) -> CategoryPlace? {
    for form in forms(of: word) {
      if let category = words.mark(of: form).flatMap(DailyThings.category) { return category }
    }
    return nil
  }

  /// A word, and the singulars that it may be the plural of.
  private static func forms(of word: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    guard word.count > 3, word.last == UInt8(ascii: "s") else { return [word] }
    let forms = [word, word.dropLast()]
    if word.suffix(3).elementsEqual("ies".utf8) {
      return forms + [word.dropLast(3) + [UInt8(ascii: "y")]]
    }
    return word.suffix(2).elementsEqual("es".utf8) ? forms + [word.dropLast(2)] : forms
  }
}

extension DailyThings {
  /// Returns the meaning of a thing or kind of shop, in this or another form of the word; `nil` if the list
  /// has none.
  ///
  /// - Parameter word: Lower case without accents, as folded in a ``Token``.
  static func meaning(of word: ArraySlice<UInt8>, in list: StaticString) -> WordMeaning? {
    guard let (letter, kind) = list.marksOfForm(of: word), let category = category(of: letter)
    else {
      return nil
    }
    var meaning = WordMeaning()
    meaning.category = category.rawValue
    switch Unicode.Scalar(kind) {
    case "#":
      meaning.roles = .brand
      meaning.weight = 4
    case "@": meaning.weight = 3
    case "~": meaning.weight = 1
    default: meaning.weight = 5
    }
    return meaning
  }

  /// Letters that only tell one form of a word from another.
  fileprivate static let endings = Set("aeinosuwxy".utf8)
}

extension StaticString {
  /// Returns whether an alphabetical, blank-separated list of words contains a word.
  func lists(_ word: ArraySlice<UInt8>) -> Bool { mark(of: word) != nil }

  /// Returns the byte after a word of such a list: a capital letter, a blank, or 0 at the end; `nil` if the
  /// list does not contain the word.
  ///
  /// - Parameter word: Lower-case ASCII letters, like those of the list.
  func mark(of word: ArraySlice<UInt8>) -> UInt8? {
    withUTF8Buffer { bytes in
      let start = StaticString.start(of: word, in: bytes)
      let end = StaticString.end(ofWordAt: start, in: bytes)
      guard bytes[start..<end].elementsEqual(word) else { return nil }
      return end < bytes.count ? bytes[end] : 0
    }
  }

  /// Returns the capital letter after a word of such a list, or after one that differs in its ending only, and
  /// the byte after it; `nil` if there is none.
  fileprivate func marksOfForm(of word: ArraySlice<UInt8>) -> (letter: UInt8, kind: UInt8)? {
    withUTF8Buffer { bytes in
      func found(_ end: Int) -> (letter: UInt8, kind: UInt8)? {
        guard end < bytes.count else { return nil }
        return (bytes[end], end + 1 < bytes.count ? bytes[end + 1] : 0)
      }
      let stem = word.prefix(word.count < 5 ? word.count : max(4, word.count - 2))
      var start = StaticString.start(of: stem, in: bytes)
      var form: Int?
      while start < bytes.count, bytes[start...].starts(with: stem) {
        let end = StaticString.end(ofWordAt: start, in: bytes)
        let same = zip(word, bytes[start..<end]).prefix { $0 == $1 }.count
        let (rest, restThere) = (word.dropFirst(same), bytes[start + same..<end])
        if rest.isEmpty, restThere.isEmpty { return found(end) }
        if form == nil, word.count >= 5,
          !(end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "#")), restThere.count <= 2,
          rest.allSatisfy(DailyThings.endings.contains),
          restThere.allSatisfy(DailyThings.endings.contains)
        {
          form = end
        }
        start = end
        while start < bytes.count, bytes[start] != UInt8(ascii: " ") { start += 1 }
        start += 1
      }
      return form.flatMap(found)
    }
  }

  /// The place after the letters of a word.
  private static func end(ofWordAt start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = start
    while end < bytes.count, bytes[end] >= UInt8(ascii: "a") { end += 1 }
    return end
  }

  /// The place of the first word of a list that does not come before a word; the list's end if there is none.
  private static func start(of word: ArraySlice<UInt8>, in bytes: UnsafeBufferPointer<UInt8>) -> Int
  {
    var low = 0
    var high = bytes.count
    while low < high {
      let middle = (low + high) / 2
      var start = middle
      while start > low, bytes[start - 1] != UInt8(ascii: " ") { start -= 1 }
      var place = start
      for letter in word {
        guard place < bytes.count, bytes[place] == letter else { break }
        place += 1
      }
      // What ends a word comes before all letters.
      let same = word.startIndex + place - start
      if same < word.endIndex, place == bytes.count || bytes[place] < word[same] {
        low = max(middle, place)
        while low < bytes.count, bytes[low] != UInt8(ascii: " ") { low += 1 }
        low = min(low + 1, bytes.count)
      } else {
        high = start
      }
    }
    return low
  }
}
