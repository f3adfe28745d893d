import LedgerEvents

/// A line of a table of words: the names of their classes, a colon, and the words.
struct TableLine {
  let text: StaticString
  /// The range of the names in the text, which has blanks between them.
  let classes: Range<Int>
  /// The start of the words in the text; a ``WordListReader`` finds their end.
  let words: Int

  /// The start of the next line.
  var end: Int {
    text.withUTF8Buffer { bytes in
      (bytes[words...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count) + 1
    }
  }

  /// Calls a body with each line of a text; it returns the start of the next one.
  static func read(_ text: StaticString, _ body: (TableLine) -> Int) {
    text.withUTF8Buffer { bytes in
      var start = 0
      while start < bytes.count {
        var colon = start
        while colon < bytes.count, bytes[colon] != UInt8(ascii: ":") { colon += 1 }
        start = body(TableLine(text: text, classes: start..<colon, words: colon + 1))
      }
    }
  }

  /// Whether the name of its first class begins with one of two letters.
  func begins(with letter: UInt8, or other: UInt8) -> Bool {
    text.withUTF8Buffer { bytes in
      !classes.isEmpty
        && (bytes[classes.lowerBound] == letter || bytes[classes.lowerBound] == other)
    }
  }

  /// Calls a body with the hash of each class's name, and its first byte.
  func eachClass(_ body: (_ hash: UInt64, _ first: UInt8) -> Void) {
    text.withUTF8Buffer { bytes in ClassNames.each(in: bytes[classes], body) }
  }
}

/// The names of classes of words, in the order of their bits.
struct ClassNames: Sendable {
  private var index = PhraseIndex(phraseLimit: 128)

  /// - Parameter names: The names, with blanks between them.
  init(_ names: StaticString) {
    names.withUTF8Buffer { bytes in
      ClassNames.each(in: bytes[...]) { hash, _ in _ = index.add(hash) }
    }
  }

  /// The place of the name with a hash; `nil` if no class has it.
  func place(of hash: UInt64) -> Int? { index.place(of: hash) }

  fileprivate static func each(
    in bytes: Slice<UnsafeBufferPointer<UInt8>>, _ body: (_ hash: UInt64, _ first: UInt8) -> Void
  ) {
    var place = bytes.startIndex
    while place < bytes.endIndex {
      let first = bytes[place]
      var hash = FNVHash.empty
      while place < bytes.endIndex, bytes[place] != UInt8(ascii: " ") {
        hash = FNVHash.adding(bytes[place], to: hash)
        place += 1
      }
      body(hash, first)
      place += 1
    }
  }
}
