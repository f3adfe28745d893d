import LedgerTestSupport
import Puldar
import PuldarInterchange
import ReceiptReading
import Testing

/// Days, as an option, a sentence, a receipt and a bank file read them: each has a policy of its own for what may be two
/// days, and none reads another day than the rest.
struct DayReadingTests {
  struct Readers: OptionSet, Sendable {
    let rawValue: Int
    static let option = Readers(rawValue: 1)
    static let sentence = Readers(rawValue: 2)
    static let receipt = Readers(rawValue: 4)
    static let file = Readers(rawValue: 8)
    static let all: Readers = [.option, .sentence, .receipt, .file]
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var written: String
    var day: CalendarDay
    /// Those who read that day for sure; the others refuse it, or ask.
    var readers: Readers
    /// The locale that says in which order days are written; `C` says nothing.
    var locale: String
    var testDescription: String { "\(written) in \(locale)" }

    init(_ written: String, _ day: CalendarDay, _ readers: Readers, in locale: String = "C") {
      (self.written, self.day, self.readers, self.locale) = (written, day, readers, locale)
    }
  }

  static let cases = [
    Case("2026-01-05", .known("2026-01-05"), .all),
    Case("2026/01/05", .known("2026-01-05"), .all),
    Case("2026.01.05", .known("2026-01-05"), .all),
    Case("2026-1-5", .known("2026-01-05"), .all),
    Case("2026/1/5", .known("2026-01-05"), .all),
    Case("20260105", .known("2026-01-05"), .all),
    Case("05012026", .known("2026-01-05"), []),
    Case("05.01.2026", .known("2026-01-05"), [.file]),
    Case("05.01.2026", .known("2026-01-05"), [.option, .sentence, .file], in: "de_DE"),
    Case("5.1.2026", .known("2026-01-05"), [.option, .sentence, .file], in: "de_DE"),
    Case("05.01.26", .known("2026-01-05"), [.option, .sentence, .file], in: "de_DE"),
    Case("5.1.26", .known("2026-01-05"), [.option, .sentence, .file], in: "de_DE"),
    Case("05/01/2026", .known("2026-01-05"), []),
    Case("05/01/2026", .known("2026-01-05"), [.option, .sentence], in: "en_IE"),
    Case("01/05/2026", .known("2026-01-05"), [.option, .sentence], in: "en_US"),
    Case("5/1/26", .known("2026-01-05"), [.option, .sentence], in: "en_IE"),
    Case("1/5/26", .known("2026-01-05"), [.option, .sentence], in: "en_US"),
    Case("5/1/2026", .known("2026-01-05"), [.option, .sentence], in: "fr_FR"),
    Case("05-01-2026", .known("2026-01-05"), [.option, .sentence], in: "en_IE"),
    Case("5-1-26", .known("2026-01-05"), [.option, .sentence], in: "en_IE"),
    Case("26-01-05", .known("2005-01-26"), [.option, .sentence]),
    Case("13/01/2026", .known("2026-01-13"), .all),
    Case("01/13/2026", .known("2026-01-13"), .all),
    Case("13.01.2026", .known("2026-01-13"), .all),
    Case("13.01.26", .known("2026-01-13"), .all),
    Case("13-01-26", .known("2026-01-13"), [.option, .sentence, .receipt]),
    Case("5 Jan 26", .known("2026-01-05"), .all),
    Case("5 Jan 26", .known("2026-01-05"), .all, in: "en_IE"),
    Case("5 Jan 2026", .known("2026-01-05"), .all),
    Case("05 January 2026", .known("2026-01-05"), .all),
    Case("5. Januar 2026", .known("2026-01-05"), .all, in: "de_DE"),
    Case("5 janvier 2026", .known("2026-01-05"), .all, in: "fr_FR"),
    Case("5 de marzo de 2025", .known("2025-03-05"), .all, in: "es_ES"),
    Case("5-Jan-26", .known("2026-01-05"), .all),
    Case("05-JAN-2026", .known("2026-01-05"), .all),
    Case("5Jan2026", .known("2026-01-05"), .all),
    Case("5Jan26", .known("2026-01-05"), .all),
    Case("Jan 5 2026", .known("2026-01-05"), .all),
    Case("Jan 5, 2026", .known("2026-01-05"), .all),
    Case("January 5, 2026", .known("2026-01-05"), .all),
    Case("March 4, 2025", .known("2025-03-04"), .all),
    Case("Mar 4 2025", .known("2025-03-04"), .all),
    Case("4 March 2025", .known("2025-03-04"), .all),
    Case("4th March 2025", .known("2025-03-04"), .all),
    Case("March 4th, 2025", .known("2025-03-04"), .all),
    Case("4th of March 2025", .known("2025-03-04"), .all),
    Case("2025-Mar-04", .known("2025-03-04"), [.option, .sentence, .file]),
    Case("Mon 5 Jan 2026", .known("2026-01-05"), .all),
    Case("Monday, January 5, 2026", .known("2026-01-05"), .all),
    Case("Mon, 5 Jan 2026", .known("2026-01-05"), .all),
    Case("2026年1月5日", .known("2026-01-05"), .all),
    Case("2026年1月5日", .known("2026-01-05"), .all, in: "ja_JP"),
    Case("2026年1月5日", .known("2026-01-05"), .all, in: "zh_CN"),
    Case("2026年01月05日", .known("2026-01-05"), .all),
    Case("2026년 1월 5일", .known("2026-01-05"), [.option, .sentence, .file]),
    Case("2026년 1월 5일", .known("2026-01-05"), [.option, .sentence, .file], in: "ko_KR"),
    Case("令和8年1月5日", .known("2026-01-05"), [.option, .sentence, .file]),
    Case("令和8年1月5日", .known("2026-01-05"), [.option, .sentence, .file], in: "ja_JP"),
    Case("2026. 1. 5.", .known("2026-01-05"), [.receipt, .file]),
    Case("2026. 1. 5.", .known("2026-01-05"), [.receipt, .file], in: "ko_KR"),
    Case("05/01/2569", .known("2026-01-05"), []),
    Case("05.01.", .known("2026-01-05"), [.option, .sentence], in: "de_DE"),
    Case("1月5日", .known("2026-01-05"), [.option, .sentence], in: "ja_JP"),
    Case("4th of March", .known("2026-03-04"), [.option, .sentence]),
    Case("5 January", .known("2026-01-05"), [.option, .sentence]),
    Case("Jan 5", .known("2026-01-05"), [.option, .sentence]),
    Case("2026-01-05T10:23:00Z", .known("2026-01-05"), [.sentence, .receipt, .file]),
    Case("2026-01-05 10:23", .known("2026-01-05"), [.sentence, .receipt, .file]),
    Case("2026-02-30", .known("2026-01-05"), []),
    Case("30.02.2026", .known("2026-01-05"), []),
    Case("31.13.2026", .known("2026-01-05"), []),
  ]

