extension Things {
  /// Returns the category of a kind of thing, in the singular or the plural; `nil` if it is unknown.
  ///
  /// - Parameter word: Lower case without accents, as folded in a ``Token``.
  static func category(of word: ArraySlice<UInt8>) -> CategoryPlace? {
    for form in forms(of: word) {
      if let list = lists.first(where: { list in list.words.lists(form) }) {
        return list.category
      }
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

extension StaticString {
  /// Returns whether an alphabetical, blank-separated list of words contains a word.
  func lists(_ word: ArraySlice<UInt8>) -> Bool { mark(of: word) != nil }

  /// Returns the byte after a word of such a list: a capital letter, a blank, or 0 at the end; `nil` if the
  /// list does not contain the word.
  ///
  /// - Parameter word: Lower-case ASCII letters, like those of the list.
  func mark(of word: ArraySlice<UInt8>) -> UInt8? {
    withUTF8Buffer { bytes in
      var low = 0
      var high = bytes.count
      while low < high {
        let middle = (low + high) / 2
        var start = middle
        while start > low, bytes[start - 1] != UInt8(ascii: " ") { start -= 1 }
        var place = start
        var index = word.startIndex
        while index < word.endIndex, place < bytes.count, bytes[place] == word[index] {
          place += 1
          index += 1
        }
        let next = place < bytes.count ? bytes[place] : 0
        let isEnd = next < UInt8(ascii: "a")
        if index == word.endIndex {
          if isEnd { return next }
          high = start
        } else if isEnd || next < word[index] {
          var end = max(middle, place)
          while end < bytes.count, bytes[end] != UInt8(ascii: " ") { end += 1 }
          low = end + 1
        } else {
          high = start
        }
      }
      return nil
    }
  }
}
