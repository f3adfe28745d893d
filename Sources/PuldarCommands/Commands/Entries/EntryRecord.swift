import CommandTable
import LedgerModel

/// A line of JSON that says an entry, in the shape in which `list -o jsonl` and `export json` print one; the
/// document of `show` holds one.
///
/// | member      | value                                | absent                              |
/// | ----------- | ------------------------------------ | ----------------------------------- |
/// | `amount`    | a text, as `"45.00"`                 | refused                             |
/// | `type`      | `expense`, `credit` or `income`      | `expense`                           |
/// | `currency`  | a code                               | the ledger's                        |
/// | `date`      | `2026-01-31`                         | today                               |
/// | `category`  | one of the ledger's                  | `other`; of an income `income`      |
/// | `account`   | a name                               | `bank`                              |
/// | `merchant`, `note`, `said` | texts                 | empty                               |
/// | `key`       | stores the line once                 | the option's, with the line's number |
///
/// `id`, `ref`, `bucket`, `by`, `recordedAt` and `correctedBy` belong to the ledger that the line came from;
/// one with `voidedBy` or `undoneBy` did not count there, and is left out.
struct EntryRecord {
  let entry: NewEntry
  let key: IdempotencyKey?
  /// Whether it counted where it came from.
  let counts: Bool

  /// The members that are read.
  static let members = [
    "type", "amount", "currency", "date", "category", "account", "merchant", "note", "said", "key",
    "voidedBy", "undoneBy",
  ]
  /// Whose values these entries have.
  static let source = "import/jsonl"

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - today: The day of a line without one.
  ///   - currency: That of a line without one.
  /// - Throws: ``CommandFailure`` where it says no entry.
  init(
    _ line: String, today: CalendarDay, currency usual: Currency
  ) throws(CommandFailure) {
    let texts: JSONTexts
    do throws(JSONFailure) {
      let inner = try JSONReader.value(named: "entry", in: line.utf8)
      texts = try JSONReader.texts(named: EntryRecord.members, in: inner ?? Array(line.utf8)[...])
    } catch {
      throw EntryRecord.failure(error.problem)
    }
    for name in texts.otherNames {
      if name == "entries" {
        throw EntryRecord.failure("'\(name)' holds what a line of its own is for")
      }
      if let meant = Suggestion.closest(to: name, in: EntryRecord.members) {
        throw EntryRecord.failure("there is no member '\(VisibleText(name))', but '\(meant)'")
      }
    }
    let type = try EntryRecord.value(texts["type"], "type") { EntryType(text: $0) } ?? .expense
    let currency =
      try EntryRecord.value(texts["currency"], "currency") { Currency(code: $0) } ?? usual
    guard let written = texts["amount"] else {
      throw EntryRecord.failure("it has no 'amount'")
    }
    guard let amount = Money(plainText: written, currency: currency) else {
      throw EntryRecord.failure(
        "'\(VisibleText(written))' is no amount of \(currency.code) with all its digits")
    }
    let date = try EntryRecord.value(texts["date"], "date") { try? CalendarDay(reading: $0) }
    let category = try EntryRecord.value(texts["category"], "category") { CategoryName($0) }
    let account = try EntryRecord.value(texts["account"], "account") { AccountName($0) }
    key = try EntryRecord.value(texts["key"], "key") { IdempotencyKey($0) }
    entry = NewEntry(
      values: EntryValues(
        type: type, amount: amount, category: category ?? (type == .income ? .income : .other),
        date: date ?? today, account: account ?? .bank),
      texts: EntryTexts(
        merchant: texts["merchant"] ?? "", note: texts["note"] ?? "", said: texts["said"] ?? "",
        by: EntryRecord.source),
      stated: date == nil ? EntryMembers.all.subtracting(.date) : .all)
    counts = texts["voidedBy"] == nil && texts["undoneBy"] == nil
  }

  /// The value of a member; `nil` where it is absent.
  private static func value<Value>(
    _ text: String?, _ name: String, _ read: (String) -> Value?
  ) throws(CommandFailure) -> Value? {
    guard let text else { return nil }
    guard let value = read(text) else {
      throw failure("'\(VisibleText(text))' is no \(name)")
    }
    return value
  }

  private static func failure(_ problem: String) -> CommandFailure {
    CommandFailure(
      problem, remedy: "Write one entry a line, as 'puldar list -o jsonl' prints it.", .refusedData)
  }
}
