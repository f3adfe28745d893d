import LedgerModel

/// The rest of today's allowance, on one line.
enum AllowanceLine {
  /// Returns `Left for today: 43.41 of 88.41`, with the excess if there is one.
  ///
  /// - Parameter day: The day of the allowance; `nil` for today.
  static func text(
    _ allowance: Funds.Allowance, on day: CalendarDay? = nil, _ style: ScreenStyle
  ) -> String {
    let text =
      "Left for \(day?.text ?? "today"): \(style.amount(allowance.remaining)) of "
      + style.amount(allowance.amount)
    guard allowance.remaining.minorUnits < 0 else { return text }
    return style.ink(.red, "\(text), over by \(style.amount(allowance.remaining.shortfall))")
  }
}
