/// The person said what income a month brings; one in another currency than the ledger's does not count.
package struct IncomeSet: SettingPayload {
  package static let type: EventType = "IncomeSet"
  /// The first day on which it holds.
  package var from: CalendarDay
  package var plan: IncomePlan
  package var change: SettingChange<IncomePlan>

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
  /// `mode`, `amount`, `currency`, `hourly` and `hours`: of an hourly income the amount is what the
  /// formula gives, for readers that do not know it.
  @_lifetime(self: copy self)
  fileprivate mutating func incomePlan() throws(FieldError) -> IncomePlan {
    switch try text("mode") {
    case "actual": return .actual
    case "base":
      let amount = try money(orZero: true)
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
    if case .hourly(let rate, let hours) = plan {
      write("hourly", rate)
      write("hours", hours.text)
    }
  }
}

/// What a month's income is made of, before anything is received.
public enum IncomePlan: Hashable, Codable, Sendable {
  /// A fixed amount that is expected every month until it came, and whatever else is received.
  case monthly(Money)
  /// An hourly rate times the hours of a week, fifty-two weeks shared by twelve months: expected until
  /// it came; and whatever else is received.
  case hourly(rate: Money, hours: WorkHours)
  /// Only what is received.
  case actual

  /// The amount that is expected every month; `nil` if none does, or where it
  /// is too large.
  public var base: Money? {
    switch self {
    case .monthly(let amount): amount
    case .hourly(let rate, let hours): HourlyIncome(rate: rate, hours: hours).monthly
    case .actual: nil
    }
  }
}
