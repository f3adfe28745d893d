extension Things {
  /// The category of a kind of thing, in the singular or the plural; `nil` for no such thing.
  ///
  /// - Parameter word: Small letters without accents, as ``Token`` has them folded.
  static func category(of word: ArraySlice<UInt8>) -> CategoryPlace? {
    for form in forms(of: word) {
      if let list = lists.first(where: { list in list.words.lists(form) }) {
        return list.category
      }
    }
    return nil
  }

  /// A word as it is, and the singulars that it can be the plural of.
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
  /// Whether a list of words in the order of the alphabet, with a blank between them, has a word.
  func lists(_ word: ArraySlice<UInt8>) -> Bool {
    withUTF8Buffer { bytes in
      var low = 0
      var high = bytes.count
      while low < high {
        var start = (low + high) / 2
        while start > low, bytes[start - 1] != UInt8(ascii: " ") { start -= 1 }
        var end = start
        while end < high, bytes[end] != UInt8(ascii: " ") { end += 1 }
        let middle = bytes[start..<end]
        if middle.elementsEqual(word) { return true }
        if middle.lexicographicallyPrecedes(word) { low = end + 1 } else { high = start }
      }
      return false
    }
  }
}