  @Test(arguments: cases)
  func `a day is read alike, or one of the readers says that it does not know`(
    _ row: Case
  ) async throws {
    let conventions = NumberConventions(localeIdentifier: row.locale)
    let context = ParsingContext(
      today: .known("2026-07-14"), currency: .eur, conventions: conventions)
    func expect(_ day: CalendarDay?, by reader: Readers) {
      #expect(day == (row.readers.contains(reader) ? row.day : nil))
    }
    let option =
      try? CalendarDay(iso: row.written) ?? RuleBasedParser.day(row.written, context: context)
    expect(option, by: .option)
    let read = try? await RuleBasedParser().entries(
      in: "coffee 4.60 on \(row.written)", context: context)
    let entry = read?.entries.first
    let sentence =
      read?.entries.count == 1 && entry?.amount.minorUnits == 4_60 && entry?.date != context.today
      ? entry?.date : nil
    expect(sentence, by: .sentence)
    let receipt = ReceiptReader().read(
      "SHOP\nDATE \(row.written)\nTOTAL 4.60\n",
      ReceiptContext(today: .known("2026-07-14"), conventions: conventions)
    ).date
    expect(receipt?.isCertain == true ? receipt?.value : nil, by: .receipt)
    let file = try? StatementReader.read(
      Array("Date;Payee;Amount\n\(row.written);SHOP;-4.60\n".utf8))
    expect(file?.first?.lines.first?.day, by: .file)
  }
}
