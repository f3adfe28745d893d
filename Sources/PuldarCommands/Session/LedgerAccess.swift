import EntryParsing
import LedgerModel
import LedgerStore

/// The ledger that a command works with, as of the moment that `--as-of` names.
final class LedgerAccess {
  /// What the ledger is begun with where the first write makes it; set before it is used.
  var opening: LedgerOpening
  /// As of when it is looked at; `nil` for now. Set before the command begins.
  private(set) var moment: AsOf?
  /// Whether something is stored by now, so that a failure that follows is one of the answer alone.
  private(set) var hasStored = false
  /// Whether `--as-of` was given, so that nothing is written.
  private var isLookingBack = false

  private let location: LedgerLocation
  private let isAdopting: Bool
  private let machine: MachinePlaces
  private let clock: SessionClock
  private let interruptions: (any Interruptions)?
  /// Asks a person whether a ledger is begun; `nil` if nobody is asked.
  private let mayBegin: ((_ problem: String) throws -> Prompt.Answer)?
  private let trace: WorkTrace?
  private var openedLedger: Ledger?
  /// Whether the ledger was found by an earlier look.
  private var isThere = false

  /// - Parameters:
  ///   - currency: The one that a ledger is begun in where nobody names another.
  ///   - dateOrder: The same of the order of day and month.
  ///   - mayBegin: Asks whether a ledger is begun at a path that was named, and may be mistyped.
  init(
    _ location: LedgerLocation, isAdopting: Bool, _ surroundings: Surroundings,
    _ clock: SessionClock, usualCurrency currency: Money.Currency,
    usualDateOrder dateOrder: NumberConventions.DateOrder?,
    mayBegin: ((_ problem: String) throws -> Prompt.Answer)? = nil
  ) {
    self.mayBegin = mayBegin
    self.location = location
    self.isAdopting = isAdopting
    machine = surroundings.machine
    interruptions = surroundings.interruptions
    trace = surroundings.trace
    self.clock = clock
    opening = LedgerOpening(
      currency: currency, policy: .open, dateOrder: dateOrder, deviceName: machine.deviceName)
  }

  /// The ledger itself, whatever moment is looked at.
  var opened: Ledger {
    if let openedLedger { return openedLedger }
    let ledger = Ledger(
      store: location.store(isAdopting: isAdopting, machine: machine, trace: trace),
      clock: clock,
      opening: opening)
    openedLedger = ledger
    return ledger
  }

  /// What the ledger did that a person should know and was not told yet.
  func takeNotices() async -> [LedgerNotice] {
    await openedLedger?.takeNotices() ?? []
  }

  // MARK: Reading

  /// Notes how long a fold takes, unless nothing had to be read for it.
  private func folding<R>(
    _ body: () async throws(LedgerError) -> R
  ) async throws(LedgerError) -> R {
    let (began, readCount) = (trace?.moment, trace?.count(of: "read log"))
    defer {
      if trace?.count(of: "read log") != readCount { trace?.note("fold", since: began) }
    }
    return try await body()
  }

  /// Folds the ledger, with what the fold met on its way.
  func folded<V: Projection>(_ start: V) async throws(LedgerError) -> LedgerFold<V> {
    try await folding { () async throws(LedgerError) in
      try await opened.folded(start, asOf: moment)
    }
  }

  /// Folds the ledger into two projections, the first with what its fold met on its way.
  func folded<A: Projection, B: Projection>(
    _ first: A, beside second: B
  ) async throws(LedgerError) -> (LedgerFold<A>, B) {
    try await folding { () async throws(LedgerError) in
      try await opened.folded(first, beside: second, asOf: moment)
    }
  }

  /// Folds the ledger.
  func view<V: Projection>(_ start: V) async throws(LedgerError) -> V {
    try await folded(start).projection
  }

