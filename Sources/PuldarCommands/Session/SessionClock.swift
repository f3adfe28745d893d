import LedgerModel

/// The device's clock, with the day that `--today` names in place of its own.
///
/// Events are recorded at the real time all the same.
struct SessionClock: WallClock {
  let clock: any WallClock
  let chosenDay: CalendarDay?

  func now() -> Timestamp { clock.now() }
  func today() -> CalendarDay { chosenDay ?? clock.today() }
  func day(at instant: Timestamp) -> CalendarDay { clock.day(at: instant) }
}
