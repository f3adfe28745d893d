import EntryParsing
import LedgerModel
import LedgerTestSupport
import Testing

/// Texts that correct what was said before, by their shape, in nine languages.
@Suite struct CorrectionTests {
  /// The amounts that are stored, or the name of the failure.
  private func outcome(_ locale: String, _ text: String) throws -> String {
    let context = ParsingContext(
      today: CalendarDay.known("2026-03-18"), currency: .eur,
      conventions: NumberConventions(localeIdentifier: locale))
    do {
      return try RuleBasedParser().parse(text, context: context).entries
        .map { String($0.amount.plainText.dropLast(4)) }.joined(separator: ", ")
    } catch {
      return (error as ParsingFailure).name
    }
  }

  private func rows(_ table: String) -> [(locale: String, text: String)] {
    table.split(separator: "\n").flatMap { row in
      let parts = row.split(separator: ":", maxSplits: 1)
      return parts[1].split(separator: "|").map { text in
        (String(parts[0]), text.split(separator: " ").joined(separator: " "))
      }
    }
  }

  @Test func `a correction is never a new entry, whatever else it says`() throws {
    for row in rows(CorrectionTables.corrections) {
      #expect(try outcome(row.locale, row.text) == "correction", "\(row.locale): \(row.text)")
    }
  }

  @Test func `what only has a word or the shape of a correction is stored`() throws {
    for row in rows(CorrectionTables.entries) {
      #expect(try outcome(row.locale, row.text) == "12.00", "\(row.locale): \(row.text)")
    }
  }

  @Test(arguments: ["lunch was 20, sorry 25", "coffee 20, i mean 25", "taxi 20, wait, 25"])
  func `an amount that is replaced in the same breath is asked about, the later one first`(
    _ text: String
  ) throws {
    let context = ParsingContext(today: CalendarDay.known("2026-03-18"), currency: .usd)
    #expect {
      try RuleBasedParser().parse(text, context: context)
    } throws: { error in
      (error as? ParsingFailure)?.choices.map(\.amount.minorUnits) == [2500, 2000]
    }
  }
}
