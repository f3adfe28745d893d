import LedgerModel

/// The changes of a write to today's allowance and Main Savings, with the earlier figures in a preview. Empty
/// if no money is set aside.
struct EnvelopeChanges: Shaped {
  /// The figures of one moment.
  private struct Figures: Hashable {
    var remaining: Money?
    var allowance: Money?
    var mainSavings: Money?
    /// The goals that a write touches and overdraws.
    var shortGoals: [Funds.Purpose] = []
  }

  private let before: Figures?
  private let after: Figures
  /// Whether it changes the allowance itself, or anything that counts against it.
  private let touchesAllowance: Bool
  /// Whether it may change Main Savings.
  private let touchesSavings: Bool

  /// - Parameters:
  ///   - events: What is stored, or would be.
  ///   - book: The accounts after it.
  ///   - isTotalKept: Whether the total of all accounts is unchanged.
  /// - Throws: If the ledger cannot be read, or a figure does not fit.
  init(
    _ session: Session, _ write: CommandWrite, _ events: [LedgerEvent],
    _ book: AccountBook, isTotalKept: Bool
  ) async throws {
    let goals = write.after.plan.envelopes
    let accounts = goals.goals.compactMap { goals.goal($0)?.account }
    touchesSavings =
      !isTotalKept
      || events.contains { $0.changesSavings(on: session.today) || $0.moves(throughAny: accounts) }
    touchesAllowance = events.contains { $0.touchesAllowance(of: session.today, book) }
    let touched = Set(events.compactMap(\.touchedEnvelope))
    guard write.state != .alreadyThere else {
      (before, after) = (nil, Figures())
      return
    }
    guard write.isPreview else {
      before = nil
      let state = try await session.ledger.view(DecisionState())
      after = try await EnvelopeChanges.figures(session, state, touched)
      return
    }
    // Without a ledger nothing is set aside yet.
    guard let state = try await session.ledger.state(),
      EnvelopeChanges.isInUse(state) || write.previewed.contains(where: { $0.event.setsAside })
    else {
      (before, after) = (nil, Figures())
      return
    }
    var funds = try await session.ledger.folded(Funds())
    before = try EnvelopeChanges.figures(funds.projection, touched, on: session.today)
    for event in write.previewed { funds.apply(event) }
    after = try EnvelopeChanges.figures(funds.projection, touched, on: session.today)
  }

  private static func figures(
    _ session: Session, _ state: DecisionState, _ touched: Set<EventID>
  ) async throws -> Figures {
    guard isInUse(state) else { return Figures() }
    return try figures(
      try await session.ledger.view(Funds()), touched, on: session.today)
  }

  /// Returns whether an allowance or a goal was ever recorded.
  static func isInUse(_ state: DecisionState) -> Bool {
    state.plan.allowance.first != nil || state.envelopes.isInUse
  }

  private static func figures(
    _ funds: Funds, _ touched: Set<EventID>, on today: CalendarDay
  ) throws(FigureTooLarge) -> Figures {
    let allowance = try funds.allowance(on: today)
    return Figures(
      remaining: allowance?.remaining, allowance: allowance?.amount,
      mainSavings: try funds.snapshot(on: today)?.mainSavings,
      shortGoals: touched.isEmpty
        ? []
        : try funds.goals(on: today).filter {
          touched.contains($0.id) && $0.amount.minorUnits < 0
        })
  }

  /// Returns `Left for today: 43.41 of 88.41` and `Main Savings: 596.48`; in a preview with the earlier figures.
  func lines(_ style: ScreenStyle) -> [String] {
    var lines: [String] = []
    func change(_ was: Money?, _ now: Money) -> String {
      guard let was, was != now else { return style.amount(now) }
      return "\(style.amount(was)) -> \(style.amount(now))"
    }
    let isChanged = before != after
    if let remaining = after.remaining, let allowance = after.allowance, isChanged,
      touchesAllowance
    {
      lines.append(
        "   Left for today: \(change(before?.remaining, remaining)) of \(style.amount(allowance))")
    }
    if let savings = after.mainSavings, isChanged, touchesSavings {
      let text = "   Main Savings: \(change(before?.mainSavings, savings))"
      lines.append(
        savings.minorUnits < 0
          ? style.ink(.red, "\(text), short by \(style.amount(savings.shortfall))") : text)
    }
    return lines
      + after.shortGoals.map { goal in
        let text = "   \(VisibleText(goal.name)): \(style.amount(goal.amount))"
        return style.ink(.red, "\(text), more was taken out than was put in")
      }
  }

  /// Whether money is set aside.
  var isInUse: Bool {
    after.remaining != nil || after.mainSavings != nil || !after.shortGoals.isEmpty
  }

