public import LedgerEvents

/// What changed between two moments of a ledger: every figure that is not the same, and by which
/// events.
///
/// Each event has done what the figure was after it, less what it was before it, so that the changes
/// add up to the difference exactly, rounding, carry and settings included.
package struct LedgerDifference: Equatable, Sendable {
  private let fold: DifferenceFold

  /// How many events are named for one figure: a larger number is told as a count with a sum.
  package static let causeLimit = 1000

  /// - Parameter fold: One that was told when the earlier moment came, and that ended at the later.
  package init(_ fold: DifferenceFold) {
    self.fold = fold
  }

  /// The figures that changed: by month; of each first the month itself, then its buckets, and the
  /// categories of a bucket behind it.
  ///
  /// - Throws: ``FigureTooLarge`` where a figure of one of the two moments does not fit, or what lies
  ///   between the two.
  package func changes() throws(FigureTooLarge) -> [FigureChange] {
    let changes = try fold.ends().flatMap { before, after in
      guard let state = fold.state(of: after.month) else { return [FigureChange]() }
      return MonthDifference(before: before, after: after, state: state, fold: fold).changes
    }
    // The lowest number is left out, so that every change can be negated.
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

  /// The figures that are not the same.
  var changes: [FigureChange] {
    ofMonth + buckets.flatMap { ofBucket($0) + ofCategories(in: $0) }
  }

  /// The buckets of both moments, those of the later first, and any other that a category counts in now:
  /// another device may have put it into one that begins later.
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

  /// The categories that count in a bucket now.
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

  /// Whether what was used is told beside what was spent.
  private var usesOther: Bool { before.usesOtherThanSpent || after.usesOtherThanSpent }

  /// A figure with its causes; `nil` where it is the same.
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

/// A figure that is not the same at two moments, and the events that made it so.
///
/// The changes of all causes and ``furtherChange`` add up to ``change``, to the cent.
public struct FigureChange: Hashable, Codable, Sendable {
  /// The month that the figure is of.
  public var month: CalendarMonth
  /// Which figure it is.
  public var figure: BudgetFigure
  /// The bucket that it is of, of a category the one that it counts in at the later moment; `nil` for
  /// a figure of the whole month.
  public var bucket: BucketName?
  /// What it was at the earlier moment.
  public var before: Money
  /// What it is at the later moment.
  public var after: Money
  /// In the order of the events, each once: at most a thousand.
  public var causes: [FigureCause]
  /// How many more changes it had; an event that changed several of its parts counts in each.
  public var furtherCount: Int
  /// What those changed together.
  public var furtherChange: Money

  /// By how much it is higher at the later moment.
  ///
  /// Always in range where it comes from a ledger.
  public var change: Money { after.subtracting(before) }

  fileprivate var isInRange: Bool { (try? after - before) != nil }
}

/// An event that changed a figure, and by how much.
public struct FigureCause: Hashable, Codable, Sendable {
  /// The event that changed the figure.
  public var event: EventID
  /// The event that it is about: the entry that it corrects or voids, what it undoes or redoes; `nil`
  /// where it is about itself.
  public var on: EventID?
  /// By how much the figure is higher since.
  public var change: Money
  /// Why, as the person said; may be empty.
  public var reason: String

  /// An event, and by how much a figure is higher since.
  public init(event: EventID, on: EventID? = nil, change: Money, reason: String = "") {
    self.event = event
    self.on = on
    self.change = change
    self.reason = reason
  }
}
