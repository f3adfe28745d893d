/// Tells the time: the only source of "now" and "today".
///
/// The zone is applied here and nowhere else: everything inside works with days that have none.
public protocol WallClock: Sendable {
  /// The current instant.
  func now() -> Timestamp
  /// The day that the person's calendar shows now.
  func today() -> CalendarDay
  /// The day that the person's calendar showed at an instant.
  func day(at instant: Timestamp) -> CalendarDay
}
