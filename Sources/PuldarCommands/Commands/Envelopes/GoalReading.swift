import CommandTable
import EntryParsing
import LedgerModel

/// Reads a goal from words and options: `Vacation 1500 by august`.
struct GoalReading {
  let session: Session

  /// - Throws: ``UsageError`` if no name is left, or the target is not above zero.
  func goal(
    _ said: [String], target stated: AmountArgument?, by statedDay: String?
  ) async throws -> (name: String, target: Money?, by: CalendarDay?) {
    // A part of the name in quotes is not a word of its own.
    var words = said
    var (target, by) = (try await target(stated), try await day(statedDay))
    if let place = words.indices.last(where: { leads(words, $0) }), place > 0 {
      guard by == nil else { throw UsageError("Say once by when: in words, or by '--by'") }
      by = try await day(words[(place + 1)...].joined(separator: " "))
      words.removeLast(words.count - place)
    }
    if target == nil, words.count > 1, let last = words.last,
      last.first.map({ $0.isNumber || "+-".contains($0) }) ?? false,
      last.contains(where: \.isNumber)
    {
      target = try await self.target(try AmountArgument(parsing: last), of: "<name>")
      words.removeLast()
    }
    guard !words.isEmpty else { throw UsageError.missing("<name>") }
    return (words.joined(separator: " "), target, by)
  }

  /// Whether the day follows a word: "by august", "in 6 months".
  private func leads(_ words: [String], _ place: Int) -> Bool {
    let rest = words[(place + 1)...]
    return switch words[place].lowercased() {
    case "by", "until", "till": !rest.isEmpty
    case "in":
      rest.count == 2 && (Int(rest[place + 1]) != nil || ["a", "an"].contains(rest[place + 1]))
    default: false
    }
  }

  /// Plans that a goal is filled again and again.
  func plan(
    _ goal: EventID, _ amount: Money, _ every: String, from day: DayArgument?,
    in category: CategoryName?, _ recording: Recording
  ) async throws -> Report {
    let state = try await session.ledger.state()
    let phrase = try RecurrenceParser.phrase(
      alone: every, context: EntryReader.context(session, state))
    let first = try await session.day(day) ?? phrase.start ?? session.today
    let terms = BillTerms(
      state?.envelopes.goal(goal)?.name ?? "", try phrase.recurrence(from: first), amount: amount,
      category: category ?? .savings, isAuto: true, note: recording.reason)
    var adding = AddBill(terms)
    adding.terms.goal = goal
    return try await RecordedReport(session, session.ledger.perform(adding, recording)).ofBill()
  }

  func target(_ word: AmountArgument?, of parameter: String = "--target") async throws -> Money? {
    guard let word else { return nil }
    let currency = session.ledger.currency(of: try await session.ledger.state())
    return try word.money(currency, session.conventions(for: currency), for: parameter)
  }

  /// Reads a day to come, or the last day of a month: `2026-12-01`, `15dec`, `december`.
  func day(_ words: String?) async throws -> CalendarDay? {
    guard let words else { return nil }
    if let month = try? CalendarMonth(reading: words) { return month.lastDay }
    if let month = try await month(called: words) { return month.lastDay }
    // "in 6 months": when what comes every 6 months comes next.
    if let phrase = try? RecurrenceParser.phrase(
      alone: words, context: EntryReader.context(session, nil)), !phrase.hasDay
    {
      return try phrase.recurrence(from: session.today).occurrence(1)
    }
    let day: PlannedDayArgument
    do throws(ValueError) {
      day = try PlannedDayArgument(parsing: words)
    } catch {
      throw UsageError.invalid(words, for: "--by", error)
    }
    return try await session.day(day)
  }

  /// Returns the next month of a name, which may be this one; `nil` if the words name none.
  private func month(called words: String) async throws -> CalendarMonth? {
    guard !words.contains(where: \.isNumber),
      let first = try? PlannedDayArgument(parsing: "1 \(words)"),
      let next = try await session.day(first)?.month
    else { return nil }
    return next.advanced(by: -12).flatMap { $0 < session.today.month ? nil : $0 } ?? next
  }
}
