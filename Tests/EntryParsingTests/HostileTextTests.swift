import EntryParsing
import LedgerModel
import LedgerTestSupport
import Testing

/// Texts that nobody means: each is answered, quickly, and none stores a wrong amount.
@Suite struct HostileTextTests {
  private func parse(
    _ text: String, locale: String = "en_US"
  ) throws(ParsingFailure) -> ParsedEntries {
    guard let today = CalendarDay(iso: "2026-03-18") else { throw .empty }
    return try RuleBasedParser().parse(
      text,
      context: ParsingContext(
        today: today, currency: .usd, conventions: NumberConventions(localeIdentifier: locale)))
  }

  @Test func `the longest text is read, and one byte more is refused`() throws {
    let words = "coffee 4 "
    let longest =
      words + String(repeating: "x", count: RuleBasedParser.byteLimit - words.utf8.count)
    #expect(try parse(longest).entries.first?.amount.minorUnits == 4_00)
    #expect(throws: ParsingFailure.tooLong(byteLimit: 4096)) { try parse(longest + "x") }
  }

  @Test func `a megabyte of words is refused at once`() {
    let text = String(repeating: "coffee 4 ", count: 120_000)
    let time = ProcessorTime.measure {
      #expect(throws: ParsingFailure.tooLong(byteLimit: 4096)) { try parse(text) }
    }
    #expect(time < .milliseconds(100))
  }

  @Test(.rows) func `a text without words is empty`() {
    each(["", " ", "\n\t ", "\u{200B}", "\u{FEFF}"]) { (text: String) throws in
      #expect(throws: ParsingFailure.empty) { try parse(text) }
    }
  }

  @Test(.rows) func `control characters are refused`() {
    each(["coffee 4\0", "\u{1B}[2Jcoffee 4", "coffee\u{7F} 4", "coffee\u{85} 4"]) {
      (text: String) throws in
      #expect(throws: ParsingFailure.unreadableCharacter("a control character")) { try parse(text) }
    }
  }

  @Test(.rows) func `a number with something unseen or mixed inside is refused`() {
    each([
      "1\u{200B}5", "1\u{200D}5", "1\u{202E}5", "1\u{2066}5", "1\u{FEFF}5", "1\u{AD}5",
      "15\u{20E3}",
      "\u{202E}15\u{202C}0", "4\u{665}", "\u{664}5", "1\u{301}5",
    ]) { (number: String) throws in
      expectError(number == "1\u{301}5" ? "noAmount" : "unreadableNumber") {
        try parse("lunch \(number)")
      }
    }
  }

  @Test(.rows) func `digits of another script are understood`() {
    each([
      "\u{664}\u{665}", "\u{6F4}\u{6F5}", "\u{96A}\u{96B}", "\u{FF14}\u{FF15}", "\u{E54}\u{E55}",
    ]) { (number: String) throws in
      #expect(try parse("lunch \(number)").entries.first?.amount.minorUnits == 45_00)
    }
  }

  @Test func `invisible characters between words do no harm`() throws {
    let entry = try parse("\u{FEFF}cof\u{AD}fee\u{200B} 4.50").entries.first
    #expect(entry?.amount.minorUnits == 4_50)
    #expect(entry?.category == .dining)
  }

  @Test func `accents typed as marks of their own are the same letters`() throws {
    #expect(try parse("cafe\u{301} 4").entries.first?.category == .dining)
  }

  @Test(.rows) func `repetition is answered in milliseconds`() {
    let locales = ["en_US", "fr_FR", "de_DE", "ko_KR", "zh_CN", "ar_SA", "vi_VN"]
    var seen = 0
    let texts = [
      String(repeating: "hundred ", count: 500), String(repeating: "twenty ", count: 580),
      String(repeating: "thousand thousand ", count: 220), String(repeating: "1,", count: 2000),
      String(repeating: "9", count: 4000), String(repeating: "1 000 ", count: 680),
      String(repeating: "a ", count: 2000), String(repeating: "3 days ", count: 580),
      String(repeating: "jan 5 ", count: 680), String(repeating: "$", count: 4000),
      String(repeating: "-", count: 4000), String(repeating: "5/", count: 2000),
      String(repeating: "5 and ", count: 680), String(repeating: "half a ", count: 580),
      String(repeating: "one point ", count: 400), String(repeating: "🍕", count: 1000),
      String(repeating: "@", count: 4000), String(repeating: "#5 ", count: 1300),
      String(repeating: "coffee 4, ", count: 400), String(repeating: "coffee 4 ", count: 450),
      String(repeating: "l'", count: 2000), String(repeating: "\u{301}", count: 2000),
      String(repeating: "이", count: 1300), String(repeating: "三块", count: 650),
      String(repeating: "一千零", count: 450), String(repeating: "만원", count: 650),
      String(repeating: "million, ", count: 450), String(repeating: "mille, ", count: 580),
      String(repeating: "ein", count: 1360), String(repeating: "hai mươi ", count: 340),
      String(repeating: "وعشرين ", count: 310), String(repeating: "#dinning ", count: 450),
      String(repeating: "UPI/", count: 1000),
      String(repeating: "at: debited a/c rs 5 ", count: 190),
    ]
    each(TestRun.steps(texts, each: 3)) { (text: String) throws in
      // In a whole run all in each locale; else some in one, in turn.
      seen += 1
      for locale in TestRun.isWhole ? locales : [locales[seen % locales.count]] {
        let time = ProcessorTime.measure { _ = try? parse(text, locale: locale) }
        // A debug build; an optimised one takes a few milliseconds.
        #expect(time < .seconds(5), "\(text.prefix(12))… took \(time)")
      }
    }
  }

