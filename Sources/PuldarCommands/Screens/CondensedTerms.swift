import LedgerModel

extension ExplanationTerm {
  /// The term without parts that add nothing, and without changes of entries that were undone.
  var condensed: ExplanationTerm {
    var term = self
    if case .entry = label {
      term.terms = ExplanationTerm.lasting(terms)
      // An unchanged entry needs no terms of its own.
      if term.terms.count == 1, case .change(.added, _, _, _, _, _) = term.terms[0].label {
        term.terms = []
      }
    } else {
      term.terms = terms.map(\.condensed).filter { !$0.addsNothing }
    }
    return term
  }

  /// Whether it can be omitted; terms that cancel out are kept.
  private var addsNothing: Bool {
    if case .entry = label { return value.minorUnits == 0 }
    return value.minorUnits == 0 && terms.isEmpty
  }

  /// Returns the changes of an entry without those that were undone, and without their undos.
  private static func lasting(_ steps: [ExplanationTerm]) -> [ExplanationTerm] {
    var lasting: [ExplanationTerm] = []
    var undone: [(step: ExplanationTerm, place: Int)] = []
    for step in steps {
      guard case .change(let kind, let was, let now, _, _, _) = step.label else {
        lasting.append(step)
        continue
      }
      let opposite = lasting.lastIndex { $0.isChange(from: now, to: was) }
      if kind == .undone, let opposite {
        undone.append((lasting.remove(at: opposite), opposite))
      } else if kind == .redone,
        let place = undone.lastIndex(where: { $0.step.isChange(from: was, to: now) })
      {
        let again = undone.remove(at: place)
        lasting.insert(again.step, at: min(again.place, lasting.count))
      } else {
        lasting.append(step)
      }
    }
    return lasting
  }

  private func isChange(from old: Money?, to new: Money?) -> Bool {
    guard case .change(_, let was, let now, _, _, _) = label else { return false }
    return was == old && now == new
  }
}
