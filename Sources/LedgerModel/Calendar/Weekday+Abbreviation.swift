extension Weekday {
  /// The first three letters of the English name, as the log spells a day: "mon".
  package var abbreviation: String {
    switch self {
    case .monday: "mon"
    case .tuesday: "tue"
    case .wednesday: "wed"
    case .thursday: "thu"
    case .friday: "fri"
    case .saturday: "sat"
    case .sunday: "sun"
    }
  }

  /// The weekday that three letters of the log name.
  package init?(abbreviation: String) {
    guard let day = Weekday.allCases.first(where: { $0.abbreviation == abbreviation }) else {
      return nil
    }
    self = day
  }
}
