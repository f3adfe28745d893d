public import LedgerModel

/// What an export says of all entries alike, and up to which events it goes.
public struct EntryExport: Sendable {
  /// The settings, from which the bucket of each entry follows.
  public let plan: BudgetPlan
  /// The ledger's currency.
  public let currency: Money.Currency
  /// The figures of every month.
  public let figures: MonthlyBuckets
  /// The last event of each log that it knows, by writer.
  public let heads: [EventID]
  let changed: ChangedEntries

  /// The bucket that an entry counts in; `nil` for income.
  package func bucket(of values: EntryValues) -> BucketName? {
    guard values.type != .income else { return nil }
    return plan.categories.bucket(of: values.category, on: values.date.month.firstDay)
  }

  /// The entries that were added up to a place in each log, and that something touched behind it.
  ///
  /// - Parameter marks: The last event of each log that was exported before.
  public func touched(since marks: [EventID]) -> [EventID] {
    changed.touched { id in EntryExport.isNew(id, since: marks) }
  }

  /// Whether an event lies behind a place in its log.
  package static func isNew(_ id: EventID, since marks: [EventID]) -> Bool {
    guard let mark = marks.first(where: { $0.writer == id.writer }) else { return true }
    return mark.number < id.number
  }
}

extension Ledger {
  /// Begins an export: everything that must be known before the first entry.
  ///
  /// A feature of Pro under the metered policy. What only reads is free: a projection, the events, the lines
  /// of the log, which hold all that an export does, and the forms in which a person leaves.
  ///
  /// - Parameters:
  ///   - moment: As of when; `nil` for now.
  ///   - isFree: Whether it is in such a form.
  /// - Throws: ``LedgerError/refused(_:)`` with `Refusal.locked` where Pro is locked, and as
  ///   ``view(_:asOf:)``.
  public func export(
    asOf moment: AsOf? = nil, isFree: Bool = false
  ) throws(LedgerError) -> EntryExport {
    try asLedgerError {
      // What may be done is decided by what holds now, whatever moment is looked at.
      let state = try fold(DecisionState(), asOf: nil).projection
      guard isFree || state.opened == nil || state.allows(.export) else {
        throw Refusal.locked(.export)
      }
      let changed = try fold(ChangedEntries(), asOf: moment)
      let figures = try fold(MonthlyBuckets(), asOf: moment).projection
      return EntryExport(
        plan: figures.plan, currency: state.currency ?? figures.currency ?? .usd, figures: figures,
        heads: changed.countedEvents, changed: changed.projection)
    }
  }

  /// Goes through the entries as they stand, in the order in which they were added; memory does not grow
  /// with their number. What came to the ledger since the export began is left out.
  ///
  /// - Parameters:
  ///   - export: What began it.
  ///   - marks: The last event of each log that was exported before: entries up to it are left out.
  ///   - body: Called with each entry, those that do not count too; answers whether to go on.
  /// - Throws: As ``view(_:asOf:)``.
  package func forEachEntry(
    of export: EntryExport, since marks: [EventID] = [], _ body: (RegisteredEntry) -> Bool
  ) throws(LedgerError) {
    try asLedgerError {
      var (writer, range) = (WriterID?.none, 0...0)
      let reading = try store.read(from: .start, parts: .texts) { envelope in
        let id = envelope.id
        if id.writer != writer {
          writer = id.writer
          let last = export.heads.first { $0.writer == id.writer }?.number ?? -1
          let first = (marks.first { $0.writer == id.writer }?.number ?? -1) + 1
          range = first...max(first, last)
          if last < first { range = Int.max...Int.max }
        }
        guard range.contains(id.number), let entry = export.changed.entry(addedBy: envelope) else {
          return true
        }
        return body(entry)
      }
      try check(reading, nil)
    }
  }
}

extension LedgerFold {
  /// The last event of each log that counts: behind it all wait for an event that is not here.
  fileprivate var countedEvents: [EventID] {
    lastEvents.map { last in
      let count = waiting.first { $0.writer == last.writer }?.count ?? 0
      return EventID(writer: last.writer, number: last.number - count)
    }
  }
}
