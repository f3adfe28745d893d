import LedgerModel

extension LedgerAccess {
  /// The goal that a person means; for `last` the one that was added last.
  ///
  /// A part of a name means one that is there, if only one of the goals that fit is so.
  ///
  /// - Throws: ``CommandFailure`` if a name fits none, or several.
  func goal(_ word: SeriesArgument, today: CalendarDay) async throws -> EventID {
    let book = try await view(DecisionState()).envelopes
    return try await meant(
      by: word,
      NamedSeries(
        kind: "goal", none: "there is no goal yet", list: "goal list --all", ids: book.goals,
        names: { [book.goal($0)?.name ?? ""] }, isOpen: { book.isActive($0, on: today) }))
  }
}
