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

  /// The buckets of both moments, those of the later first.
  private var buckets: [BucketName] {
    let names = after.buckets.map(\.bucket)
    return names + before.buckets.map(\.bucket).filter { !names.contains($0) }
  }

  private var ofMonth: [FigureChange] {
    let (was, now) = (before, after)
    let income = state.incomeNotes
    let carried = FigureNotes.combined(adding: state.buckets.map(\.carriedNotes))
    let spent = FigureNotes.combined(adding: state.buckets.map(\.spentNotes))
    return [
      change(.month(.income), was.income, now.income, income),
      change(.month(.carried), was.carried, now.carried, carried),
      change(.month(.capacity), was.capacity, now.capacity, .combined(adding: [income, carried])),
      change(.month(.spent), was.spent, now.spent, spent),
      change(
        .month(.left), was.left, now.left, .combined(adding: [income, carried], taking: [spent])),
    ].compactMap(\.self)
  }

  private func ofBucket(_ bucket: BucketName) -> [FigureChange] {
    guard let state = state.buckets.first(where: { $0.bucket == bucket }) else { return [] }
    let was = before.buckets.first { $0.bucket == bucket }
    let now = after.buckets.first { $0.bucket == bucket }
    let left = FigureNotes.combined(
      adding: [state.budgetNotes, state.carriedNotes], taking: [state.spentNotes])
    return [
      change(.bucket(bucket, .budget), was?.budget, now?.budget, state.budgetNotes, bucket),
      change(.bucket(bucket, .carried), was?.carried, now?.carried, state.carriedNotes, bucket),
      change(.bucket(bucket, .spent), was?.spent, now?.spent, state.spentNotes, bucket),
      change(.bucket(bucket, .left), was?.left, now?.left, left, bucket),
    ].compactMap(\.self)
  }

  /// The categories that count in a bucket now.
  private func ofCategories(in bucket: BucketName) -> [FigureChange] {
    let day = after.month.firstDay
    return state.categories.keys.filter { fold.categories.bucket(of: $0, on: day) == bucket }
      .sorted().compactMap { category in
        change(
          .category(category), spent(category, in: before), spent(category, in: after),
          state.categories[category]?.notes ?? FigureNotes(), bucket)
      }
  }

  private func spent(_ category: CategoryName, in month: MonthBudget) -> Int64 {
    month.buckets.flatMap(\.categories).first { $0.category == category }?.spent ?? 0
  }

  /// A figure with its causes; `nil` where it is the same.
  private func change(
    _ figure: BudgetFigure, _ before: Int64?, _ after: Int64?, _ notes: FigureNotes,
    _ bucket: BucketName? = nil
  ) -> FigureChange? {
    guard before ?? 0 != after ?? 0 else { return nil }
    return FigureChange(
      month: self.after.month, figure: figure, bucket: bucket,
      before: before ?? 0, after: after ?? 0, causes: notes.notes.map(fold.cause),
      furtherCount: notes.furtherCount, furtherChange: notes.furtherChange)
  }
}
