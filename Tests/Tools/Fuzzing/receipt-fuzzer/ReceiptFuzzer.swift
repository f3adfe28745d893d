import LedgerModel
import ReceiptReading

/// Gives libFuzzer's bytes to the reader of receipts: the first one chooses a locale, the rest are the text.
///
/// Build and run: `Tests/Tools/Fuzzing/fuzz receipt`.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
  guard let first = bytes.first, let today = CalendarDay(year: 2026, month: 3, day: 18) else {
    return 0
  }
  let locale = locales[Int(first) % locales.count]
  let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
  let receipt = ReceiptReader().read(
    text,
    ReceiptContext(today: today, conventions: NumberConventions(localeIdentifier: locale)))
  let lineCount = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
  if let total = receipt.total {
    precondition(abs(total.value.thousandths) < 1_000_000_000_000_000, "a total too large")
    precondition(!total.rivals.contains { $0.value == total.value }, "a rival that is the total")
    precondition(
      total.lines.allSatisfy { (1...lineCount).contains($0) }, "a line that is not there")
    precondition(!total.value.text.isEmpty, "a total without a text")
  }
  if let date = receipt.date { precondition(date.value.year <= 2027, "a day of a later year") }
  if let merchant = receipt.merchant?.value {
    precondition(
      !merchant.unicodeScalars.contains { $0.value < 0x20 }, "a control character in a name")
  }
  precondition(
    receipt
      == ReceiptReader().read(
        text, ReceiptContext(today: today, conventions: NumberConventions(localeIdentifier: locale))
      ), "two readings of one text")
  return 0
}

private let locales = ["en_US", "en_GB", "de_DE", "pt_PT", "fr_FR", "ja_JP", "id_ID", "C"]
