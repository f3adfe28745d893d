/// The person set the first day of the week: calendars show it, and limits of weeks begin with it.
public struct WeekStartSet: SettingPayload {
  package static let type: EventType = "WeekStartSet"
  /// The first day of the week.
  public var weekStart: CalendarDay.Weekday
  /// The first day of the week before.
  public var change: SettingChange<CalendarDay.Weekday>

  package init(
    _ weekStart: CalendarDay.Weekday, change: SettingChange<CalendarDay.Weekday> = .init()
  ) {
    self.weekStart = weekStart
    self.change = change
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    weekStart = try fields.weekday("day")
    let on = try fields.optionalEvent("on")
    let was = on == nil ? nil : try fields.weekday("was")
    change = SettingChange(on: on, was: was, reason: try fields.optionalText("why"))
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("day", weekStart.abbreviation)
    fields.writeIfPresent("on", change.on)
    if let was = change.was { fields.write("was", was.abbreviation) }
    fields.writeUnlessEmpty("why", change.reason)
  }

  package var event: LedgerEvent { .setting(.weekStartSet(self)) }
}

extension FieldReader {
  /// Reads a day of the week from three letters.
  @_lifetime(self: copy self)
  fileprivate mutating func weekday(_ name: FieldName) throws(FieldError) -> CalendarDay.Weekday {
    guard let day = CalendarDay.Weekday(abbreviation: try text(name)) else {
      throw invalid(name, "one of mon, tue, wed, thu, fri, sat and sun")
    }
    return day
  }
}