  /// Answers a question by folding the ledger.
  func answer<Answer: Sendable>(_ question: LedgerQuestion<Answer>) async throws(LedgerError)
    -> Answer
  {
    try await folding { () async throws(LedgerError) in
      try await opened.answer(question, asOf: moment)
    }
  }

  /// What decisions know of the ledger; `nil` where there is none yet.
  func state() async throws(LedgerError) -> DecisionState? {
    do throws(LedgerError) {
      let state = try await view(DecisionState())
      isThere = true
      return state
    } catch .log(.noLedger) {
      return nil
    }
  }

  /// The same before a write that may begin the ledger.
  ///
  /// - Parameter currency: What `--currency` named; a ledger that holds another one refuses it.
  func state(beginningIn currency: Money.Currency?) async throws(LedgerError) -> DecisionState? {
    if let currency { opening.currency = currency }
    let state = try await state()
    if let currency, let held = state?.currency, held != currency {
      throw .refused(.foreignCurrency(currency, ledger: held))
    }
    return state
  }

  /// Whether the ledger is whole; `nil` where there is none, as after a preview that would begin it.
  ///
  /// - Parameter verifying: Whether every line is verified first, where that is due.
  func condition(verifying: Bool) async throws(LedgerError) -> LedgerCondition? {
    do throws(LedgerError) {
      return try await verifying ? opened.conditionVerifiedWhenDue() : opened.condition()
    } catch .log(.noLedger) {
      return nil
    }
  }

  /// The currency that a new amount is in where none is named: the ledger's, or the one that it
  /// will be begun with.
  func currency(of state: DecisionState?) -> Money.Currency { state?.currency ?? opening.currency }

  /// How the ids of events are written.
  func numbering() async throws(LedgerError) -> EventNumbering {
    EventNumbering(writer: try await opened.numberedWriter())
  }

  /// How the ids of the events of a write are written: what is stored now is always in this device's
  /// log, but what was there already may be another's.
  func numbering(of write: CommandWrite<[EventID]>) async throws(LedgerError) -> EventNumbering {
    write.state == .alreadyThere
      ? try await numbering() : EventNumbering(writer: write.outcome.first?.writer)
  }

  /// Goes through the events as of the moment that is looked at.
  func forEachEvent(_ body: (borrowing EventEnvelope) -> Bool) async throws(LedgerError) {
    nonisolated(unsafe) let body = body
    try await opened.forEachEvent(asOf: moment) { envelope in body(envelope) }
  }

  /// Goes through the lines as of the moment that is looked at.
  func forEachLine(_ body: (RecordedLine) -> Bool) async throws(LedgerError) {
    nonisolated(unsafe) let body = body
    try await opened.forEachLine(asOf: moment) { line in body(line) }
  }

  /// The lines of some events as of the moment that is looked at, in their order.
  func lines(of ids: Set<EventID>) async throws(LedgerError) -> [RecordedLine] {
    try await opened.lines(of: ids, asOf: moment)
  }

  /// Some events as of the moment that is looked at, in their order.
  func events(_ ids: [EventID]) async throws(LedgerError) -> [EventEnvelope] {
    if moment == nil { return try await opened.events(ids) }
    var found: [EventEnvelope] = []
    try await forEachEvent { envelope in
      if ids.contains(envelope.id) { found.append(copy envelope) }
      return found.count < ids.count
    }
    return found
  }

  /// Begins an export of entries, as of the moment that is looked at.
  ///
  /// - Parameter isFree: Whether it is in a form that asks for no Pro.
  /// - Throws: `Refusal.locked` where Pro is.
  func export(isFree: Bool = false) async throws(LedgerError) -> EntryExport {
    try await opened.export(asOf: moment, isFree: isFree)
  }

  /// The events of a write, in their order: those that would be appended, or those that were.
  func events(of write: CommandWrite<[EventID]>) async throws(LedgerError) -> [EventEnvelope] {
    if write.state == .preview {
      return write.previewed.filter { write.outcome.contains($0.id) }
    }
    return try await opened.events(write.outcome)
  }

