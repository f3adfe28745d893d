public import LedgerModel

/// The schedule by which all lines of a ledger are verified again, although their files look unchanged: a failing disk
/// changes bytes and no date.
///
/// Every week as long as that takes less than a tenth of a second, as with ten years of a person's events; every month
/// for larger logs.
struct VerificationSchedule: Sendable {
  /// The largest size in bytes that is verified every week.
  static let weeklyByteCount = 16 << 20
  private static let dayInMilliseconds: Int64 = 86_400_000

  /// When every line was last verified; `nil` if it never was.
  let last: Timestamp?
  /// The size of the logs in bytes.
  let byteCount: Int

  /// The number of days between two verifications.
  private var interval: Int64 { byteCount <= VerificationSchedule.weeklyByteCount ? 7 : 30 }

  /// When it is due; `nil` if it always is.
  var next: Timestamp? {
    last?.adding(milliseconds: interval * VerificationSchedule.dayInMilliseconds)
  }

  /// Returns whether it is due. A verification dated more than a day ahead of the clock does not count.
  func isDue(at now: Timestamp) -> Bool {
    guard let last, let next else { return true }
    return now >= next || last > now.adding(milliseconds: VerificationSchedule.dayInMilliseconds)
  }
}

extension Ledger {
  /// Returns when every line is verified again, although the files look unchanged: a week after the last time, a month
  /// if the logs have more than 16 MiB; `nil` if the next ``conditionVerifiedWhenDue()`` does it.
  ///
  /// - Parameter now: The present moment.
  /// - Throws: ``LedgerError`` if there is no ledger or it cannot be read.
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

  /// Returns the condition of the logs, after verifying every line if that is due.
  public func conditionVerifiedWhenDue() throws(LedgerError) -> LedgerCondition {
    // In memory, and in a store that keeps no time, nothing decays unnoticed.
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
