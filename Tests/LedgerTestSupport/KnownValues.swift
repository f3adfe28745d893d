package import LedgerModel

// Values that tests know to be right, from their texts; a wrong one ends the run at once.

extension CalendarDay {
  /// The day that a text spells.
  package static func known(_ text: String) -> CalendarDay {
    guard let day = CalendarDay(iso: text) else { preconditionFailure("no day: \(text)") }
    return day
  }
}

extension CategoryName {
  /// The category that a text names.
  package static func known(_ text: String) -> CategoryName {
    guard let name = CategoryName(text) else { preconditionFailure("no category: \(text)") }
    return name
  }
}

extension AccountName {
  /// The account that a text names.
  package static func known(_ text: String) -> AccountName {
    guard let name = AccountName(text) else { preconditionFailure("no account: \(text)") }
    return name
  }
}

extension BucketName {
  /// The bucket that a text names.
  package static func known(_ text: String) -> BucketName {
    guard let name = BucketName(text) else { preconditionFailure("no bucket: \(text)") }
    return name
  }
}

extension WriterID {
  /// The device of tests that need only one.
  package static let sample = known("k7q2")

  /// The writer that a text names.
  package static func known(_ text: String) -> WriterID {
    guard let writer = WriterID(text) else { preconditionFailure("no writer: \(text)") }
    return writer
  }
}

extension LedgerID {
  /// The ledger of the tests.
  package static let sample: LedgerID = {
    guard let id = LedgerID("abcdefghijklmnopqrstuvwxyz") else { preconditionFailure("no id") }
    return id
  }()
}

extension ConflictReviewed {
  /// A look at events that are known to be enough.
  package static func known(_ met: [EventID], reason: String = "") -> ConflictReviewed {
    guard let reviewed = ConflictReviewed(of: met, reason: reason) else {
      preconditionFailure("\(met.count) events are no meeting")
    }
    return reviewed
  }
}
