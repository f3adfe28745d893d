import LedgerModel

extension LedgerAccess {
  /// The goal that a person means; for `last` the one that was added last.
  ///
  /// A part of a name means one that is there, if only one of the goals that fit is so.
  ///
  /// - Throws: ``CommandFailure`` where a name fits none, or several.
  func goal(_ word: SeriesArgument, today: CalendarDay) async throws -> EventID {
    let book = try await view(DecisionState()).envelopes
    let all = book.goals
    func name(_ goal: EventID) -> String { book.goal(goal)?.name ?? "" }
    func none(_ problem: String) -> CommandFailure {
      CommandFailure(
        problem, remedy: "List them with '\(command: "goal list --all")'.", .missing)
    }
    switch word {
    case .event(.last):
      guard let last = all.last else { throw none("there is no goal yet") }
      return last
    case .event(let event):
      guard let id = try await self.event(event, fitting: { $0.filter(all.contains) }) else {
        preconditionFailure("a number is never the last event")
      }
      return id
    case .name(let said):
      let wanted = FoldedText(said)
      let named = all.map { (id: $0, name: FoldedText(name($0))) }
      let whole = named.filter { $0.name == wanted }
      var fitting = (whole.isEmpty ? named.filter { $0.name.contains(wanted) } : whole).map(\.id)
      if fitting.count > 1 {
        let active = fitting.filter { book.isActive($0, on: today) }
        if !active.isEmpty { fitting = active }
      }
      guard let first = fitting.first else {
        throw NearestName(among: all.map(name))
          .failure("goal", called: said, listedBy: "goal list --all")
      }
      guard fitting.count == 1 else {
        let numbering = try await numbering()
        throw NearestName.failure(
          "goals", called: said,
          several: fitting.map { "\(numbering.text($0)) \(VisibleText(name($0)))" })
      }
      return first
    }
  }
}
