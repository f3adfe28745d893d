import CommandTable
import LedgerModel
import LedgerStore

extension PuldarCommand {
  static var fold: Command {
    Command(
      "fold", "Fold the ledgers of many people into sums, a line a ledger.",
      discussion: """
        Each ledger is a folder or a single log. Its line has the figures that 'report' has, of \
        each month (or --by bucket, category, account), in minor units: what was spent, what \
        counts against the budget (used), the budget, the income. With --rows each figure is a \
        flat line, as tables want it. The order is that of the list; nothing is written to the \
        ledgers, and nothing is remembered of them. Each line of a log is verified, except what \
        --since says was. A ledger that cannot be read as a whole has a line with 'error', and \
        the command ends with 65; if it ends with anything else but 0, not all were read.
        --combine adds up lines of this kind, in any order and grouping to the same; with --keyed \
        those of each key, which come sorted by key.
        """,
      examples: [
        "find ledgers -name log -type d | sed 's,/log$,,' | puldar fold --files-from -",
        "puldar fold --by category --rows --files-from list",
        "puldar fold --files-from list | puldar fold --combine",
      ], traits: [.onlyNow, .ofMonths, .withoutLedger],
      .arguments(
        "<file>", "The ledgers, or with --combine the files of summaries.", PathArgument.self),
      .option("--by <what>", "What the sums are of. (default: month)", FoldAxis.self),
      .flag("--rows", "One flat line a figure."),
      .flag("--combine", "Add up the lines of other folds, from files or standard input."),
      .fleet
    ) { session, names, axis, hasRows, combines, fleet in
      var request = fleet
      if combines {
        request.isKeyed = false
        guard !request.isAnyGiven, !hasRows, axis == nil, session.options.months == nil else {
          throw UsageError("--combine reads lines of 'fold': of the other options it takes --keyed")
        }
        return try CombinedSummaries(isKeyed: fleet.isKeyed, files: names.map(\.path), in: session)
          .report()
      }
      request.names = names.map(\.path)
      let months = try session.foldedMonths()
      let axis = (axis ?? .month).axis
      let machine = session.surroundings.machine
      let clock = session.clock
      return try FleetRun.report(request, in: session) { item in
        do {
          let (summary, id) = try await item.ledger(on: machine, clock: clock)
            .summary(by: axis, of: months)
          let told = ToldSummary(ledger: item.name, id: id, summary: summary)
          return FleetAnswer(hasRows ? told.rows : [told.document], key: item.key)
        } catch {
          return FleetAnswer(failureOf: item, error)
        }
      }
    }
  }
}

extension Session {
  /// Returns the months that are named; `nil` for all of each ledger.
  fileprivate func foldedMonths() throws(UsageError) -> ClosedRange<CalendarMonth>? {
    guard options.months != nil else { return nil }
    let months = try begunMonths()
    guard let first = months.first, let last = months.last else { return nil }
    return first...last
  }
}

/// What the sums of a fold are of.
enum FoldAxis: String, CaseIterable, ParameterValue {
  case month, bucket, category, account

  var axis: LedgerSummary.Axis {
    switch self {
    case .month: .month
    case .bucket: .bucket
    case .category: .category
    case .account: .account
    }
  }
}
