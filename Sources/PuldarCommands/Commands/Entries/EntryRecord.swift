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
/// | `tax`       | a text, as `"3.20"`, a part of the amount | not known                      |
/// | `review`    | `false`: nobody has looked at it     | it is as it should be               |
/// | `allowance` | of an expense `counts` or `ignored`  | as its account says                 |
/// | `as`        | of an income `savings`, `regular` or `extra` | as its amount says          |
/// | `for`       | of an income the month that it counts in, as `2026-01` | that of its day   |
/// | `goal`, `covered` | of an expense the name of its goal, and what that covers of it | it is for none |
/// | `key`       | stores the line once                 | the option's, with the line's number |
/// | `id`, `ref` | what other lines call it             | none names it                        |
/// | `of`        | of a credit the line that it pays back | it is a credit of its own          |
/// | `payment`   | of an expense what all parts of one payment have | it is no part            |
///
/// `bucket`, `by`, `recordedAt` and `correctedBy` belong to the ledger that the line came from;
/// one with `voidedBy` or `undoneBy` did not count there, and is left out.
struct EntryRecord {
  let entry: NewEntry
  let key: IdempotencyKey?
  /// Whether it counted where it came from.
  let counts: Bool
  /// What it is called by other lines, in full where its ledger's writer is known.
  let names: [String]
  /// What it belongs to, by its name in the same form; `nil` where it belongs to nothing.
  let tie: Tie?
  /// The name of the goal that it is for, and what that covers of it: `nil` for as much as it can.
  let goal: (name: String, covered: Int64?)?

  /// What a line belongs to.
  enum Tie {
    case purchase(String)
    case payment(String)

    var name: String {
      switch self {
      case .purchase(let name), .payment(let name): name
      }
    }
  }

  /// The members that are read.
  static let members = [
    "type", "amount", "currency", "date", "category", "account", "merchant", "note", "said", "tax",
    "key", "allowance", "as", "for", "goal", "covered", "voidedBy",
    "undoneBy",
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
    _ line: String, today: CalendarDay, currency usual: Money.Currency
  ) throws(CommandFailure) {
    let texts: JSONTexts
    let name: (String) -> String?
    do throws(JSONFailure) {
      let inner = try JSONReader.value(named: "entry", in: line.utf8)
      let object = inner ?? Array(line.utf8)[...]
      texts = try JSONReader.texts(named: EntryRecord.members, in: object)
      let others = texts.otherNames
      name = { others.contains($0) ? EntryRecord.name($0, in: object) : nil }
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
    if texts["type"] == "transfer" {
      throw CommandFailure(
        "what moves between own accounts is no entry",
        remedy: "Store it with: \(command: "move 200 bank cash")", .refusedData)
    }
    let type = try EntryRecord.value(texts["type"], "type") { EntryType(text: $0) } ?? .expense
    let currency =
      try EntryRecord.value(texts["currency"], "currency") { Money.Currency(code: $0) } ?? usual
    guard let written = texts["amount"] else {
      throw EntryRecord.failure("it has no 'amount'")
    }
    guard let amount = Money(plainText: written, currency: currency) else {
      throw EntryRecord.failure(
        "'\(VisibleText(written))' is no amount of \(currency.code) with all its digits")
    }
    let tax = try EntryRecord.value(texts["tax"], "tax of \(currency.code) with all its digits") {
      Money(plainText: $0, currency: currency)
    }
    let date = try EntryRecord.value(texts["date"], "date") { try? CalendarDay(reading: $0) }
    let category = try EntryRecord.value(texts["category"], "category") { CategoryName($0) }
    let account = try EntryRecord.value(texts["account"], "account") { AccountName($0) }
    goal = try EntryRecord.goal(texts, currency)
    key = try EntryRecord.value(texts["key"], "key") { try? IdempotencyKey($0) }
    entry = NewEntry(
      values: EntryValues(
        type: type, amount: amount, category: category ?? (type == .income ? .income : .other),
        date: date ?? today, account: account ?? .bank, mark: try EntryRecord.mark(of: type, texts),
        month: try EntryRecord.month(of: type, texts)),
      texts: EntryTexts(
        merchant: texts["merchant"] ?? "", note: texts["note"] ?? "", said: texts["said"] ?? "",
        by: EntryRecord.source,
        EntryDetails(tax: tax, isUnreviewed: try EntryRecord.isUnreviewed(line))),
      stated: date == nil ? EntryMembers.all.subtracting(.date) : .all)
    counts = texts["voidedBy"] == nil && texts["undoneBy"] == nil
    // One number of two ledgers, whose lines stand in one file, is not the same.
    let reference = name("ref")
    let writer = reference.flatMap { text in text.firstIndex(of: ":").map { text[..<$0] } }
    func full(_ name: String) -> String {
      guard let writer, !name.contains(":") else { return name }
      return "\(writer):\(name)"
    }
    names = [name("id"), reference].compactMap { $0.map(full) }
    switch type {
    case .expense: tie = name("payment").map { .payment(full($0)) }
    case .credit: tie = name("of").map { .purchase(full($0)) }
    case .income: tie = nil
    }
  }

  /// How the entry counts beside its month.
  private static func mark(
    of type: EntryType, _ texts: JSONTexts
  ) throws(CommandFailure) -> EntryMark? {
    let member = type == .income ? "as" : "allowance"
    let mark = try value(texts[member], member) { EntryMark(text: $0) }
    if let mark, !EntryMark.offered(to: type).contains(mark) {
      throw failure("'\(mark.text)' is no \(member) of \(type.text)")
    }
    return mark
  }

  private static func goal(
    _ texts: JSONTexts, _ currency: Money.Currency
  ) throws(CommandFailure) -> (name: String, covered: Int64?)? {
    let covered = try value(texts["covered"], "covered amount") {
      Money(plainText: $0, currency: currency)?.minorUnits
    }
    return texts["goal"].map { ($0, covered) }
  }

  private static func month(
    of type: EntryType, _ texts: JSONTexts
  ) throws(CommandFailure) -> CalendarMonth? {
    let month = try value(texts["for"], "month") { CalendarMonth(iso: $0) }
    if month != nil, type != .income { throw failure("'for' is no member of \(type.text)") }
    return month
  }

  /// Whether a line says that nobody has looked at its entry.
  private static func isUnreviewed(_ line: String) throws(CommandFailure) -> Bool {
    let value: ArraySlice<UInt8>?
    do throws(JSONFailure) {
      let inner = try JSONReader.value(named: "entry", in: line.utf8)
      value = try JSONReader.value(named: "review", in: inner ?? Array(line.utf8)[...])
    } catch {
      throw EntryRecord.failure(error.problem)
    }
    guard let value else { return false }
    switch String(decoding: value, as: UTF8.self) {
    case "false": return true
    case "true", "null": return false
    default: throw EntryRecord.failure("'review' is true or false")
    }
  }

  /// What a line calls itself or another one, which may be a number; `nil` where it is neither.
  private static func name(_ member: String, in object: ArraySlice<UInt8>) -> String? {
    guard let value = try? JSONReader.value(named: member, in: object) else { return nil }
    let text = String(decoding: value, as: UTF8.self)
    if text.hasPrefix("\""), !text.contains("\\") { return String(text.dropFirst().dropLast()) }
    return text.first?.isNumber == true ? text : nil
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