  /// The entries that the events of a write touch, as they are after it.
  func entries(
    touchedBy events: [EventEnvelope], after write: CommandWrite<[EventID]>
  ) async throws(LedgerError) -> [RegisteredEntry] {
    var seen: Set<EventID> = []
    let ids = events.compactMap(\.touchedEntry).filter { seen.insert($0).inserted }
    if ids.isEmpty { return [] }
    var fold = try await folded(LatestEntries(ids))
    for event in write.previewed { fold.apply(event) }
    return ids.compactMap { fold.projection[$0] }
  }

  // MARK: Writing

  /// Has the ledger do what is wanted, or only finds out what it would do.
  func perform<D: Decision>(
    _ decision: D, _ recording: Recording = Recording()
  ) async throws -> CommandWrite<D.Outcome> {
    if isLookingBack { throw LedgerAccess.onlyLooksBack }
    do {
      if recording.isPreview { return try await preview(decision, key: recording.key) }
      let result = try await performed(decision, recording.key)
      if case .written = result { hasStored = true }
      return CommandWrite(result, after: try await opened.view(MonthlyBuckets()))
    } catch LedgerError.refused(.foreignCurrency(let currency, let usual)) {
      throw try await foreignCurrency(currency, usual)
    }
  }

  /// What is said of an amount in another currency: where there is no ledger yet, it can be begun in it.
  func foreignCurrency(_ currency: Money.Currency, _ usual: Money.Currency) async throws
    -> any Error
  {
    guard try await state() == nil else {
      return LedgerError.refused(.foreignCurrency(currency, ledger: usual))
    }
    return CommandFailure(
      "the amount is in \(currency), and your ledger would be begun in \(usual)",
      remedy:
        "To keep it in \(currency), say so once, after this first entry: --currency \(currency)",
      .refusedData)
  }

  /// The same of a change of what was recorded before, with the figures before it.
  func performChange<D: Decision>(
    _ decision: D, _ recording: Recording = Recording()
  ) async throws -> CommandWrite<[EventID]> where D.Outcome == [EventID] {
    let known = try? await opened.folded(MonthlyBuckets())
    var write = try await perform(decision, recording)
    if write.state == .written, let first = write.outcome.first {
      write.before = try await buckets(before: first, known: known)
    }
    return write
  }

  /// The figures before the first event of a write.
  ///
  /// - Parameter known: What was folded just before: that it is, unless others wrote meanwhile.
  private func buckets(
    before first: EventID, known: LedgerFold<MonthlyBuckets>?
  ) async throws(LedgerError) -> MonthlyBuckets {
    let previous = EventID(writer: first.writer, number: first.number - 1)
    let after = try await opened.folded(MonthlyBuckets()).lastEvents
    let before = after.map { $0.writer == first.writer ? previous : $0 }
    if let known, known.lastEvents == before { return known.projection }
    return try await opened.view(MonthlyBuckets(), asOf: .before(first))
  }

  private func performed<D: Decision>(
    _ decision: D, _ key: IdempotencyKey?
  ) async throws -> WriteResult<D.Outcome> {
    do throws(LedgerError) {
      if location.profile == nil, mayBegin != nil, !isThere { _ = try await opened.condition() }
    } catch .log(.noLedger) {
      try confirmBeginning()
    }
    let began = trace?.moment
    defer { trace?.note("decide and store", since: began) }
    guard let interruptions else { return try await opened.perform(decision, key: key) }
    return try await opened.perform(
      UninterruptedDecision(decision: decision, interruptions: interruptions), key: key)
  }

  /// Asks whether a ledger is begun at a path that was named, if this machine knows another one.
  private func confirmBeginning() throws {
    guard let known = otherPlaces.first else { return }
    let problem =
      "There is no ledger in \(VisibleText(location.shownPath)); the one you used last is "
      + "\(VisibleText(location.shown(known)))."
    guard try mayBegin?(problem) == .yes else { throw isMissing(beside: otherPlaces) }
  }

