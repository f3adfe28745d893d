import Synchronization

/// The names that are too long to stand in place, each kept once for the life of the process.
///
/// A name in an event must be trivial to copy (a million of them are, in a fold), so a long one is
/// a number here. The table only grows, by at most ``Name/byteLimit`` bytes for each distinct name.
final class InternedNames: Sendable {
  static let shared = InternedNames()

  private struct Table {
    var texts: [String] = []
    var numbers: [String: Int] = [:]
  }

  private let table = Mutex(Table())

  /// The number of a text; the same for the same text.
  func number(of text: String) -> Int {
    table.withLock { table in
      if let number = table.numbers[text] { return number }
      let number = table.texts.count
      table.texts.append(text)
      table.numbers[text] = number
      return number
    }
  }

  /// The text that ``number(of:)`` gave a number.
  func text(_ number: Int) -> String {
    table.withLock { table in table.texts[number] }
  }
}
