/// A day of the week, numbered as in ISO 8601: Monday is 1.
public enum Weekday: Int, Hashable, Sendable, CaseIterable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday
}

extension Weekday: Comparable {
  public static func < (left: Weekday, right: Weekday) -> Bool { left.rawValue < right.rawValue }
}
