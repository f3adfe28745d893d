import CommandTable
import LedgerModel

extension PuldarCommand {
  static var forecast: Command {
    Command(
      "forecast", "Show what this month or one to come will probably take, against its budget.",
      discussion: """
        It adds up what bills have open, and for each \
        category the mean of the last three full months, without what those were: nothing counts twice. Of this month it begins with what was used so far. It is \
        a forecast: nothing of it is stored, and no other figure changes.
        """,
      examples: [
        "puldar forecast", "puldar forecast -m this", "puldar forecast -m 2026-03",
        "puldar forecast -m next..2026-06",
      ],
      traits: [.ofMonths, .long]
    ) { session in
      return try await ForecastReader(session: session).report()
    }
  }
}

/// Computes what months to come will take.
struct ForecastReader {
  let session: Session

  func report() async throws -> Report {
    let months = try months()
    let fold = try await session.ledger.folded(BudgetState())
    let state = fold.projection
    let span = months.lowerBound.firstDay...months.upperBound.lastDay
    let this = session.today.month
    let planned = Forecast.planned(state.decisionState, in: span, beside: this)
    let basis = basis(since: state.buckets.months?.lowerBound)
    let forecast = try Forecast(
      try state.buckets.months(months), planned: planned,
      usual: try await usual(basis, state.decisionState), of: basis,
      state.decisionState.plan.categories,
      current: months.contains(this)
        ? (this, try await usual([this], state.decisionState)) : nil)
    let screen = ForecastScreen(
      forecast: forecast, categories: state.decisionState.plan.categories, today: session.today,
      currency: session.ledger.currency(of: state.decisionState))
    let overdue = try BillSums(
      state.decisionState.bills.open(in: .first...session.today).filter {
        $0.isOverdue(on: session.today)
      }, in: session.ledger.currency(of: state.decisionState))
    var report = Report { style in
      screen.lines(overdue, style)
    } rows: {
      screen.rows
    } record: {
      ForecastScreen.shape.record(of: (screen, overdue), try await session.ledger.numbering())
    }
    report.notes = .waiting(fold.waiting)
    return report
  }

  /// Returns the named months, else the next one.
  private func months() throws -> ClosedRange<CalendarMonth> {
    let this = session.today.month
    guard let next = this.advanced(by: 1) else {
      throw CommandFailure("there is no later month", .refusedData)
    }
    let months = try session.namedMonths(.coming) ?? next...next
    guard months.lowerBound >= this else {
      throw CommandFailure(
        "\(months.lowerBound) is over",
        remedy: "Name this month or a later one, as in '\(command: "forecast -m next")'; what was, "
          + "'\(command: "status -m \(months.lowerBound)")' shows.", .refusedData)
    }
    return months
  }

  /// Returns the last full months that the ledger covers.
  private func basis(since first: CalendarMonth?) -> [CalendarMonth] {
    guard let first, let last = session.today.month.previous, first <= last,
      let start = last.advanced(by: 1 - Forecast.basisLength)
    else { return [] }
    return CalendarMonth.months(from: max(first, start), through: last)
  }

  /// Returns the spending besides what was planned.
  private func usual(
    _ basis: [CalendarMonth], _ state: DecisionState
  ) async throws -> [CategoryName: [Int64]] {
    guard let first = basis.first, let last = basis.last else { return [:] }
    return try await session.ledger.answer(.usualSpending(in: first...last, beside: state))
  }
}
