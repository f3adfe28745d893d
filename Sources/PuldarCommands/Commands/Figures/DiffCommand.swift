import CommandTable
import LedgerModel
import LedgerStore

extension PuldarCommand {
  static var diff: Command {
    Command(
      "diff", "Show what changed between two moments, and by which events.",
      discussion: """
        A moment is an event (6 is just after event 6, 6^ just before it), a day (its end), an \
        instant, or now. What was known at the two moments is compared; -m says of which months. The \
        amounts of the events add up to each difference, to the cent.
        """,
      examples: ["puldar diff 6 now", "puldar diff 2026-01-01 now -m last", "puldar diff 7^ 7"],
      traits: [.ofMonths, .long],
      .argument("<from>", "The earlier moment.", MomentArgument.self, completing: .events),
      .optionalArgument("<to>", "The later moment. (default: now)", MomentArgument.self),
      .flag("--exit-code", "End with 1 if something changed.")
    ) { session, from, to, usesExitCode in
      let months = try session.namedMonths()
      // With --as-of, later records are unknown.
      var end = session.ledger.moment
      if let to { end = try await session.ledger.moment(to) ?? end }
      let changes = try await session.ledger.opened.difference(
        from: try await session.ledger.moment(from) ?? session.ledger.moment, to: end,
        months: months)
      let state = try await session.ledger.state()
      let numbering = try await session.ledger.numbering()
      var report = DiffReport(
        numbering: numbering, buckets: state?.plan.buckets ?? BucketCatalog(),
        names: try await names(of: changes, session, state, numbering)
      ).report(changes, from: from.text, to: to?.text ?? "now")
      if usesExitCode, !changes.isEmpty { report.exitCode = .conditionFails }
      return report
    }
  }

  /// Returns the names of the things that changes mention: of an entry as lists show it, of others what happened.
  private static func names(
    of changes: [FigureChange], _ session: Session, _ state: DecisionState?,
    _ numbering: EventNumbering
  ) async throws -> [EventID: String] {
    let named = Set(changes.flatMap(\.causes).map { $0.on ?? $0.event })
    let categories = state?.plan.categories ?? CategoryCatalog()
    let line = EventLine(
      today: session.today, categories: categories, numbering: numbering,
      style: session.prompt.style)
    let events = try await session.ledger.events(named.sorted())
    let entries = try await session.ledger.view(LatestEntries(events.map(\.entry)))
    var names: [EventID: String] = [:]
    for event in events {
      names[event.id] =
        entries[event.entry]?.shownName(categories) ?? line.statement(of: event.event)
    }
    return names
  }
}

extension EventEnvelope {
  /// The entry that it changes; else itself.
  fileprivate var entry: EventID {
    if case .amendment(let event) = event { event.entry } else { id }
  }
}

/// The changes between two moments.
struct DiffReport {
  let numbering: EventNumbering
  let buckets: BucketCatalog
  /// The names of the events that the changes mention.
  let names: [EventID: String]

  /// - Parameters:
  ///   - from: The earlier moment, as it was written.
  ///   - to: The later one, as it was written.
  func report(_ changes: [FigureChange], from: String, to: String) -> Report {
    Report { style in
      let lines = DifferenceScreen(
        changes: changes, buckets: buckets, numbering: numbering, names: names, style: style
      ).lines
      return lines.isEmpty ? [.dispensable("Nothing changed.")] : lines.map { Report.Line($0) }
    } rows: {
      changes.map(row)
    } record: {
      DiffReport.shape.record(of: (from, to, changes), numbering)
    }
  }

  static let shape = Shape<(from: String, to: String, changes: [FigureChange])>(
    answer: "diff", .init("from", \.from), .init("to", \.to), .init("changes", \.changes))

  /// Returns month, bucket, category, figure, before, after, change, events.
  private func row(_ change: FigureChange) -> [String] {
    [change.month.text, change.bucket?.text ?? "", change.category?.text ?? "", change.figureName]
      + [change.before, change.after, change.change].map(AmountText.text)
      + [change.causes.map { numbering.text($0.event) }.joined(separator: " ")]
  }
}

extension FigureChange: Shaped {
  static let shape = Shape<FigureChange>(
    .init("month", \.month), .init("bucket", \.bucket), .init("figure", \.figureName),
    .init("before", \.before), .init("after", \.after), .init("causes", \.causes),
    .init("category", \.category),
    .ifAny("further", { $0.furtherCount > 0 ? Further(change: $0) : nil }))

  /// The changes beyond the listed ones.
  struct Further: Shaped {
    let change: FigureChange

    static let shape = Shape<Further>(
      .init("count", \.change.furtherCount), .init("change", \.change.furtherChange))
  }
}

extension FigureCause: Shaped {
  static let shape = Shape<FigureCause>(
    .init("id", \.event), .init("on", \.on, "The event that it changes."),
    .init("change", \.change), .init("why", \.reason.nonEmpty))
}
