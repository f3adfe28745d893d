import Synchronization

/// The table of interned names: those too long to be stored inline, each kept once for the life of the process.
///
/// A name in an event must be trivial to copy (a fold copies a million), so a long one is a number here. The
/// table only grows, by at most ``Name/byteLimit`` bytes for each distinct name.
final class InternedNames: Sendable {
  static let shared = InternedNames()

  private struct Table {
    var texts: [String] = []
    var numbers: [String: Int] = [:]
  }

  private let table = Mutex(Table())

  /// Returns the number of a text; the same for equal texts.
  func number(of text: String) -> Int {
    table.withLock { table in
      if let number = table.numbers[text] { return number }
      let number = table.texts.count
      table.texts.append(text)
      table.numbers[text] = number
      return number
    }
  }

  /// Returns the text of a number made by ``number(of:)``.
  func text(_ number: Int) -> String {
    table.withLock { table in table.texts[number] }
  }
}
