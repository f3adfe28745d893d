import CommandTable
import LedgerModel

/// Finds a goal with money whose name matches a purchase, and asks whether the purchase is for it.
struct LikelyGoals {
  let session: Session
  let state: DecisionState

  /// Returns the entry with its goal, once a person confirms it; otherwise the command that would say so.
  func asked(_ understood: UnderstoodEntry) throws -> (entry: UnderstoodEntry, offer: String?) {
    guard let goal = goal(of: understood.entry), let currency = state.currency else {
      return (understood, nil)
    }
    let name = state.envelopes.goal(goal)?.name ?? ""
    let held = try state.envelopes.saved(in: goal, on: .last, currency: currency)
    let covered = min(held, understood.entry.values.amount)
    let style = session.prompt.style
    let question = "Is this for the goal \(VisibleText(name))? \(style.amount(covered)) covered"
    if !session.options.agrees, try session.prompt.confirm(question) == .yes {
      var entry = understood
      entry.entry.values.cover = GoalCover(goal)
      return (entry, nil)
    }
    return (understood, session.prompt.canAsk ? nil : "edit last --goal \(name.shellQuoted)")
  }

  /// Returns the only active goal whose name is among the words of a purchase; `nil` if there is none, or several.
  private func goal(of entry: NewEntry) -> EventID? {
    let (values, book) = (entry.values, state.envelopes)
    guard values.type == .expense, values.cover == nil, book.isInUse,
      !state.accounts.kind(of: values.account).isKept
    else { return nil }
    let words = LikelyGoals.words("\(entry.texts.said) \(entry.texts.merchant) \(entry.texts.note)")
    let found = book.goals.filter { id in
      guard let goal = book.goal(id), goal.account == nil, book.isActive(id, on: values.date),
        book.end(of: id).map({ session.today < $0 }) ?? true,
        book.held(in: id, on: .last, values.amount.currency) ?? 0 > 0
      else { return false }
      let name = LikelyGoals.words(goal.name)
      return !name.isEmpty && name.isSubset(of: words)
    }
    return found.count == 1 ? found[0] : nil
  }

  private static func words(_ text: String) -> Set<Substring> {
    Set(FoldedText(text).text.split { !$0.isLetter && !$0.isNumber })
  }
}
