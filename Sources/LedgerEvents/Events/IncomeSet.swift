/// The person set the expected monthly income; one in another currency than the ledger's does not count.
public struct IncomeSet: SettingPayload {
  package static let type: EventType = "IncomeSet"
  /// The first day on which it applies.
  public var from: CalendarDay
  /// The expected income of a month.
  public var plan: IncomePlan
  /// The income that was expected before.
  public var change: SettingChange<IncomePlan>

  package init(from: CalendarDay, plan: IncomePlan, change: SettingChange<IncomePlan> = .init()) {
    self.from = from
    self.plan = plan
    self.change = change
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    from = try fields.day("from")
    plan = try fields.incomePlan()
    let on = try fields.optionalEvent("on")
    var was: IncomePlan?
    if on != nil {
      try fields.enter("was")
      was = try fields.incomePlan()
      try fields.leave()
    }
    change = SettingChange(on: on, was: was, reason: try fields.optionalText("why"))
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("from", from)
    fields.write(plan)
    fields.writeIfPresent("on", change.on)
    if let was = change.was {
      fields.enter("was")
      fields.write(was)
      fields.leave()
    }
    fields.writeUnlessEmpty("why", change.reason)
  }

  package var event: LedgerEvent { .setting(.incomeSet(self)) }
}

extension FieldReader {
  /// Reads `mode`, `amount`, `currency`, and `days`, or `hourly` and `hours`. For an hourly income the amount
  /// is the result of the formula, for readers that do not know it.
  @_lifetime(self: copy self)
  fileprivate mutating func incomePlan() throws(FieldError) -> IncomePlan {
    switch try text("mode") {
    case "actual": return .actual
    case "base":
      let amount = try money(orZero: true)
      if let text = try presentText("days") {
        guard let days = IncomeDays(text: text), amount.minorUnits > 0 else {
          throw invalid("days", "a rule of days, of an amount above zero")
        }
        return .onDays(amount, days)
      }
      let hourly = try presentText("hourly")
      guard let hourly else { return .monthly(amount) }
      guard let rate = Money(plainText: hourly, currency: amount.currency), rate.minorUnits > 0
      else { throw invalid("hourly", "a decimal above zero with the currency's digits") }
      guard let hours = WorkHours(plainText: try text("hours")),
        HourlyIncome(rate: rate, hours: hours).monthly == amount
      else { throw invalid("hours", "hours of a week that give the amount") }
      return .hourly(rate: rate, hours: hours)
    default: throw invalid("mode", "base or actual")
    }
  }
}

extension FieldWriter {
  fileprivate mutating func write(_ plan: IncomePlan) {
    guard let base = plan.base else {
      write("mode", "actual")
      return
    }
    write("mode", "base")
    write(base)
    if case .onDays(_, let days) = plan { write("days", days.text) }
    if case .hourly(let rate, let hours) = plan {
      write("hourly", rate)
      write("hours", hours.text)
    }
  }
}

/// The plan of a month's income, before anything is received.
public enum IncomePlan: Hashable, Codable, Sendable {
  /// A fixed amount expected every month until it arrives, plus any other income received.
  case monthly(Money)
  /// An hourly rate times weekly hours, fifty-two weeks spread over twelve months: expected until it arrives,
  /// plus any other income received.
  case hourly(rate: Money, hours: WorkHours)
  /// A fixed amount expected on each of some days, as on the 15th and the last.
  case onDays(Money, IncomeDays)
  /// Only what is received.
  case actual

  /// The amount expected every month, or on each of the days; `nil` if there is none, or if it is too large.
  public var base: Money? {
    switch self {
    case .monthly(let amount), .onDays(let amount, _): amount
    case .hourly(let rate, let hours): HourlyIncome(rate: rate, hours: hours).monthly
    case .actual: nil
    }
  }

  /// The stated days; `nil` if there are none.
  public var days: IncomeDays? { if case .onDays(_, let days) = self { days } else { nil } }
}

/// The days on which income is expected: the days of a rule, without skipped ones.
public struct IncomeDays: Hashable, Sendable {
  /// The rule.
  public let rule: Recurrence
  /// The skipped days, in order.
  public private(set) var skipped: [CalendarDay] = []

  /// Makes all days of a rule.
  public init(_ rule: Recurrence) {
    self.rule = rule
  }

  /// Returns the same days without one of them.
  package func skipping(_ day: CalendarDay) -> IncomeDays {
    var days = self
    days.skipped = Set(skipped + [day]).sorted()
    return days
  }

  /// Returns the expected days of a month, in order.
  package func days(of month: CalendarMonth) -> [CalendarDay] {
    rule.occurrences(in: month.days).filter { !skipped.contains($0) }
  }
}

/// Encoded as its ``text``.
extension IncomeDays: Codable {
  /// The rule as the log spells it, followed by the skipped days.
  var text: String {
    ([rule.text] + skipped.map { "not \($0.text)" }).joined(separator: ", ")
  }

  init?(text: String) {
    let parts = text.split(separator: ", ", omittingEmptySubsequences: false)
    guard let rule = Recurrence(text: String(parts[0])) else { return nil }
    var days = IncomeDays(rule)
    for part in parts.dropFirst() {
      guard part.hasPrefix("not "), let day = CalendarDay(iso: part.dropFirst(4)) else {
        return nil
      }
      days = days.skipping(day)
    }
    guard days.text == text else { return nil }
    self = days
  }

  public init(from decoder: any Decoder) throws {
    self = try decoder.value { IncomeDays(text: $0) }
  }

  public func encode(to encoder: any Encoder) throws { try encoder.write(text) }
}
