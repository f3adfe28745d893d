/// What a bill, an expected income or a planned move says of each of its days, and which days these are.
public struct BillTerms: Hashable, Sendable {
  /// How surely the amount is known before the bill comes.
  public enum Certainty: String, Hashable, Sendable {
    /// The amount is usual, and not sure.
    case about
    /// Nobody knows it before.
    case unknown
  }

  /// What its days bring, if it is no expense.
  private enum Flow: String {
    case income
  }

  /// How its days come into the ledger, if nobody records them one by one.
  private enum Recording: String {
    case auto
  }

  /// What it is called; never empty.
  public var name: String
  /// Whether money goes or comes: an expense, or a move, and an income.
  public var type: EntryType
  /// On which days it is due; one that comes once falls one time.
  public var recurrence: Recurrence
  /// When on that day; `nil` where nobody said. Reminders use it, and no sum does.
  public var time: TimeOfDay?
  /// Above zero; zero where it is unknown.
  public var amount: Money
  /// `nil` where the amount is known.
  public var certainty: Certainty?
  /// ``CategoryName/income`` for income, and for nothing else. Of a move what it is put away in;
  /// ``CategoryName/other`` if it puts nothing away.
  public var category: CategoryName
  /// The account that it is paid from, or comes to.
  public var account: AccountName
  /// The account that its days move money to; `nil` if it is paid, or comes in.
  public var destination: AccountName?
  /// How it is paid, as `card`; empty where nobody said.
  public var mode: String
  /// Whether each of its days is recorded by itself, as soon as it is due and somebody asks for it.
  public var isAuto: Bool
  /// The first month in which it puts a part of its next amount away; `nil` if it saves nothing.
  public var save: CalendarMonth?
  /// What the person wants to remember; may be empty.
  public var note: String

  /// The terms of a bill; with `type` of an income, with `destination` of a planned move.
  public init(
    _ name: String, type: EntryType = .expense, _ recurrence: Recurrence, time: TimeOfDay? = nil,
    amount: Money, certainty: Certainty? = nil, category: CategoryName,
    account: AccountName = .bank, to destination: AccountName? = nil, mode: String = "",
    isAuto: Bool = false, save: CalendarMonth? = nil, note: String = ""
  ) {
    self.name = name
    self.type = type
    self.recurrence = recurrence
    self.time = time
    self.amount = amount
    self.certainty = certainty
    self.category = category
    self.account = account
    self.destination = destination
    self.mode = mode
    self.isAuto = isAuto
    self.save = save
    self.note = note
  }

  init(from fields: inout FieldReader) throws(FieldError) {
    name = try fields.text("name")
    type = try fields.optionalChoice("type", Flow.self) == nil ? .expense : .income
    recurrence = try fields.recurrence("rule")
    time = try fields.optionalTime("time")
    amount = try fields.money(orZero: true)
    certainty = try fields.optionalChoice("certainty", Certainty.self)
    guard amount.minorUnits > 0 || certainty == .unknown else {
      throw fields.invalid("amount", "an amount above zero, where it is known")
    }
    category = type == .income ? .income : try fields.category("category")
    account = try fields.account("account")
    destination = try fields.optionalName("to").map { AccountName($0) }
    mode = try fields.optionalText("mode")
    isAuto = try fields.optionalChoice("record", Recording.self) != nil
    save = try fields.optionalMonth("save")
    note = try fields.optionalText("note")
  }

  func write(to fields: inout FieldWriter) {
    fields.write("name", name)
    if type == .income { fields.write("type", Flow.income.rawValue) }
    fields.write("rule", recurrence.text)
    if let time { fields.write("time", time.text) }
    fields.write(amount)
    if let certainty { fields.write("certainty", certainty.rawValue) }
    if type != .income { fields.write("category", category.text) }
    fields.write("account", account.text)
    fields.writeUnlessEmpty("to", destination?.text ?? "")
    fields.writeUnlessEmpty("mode", mode)
    if isAuto { fields.write("record", Recording.auto.rawValue) }
    if let save { fields.write("save", save.text) }
    fields.writeUnlessEmpty("note", note)
  }
}

extension BillTerms {
  /// What is changed by itself, called as the log calls it.
  public enum Field: String, CaseIterable, Sendable {
    /// The members of the terms, as the log spells them.
    case name, rule, time, amount, category, account, to, mode, record, save, note
  }

  /// Takes over what other terms say of a field.
  package mutating func take(_ field: Field, of other: BillTerms) {
    switch field {
    case .name: name = other.name
    case .rule: recurrence = other.recurrence
    case .time: time = other.time
    case .amount: (amount, certainty) = (other.amount, other.certainty)
    case .category: (type, category) = (other.type, other.category)
    case .account: account = other.account
    case .to: destination = other.destination
    case .mode: mode = other.mode
    case .record: isAuto = other.isAuto
    case .save: save = other.save
    case .note: note = other.note
    }
  }

  /// The fields of which other terms say something else.
  public func fields(otherThan other: BillTerms) -> Set<Field> {
    Set(
      Field.allCases.filter { field in
        var same = self
        same.take(field, of: other)
        return same != self
      })
  }

  /// What its days bring: `expense`, `income` or `move`.
  public var flow: String { destination == nil ? type.text : "move" }
}

extension FieldReader {
  /// The rule of a recurrence, in the log's spelling.
  @_lifetime(self: copy self)
  fileprivate mutating func recurrence(_ name: FieldName) throws(FieldError) -> Recurrence {
    guard let recurrence = Recurrence(text: try text(name)) else {
      throw invalid(name, "a rule, as every month on 31 from 2026-01-31")
    }
    return recurrence
  }
}

extension Recurrence {
  /// One day, and no other.
  public static func once(on day: CalendarDay) -> Recurrence? {
    try? Recurrence(.days(1), from: day, end: .times(1))
  }

  /// Whether it falls on one day only.
  public var isOnce: Bool { end == .times(1) }
}

/// A time of a day, to the minute: `18:30`.
public struct TimeOfDay: Hashable, Sendable {
  /// 0 to 23.
  public let hour: Int
  /// 0 to 59.
  public let minute: Int

  /// `nil` where no day has such a time.
  public init?(hour: Int, minute: Int) {
    guard (0..<24).contains(hour), (0..<60).contains(minute) else { return nil }
    self.hour = hour
    self.minute = minute
  }

  /// The time that a text spells exactly as ``text`` does.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let hour = Int(parts[0]), let minute = Int(parts[1]) else {
      return nil
    }
    self.init(hour: hour, minute: minute)
    guard self.text == text else { return nil }
  }

  /// `18:30`.
  public var text: String {
    [hour, minute].map { $0 < 10 ? "0\($0)" : String($0) }.joined(separator: ":")
  }
}

extension FieldReader {
  /// A time of a day that may be missing.
  @_lifetime(self: copy self)
  fileprivate mutating func optionalTime(_ name: FieldName) throws(FieldError) -> TimeOfDay? {
    guard let text = try presentText(name) else { return nil }
    guard let time = TimeOfDay(text) else { throw invalid(name, "a time, as 18:30") }
    return time
  }
}
