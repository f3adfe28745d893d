import LedgerModel

extension LedgerAccess {
  /// The recurring entry that a person means; for `last` the one that was added last.
  ///
  /// - Throws: ``CommandFailure`` where a name fits none, or several.
  func recurring(_ word: SeriesArgument, today: CalendarDay) async throws -> EventID {
    let plan = try await view(DecisionState()).recurring
    switch word {
    case .event(.last):
      guard let last = plan.rules.last else { throw LedgerAccess.noRecurring("there is none yet") }
      return last
    case .event(let event):
      guard let id = try await self.event(event) else {
        preconditionFailure("a number is never the last event")
      }
      return id
    case .name(let name):
      let fitting = plan.rules.filter { rule in
        guard plan.end(of: rule).map({ today < $0 }) ?? true else { return false }
        return plan.terms(of: rule, on: today).map { $0.value.isCalled(name) } ?? false
      }
      guard let first = fitting.first else {
        let names = plan.rules.compactMap { plan.terms(of: $0, on: today)?.value.merchant }
        throw NearestName(among: names.filter { !$0.isEmpty })
          .failure("recurring entry", called: name, listedBy: "recurring list --all")
      }
      guard fitting.count == 1 else {
        let numbering = try await numbering()
        let numbers = fitting.map(numbering.text).joined(separator: " or ")
        throw CommandFailure(
          "'\(VisibleText(name))' can be several recurring entries",
          remedy: "Name one by its number: \(numbers).", .refusedData)
      }
      return first
    }
  }

  private static func noRecurring(_ problem: String) -> CommandFailure {
    CommandFailure(
      problem, remedy: "List them with '\(command: "recurring list --all")'.", .missing)
  }
}

extension RecurringTerms {
  /// Whether a word is a part of the merchant's name, or is the category where nobody is named.
  fileprivate func isCalled(_ word: String) -> Bool {
    let name = merchant.isEmpty ? category.text : merchant
    return FoldedText(name).contains(FoldedText(word))
  }
}
