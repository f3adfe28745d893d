extension Percentage {
  /// Nothing at all, 0 %.
  static let none = Percentage(existing: 0)

  /// A percentage as the log spells it, with exactly two decimals; `nil` for any other text.
  init?(plainText text: String) {
    guard let percentage = try? Percentage(reading: text), percentage.text == text else {
      return nil
    }
    self = percentage
  }
}

extension WorkHours {
  /// Hours as the log spells them, with exactly two decimals; `nil` for any other text.
  init?(plainText text: String) {
    guard let hours = try? WorkHours(reading: text), hours.text == text else { return nil }
    self = hours
  }
}
