/// A part of a figure, with the parts that it is made of itself.
public struct ExplanationTerm: Hashable, Sendable {
  public var label: ExplanationLabel
  /// What it adds, in minor units; below zero where it takes away.
  public var value: Int64
  /// The events that it comes from by itself; what its terms come from stands with them.
  public var events: [EventID]
  /// What it is made of: the values add up exactly to this one's. Empty where it is made of nothing
  /// else, or where that is folded.
  public var terms: [ExplanationTerm]
  /// Whether the terms are left out, because they lie deeper than was asked for.
  public var isFolded: Bool
  /// Whether the figure that it names is taken away here, so that its value and those of its terms
  /// have the other sign: of `left`, what was spent.
  public var isTakenAway: Bool

  init(
    _ label: ExplanationLabel, _ value: Int64, events: [EventID] = [],
    terms: [ExplanationTerm] = [], isFolded: Bool = false, isTakenAway: Bool = false
  ) {
    self.label = label
    self.value = value
    self.events = events
    self.terms = terms
    self.isFolded = isFolded
    self.isTakenAway = isTakenAway
  }

  /// The same figure, taken away.
  var takenAway: ExplanationTerm {
    var term = negated
    term.isTakenAway.toggle()
    return term
  }

  private var negated: ExplanationTerm {
    var term = self
    term.value = -value
    term.terms = terms.map(\.negated)
    return term
  }
}
