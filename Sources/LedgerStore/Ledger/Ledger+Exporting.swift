public import LedgerModel

/// The common data of an export, and the last events that it covers.
public struct EntryExport: Sendable {
  /// The settings, which decide the bucket of each entry.
  public let plan: BudgetPlan
  /// The ledger's currency.
  public let currency: Money.Currency
  /// The figures of every month.
  public let figures: MonthlyBuckets
  /// The last exported event of each log.
  public let heads: [EventID]
  let changed: ChangedEntries

  /// Returns the bucket that an entry counts in; `nil` for income.
  package func bucket(of values: EntryValues) -> BucketName? {
    guard values.type != .income else { return nil }
    return plan.categories.bucket(of: values.category, on: values.date.month.firstDay)
  }

  /// Returns the entries that were added up to a place in each log and changed after it.
  ///
  /// - Parameter marks: The last event of each log that was exported before.
  public func touched(since marks: [EventID]) -> [EventID] {
    changed.touched { id in EntryExport.isNew(id, since: marks) }
  }

  /// Returns whether an event comes after a place in its log.
  package static func isNew(_ id: EventID, since marks: [EventID]) -> Bool {
    guard let mark = marks.first(where: { $0.writer == id.writer }) else { return true }
    return mark.number < id.number
  }
}

extension Ledger {
  /// Begins an export: returns everything that must be known before the first entry.
  ///
  /// A feature of Pro under the metered policy. Reading is always free: projections, events, the lines of the log,
  /// which hold everything an export does, and the formats for leaving puldar.
  ///
  /// - Parameters:
  ///   - moment: As of when; `nil` for now.
  ///   - isFree: Whether it is in such a format.
  /// - Throws: ``LedgerError/refused(_:)`` with `Refusal.locked` if Pro is locked, and the errors of ``view(_:asOf:)``.
  public func export(
    asOf moment: AsOf? = nil, isFree: Bool = false
  ) throws(LedgerError) -> EntryExport {
    try asLedgerError {
      // The present state decides what is allowed, whatever moment is exported.
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

  /// Calls a body with each entry as of the export, in the order in which entries were added. Memory does not grow
  /// with their number. Entries added after the export began are left out.
  ///
  /// - Parameters:
  ///   - export: The begun export.
  ///   - marks: The last event of each log that was exported before: entries up to it are left out.
  ///   - body: Called with each entry, counted or not; returns whether to go on.
  /// - Throws: The errors of ``view(_:asOf:)``.
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
  /// The last event of each log that counts: all events after it wait for one that is not here.
  fileprivate var countedEvents: [EventID] {
    lastEvents.map { last in
      let count = waiting.first { $0.writer == last.writer }?.count ?? 0
      return EventID(writer: last.writer, number: last.number - count)
    }
  }
}
