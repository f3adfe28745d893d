import EntryParsing
import Foundation
import LedgerModel
import Testing

/// A sentence of `Fixtures/Sentences` and what it means.
struct SentenceCase: Decodable, CustomTestStringConvertible, Sendable {
  var text: String
  /// Each entry as `type amount code, merchant, category, day`; `-` where nobody is named.
  var entries: [String]?
  /// The name of the failure.
  var refused: String?
  var locale: String?
  var currency: String?
  var today: String?

  var testDescription: String { text }

  func context() throws -> ParsingContext {
    ParsingContext(
      today: try #require(CalendarDay(iso: today ?? "2026-03-18")),
      currency: try #require(Money.Currency(code: currency ?? "USD")),
      conventions: NumberConventions(localeIdentifier: locale ?? "en-US"))
  }

  /// Where the cases are.
  static var folder: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/Sentences")
  }

  /// The cases of a file, one a line.
  static func cases(in file: String) -> [SentenceCase] {
    guard let text = try? String(contentsOf: folder.appending(path: file), encoding: .utf8) else {
      return []
    }
    return text.split(separator: "\n").compactMap { line in
      try? JSONDecoder().decode(SentenceCase.self, from: Data(line.utf8))
    }
  }
}

extension ParsedEntry {
  /// The entry as a fixture spells it.
  var fixtureText: String {
    "\(type.text) \(amount.plainText), \(merchant.isEmpty ? "-" : merchant), "
      + "\(category.text), \(date.text)"
  }
}

extension Money {
  /// The amount with all its decimals, and its code.
  var plainText: String {
    let digits = currency.minorUnitDigits
    var text = String(minorUnits)
    guard digits > 0 else { return "\(text) \(currency.code)" }
    while text.count <= digits { text = "0" + text }
    text.insert(".", at: text.index(text.endIndex, offsetBy: -digits))
    return "\(text) \(currency.code)"
  }
}

extension ParsingFailure {
  /// The name of the case, without what it holds.
  var name: String { String("\(self)".prefix { character in character != "(" }) }
}
