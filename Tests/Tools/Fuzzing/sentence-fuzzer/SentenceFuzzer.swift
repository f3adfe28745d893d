import EntryParsing
import LedgerModel

/// Gives libFuzzer's bytes to the parser: the first one chooses a language, the rest are the text.
///
/// Build and run: `Tests/Tools/Fuzzing/fuzz sentence`.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
  guard let first = bytes.first, let today = CalendarDay(year: 2026, month: 3, day: 18) else {
    return 0
  }
  let locale = locales[Int(first) % locales.count]
  let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
  let context = ParsingContext(
    today: today, currency: .usd, conventions: NumberConventions(localeIdentifier: locale))
  do throws(ParsingFailure) {
    let parsed = try RuleBasedParser().parse(text, context: context)
    for entry in parsed.entries {
      precondition(entry.amount.minorUnits > 0, "an amount that is not above zero")
      precondition(entry.amount.minorUnits <= Money.largestMinorUnits, "an amount too large")
      precondition(entry.date <= today, "a day that has not come")
      precondition((entry.type == .income) == (entry.category == .income), "a wrong category")
      for origin in [entry.origins.amount, entry.origins.merchant, entry.origins.date] {
        if let origin { _ = parsed.words(of: origin) }
      }
    }
  } catch {
    precondition(!error.problem.isEmpty, "a refusal without a reason")
  }
  return 0
}

private let locales = [
  "en_US", "en_IN", "de_DE", "fr_FR", "es_ES", "it_IT", "nl_NL", "pt_BR", "hi_IN", "ru_RU",
  "tr_TR", "vi_VN", "id_ID", "ko_KR", "ja_JP", "zh_CN", "ar_SA",
]
