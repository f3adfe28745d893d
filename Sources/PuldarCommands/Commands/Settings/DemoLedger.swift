import CommandTable
import LedgerModel
import LedgerStore

/// The content of a demo ledger.
enum DemoArgument: String, CaseIterable, ParameterValue {
  /// Three months of a household.
  case budget
  /// Two accounts and a daily allowance, from today on.
  case drip
}

/// Creates a demo ledger in a separate folder.
struct DemoLedger {
  let session: Session
  let location: LedgerLocation
  let ledger: LedgerAccess
  let budget: DemoBudget
  private let kind: DemoArgument

  /// - Parameter currency: The currency; `nil` for that of the locale.
  init(_ session: Session, _ kind: DemoArgument, _ currency: Money.Currency?) {
    self.session = session
    self.kind = kind
    location =
      session.options.profile == nil
      ? LedgerLocation(
        named: session.options.ledger, session.surroundings, usualName: "demo-\(kind.rawValue)")
      : session.location
    let opening = session.ledger.opening
    ledger = LedgerAccess(
      location, isAdopting: false, session.surroundings, session.clock,
      usualCurrency: currency ?? opening.currency, usualDateOrder: opening.dateOrder)
    // A demo may try everything, and may begin again if its folder was removed.
    ledger.opening.replacesMissing = true
    budget = DemoBudget(today: session.today, currency: ledger.opening.currency)
  }

  func report() async throws -> Report {
    guard try await ledger.begin() else {
      throw CommandFailure(
        "there is a ledger at '\(VisibleText(location.shownPath))' already",
        remedy: "Look at it with '\(command("status"))', or make one elsewhere: "
          + "puldar init --demo \(kind.rawValue) -f FOLDER", .refusedData)
    }
    let events = kind == .budget ? try await fill() : try await fillAccounts()
    _ = await ledger.drainNotices()
    let lines: [Report.Line]
    switch kind {
    case .budget: lines = self.lines(try await ledger.view(EntryRegister()).entries())
    case .drip: lines = try await linesOfAccounts()
    }
    return Report(use: .none) { _ in
      lines
    } rows: {
      events.map { [String($0.number), ""] }
    } record: { [path = location.path] in
      ToldWrite.shape.record(
        of: ToldWrite(state: .written, events: events, path: path),
        EventNumbering(writer: events.first?.writer))
    }
  }

  private func lines(_ entries: [RegisteredEntry]) -> [Report.Line] {
    let path = VisibleText(location.shownPath)
    let months = budget.months.map(\.text)
    return [
      .dispensable(
        "Made a ledger to play with (\(budget.currency)) in \(path): \(entries.count.of("entry", "entries")) "
          + "from \(months.first ?? "") to today. Every name in it is invented, and your own ledger is "
          + "another one."),
      .dispensable("  \(command("status"))"),
      .dispensable("  \(command("report --by category,month --months 3"))"),
      .dispensable("  \(command("explain fun"))"),
      .dispensable("Remove the folder when you are done."),
    ]
  }

  /// Returns a command line that works with the demo ledger.
  func command(_ words: String) -> String {
    "puldar -f \(location.shownPath.shellQuoted) \(words)"
  }

  /// Stores the months one after the other, then the corrections.
  private func fill() async throws -> [EventID] {
    var events: [EventID] = []
    func perform(_ decision: some Decision<[EventID]>) async throws -> [EventID] {
      let made = try await ledger.perform(decision).outcome
      events += made
      return made
    }
    guard let first = budget.months.first else { return [] }
    _ = try await perform(SetIncome(budget.income, from: first.firstDay))
    var known: [String: EventID] = [:]
    for month in budget.months {
      let entries = budget.entries(of: month)
      guard !entries.isEmpty else { continue }
      let made = try await perform(AddEntries(entries, today: session.today))
      for (entry, id) in zip(entries, made) { known[entry.texts.merchant] = id }
    }
    if let purchase = known[DemoBudget.returned.merchant] {
      let back = NewEntry.credit(
        budget.money(DemoBudget.returned.back), in: .shopping, on: session.today,
        merchant: DemoBudget.returned.merchant, note: "one pair returned", purchase: purchase)
      _ = try await perform(AddEntries(back, today: session.today))
    }
    if let slip = known[DemoBudget.mistyped.merchant] {
      _ = try await perform(
        CorrectEntry(
          slip, EntryAmendment(amount: budget.money(DemoBudget.mistyped.amount)),
          today: session.today, reason: "a digit too many"))
    }
    return events
  }
}
