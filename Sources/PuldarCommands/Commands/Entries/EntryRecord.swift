import CommandTable
import LedgerModel

/// A JSON line that describes an entry, in the form that `list -o jsonl` and `export json` print; the
/// document of `show` contains one.
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
/// | `review`    | `false`: the entry is unreviewed     | reviewed                            |
/// | `tags`      | a list of texts, as `["trip"]`       | none                                |
/// | `allowance` | of an expense `counts` or `ignored`  | as its account says                 |
/// | `as`        | of an income `savings`, `regular` or `extra` | as its amount says          |
/// | `for`       | of an income the month that it counts in, as `2026-01` | that of its day   |
/// | `goal`, `covered` | of an expense the name of its goal, and the covered amount | it has no goal |
/// | `key`       | stores the line once                 | the option's, with the line's number |
/// | `id`, `ref` | the name for other lines             | no line refers to it                |
/// | `of`        | of a credit the line that it pays back | a separate credit                  |
/// | `payment`   | of an expense the name shared by all parts of one payment | not a part      |
///
/// `bucket`, `by`, `recordedAt` and `correctedBy` belong to the ledger that the line came from;
/// one with `voidedBy` or `undoneBy` did not count there, and is left out.
struct EntryRecord {
  let entry: NewEntry
  let key: IdempotencyKey?
  /// Whether it counted in the ledger that it came from.
  let counts: Bool
  /// The names by which other lines refer to it, in full if its ledger's writer is known.
  let names: [String]
  /// The purchase or payment that it belongs to, by its name in the same form; `nil` if there is none.
  let tie: Tie?
  /// The name of its goal, and how much that covers: `nil` for as much as possible.
  let goal: (name: String, covered: Int64?)?

  /// The relation of a line to others.
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
  /// The source named in entries of this format.
  static let source = "import/jsonl"

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - today: The day of a line without one.
  ///   - currency: The currency of a line without one.
  /// - Throws: ``CommandFailure`` if it does not describe an entry.
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
    for name in texts.otherNames where name != "tags" {
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
        try EntryRecord.details(line, tax: tax)),
      stated: date == nil ? EntryMembers.all.subtracting(.date) : .all)
    counts = texts["voidedBy"] == nil && texts["undoneBy"] == nil
    // Lines of two ledgers in one file may share a number, so it is qualified.
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

  /// Returns how the entry counts apart from its type.
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

  /// Returns the bytes of a member of a line's entry.
  private static func value(
    named name: String, of line: String
  ) throws(CommandFailure) -> ArraySlice<UInt8>? {
    do throws(JSONFailure) {
      let inner = try JSONReader.value(named: "entry", in: line.utf8)
      return try JSONReader.value(named: name, in: inner ?? Array(line.utf8)[...])
    } catch {
      throw EntryRecord.failure(error.problem)
    }
  }

  private static func details(
    _ line: String, tax: Money?
  ) throws(CommandFailure) -> EntryDetails {
    EntryDetails(tax: tax, isUnreviewed: try isUnreviewed(line), tags: try tags(line))
  }

  /// Returns the tags that a line gives its entry.
  private static func tags(_ line: String) throws(CommandFailure) -> [String] {
    guard let value = try value(named: "tags", of: line), value != Array("null".utf8)[...] else {
      return []
    }
    guard let texts = JSONReader.texts(inList: value) else {
      throw failure("'tags' is no list of texts")
    }
    return try texts.map { text throws(CommandFailure) in
      guard let tag = EntryDetails.tag(text) else {
        throw failure("'\(VisibleText(text))' is no tag")
      }
      return tag
    }
  }

  /// Returns whether a line says that its entry is unreviewed.
  private static func isUnreviewed(_ line: String) throws(CommandFailure) -> Bool {
    guard let value = try value(named: "review", of: line) else { return false }
    switch String(decoding: value, as: UTF8.self) {
    case "false": return true
    case "true", "null": return false
    default: throw EntryRecord.failure("'review' is true or false")
    }
  }

  /// Returns the name of a line or of another one, which may be a number; `nil` if it is neither.
  private static func name(_ member: String, in object: ArraySlice<UInt8>) -> String? {
    guard let value = try? JSONReader.value(named: member, in: object) else { return nil }
    let text = String(decoding: value, as: UTF8.self)
    if text.hasPrefix("\""), !text.contains("\\") { return String(text.dropFirst().dropLast()) }
    return text.first?.isNumber == true ? text : nil
  }

  /// Returns the value of a member; `nil` if it is absent.
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
