import EntryParsing
import LedgerModel

/// Sets the income of a month.
struct IncomeSetting {
  let session: Session

  /// Refuses the tags of words that say what is expected: each income has its own.
  static func refuseTags(in words: String) throws(CommandFailure) {
    let tags = TagArgument.parted(words).tags
    guard !tags.isEmpty else { return }
    throw CommandFailure(
      "what is expected has no tags, and \(tags.names.shownTags) would be lost",
      remedy: "Tag what comes in: \(command: "income 1900 \(tags.names.shownTags)")", .refusedData)
  }

  func report(_ plan: IncomePlan, _ setting: Recording) async throws -> Report {
    try await report(plan, from: setting.month(today: session.today), setting)
  }

  /// Records that an income expected on a day does not come.
  func report(skipping word: String, _ setting: Recording) async throws -> Report {
    guard let day = try await session.day(try PlannedDayArgument(parsing: word)),
      let found = try await session.ledger.view(MonthlyBuckets()).income(skipping: day)
    else {
      throw CommandFailure(
        "no income is expected on '\(VisibleText(word))'",
        remedy: "'puldar check incomes' names the days.", .refusedData)
    }
    return try await report(found.plan, from: found.from.month, setting)
  }

  private func report(
    _ plan: IncomePlan, from month: CalendarMonth, _ setting: Recording
  ) async throws -> Report {
    let decision = SetIncome(
      plan, from: month.firstDay, isStartFilledIn: setting.from == nil, reason: setting.reason)
    let recorded = try await session.recorded(decision, setting)
    // Its effect on the buckets that its first month already used.
    var used = recorded
    used.touched = ((try? recorded.write.after.month(month))?.buckets ?? [])
      .filter { $0.used.minorUnits != 0 }
      .map { TouchedBudget(month: month, bucket: $0.bucket) }
    return recorded.report {
      [IncomeLine.text(plan, from: month, $0)]
    } figures: {
      SharesLine.text(try $0.month(month), $1)
    } remarks: { [used] style in
      used.meaning(style)
    }
  }
}

extension EntryReader {
  /// Returns the amount of a sentence that sets the monthly income, "4000 a month" or "salary 4000 a
  /// month"; `nil` if it sets nothing.
  ///
  /// - Throws: ``EntryParsing/ParsingFailure`` if the income recurs differently, as "25 an hour".
  func monthlyIncome(in words: String) async throws(ParsingFailure) -> Money? {
    for sentence in [words, "income \(words)"] {
      do {
        _ = try await reading(of: sentence)
      } catch ParsingFailure.regularIncome(let said, let monthly) {
        guard let monthly else { throw .regularIncome(said, monthly: nil) }
        return monthly
      } catch {
        continue
      }
    }
    return nil
  }
}
