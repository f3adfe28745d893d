public import Puldar

/// What a person does. Afterwards everything is shown anew, or ``problem`` says why nothing was stored.
extension LedgerViewModel {
  /// Reads the typed sentence into ``preview``; nothing is stored. A sentence that is not clear is no problem yet,
  /// because it may be half typed: the preview says what is missing.
  public func readSentence() async {
    let typed = sentence
    let read = typed.allSatisfy(\.isWhitespace) ? nil : await EntryPreview(of: typed, in: ledger)
    // Meanwhile the person may have typed on.
    if typed == sentence { preview = read }
  }

  /// Takes one of the readings that an unclear sentence offers: ``EntryPreview/choices``.
  public func choose(_ reading: ParsedEntry) async {
    guard let unclear = preview, unclear.sentence == sentence else { return }
    let read = ParsedEntries(
      entries: [reading], text: unclear.sentence, parser: RuleBasedParser.version)
    let chosen = await EntryPreview(of: read, in: ledger)
    if unclear.sentence == sentence { preview = chosen }
  }

  /// Stores what the preview shows, and empties the sentence. If it is not stored, the sentence stays; adding it again
  /// then stores it once, even if the first try did and could not say so.
  public func add() async {
    if preview?.sentence != sentence { await readSentence() }
    guard let draft = preview else { return }
    guard let read = draft.read, draft.problem == nil else {
      problem = draft.problem
      return
    }
    // Before the write, so that a second tap adds nothing.
    (sentence, preview) = ("", nil)
    let isAdded = await change(.adding) {
      try await ledger.perform(AddEntries(read, today: ledger.today), key: draft.key).outcome
    }
    if !isAdded, sentence.isEmpty { (sentence, preview) = (draft.sentence, draft) }
  }

  /// Whether ``undo()`` has something to take back.
  public var canUndo: Bool { !done.isEmpty }

  /// Takes back the last thing that was done by this model and is not taken back yet; what others did since stays.
  public func undo() async {
    guard let last = done.popLast() else { return }
    let isUndone = await change(.undoing) {
      _ = try await ledger.perform(UndoEvent(last))
      return []
    }
    // What is refused now is refused for ever: somebody else took it back, or something else depends on it.
    if !isUndone, case .refused? = problem?.error as? LedgerError { return }
    if !isUndone { done.append(last) }
  }

  /// Settles a day that is due, today and by its own amount.
  public func pay(_ day: Bill.Day) async {
    await change(.paying) {
      let today = ledger.today
      return try await ledger.perform(
        PayBill(day.bill, due: day.due, on: today, today: today)
      ).outcome
    }
  }

  /// Plans what comes again: `await model.plan("rent 900 every month on the 1st")`.
  public func plan(_ sentence: String) async {
    await change(.planning) { [try await ledger.plan(sentence)] }
  }

  /// Adds all entries of plans that record themselves, each on its day: `addDue()` of the ledger.
  public func addDue() async {
    await change(.adding) { try await ledger.addDue() }
  }

  /// Performs any decision: a void, a correction, an income.
  public func perform(_ decision: any Decision) async {
    await change(.changing) {
      try await ledger.perform(any: decision).outcome as? [EventID] ?? []
    }
  }

  /// Does something that stores events, and shows the ledger.
  ///
  /// - Parameter work: Returns the events, of which the first stands for all.
  /// - Returns: Whether it was done.
  @discardableResult
  private func change(_ deed: Deed, _ work: () async throws -> [EventID]) async -> Bool {
    do {
      if let first = try await work().first { done.append(first) }
    } catch {
      report(deed, error)
      return false
    }
    problem = nil
    await refresh()
    return true
  }

  /// Shows an error. A task that was cancelled wanted no answer.
  func report(_ deed: Deed, _ error: any Error) {
    if error is CancellationError { return }
    problem = ShownProblem(title: deed.title(of: error), error)
  }

  /// What was tried.
  enum Deed {
    case reading, adding, undoing, paying, planning, changing

    func title(of error: any Error) -> String {
      if case .unknown? = error as? LedgerError { return "It is not sure what was stored" }
      return switch self {
      case .reading: "The budget cannot be read"
      case .adding: "Nothing was added"
      case .undoing: "Nothing was taken back"
      case .paying: "Nothing was paid"
      case .planning: "Nothing was planned"
      case .changing: "Nothing was changed"
      }
    }
  }
}
