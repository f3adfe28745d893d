import EntryParsing
import LedgerModel
import LedgerStore

/// What a command works with: the options that mean the same everywhere, the ledger, the streams.
///
/// It lives for one command line and is used by one task.
final class Session {
  let options: GlobalOptions
  let surroundings: Surroundings
  /// Data goes here.
  let output: OutputWriter
  /// Words about the data go here.
  let errors: OutputWriter
  let input: LineReader
  let location: LedgerLocation
  let clock: SessionClock
  /// How numbers and dates are read that a person writes; `nil` where no locale is named.
  let locale: NumberConventions?
  /// How the command ends that did not fail.
  private(set) var exitCode: ExitCode = .done
  /// Whether figures or entries of the ledger were shown, so that its damage must be told.
  private(set) var hasRead = false

  /// Whether the command wrote: what it says has been stored is stored, whatever else is wrong.
  private var hasWritten = false

  /// As of when the ledger is looked at; `nil` for now. Set before the command begins.
  var moment: AsOf?
  /// Whether something is stored by now, so that a failure that follows is one of the answer alone.
  private(set) var hasStored = false

  /// What the ledger is begun with where the first write makes it; set before it is used.
  var opening: LedgerOpening
  private var openedLedger: Ledger?

  init(
    _ options: GlobalOptions, in surroundings: Surroundings, output: OutputWriter,
    errors: OutputWriter
  ) {
    self.options = options
    self.surroundings = surroundings
    self.output = output
    self.errors = errors
    input = LineReader(from: surroundings.input)
    location = LedgerLocation(named: options.ledger, surroundings)
    clock = SessionClock(clock: surroundings.clock, chosenDay: options.today)
    let name = ["LC_ALL", "LC_MONETARY", "LANG"].lazy.compactMap(surroundings.variable).first
    locale = name.map { NumberConventions(localeIdentifier: $0) }
    opening = LedgerOpening(
      currency: locale.flatMap { Currency.ofRegion($0.region) } ?? .usd, policy: .metered,
      deviceName: surroundings.machine.deviceName)
  }

  /// The day that counts as today.
  var today: CalendarDay { clock.today() }

  var prompt: Prompt {
    Prompt(
      surroundings.terminal, isAllowed: !options.asksNothing, input: input, output: output,
      errors: errors)
  }

  /// The ledger; nothing is read or made yet.
  var ledger: Ledger {
    if let openedLedger { return openedLedger }
    let ledger = Ledger(
      store: location.store(isAdopting: options.isAdopting, machine: surroundings.machine),
      clock: clock, opening: opening)
    openedLedger = ledger
    return ledger
  }

  /// Says how the command ends, where it does what it can and yet does not end well.
  func end(with code: ExitCode) {
    if exitCode == .done { exitCode = code }
  }

  /// Notes that what the ledger holds is shown, so that its damage must be told.
  func markRead() { hasRead = true }

  /// The months that `--month` names, else this one.
  func months() throws -> [CalendarMonth] {
    try options.months?.months(today: today) ?? [today.month]
  }

  /// How a person's numbers are read in a currency.
  func conventions(for currency: Currency) -> NumberConventions {
    locale ?? .plain(for: currency)
  }
}

// MARK: - The ledger

extension Session {
  /// Folds the ledger, with what the fold met on its way.
  func folded<V: Projection>(_ start: V) async throws(LedgerError) -> Fold<V> {
    let fold = try await ledger.folded(start, asOf: moment)
    hasRead = true
    return fold
  }

  /// Folds the ledger.
  func view<V: Projection>(_ start: V) async throws(LedgerError) -> V {
    try await folded(start).projection
  }

  /// What decisions know of the ledger; `nil` where there is none yet.
  func state() async throws(LedgerError) -> DecisionState? {
    do throws(LedgerError) {
      return try await ledger.view(DecisionState(), asOf: moment)
    } catch .log(.noLedger) {
      return nil
    } catch {
      throw error
    }
  }

  /// The same before a write that may begin the ledger.
  ///
  /// - Parameter currency: What `--currency` named; a ledger that holds another one refuses it.
  func state(beginningIn currency: Currency?) async throws(LedgerError) -> DecisionState? {
    if let currency { opening.currency = currency }
    let state = try await state()
    if let currency, let held = state?.currency, held != currency {
      throw .refused(.foreignCurrency(currency, ledger: held))
    }
    return state
  }

  /// How the ids of events are written.
  func numbering() async throws(LedgerError) -> EventNumbering {
    EventNumbering(writer: try await ledger.numberedWriter())
  }

  /// How the ids of the events of a deed are written: what is stored now is always in this device's
  /// log, but what was there already may be another's.
  func numbering(of deed: Deed<[EventID]>) async throws(LedgerError) -> EventNumbering {
    deed.state == .alreadyThere
      ? try await numbering() : EventNumbering(writer: deed.outcome.first?.writer)
  }