  private var otherPlaces: [String] {
    location.store(isAdopting: false, machine: machine).otherPlaces()
  }

  /// What is said if there is no ledger at the path that was named, and this machine knows others.
  private func isMissing(beside known: [String]) -> CommandFailure {
    let names = known.prefix(3).map { VisibleText(location.shown($0)).description }
    return CommandFailure(
      "there is no ledger at '\(VisibleText(location.shownPath))', which \(location.source) names",
      remedy:
        "This machine knows \(names.joined(separator: ", ")). Or begin one there: \(command: "init")",
      .missing)
  }

  /// An error, with the ledgers that this machine knows if there is none at the path that was named.
  func explained(_ error: any Error) -> any Error {
    guard case LedgerError.log(.noLedger(location.path)) = error, location.profile == nil else {
      return error
    }
    let known = otherPlaces
    return known.isEmpty ? error : isMissing(beside: known)
  }

  /// Has nothing end the program before its answer any more, because logs are to be changed by more
  /// than a decision.
  func holdInterruptions() { interruptions?.hold() }

  /// Has the person end the program again, who is asked something more: what was stored is told.
  func releaseInterruptions() { interruptions?.release() }

  /// Makes the ledger with nothing in it; false where there is one.
  func begin() async throws -> Bool {
    holdInterruptions()
    hasStored = try await opened.begin()
    return hasStored
  }

  private func preview<D: Decision>(
    _ decision: D, key: IdempotencyKey?
  ) async throws(LedgerError) -> CommandWrite<D.Outcome> {
    let preview = try await opened.preview(decision, key: key)
    var fold = LedgerFold(into: MonthlyBuckets())
    do throws(LedgerError) {
      fold = try await folded(MonthlyBuckets())
    } catch .log(.noLedger) {
      // Then the preview begins one.
    }
    let before = fold.projection
    for event in preview.events { fold.apply(event) }
    return CommandWrite(preview, before: before, after: fold.projection)
  }

  /// The moment that a person names; `nil` for now.
  func moment(_ word: MomentArgument) async throws -> AsOf? {
    switch word.meaning {
    case .now: nil
    case .after(let event): .after(try await named(event))
    case .before(let event): .before(try await named(event))
    case .endOf(let day):
      .endOf(try day.day(ParsingContext(today: clock.today(), currency: opening.currency)))
    case .instant(let instant): .instant(instant)
    }
  }

  private func named(_ word: EventArgument) async throws -> EventID {
    guard let event = try await event(word) else {
      preconditionFailure("a moment is never the last event")
    }
    return event
  }

  /// Looks at the ledger as of a moment from now on.
  ///
  /// - Parameter isOnlyNow: Whether the command makes sense only of what is known now.
  func lookBack(to word: MomentArgument, isOnlyNow: Bool) async throws {
    if isOnlyNow { throw LedgerAccess.onlyLooksBack }
    moment = try await moment(word)
    isLookingBack = true
  }

  static let onlyLooksBack = CommandFailure(
    "--as-of shows what was known: it is for commands that read the ledger",
    remedy: "Leave it out, or read 'puldar help as-of'.", .usage)
}

extension EventEnvelope {
  /// The entry that it adds or changes, or that the one adds or changes which it takes back; `nil`
  /// where it is about none.
  fileprivate var touchedEntry: EventID? {
    switch event {
    case .entry: return id
    case .amendment(let event): return event.entry
    case .reversal(let event):
      switch event.reversal.copy {
      case .entry: return event.reversal.event
      case .amendment(let event): return event.entry
      case .reversal, .setting, .schedule, .account, .receipt, .purchase, .logOpened, .log:
        return nil
      @unknown default: return nil
      }
    case .setting, .schedule, .account, .receipt, .purchase, .logOpened, .log: return nil
    @unknown default: return nil
    }
  }
}
