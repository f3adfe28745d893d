import EntryParsing
import LedgerModel
import LedgerStore

/// The ledger of a command, as of the moment of `--as-of`.
final class LedgerAccess {
  /// The opening of a ledger that the first write creates; set before use.
  var opening: LedgerOpening
  /// The moment as of which it is read; `nil` for now. Set before the command begins.
  private(set) var moment: AsOf?
  /// Asks a person for the place of the line that is meant; `nil` if none is. Set before use.
  var picks: ((_ problem: String, _ lines: [String]) throws -> Int?)?
  /// Whether something is stored by now, so that a later failure only affects the answer.
  private(set) var hasStored = false
  /// Whether `--as-of` was given, so that nothing is written.
  private var isLookingBack = false

  private let location: LedgerLocation
  private let isAdopting: Bool
  private let machine: MachinePlaces
  private let clock: SessionClock
  private let interruptions: (any Interruptions)?
  /// Asks a person whether to create a ledger; `nil` if nobody is asked.
  private let mayBegin: ((_ problem: String) throws -> Prompt.Answer)?
  private let trace: WorkTrace?
  private var openedLedger: Ledger?
  /// Whether an earlier read found the ledger.
  private var isThere = false

  /// - Parameters:
  ///   - currency: The currency of a new ledger if none is named.
  ///   - dateOrder: The order of day and month of a new ledger.
  ///   - mayBegin: Asks whether to create a ledger at a named path, which may be mistyped.
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

  /// The ledger itself, regardless of the moment.
  var opened: Ledger {
    if let openedLedger { return openedLedger }
    let ledger = Ledger(
      store: location.store(isAdopting: isAdopting, machine: machine, trace: trace),
      clock: clock,
      opening: opening)
    openedLedger = ledger
    return ledger
  }

