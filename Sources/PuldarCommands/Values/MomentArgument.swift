import CommandTable
import LedgerModel

/// A moment of the ledger's history as a person writes it: `6`, `k7q2:6`, `6^`, `2026-01-31`,
/// `2026-01-31T12:00:00Z`, `now`.
struct MomentArgument: ParameterValue, Hashable {
  /// The meaning of the word.
  enum Meaning: Hashable {
    case now
    case after(EventArgument)
    case before(EventArgument)
    case endOf(DayArgument)
    case instant(Timestamp)
  }

  /// The word as it was written.
  let text: String
  let meaning: Meaning

  init(parsing word: String) throws(ValueError) {
    text = word
    if word == "now" {
      meaning = .now
    } else if let event = MomentArgument.event(word[...]) {
      meaning = .after(event)
    } else if word.last == "^", let event = MomentArgument.event(word.dropLast()) {
      meaning = .before(event)
    } else if let instant = MomentArgument.instant(word) {
      meaning = .instant(instant)
    } else if let day = try? DayArgument(parsing: word) {
      meaning = .endOf(day)
    } else {
      throw .unreadable(
        "write an event as 6 or 6^, a day as 2026-01-31, an instant as 2026-01-31T12:00:00Z, or now"
      )
    }
  }

  static var completions: [Completion] {
    [
      Completion("now", "everything that is known"), Completion("today"),
      Completion("yesterday", "the end of yesterday"),
    ]
  }

  private static func event(_ word: Substring) -> EventArgument? {
    if let number = EventID.number(word) { return .number(number) }
    return EventID(word).map { .full($0) }
  }

  /// Reads an instant as the log writes it, or to the second, as 'puldar log' shows it: that covers the whole
  /// second, or the event shown with it would be left out.
  private static func instant(_ word: String) -> Timestamp? {
    let iso = word.replacing(" ", with: "T")
    if let instant = Timestamp(iso: iso) { return instant }
    guard iso.hasSuffix("Z") else { return nil }
    return Timestamp(iso: iso.dropLast() + ".999Z")
  }
}