  @Test func `four hundred entries in one message keep their amounts`() throws {
    let parsed = try parse(String(repeating: "coffee 4, ", count: 400))
    #expect(parsed.entries.count == 400)
    #expect(parsed.entries.allSatisfy { entry in entry.amount.minorUnits == 4_00 })
  }

  /// Pieces that rules look for, put together in ways that nobody would.
  private static let pieces = [
    "spent", "45", "4.50", "1,250.00", "1.250,00", "$", "€", "usd", "at", "for", "on", "from", "to",
    "whole foods", "coffee", "lunch", "yesterday", "friday", "the", "1st", "jan", "2026", "-", "+",
    "/", ".", ",", ";", "and", "or", "a", "hundred", "thousand", "k", "half", "point", "five",
    "fifty",
    "ago", "days", "last", "next", "week", "x", "*", "each", "total", "split", "ways", "#", "@",
    "!",
    "?", "%", "(", ")", "mom", "gave", "me", "got", "back", "refund", "salary", "cents", "pounds",
    "iphone", "size", "99999999999999999999", "0", "००", "🍕", "\u{200B}", "é", "ß", "İ", "\n", "st",
    "'", "’", "&", "of", "in", "due", "3/4", "31.12.", "10-20", "1e9", "hace", "vor", "il y a",
    "und", "двести", "полторы", "тысяч", "с половиной", "вчера", "yüz", "bin", "buçuk", "hai",
    "mươi", "rưỡi", "2tr5", "dua", "puluh", "belas", "setengah", "이", "십", "만", "원", "점심", "三", "百",
    "万", "円", "块", "毛", "零", "点", "さん", "ひゃく", "साढ़े", "लाख", "रुपये", "خمسة", "وعشرين", "ألفا", "ريال",
    "نص",
    "#dinning", "siebenhundert", "undzwanzig", "ventotto",
  ]

  @Test(.rows) func `any sequence of pieces is answered with a sane entry or a reason`() {
    each(TestRun.seeds(8)) { (seed: UInt64) in
      var generator = SeededGenerator(seed: seed)
      let locales = [
        "en_US", "en_IN", "de_DE", "fr_FR", "es_ES", "it_IT", "nl_NL", "pt_BR", "hi_IN", "ru_RU",
        "tr_TR", "vi_VN", "id_ID", "ko_KR", "ja_JP", "zh_CN", "ar_SA",
      ]
      for _ in 0..<600 {
        var text = ""
        for _ in 0..<Int.random(in: 1...14, using: &generator) {
          text += HostileTextTests.pieces.randomElement(using: &generator) ?? ""
          if Bool.random(using: &generator) { text += " " }
        }
        let locale = locales.randomElement(using: &generator) ?? "en_US"
        check(text, locale)
      }
    }
  }

  @Test(.rows) func `any bytes are answered with a sane entry or a reason`() {
    each(0..<4) { (seed: UInt64) in
      var generator = SeededGenerator(seed: 1000 + seed)
      for _ in 0..<400 {
        let count = Int.random(in: 0...60, using: &generator)
        var bytes: [UInt8] = []
        for _ in 0..<count {
          let isASCII = Int.random(in: 0..<4, using: &generator) > 0
          bytes.append(
            isASCII
              ? UInt8.random(in: 0x20...0x7E, using: &generator)
              : UInt8.random(in: 0...255, using: &generator))
        }
        check(String(decoding: bytes, as: UTF8.self), "en_US")
      }
    }
  }

  private func check(_ text: String, _ locale: String) {
    do throws(ParsingFailure) {
      let parsed = try parse(text, locale: locale)
      #expect(!parsed.entries.isEmpty)
      for entry in parsed.entries {
        #expect(entry.amount.minorUnits > 0, "\(text.debugDescription)")
        #expect(entry.amount.minorUnits <= Money.largestMinorUnits)
        #expect(entry.date.text <= "2026-03-18", "\(text.debugDescription)")
        #expect((entry.type == .income) == (entry.category == .income))
        for origin in [entry.origins.amount, entry.origins.date, entry.origins.merchant] {
          guard let origin else { continue }
          #expect(origin.bytes.upperBound <= text.utf8.count)
        }
      }
    } catch {
      #expect(!error.problem.isEmpty)
    }
  }
}
