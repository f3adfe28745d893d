/// The terms of a bill, an expected income or a planned move: its days, and the amount and details of each.
public struct BillTerms: Hashable, Sendable {
  /// How certain the amount is in advance.
  public enum Certainty: String, Hashable, Sendable {
    /// The amount is an estimate.
    case about
    /// The amount is unknown in advance.
    case unknown
  }

  /// The effect of its days, if it is not an expense.
  private enum Flow: String {
    case income
  }

  /// How its days are recorded, if not one by one by the person.
  private enum Recording: String {
    case auto
  }

  /// The name; never empty.
  public var name: String
  /// Whether money leaves or arrives: `expense` for a bill or a move, otherwise `income`.
  public var type: EntryType
  /// The due dates; something that is due once has one occurrence.
  public var recurrence: Recurrence
  /// The time of the day; `nil` if not stated. Reminders use it, totals do not.
  public var time: TimeOfDay?
  /// More than zero, or zero if unknown.
  public var amount: Money
  /// `nil` if the amount is certain.
  public var certainty: Certainty?
  /// ``CategoryName/income`` for income only. For a move, the category it is put away in;
  /// ``CategoryName/other`` if it puts nothing away.
  public var category: CategoryName
  /// The account that it is paid from or arrives in.
  public var account: AccountName
  /// The account that a planned move goes to; `nil` for a bill or an income.
  public var destination: AccountName?
  /// The event that added the goal that each day fills, up to its target; `nil` if it fills none.
  public var goal: EventID?
  /// How it is paid, as `card`; empty if not stated.
  public var mode: String
  /// Whether each day is recorded automatically, as soon as it is due and the ledger is asked for it.
  public var isAuto: Bool
  /// The first month in which it saves a part of its next amount; `nil` if it saves nothing.
  public var save: CalendarMonth?
  /// The person's note; may be empty.
  public var note: String
  /// The tags of what records its days, as ``EntryDetails/tag(_:)`` spells them.
  public var tags: [String] = []

  /// Makes the terms of a bill, of an income with `type`, or of a planned move with `destination`.
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
    goal = try fields.optionalEvent("goal")
    mode = try fields.optionalText("mode")
    isAuto = try fields.optionalChoice("record", Recording.self) != nil
    save = try fields.optionalMonth("save")
    note = try fields.optionalText("note")
    tags = try fields.tags()
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
    fields.writeIfPresent("goal", goal)
    fields.writeUnlessEmpty("mode", mode)
    if isAuto { fields.write("record", Recording.auto.rawValue) }
    if let save { fields.write("save", save.text) }
    fields.writeUnlessEmpty("note", note)
    if !tags.isEmpty { fields.write("tags", Tag.list(tags)) }
  }
}

extension BillTerms {
  /// A part of the terms that can change on its own, named as in the log.
  public enum Field: String, CaseIterable, Sendable {
    /// The members of the terms, as the log spells them.
    case name, rule, time, amount, category, account, to, mode, record, save, note, tags
  }

  /// Copies a field from other terms.
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
    case .tags: tags = other.tags
    }
  }

  /// Returns the fields in which other terms differ.
  public func fields(otherThan other: BillTerms) -> Set<Field> {
    Set(
      Field.allCases.filter { field in
        var same = self
        same.take(field, of: other)
        return same != self
      })
  }

  /// The effect of its days: `expense`, `income` or `move`.
  public var flow: String { destination == nil ? type.text : "move" }
}

extension FieldReader {
  /// Reads a recurrence rule in the log's spelling.
  @_lifetime(self: copy self)
  fileprivate mutating func recurrence(_ name: FieldName) throws(FieldError) -> Recurrence {
    guard let recurrence = Recurrence(text: try text(name)) else {
      throw invalid(name, "a rule, as every month on 31 from 2026-01-31")
    }
    return recurrence
  }
}

extension Recurrence {
  /// A rule of one day only.
  public static func once(on day: CalendarDay) -> Recurrence? {
    try? Recurrence(.days(1), from: day, end: .times(1))
  }

  /// Whether the rule falls only once.
  public var isOnce: Bool { end == .times(1) }
}

/// A time of a day, to the minute: `18:30`.
public struct TimeOfDay: Hashable, Sendable {
  /// 0 to 23.
  public let hour: Int
  /// 0 to 59.
  public let minute: Int

  /// `nil` if no day has such a time.
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

  /// The time as hours and minutes: `18:30`.
  public var text: String {
    [hour, minute].map { $0 < 10 ? "0\($0)" : String($0) }.joined(separator: ":")
  }
}

extension FieldReader {
  /// Reads a time of day that may be missing.
  @_lifetime(self: copy self)
  fileprivate mutating func optionalTime(_ name: FieldName) throws(FieldError) -> TimeOfDay? {
    guard let text = try presentText(name) else { return nil }
    guard let time = TimeOfDay(text) else { throw invalid(name, "a time, as 18:30") }
    return time
  }
}
