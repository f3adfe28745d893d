/// A text that is not accepted as a day.
public struct CalendarDayError: Error, Hashable {
  /// What was typed, whole.
  public let text: String

  public init(text: String) {
    self.text = text
  }
}

extension CalendarDayError: ExplainedError {
  public var problem: String { "'\(Quotation(of: text))' is not a day" }
  public var remedy: String? { "Write a day as \(example.text)." }

  /// The last day of the month that was meant, where one was: "2026-02-28" for "2026-02-30".
  private var example: CalendarDay {
    let month = CalendarMonth(iso: text[...].trimmingBlanks().prefix(7))
    return month?.lastDay ?? CalendarDay(existingYear: 2026, month: 2, day: 28)
  }
}
