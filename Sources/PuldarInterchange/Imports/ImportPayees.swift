package import EntryParsing
import Synchronization

/// Parses payees and caches the results: shops recur, often with another number after their name.
package final class ImportPayees: Sendable {
  /// The cache size; a file with more payees has some parsed again.
  private static let limit = 1 << 14
  /// Fewer digits may be part of a name, as in "Studio 54".
  private static let shortestNumber = 4

  private struct Known {
    var readings: [String: PayeeParser.Reading] = [:]
    /// By the words with zeros for long numbers; `nil` if the number matters to the reading.
    var readingsOfAnyNumber: [String: PayeeParser.Reading?] = [:]

    mutating func keep(_ reading: PayeeParser.Reading, of words: String) -> PayeeParser.Reading {
      if readings.count >= ImportPayees.limit { readings.removeAll(keepingCapacity: true) }
      readings[words] = reading
      return reading
    }
  }

  private let parser: PayeeParser
  private let known = Mutex(Known())

  package init(_ parser: PayeeParser) {
    self.parser = parser
  }

  package func reading(of words: String) -> PayeeParser.Reading {
    let words = ImportPayees.withoutChannel(words)
    return known.withLock { reading(of: words, &$0) }
  }

  /// Returns the words without a first compound that says how was paid: "INTERNET-Überweisung Müller".
  private static func withoutChannel(_ words: String) -> String {
    guard let end = words.firstIndex(of: " "), words[..<end].contains("-") else { return words }
    let last = ImportWords.folded(String(words[..<end])).split(separator: " ").last ?? ""
    return ImportPhrases.ownWords.contains(last) ? String(words[words.index(after: end)...]) : words
  }

  private func reading(of words: String, _ known: inout Known) -> PayeeParser.Reading {
    if let reading = known.readings[words] { return reading }
    guard let form = ImportPayees.withoutNumbers(words) else {
      return known.keep(parser.reading(of: words), of: words)
    }
    switch known.readingsOfAnyNumber[form] {
    case .some(.some(let reading)): return reading
    case .some(.none): return known.keep(parser.reading(of: words), of: words)
    case .none: break
    }
    if known.readingsOfAnyNumber.count >= ImportPayees.limit { known.readingsOfAnyNumber = [:] }
    let reading = parser.reading(of: words)
    let isAnyNumber = parser.reading(of: form) == reading
    known.readingsOfAnyNumber[form] = .some(isAnyNumber ? reading : nil)
    return isAnyNumber ? reading : known.keep(reading, of: words)
  }

  /// Returns the words with zeros in long numbers that are no year and no part of a date or amount; `nil` if none is.
  package static func withoutNumbers(_ words: String) -> String? {
    var bytes = Array(words.utf8)
    var place = 0
    var isChanged = false
    while place < bytes.count {
      guard bytes[place] &- 0x30 < 10 else {
        place += 1
        continue
      }
      let start = place
      while place < bytes.count, bytes[place] &- 0x30 < 10 { place += 1 }
      guard place - start >= shortestNumber, !isJoined(bytes, start - 1), !isJoined(bytes, place),
        !isYear(bytes[start..<place])
      else { continue }
      for digit in start..<place { bytes[digit] = 0x30 }
      isChanged = true
    }
    return isChanged ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Whether the byte at a place joins the numbers of dates, times and amounts.
  private static func isJoined(_ bytes: [UInt8], _ place: Int) -> Bool {
    bytes.indices.contains(place) && ".,/:".utf8.contains(bytes[place])
  }

  private static func isYear(_ digits: ArraySlice<UInt8>) -> Bool {
    digits.count == 4 && (digits.starts(with: "19".utf8) || digits.starts(with: "20".utf8))
  }
}
