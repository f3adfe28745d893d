public import LedgerModel

/// When all lines of a ledger are verified again by themselves, although their files look as they did: a disk
/// that rots changes bytes and no date.
///
/// Every week as long as that takes less than a tenth of a second, as with ten years of a person; every
/// month where there is more.
struct VerificationSchedule: Sendable {
  /// How many bytes are verified every week.
  static let weeklyByteCount = 16 << 20
  private static let dayInMilliseconds: Int64 = 86_400_000

  /// When every line was verified last; `nil` where that never was.
  let last: Timestamp?
  /// How many bytes the logs have.
  let byteCount: Int

  /// The days between two verifications.
  private var interval: Int64 { byteCount <= VerificationSchedule.weeklyByteCount ? 7 : 30 }

  /// From when on it is due; `nil` where every moment is.
  var next: Timestamp? {
    last?.adding(milliseconds: interval * VerificationSchedule.dayInMilliseconds)
  }

  /// Whether it is due. What was verified by a clock that was ahead says nothing.
  func isDue(at now: Timestamp) -> Bool {
    guard let last, let next else { return true }
    return now >= next || last > now.adding(milliseconds: VerificationSchedule.dayInMilliseconds)
  }
}

extension Ledger {
  /// When every line is verified again by itself, although the files look as they did: a week after the last time,
  /// a month if the logs have more than 16 MiB; `nil` if the next ``conditionVerifiedWhenDue()`` does it.
  ///
  /// - Parameter now: The present moment.
  /// - Throws: ``LedgerError`` where there is no ledger or it cannot be read.
  public func nextVerification(at now: Timestamp) throws(LedgerError) -> Timestamp? {
    let schedule = try verificationSchedule()
    return schedule.isDue(at: now) ? nil : schedule.next
  }

  private func verificationSchedule() throws(LedgerError) -> VerificationSchedule {
    try asLedgerError {
      let reading = try store.reading()
      try check(reading, nil)
      return VerificationSchedule(
        last: reading.condition.verifiedAt,
        byteCount: reading.position.places.values.reduce(0) { $0 + $1.offset })
    }
  }

  /// In what state the logs are, after every line was verified where that was due.
  public func conditionVerifiedWhenDue() throws(LedgerError) -> LedgerCondition {
    // In memory, and in a store that keeps no time, nothing rots unseen.
    if let store = store as? FileEventStore {
      let schedule = try verificationSchedule()
      let now = clock.now()
      if schedule.isDue(at: now),
        try !asLedgerError({ try store.rememberFirstVerification(at: now) })
      {
        _ = try verify()
      }
    }
    return try condition()
  }
}