  /// The currency that a new amount is in where none is named: the ledger's, or the one that it
  /// will be begun with.
  func currency(of state: DecisionState?) -> Currency { state?.currency ?? opening.currency }

  /// Has the ledger do what is wanted, or only shows what it would do.
  ///
  /// What a person should know of how it was done is shown before this returns.
  func carryOut<D: Decision>(
    _ decision: D, key: IdempotencyKey? = nil, isPreview: Bool = false
  ) async throws -> Deed<D.Outcome> {
    try refuseLookingBack()
    if isPreview { return try await preview(decision, key: key) }
    hasWritten = true
    let result = try await ledger.perform(decision, key: key)
    await showNotices()
    let state: Written
    switch result {
    case .written:
      state = .written
      hasStored = true
    case .alreadyThere: state = .alreadyThere
    }
    return Deed(
      state: state, outcome: result.outcome, lines: [], previewed: [], before: nil,
      after: try await ledger.view(MonthlyBuckets()))
  }

  /// Makes the ledger with nothing in it; false where there is one.
  func begin() async throws(LedgerError) -> Bool {
    let isNew = try await ledger.begin()
    hasStored = isNew
    await showNotices()
    return isNew
  }

  private func preview<D: Decision>(
    _ decision: D, key: IdempotencyKey?
  ) async throws(LedgerError) -> Deed<D.Outcome> {
    let preview = try await ledger.preview(decision, key: key)
    var fold = Fold(into: MonthlyBuckets())
    do throws(LedgerError) {
      fold = try await folded(MonthlyBuckets())
    } catch .log(.noLedger) {
      // Then the preview begins one.
    } catch {
      throw error
    }
    let before = fold.projection
    for event in preview.events { fold.apply(event) }
    return Deed(
      state: preview.isAlreadyThere ? .alreadyThere : .preview, outcome: preview.outcome,
      lines: preview.lines, previewed: preview.events, before: before, after: fold.projection)
  }
}

// MARK: - Words

extension Session {
  /// Shows an error on standard error, in the form that was asked for.
  func show(_ error: any Error, _ numbering: EventNumbering = EventNumbering(writer: nil)) {
    let failure = FailureText(
      error, width: surroundings.terminal.wrappingColumns, numbering: numbering, location: location)
    if options.format.isJSON {
      errors.writeLine(failure.json)
    } else {
      errors.write(failure.text)
    }
  }

  /// Says that nothing had to be done.
  func showNothingNew() {
    if options.format.isJSON {
      show(["schema": 1, "written": "alreadyThere", "events": [], "after": []])
    } else if options.format == .text, !options.isQuiet {
      output.writeLine("Nothing new: what is asked for holds already.")
    }
  }

  /// Shows what the ledger did that a person should know.
  func showNotices() async {
    guard let openedLedger else { return }
    for notice in await openedLedger.takeNotices() {
      let text = NoticeText(notice, location).text
      // A new ledger is part of the answer; the rest is beside it.
      if case .ledgerMade = notice, options.format == .text {
        if !options.isQuiet { output.writeLine(text) }
      } else {
        errors.writeLine(text)
      }
    }
  }

  /// Says which events are not counted yet.
  func showWaiting(_ waiting: [WaitingEvents]) {
    for waiting in waiting {
      errors.writeLine(
        "Waiting for \(waiting.cause.text): \(waiting.count.of("event")) of \(waiting.writer.text) "
          + "\(waiting.count == 1 ? "is" : "are") not counted yet.")
    }
  }

  /// Shows where the ledger that was read is not whole, and ends with it.
  func showDamage() async throws(LedgerError) {
    guard hasRead || hasWritten else { return }
    let condition = try await ledger.condition()
    for damage in condition.damage { show(LogError.damaged(damage)) }
    for missing in condition.missing { show(LogError.acknowledgedMissing(missing)) }
    for event in condition.newerEvents {
      show(LogError.newerVersion(log: event.log, line: event.id.number + 1, reason: event.reason))
    }
    if !condition.isComplete, !hasWritten { end(with: .refusedData) }
  }

  /// Shows the logs that stand under another name: what is missing may stand there.
  func showMisnamed() async {
    let damage = (try? await ledger.condition())?.damage ?? []
    for damage in damage where damage.isMisnamed { show(LogError.damaged(damage)) }
  }
}

// MARK: - Answers

extension Session {
  /// How screens are drawn.
  var style: ScreenStyle { ScreenStyle(surroundings.terminal, options.colour) }

  /// Shows a document.
  func show(_ document: JSONValue) {
    output.writeLine(JSONWriter.text(of: document))
  }
}