  /// Returns the notices of the ledger that were not shown yet.
  func drainNotices() async -> [LedgerNotice] {
    await openedLedger?.drainNotices() ?? []
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

  /// Folds the ledger into two projections, the first with the findings of its fold.
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

  /// Returns what decisions know of the ledger; `nil` if there is none yet.
  func state() async throws(LedgerError) -> DecisionState? {
    do throws(LedgerError) {
      let state = try await view(DecisionState())
      isThere = true
      return state
    } catch .log(.noLedger) {
      return nil
    }
  }

  /// Returns the state before a write that may create the ledger.
  ///
  /// - Parameter currency: The currency of `--currency`; a ledger in another one refuses it.
  func state(beginningIn currency: Money.Currency?) async throws(LedgerError) -> DecisionState? {
    if let currency { opening.currency = currency }
    let state = try await state()
    if let currency, let held = state?.currency, held != currency {
      throw .refused(.foreignCurrency(currency, ledger: held))
    }
    return state
  }

  /// Returns whether the ledger is whole; `nil` if there is none, as after a preview that would create it.
  ///
  /// - Parameter verifying: Whether every line is verified first, if that is due.
  func condition(verifying: Bool) async throws(LedgerError) -> LedgerCondition? {
    do throws(LedgerError) {
      return try await verifying ? opened.conditionVerifiedWhenDue() : opened.condition()
    } catch .log(.noLedger) {
      return nil
    }
  }

  /// Returns the currency of a new amount without one: the ledger's, or the one that it will be created
  /// with.
  func currency(of state: DecisionState?) -> Money.Currency { state?.currency ?? opening.currency }

  /// Returns how the ids of events are written.
  func numbering() async throws(LedgerError) -> EventNumbering {
    EventNumbering(writer: try await opened.writerOfBareNumbers())
  }

  /// Returns how the ids of the events of a write are written: new events are always in this device's
  /// log, but existing ones may be in another's.
  func numbering(of write: CommandWrite) async throws(LedgerError) -> EventNumbering {
    write.state == .alreadyThere
      ? try await numbering() : EventNumbering(writer: write.outcome.first?.writer)
  }

  /// Calls a closure with the events as of the moment.
  func forEachEvent(_ body: (borrowing EventEnvelope) -> Bool) async throws(LedgerError) {
    nonisolated(unsafe) let body = body
    try await opened.forEachEvent(asOf: moment) { envelope in body(envelope) }
  }

  /// Calls a closure with the lines as of the moment.
  func forEachLine(_ body: (RecordedLine) -> Bool) async throws(LedgerError) {
    nonisolated(unsafe) let body = body
    try await opened.forEachLine(asOf: moment) { line in body(line) }
  }

  /// Returns the lines of some events as of the moment, in their order.
  func lines(of ids: Set<EventID>) async throws(LedgerError) -> [RecordedLine] {
    try await opened.lines(of: ids, asOf: moment)
  }

  /// Returns some events as of the moment, in their order.
  func events(_ ids: [EventID]) async throws(LedgerError) -> [EventEnvelope] {
    if moment == nil { return try await opened.events(ids) }
    var found: [EventEnvelope] = []
    try await forEachEvent { envelope in
      if ids.contains(envelope.id) { found.append(copy envelope) }
      return found.count < ids.count
    }
    return found
  }

  /// Begins an export of entries, as of the moment.
  ///
  /// - Parameter isFree: Whether it is in a format that does not need Pro.
  /// - Throws: `Refusal.locked` if Pro is locked.
  func export(isFree: Bool = false) async throws(LedgerError) -> EntryExport {
    try await opened.export(asOf: moment, isFree: isFree)
  }

  /// Returns the events of a write, in their order: those that would be appended, or those that were.
  func events(of write: CommandWrite) async throws(LedgerError) -> [EventEnvelope] {
    if write.state == .preview {
      return write.previewed.filter { write.outcome.contains($0.id) }
    }
    return try await opened.events(write.outcome)
  }

  /// Returns the entries that the events of a write touch, as they are after it.
  func entries(
    touchedBy events: [EventEnvelope], after write: CommandWrite
  ) async throws(LedgerError) -> [RegisteredEntry] {
    var seen: Set<EventID> = []
    let ids = events.compactMap(\.touchedEntry).filter { seen.insert($0).inserted }
    if ids.isEmpty { return [] }
    var fold = try await folded(LatestEntries(ids))
    for event in write.previewed { fold.apply(event) }
    return ids.compactMap { fold.projection[$0] }
  }

  // MARK: Writing

  /// Performs a decision, or only previews it.
  func perform(
    _ decision: some Decision<[EventID]>, _ recording: Recording = Recording()
  ) async throws -> CommandWrite {
    if isLookingBack { throw LedgerAccess.onlyLooksBack }
    if let seen = recording.lastSeen {
      let guarded = decision.ifUnchanged(since: try await named(seen.event))
      return try await perform(guarded, recording.unconditional)
    }
    do {
      if recording.isPreview { return try await preview(decision, key: recording.key) }
      let result = try await performed(decision, recording.key)
      if case .written = result { hasStored = true }
      return CommandWrite(result, after: try await opened.view(MonthlyBuckets()))
    } catch LedgerError.refused(.foreignCurrency(let currency, let usual)) {
      throw try await foreignCurrency(currency, usual)
    }
  }

  /// Returns the error for an amount in another currency: if there is no ledger yet, it can be created in it.
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

  /// Performs a change of earlier records, and returns it with the figures before it.
  func performChange(
    _ decision: some Decision<[EventID]>, _ recording: Recording = Recording()
  ) async throws -> CommandWrite {
    let known = try? await opened.folded(MonthlyBuckets())
    var write = try await perform(decision, recording)
    if write.state == .written, let first = write.outcome.first {
      write.before = try await buckets(before: first, known: known)
    }
    return write
  }

  /// Returns the figures before the first event of a write.
  ///
  /// - Parameter known: The fold just before: it is the result, unless others wrote meanwhile.
  private func buckets(
    before first: EventID, known: LedgerFold<MonthlyBuckets>?
  ) async throws(LedgerError) -> MonthlyBuckets {
    let previous = EventID(writer: first.writer, number: first.number - 1)
    let after = try await opened.folded(MonthlyBuckets()).lastEvents
    let before = after.map { $0.writer == first.writer ? previous : $0 }
    if let known, known.lastEvents == before { return known.projection }
    return try await opened.view(MonthlyBuckets(), asOf: .before(first))
  }

  private func performed(
    _ decision: some Decision<[EventID]>, _ key: IdempotencyKey?
  ) async throws -> WriteResult<[EventID]> {
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

  /// Asks whether to create a ledger at a named path, if this machine knows another one.
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

  /// Returns the failure if there is no ledger at the named path, and this machine knows others.
  private func isMissing(beside known: [String]) -> CommandFailure {
    let names = known.prefix(3).map { VisibleText(location.shown($0)).description }
    return CommandFailure(
      "there is no ledger at '\(VisibleText(location.shownPath))', which \(location.source) names",
      remedy:
        "This machine knows \(names.joined(separator: ", ")). Or begin one there: \(command: "init")",
      .missing)
  }

  /// Returns an error, with the ledgers that this machine knows if there is none at the named path.
  func explained(_ error: any Error) -> any Error {
    guard case LedgerError.log(.noLedger(location.path)) = error, location.profile == nil else {
      return error
    }
    let known = otherPlaces
    return known.isEmpty ? error : isMissing(beside: known)
  }

  /// Prevents interruptions before the answer from now on, because logs are changed by more than a
  /// decision.
  func holdInterruptions() { interruptions?.hold() }

  /// Allows interruptions again before another question: the stored part was reported.
  func releaseInterruptions() { interruptions?.release() }

  /// Creates an empty ledger; returns `false` if there is one.
  func begin() async throws -> Bool {
    holdInterruptions()
    hasStored = try await opened.begin()
    return hasStored
  }

  private func preview(
    _ decision: some Decision<[EventID]>, key: IdempotencyKey?
  ) async throws(LedgerError) -> CommandWrite {
    let preview = try await opened.preview(decision, key: key)
    var fold = LedgerFold(into: MonthlyBuckets())
    do throws(LedgerError) {
      fold = try await folded(MonthlyBuckets())
    } catch .log(.noLedger) {
      // The preview creates one.
    }
    let before = fold.projection
    for event in preview.events { fold.apply(event) }
    return CommandWrite(preview, before: before, after: fold.projection)
  }

  /// Returns the moment that a person names; `nil` for now.
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

  /// Reads the ledger as of a moment from now on.
  ///
  /// - Parameter isOnlyNow: Whether the command makes sense only with the current state.
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
  /// The entry that it adds or changes, or whose addition or change it takes back; `nil` if it is about
  /// none.
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
