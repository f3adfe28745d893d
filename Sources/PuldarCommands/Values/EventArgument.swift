import CommandTable
import LedgerModel

/// An event as a person names it: `6`, `k7q2:6`, or `last`.
enum EventArgument: ParameterValue, Hashable {
  /// An event of the log whose events have bare numbers.
  case number(Int)
  /// An event of any log.
  case full(EventID)
  /// The last recorded one, of those that the command is about.
  case last

  init(parsing word: String) throws(ValueError) {
    if word == "last" {
      self = .last
    } else if let number = EventID.number(word) {
      self = .number(number)
    } else if let id = EventID(word) {
      self = .full(id)
    } else {
      throw .misspelled("write the number of an event, such as 6, k7q2:6 or last")
    }
  }
}

/// The last event that somebody has seen. A number without the option's name is never meant for it.
struct SeenEventArgument: ParameterValue, Hashable {
  let event: EventArgument

  init(parsing word: String) throws(ValueError) { event = try EventArgument(parsing: word) }

  static func fit(of word: String) -> ValueFit { .no }
}

/// The notation of event ids: the number alone for the log with bare numbers, `6`, else with the
/// writer, `m3x9:12`.
struct EventNumbering: Hashable {
  /// The writer whose events have bare numbers; `nil` if there is none.
  let writer: WriterID?

  func text(_ id: EventID) -> String {
    id.writer == writer ? String(id.number) : id.text
  }
}