  static let shape = Shape<EnvelopeChanges>(
    .init("remainingToday", \.after.remaining),
    .init("mainSavings", \.after.mainSavings, "null before accounts are in use."),
    .ifAny("remainingTodayBefore", { $0.before.map(\.remaining) }),
    .ifAny("mainSavingsBefore", { $0.before.map(\.mainSavings) }),
    .ifAny(
      "shortGoals", { $0.after.shortGoals.isEmpty ? nil : $0.after.shortGoals },
      "The goals that it touches, of which more was taken out than was put in."))
}

extension Funds.Purpose: Shaped {
  static let shape = Shape<Funds.Purpose>(.init("name", \.name), .init("saved", \.amount))
}

extension LedgerEvent {
  /// Whether it sets an allowance, or is about a goal.
  fileprivate var setsAside: Bool {
    switch self {
    case .setting(.allowanceSet), .account(.envelope): true
    case .reversal(let event): event.reversal.copy.setsAside
    default: false
    }
  }

  /// Returns whether it changes the amount set aside on a day, regardless of the accounts.
  fileprivate func changesSavings(on day: CalendarDay) -> Bool {
    switch self {
    case .setting(.allowanceSet(let set)): set.from <= day
    case .account(.envelope(let event)): event.changesSavings(on: day)
    case .amendment(let event): touchedEnvelope != nil || event.was.values.cover != nil
    case .schedule(.bill(let event)): event.firstDay <= day.month.lastDay
    // An undo also removes the content of a goal.
    case .reversal(let event):
      if case .account(.envelope(.goalAdded)) = event.reversal.copy {
        true
      } else {
        event.reversal.copy.changesSavings(on: day)
      }
    default: false
    }
  }

  /// Returns whether it moves money to or from one of some accounts.
  fileprivate func moves(throughAny accounts: [AccountName]) -> Bool {
    switch self {
    case .account(.transferMade(let made)):
      accounts.contains(made.source) || accounts.contains(made.destination)
    case .reversal(let event): event.reversal.copy.moves(throughAny: accounts)
    default: false
    }
  }

  /// The goal that it is about; `nil` if there is none.
  fileprivate var touchedEnvelope: EventID? {
    switch self {
    case .account(.envelope(let event)): event.envelope
    case .entry(let content): content.values.cover?.goal
    case .amendment(let event): event.now?.cover?.goal ?? event.was.values.cover?.goal
    case .reversal(let event): event.reversal.copy.touchedEnvelope
    default: nil
    }
  }

  /// Returns whether it may change the rest of a day's allowance.
  fileprivate func touchesAllowance(of day: CalendarDay, _ book: AccountBook) -> Bool {
    switch self {
    case .entry(let content): content.values.mayCount(on: day, book)
    case .amendment(.entryCorrected(let correction)):
      correction.was.values.mayCount(on: day, book)
        || correction.now.changed(correction.was).values.mayCount(on: day, book)
    case .amendment(.entryVoided(let void)): void.was.values.mayCount(on: day, book)
    case .amendment(.entryReviewed): false
    case .reversal(let event): event.reversal.copy.touchesAllowance(of: day, book)
    case .setting(.allowanceSet): true
    // An account determines whether spending from it counts.
    case .account(.added): true
    case .schedule(.bill(.paid(let paid))):
      paid.day == day && paid.dailyAccount.map { book.countsDaily($0) } ?? false
    case .setting, .schedule, .account, .receipt, .purchase, .logOpened, .log: false
    @unknown default: true
    }
  }
}

extension EntryValues {
  fileprivate func mayCount(on day: CalendarDay, _ book: AccountBook) -> Bool {
    type != .income && date == day && (mark.map { $0 == .daily } ?? book.countsDaily(account))
  }
}

extension BillEvent {
  /// The first day whose due amounts it changes.
  fileprivate var firstDay: CalendarDay {
    switch self {
    case .added(let added): added.terms.recurrence.first
    case .changed(let changed): changed.from
    case .paid(let paid): paid.due
    case .unpaid(let unpaid): unpaid.day.due
    case .skipped(let skipped): min(skipped.day.due, skipped.movedTo ?? skipped.day.due)
    case .stopped(let stopped): stopped.from
    @unknown default: .first
    }
  }
}

extension EnvelopeEvent {
  /// Returns whether it changes the amount set aside on a day.
  fileprivate func changesSavings(on day: CalendarDay) -> Bool {
    switch self {
    // A new goal is empty, unless it is an account.
    case .goalAdded(let added): added.account != nil
    case .goalChanged: false
    case .goalFunded, .goalWithdrawn: true
    case .goalEnded(let ended): ended.from <= day
    @unknown default: true
    }
  }
}
