import LedgerModel

/// Something that a check found, told on one line.
struct CheckFinding: Hashable {
  var check: CheckWord
  /// The line, without what it was checked for.
  var text: String
  /// The month that it is about; `nil` where it is about none.
  var month: CalendarMonth?
  /// The bucket that it is about; `nil` where it is about none.
  var bucket: BucketName?
  /// By how much something is overspent; `nil` where nothing is.
  var over: String?
  /// The events that it is about.
  var events: [EventID] = []
}
