public import LedgerEvents

/// The changed figures between two moments of a ledger, and the events that changed them.
///
/// An event's change is the figure after it minus the figure before it. The changes therefore add up to the
/// difference exactly, including rounding, carry and settings.
package struct LedgerDifference: Equatable, Sendable {
  private let fold: DifferenceFold

  /// The most events named for one figure; further ones are reported as a count and a sum.
  package static let causeLimit = 1000

  /// - Parameter fold: A fold that began at the earlier moment and ended at the later.
  package init(_ fold: DifferenceFold) {
    self.fold = fold
  }

  /// Returns the changed figures by month: first the month itself, then each bucket followed by its categories.
  ///
  /// - Throws: ``FigureTooLarge`` if a figure of either moment, or a difference between them, does not fit.
  package func changes() throws(FigureTooLarge) -> [FigureChange] {
    let changes = try fold.ends().flatMap { before, after in
      guard let state = fold.state(of: after.month) else { return [FigureChange]() }
      return MonthDifference(before: before, after: after, state: state, fold: fold).changes
    }
    // `Int64.min` is excluded, so that every change can be negated.
    guard changes.allSatisfy({ $0.change.minorUnits != .min && $0.isInRange }) else {
      throw FigureTooLarge(since: nil)
    }
    return changes
  }
}

/// The figures of one month at two moments, with what changed them.
struct MonthDifference {
  let before: MonthBudget
  let after: MonthBudget
  let state: MonthState
  let fold: DifferenceFold

  /// The figures that differ.
  var changes: [FigureChange] {
    ofMonth + buckets.flatMap { ofBucket($0) + ofCategories(in: $0) }
  }

  /// The buckets of both moments, those of the later first, and any other that a category counts in now: another
  /// device may have moved it into a bucket that begins later.
  private var buckets: [BucketName] {
    let day = after.month.firstDay
    let others = Set(state.categories.keys.map { fold.categories.bucket(of: $0, on: day) })
    var seen: Set<BucketName> = []
    return (after.buckets.map(\.bucket) + before.buckets.map(\.bucket) + others.sorted())
      .filter { seen.insert($0).inserted }
  }

  private var ofMonth: [FigureChange] {
    let (was, now) = (before, after)
    let income = state.incomeNotes
    let carried = FigureNotes.combined(adding: state.buckets.map(\.carriedNotes))
    let spent = FigureNotes.combined(adding: state.buckets.map(\.spentNotes))
    let used = FigureNotes.combined(
      adding: state.buckets.flatMap { [$0.spentNotes, $0.asideNotes] })
    return [
      change(.month(.income), was.income, now.income, income),
      was.cap == nil && now.cap == nil
        ? nil : change(.month(.budget), was.budget, now.budget, state.budgetNotes),
      change(.month(.carried), was.carried, now.carried, carried),
      change(
        .month(.capacity), was.capacity, now.capacity,
        .combined(adding: [state.budgetNotes, carried])),
      change(.month(.spent), was.spent, now.spent, spent),
      usesOther ? change(.month(.used), was.used, now.used, used) : nil,
      change(
        .month(.left), was.left, now.left,
        .combined(adding: [state.budgetNotes, carried], taking: [used])),
    ].compactMap(\.self)
  }

  private func ofBucket(_ bucket: BucketName) -> [FigureChange] {
    guard let state = state.buckets.first(where: { $0.bucket == bucket }) else { return [] }
    let was = before.buckets.first { $0.bucket == bucket }
    let now = after.buckets.first { $0.bucket == bucket }
    let used = FigureNotes.combined(adding: [state.spentNotes, state.asideNotes])
    let left = FigureNotes.combined(
      adding: [state.budgetNotes, state.carriedNotes], taking: [used])
    return [
      change(.bucket(bucket, .budget), was?.budget, now?.budget, state.budgetNotes, bucket),
      change(.bucket(bucket, .carried), was?.carried, now?.carried, state.carriedNotes, bucket),
      change(.bucket(bucket, .spent), was?.spent, now?.spent, state.spentNotes, bucket),
      usesOther ? change(.bucket(bucket, .used), was?.used, now?.used, used, bucket) : nil,
      change(.bucket(bucket, .left), was?.left, now?.left, left, bucket),
    ].compactMap(\.self)
  }

  /// Returns the changes of the categories that count in a bucket now.
  private func ofCategories(in bucket: BucketName) -> [FigureChange] {
    let day = after.month.firstDay
    return state.categories.keys.filter { fold.categories.bucket(of: $0, on: day) == bucket }
      .sorted().compactMap { category in
        change(
          .category(category), before.spending(in: category).used,
          after.spending(in: category).used,
          state.categories[category]?.notes ?? FigureNotes(), bucket)
      }
  }

  /// Whether the used amount is reported beside the spent amount.
  private var usesOther: Bool { before.usesOtherThanSpent || after.usesOtherThanSpent }

  /// Returns a figure with its causes; `nil` if it is the same.
  private func change(
    _ figure: BudgetFigure, _ before: Money?, _ after: Money?, _ notes: FigureNotes,
    _ bucket: BucketName? = nil
  ) -> FigureChange? {
    let currency = self.after.currency
    let (before, after) = (before ?? .zero(currency), after ?? .zero(currency))
    guard before != after else { return nil }
    return FigureChange(
      month: self.after.month, figure: figure, bucket: bucket, before: before, after: after,
      causes: notes.notes.map { fold.cause($0, currency) }, furtherCount: notes.furtherCount,
      furtherChange: Money(minorUnits: notes.furtherChange, currency: currency))
  }
}

/// A figure that differs between two moments, and the events that changed it.
///
/// The changes of all causes plus ``furtherChange`` equal ``change`` to the cent.
public struct FigureChange: Hashable, Codable, Sendable {
  /// The month of the figure.
  public var month: CalendarMonth
  /// The figure.
  public var figure: BudgetFigure
  /// The bucket of the figure; for a category, the one that it counts in at the later moment; `nil` for a figure of
  /// the whole month.
  public var bucket: BucketName?
  /// The value at the earlier moment.
  public var before: Money
  /// The value at the later moment.
  public var after: Money
  /// The causes in the order of the events, each once; at most 1,000.
  public var causes: [FigureCause]
  /// The number of further changes; an event that changed several parts of the figure counts in each.
  public var furtherCount: Int
  /// The sum of the further changes.
  public var furtherChange: Money

  /// The increase from the earlier to the later moment.
  ///
  /// Always in range for a change from a ledger.
  public var change: Money { after.subtracting(before) }

  fileprivate var isInRange: Bool { (try? after - before) != nil }
}

/// An event that changed a figure, and by how much.
public struct FigureCause: Hashable, Codable, Sendable {
  /// The event that changed the figure.
  public var event: EventID
  /// The event that it is about: the entry that it corrects or voids, or the event that it undoes or redoes; `nil` if
  /// it is about itself.
  public var on: EventID?
  /// The increase of the figure by the event.
  public var change: Money
  /// The person's reason; may be empty.
  public var reason: String

  /// Creates a cause from an event and its change of the figure.
  public init(event: EventID, on: EventID? = nil, change: Money, reason: String = "") {
    self.event = event
    self.on = on
    self.change = change
    self.reason = reason
  }
}
