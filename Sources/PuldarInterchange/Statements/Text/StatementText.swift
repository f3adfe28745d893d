/// A file's text in UTF-8, and its original encoding.
struct StatementText {
  /// Valid UTF-8 without a byte order mark.
  let bytes: [UInt8]
  let encoding: StatementEncoding

  /// The largest file that is read, in bytes.
  static let largestFile = 1 << 28

  /// - Throws: `foreign` if it is no text, `tooLarge`, `unknownForm` if it contains zeros.
  init(decoding bytes: [UInt8]) throws(StatementReadingError) {
    if bytes.isEmpty { throw StatementReadingError(.foreign(.empty)) }
    if bytes.count > StatementText.largestFile {
      throw StatementReadingError(.tooLarge("the file has more than 256 MiB"))
    }
    if let foreign = ForeignFile(startingWith: bytes) {
      throw StatementReadingError(.foreign(foreign))
    }
    if let order = UTF16Text.byteOrder(of: bytes) {
      self.init(try UTF16Text.utf8(bytes, order), .utf16)
    } else if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      self.init(unmarked: Array(bytes.dropFirst(3)))
    } else {
      self.init(unmarked: bytes)
    }
    if self.bytes.prefix(4096).contains(0) { throw StatementReadingError(.unknownForm) }
  }

  private init(_ bytes: [UInt8], _ encoding: StatementEncoding) {
    self.bytes = bytes
    self.encoding = encoding
  }

  /// A text that is already decoded.
  init(_ utf8: [UInt8], in encoding: StatementEncoding) {
    self.init(utf8, encoding)
  }

  /// The text with its lines unquoted.
  init(_ text: StatementText, unwrapped bytes: [UInt8]) {
    self.init(bytes, text.encoding)
  }

  /// Decodes lines that are valid UTF-8 as that, and others in the encoding declared or guessed.
  ///
  /// Line by line, since banks combine texts of two encodings in one file.
  ///
  /// - Parameter said: The encoding of the other lines, if known.
  init(unmarked written: [UInt8], in said: StatementEncoding? = nil) {
    var place = 0
    StatementText.skipUTF8(written, from: &place, upTo: written.count)
    let bytes =
      place == written.count ? written : StatementText.joiningHalves(of: written, from: place)
    StatementText.skipUTF8(bytes, from: &place, upTo: bytes.count)
    if place == bytes.count {
      self.bytes = bytes
      encoding = .utf8
      return
    }
    let encoding = said ?? StatementText.singleByteEncoding(of: bytes)
    let letters = SingleByteTable.letters(of: encoding)
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      place = start
      StatementText.skipUTF8(bytes, from: &place, upTo: end)
      if place == end {
        text.append(contentsOf: bytes[start..<end])
      } else {
        for byte in bytes[start..<end] {
          if byte < 0x80 {
            text.append(byte)
          } else {
            StatementText.append(UInt32(letters[Int(byte) - 0x80]), to: &text)
          }
        }
      }
      start = end
    }
    self.bytes = text
    self.encoding = encoding
  }

  /// Advances an offset past all valid UTF-8.
  private static func skipUTF8(_ bytes: [UInt8], from place: inout Int, upTo end: Int) {
    while place < end {
      let lead = bytes[place]
      if lead < 0x80 {
        place += 1
        continue
      }
      let count: Int
      switch lead {
      case 0xC2...0xDF: count = 2
      case 0xE0...0xEF: count = 3
      case 0xF0...0xF4: count = 4
      default: return
      }
      guard place + count <= end else { return }
      for index in place + 1..<place + count where bytes[index] & 0xC0 != 0x80 { return }
      let second = bytes[place + 1]
      switch lead {
      case 0xE0 where second < 0xA0, 0xED where second > 0x9F, 0xF0 where second < 0x90,
        0xF4 where second > 0x8F:
        return
      default: place += count
      }
    }
  }

  /// Returns the bytes with each letter that was written as the two halves of its UTF-16, three bytes each, in UTF-8:
  /// some programs write pictures so.
  private static func joiningHalves(of bytes: [UInt8], from start: Int) -> [UInt8] {
    /// Returns the ten bits of a half; `nil` if there is none.
    func half(_ place: Int, _ second: ClosedRange<UInt8>) -> UInt32? {
      guard place + 3 <= bytes.count, bytes[place] == 0xED, second.contains(bytes[place + 1]),
        bytes[place + 2] & 0xC0 == 0x80
      else { return nil }
      return UInt32(bytes[place + 1] & 0x0F) << 6 | UInt32(bytes[place + 2] & 0x3F)
    }
    var text: [UInt8]?
    var (copied, place) = (0, start)
    while place < bytes.count {
      guard let high = half(place, 0xA0...0xAF), let low = half(place + 3, 0xB0...0xBF) else {
        place += 1
        continue
      }
      var joined = text ?? []
      text = nil
      joined.append(contentsOf: bytes[copied..<place])
      append(0x10000 + (high << 10 | low), to: &joined)
      text = joined
      place += 6
      copied = place
    }
    guard var text else { return bytes }
    text.append(contentsOf: bytes[copied...])
    return text
  }

  /// Appends a scalar in UTF-8.
  static func append(_ scalar: UInt32, to text: inout [UInt8]) {
    if scalar < 0x80 {
      text.append(UInt8(truncatingIfNeeded: scalar))
    } else if scalar < 0x800 {
      text.append(0xC0 | UInt8(truncatingIfNeeded: scalar >> 6))
      text.append(0x80 | UInt8(truncatingIfNeeded: scalar & 0x3F))
    } else if scalar < 0x10000 {
      text.append(0xE0 | UInt8(truncatingIfNeeded: scalar >> 12))
      text.append(0x80 | UInt8(truncatingIfNeeded: scalar >> 6 & 0x3F))
      text.append(0x80 | UInt8(truncatingIfNeeded: scalar & 0x3F))
    } else {
      text.append(0xF0 | UInt8(truncatingIfNeeded: scalar >> 18))
      text.append(0x80 | UInt8(truncatingIfNeeded: scalar >> 12 & 0x3F))
      text.append(0x80 | UInt8(truncatingIfNeeded: scalar >> 6 & 0x3F))
      text.append(0x80 | UInt8(truncatingIfNeeded: scalar & 0x3F))
    }
  }

  /// Returns the encoding of lines that are not UTF-8, as declared at the beginning or else guessed by the letters.
  private static func singleByteEncoding(of bytes: [UInt8]) -> StatementEncoding {
    let head = String(decoding: bytes.prefix(1024), as: UTF8.self).lowercased()
    let declared: [(name: String, encoding: StatementEncoding)] = [
      ("iso-8859-15", .latin9), ("iso-8859-2", .latin2), ("windows-1250", .windows1250),
      ("windows-1251", .windows1251), ("charset:1250", .windows1250),
      ("charset:1251", .windows1251), ("charset:8859-2", .latin2),
    ]
    for row in declared where head.contains(row.name) { return row.encoding }
    return shownEncoding(by: bytes)
  }

  /// Guesses the encoding. Superscripts and inverted question marks within words are the "ł", "ą" and "ż" of
  /// Windows-1250. Words of such bytes alone are Cyrillic.
  private static func shownEncoding(by bytes: [UInt8]) -> StatementEncoding {
    var (polish, cyrillic, western, run) = (0, 0, 0, 0)
    for index in bytes.indices {
      let byte = bytes[index]
      guard byte >= 0x80 else {
        run = 0
        continue
      }
      run += 1
      let isInWord =
        index > 0 && index + 1 < bytes.count && isLetter(bytes[index - 1])
        && isLetter(bytes[index + 1])
      // "ě" and "ť" would be an "ì" within a word, and no letter.
      if isInWord, [0xB3, 0xB9, 0xBF, 0xEC, 0x9D].contains(byte) { polish += 1 }
      if run >= 4, byte >= 0xC0 { cyrillic += 1 }
      if run == 1 { western += 1 }
    }
    if cyrillic * 2 > western { return .windows1251 }
    return polish > 0 ? .windows1250 : .windows1252
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 &- 0x61 < 26 }
}

extension ForeignFile {
  /// Detects the kind of a file by its first bytes; `nil` for a text.
  init?(startingWith bytes: [UInt8]) {
    let rows: [(start: [UInt8], kind: ForeignFile)] = [
      ([0x50, 0x4B, 0x03, 0x04], .archive), ([0x50, 0x4B, 0x05, 0x06], .archive),
      ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], .spreadsheet),
      (Array("%PDF".utf8), .pdf), ([0x89, 0x50, 0x4E, 0x47], .image), ([0xFF, 0xD8, 0xFF], .image),
      (Array("GIF8".utf8), .image), ([0x1F, 0x8B], .compressed),
      (Array("BZh".utf8), .compressed), ([0x28, 0xB5, 0x2F, 0xFD], .compressed),
      ([0xFD, 0x37, 0x7A, 0x58, 0x5A], .compressed), ([0x37, 0x7A, 0xBC, 0xAF], .archive),
    ]
    for row in rows where bytes.starts(with: row.start) {
      self = row.kind
      return
    }
    return nil
  }
}
