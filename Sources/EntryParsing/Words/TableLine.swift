import LedgerEvents

/// A line of a table of words: the names of their classes, a colon, and the words.
struct TableLine {
  typealias Name = Slice<UnsafeBufferPointer<UInt8>>

  let classes: [Name]
  let text: StaticString
  /// The range of the words in the text.
  let words: Range<Int>

  /// Calls a body with each line of a text.
  static func read(_ text: StaticString, _ body: (TableLine) -> Void) {
    text.withUTF8Buffer { bytes in
      for line in bytes.indices.split(whereSeparator: { bytes[$0] == UInt8(ascii: "\n") }) {
        guard let colon = line.first(where: { bytes[$0] == UInt8(ascii: ":") }) else { continue }
        body(
          TableLine(
            classes: bytes[line.startIndex..<colon].split(separator: UInt8(ascii: " ")),
            text: text, words: colon + 1..<line.endIndex))
      }
    }
  }
}

/// The names of classes of words, in the order of their bits.
struct ClassNames: Sendable {
  private var index = PhraseIndex(phraseLimit: 128)

  init(_ names: StaticString) {
    names.withUTF8Buffer { bytes in
      for name in bytes.split(separator: UInt8(ascii: " ")) { _ = index.add(ClassNames.hash(name)) }
    }
  }

  /// The place of a name; `nil` if no class has it.
  func place(of name: TableLine.Name) -> Int? { index.place(of: ClassNames.hash(name)) }

  private static func hash(_ name: TableLine.Name) -> UInt64 {
    name.reduce(FNVHash.empty) { hash, byte in FNVHash.adding(byte, to: hash) }
  }
}
