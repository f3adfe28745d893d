import EntryParsing
public import LedgerModel

/// The frames of one language, and how its people write amounts.
public struct MeantSentences: Sendable {
  /// The code of the language: `en`, or `hi` for Hindi-English.
  public let language: String
  public let frames: [MeantFrame]
  private let words: [String: [String]]
  private let habits: Habits

  /// How amounts are written.
  private struct Habits {
    let locale: String
    let currency: Money.Currency
    let isMarkBefore: Bool
    /// The marks of the ledger's currency, each with a blank if one belongs there.
    let marks: [String]
  }

  private static let habits: [String: Habits] = [
    "en": ("en-US", "USD", true, ["$"]), "de": ("de-DE", "EUR", false, [" €", "€", " euro"]),
    "fr": ("fr-FR", "EUR", false, [" €", "€", " euros"]),
    "es": ("es-ES", "EUR", false, [" €", "€", " euros"]),
    "it": ("it-IT", "EUR", false, [" €", "€", " euro"]),
    "pt": ("pt-BR", "BRL", true, ["R$ ", "R$"]),
    "nl": ("nl-NL", "EUR", true, ["€ ", "€"]), "pl": ("pl-PL", "PLN", false, [" zł", "zł"]),
    "hi": ("en-IN", "INR", true, ["₹", "rs "]),
  ].compactMapValues { row in
    Money.Currency(code: row.1).map {
      Habits(locale: row.0, currency: $0, isMarkBefore: row.2, marks: row.3)
    }
  }

  /// Reads the frames of a language; `nil` if a line is no frame, or nobody said how amounts are written.
  ///
  /// - Parameter text: Lists of words for places, and frames, a line each.
  public init?(language: String, _ text: String) {
    guard let habits = Self.habits[language] else { return nil }
    var (words, frames): ([String: [String]], [MeantFrame]) = ([:], [])
    for line in text.split(separator: "\n") {
      let cells = line.split(separator: "\t").map(String.init)
      if let name = cells.first, MeantFrame.words.contains(name) {
        words[name] = Array(cells.dropFirst())
      } else if let frame = MeantFrame(line) {
        frames.append(frame)
      } else {
        return nil
      }
    }
    words["thing2"] = words["thing"]?.reversed()
    (self.language, self.frames, self.words, self.habits) = (language, frames, words, habits)
  }

  /// What came of reading one sentence.
  public enum Outcome: Hashable, Sendable {
    case right
    /// Something else was stored than it means.
    case storedWrongly
    /// It was asked about or refused, though it can be read.
    case asked
  }

  /// Makes a sentence of a frame, reads it, and compares.
  ///
  /// - Returns: What came of it, and the sentence with what was read.
  public func check(
    _ frame: MeantFrame, today: CalendarDay, using generator: inout some RandomNumberGenerator
  ) -> (outcome: Outcome, text: String) {
    var text = frame.template
    var amounts: [String: Int64] = [:]
    let digits = frame.fewestDecimals
    for name in MeantFrame.numbers where text.contains("{\(name)}") {
      let isCount = name == "n"
      let minorUnits = isCount ? .random(in: 2...9, using: &generator) * 100 : amount(&generator)
      amounts["{\(name)}"] = minorUnits
      let isMarked = name == "a" && Bool.random(using: &generator)
      let mark = isMarked ? habits.marks.randomElement(using: &generator) ?? "" : ""
      // A currency without cents is written without them.
      let figures = figures(digits == 0 ? minorUnits / 100 * 100 : minorUnits)
      text = text.replacing(
        "{\(name)}", with: habits.isMarkBefore ? mark + figures : figures + mark)
    }
    for name in MeantFrame.words where text.contains("{\(name)}") {
      text = text.replacing(
        "{\(name)}", with: words[name]?.randomElement(using: &generator) ?? name)
    }
    let context = ParsingContext(
      today: today, currency: habits.currency,
      conventions: NumberConventions(localeIdentifier: habits.locale))
    do throws(ParsingFailure) {
      let entries = try RuleBasedParser().parse(text, context: context).entries
      let isRight = frame.meanings.contains { meaning in
        guard case .entries(let meant) = meaning else { return false }
        return isSame(entries, meant, amounts, today)
      }
      let said = entries.map {
        "\($0.type.text) \($0.amount.minorUnits) \($0.amount.currency.code) \($0.date.text)"
      }
      return (isRight ? .right : .storedWrongly, "\(text) → \(said.joined(separator: " + "))")
    } catch {
      let mayBeAsked = frame.meanings.contains { if case .nothing = $0 { true } else { false } }
      return (mayBeAsked ? .right : .asked, "\(text) → \(error.problem)")
    }
  }

  private func isSame(
    _ entries: [ParsedEntry], _ meant: [MeantFrame.Entry], _ amounts: [String: Int64],
    _ today: CalendarDay
  ) -> Bool {
    entries.count == meant.count
      && zip(entries, meant).allSatisfy { entry, meant in
        entry.type == meant.type && entry.date == meant.day ?? today
          && entry.amount.currency == meant.currency ?? habits.currency
          && entry.amount.minorUnits
            == (amounts[meant.amount] ?? written(meant.amount)).map {
              entry.amount.currency.minorUnitDigits == 0 ? $0 / 100 : $0
            }
      }
  }

  /// The minor units of an amount that a meaning writes out, with a point before its two decimals.
  private func written(_ text: String) -> Int64? {
    let parts = text.split(separator: ".")
    guard let units = parts.first.flatMap({ Int64($0) }) else { return nil }
    return units * 100 + (parts.count > 1 ? Int64(parts[1]) ?? 0 : 0)
  }

  private func amount(_ generator: inout some RandomNumberGenerator) -> Int64 {
    let units: Int64 =
      Bool.random(using: &generator)
      ? .random(in: 13...99, using: &generator) : .random(in: 100...990, using: &generator)
    let cents: Int64 = [0, 0, 25, 49, 50, 95].randomElement(using: &generator) ?? 0
    return units * 100 + cents
  }

  private func figures(_ minorUnits: Int64) -> String {
    let text = AmountPart.figures(minorUnits)
    return ["en", "hi"].contains(language) ? text : text.replacing(".", with: ",")
  }
}
