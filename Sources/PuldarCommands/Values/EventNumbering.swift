import LedgerModel

/// How the id of an event is written: its number alone where it is clear whose log is meant, as
/// `6`, else with the writer, as `m3x9:12`.
struct EventNumbering: Hashable {
  /// The writer whose events have bare numbers; `nil` where none has.
  let writer: WriterID?

  func text(_ id: EventID) -> String {
    id.writer == writer ? String(id.number) : id.text
  }
}
