import LedgerModel

/// A figure as an equation, followed by one for each part that is expanded:
///
/// ```
/// left   -50.00 = budget 1200.00 + carried 0.00 - spent 1250.00
/// spent  1250.00 = 1300.00 (6) Sushi - 50.00 (4) Grandma
/// ```
struct ExplanationScreen {
  private let explanation: Explanation
  private let numbering: EventNumbering
  private let style: ScreenStyle
  private let words: ExplanationWords
  private let conflicts: [OpenConflict]

  /// - Parameters:
  ///   - conflicts: The conflicts of two devices about parts of the figure.
  ///   - showsAll: Whether zero terms and undone changes are shown.
  init(
    _ explanation: Explanation, _ conflicts: [OpenConflict], categories: CategoryCatalog,
    numbering: EventNumbering, style: ScreenStyle, showsAll: Bool = false
  ) {
    self.conflicts = conflicts
    var explanation = explanation
    if !showsAll { explanation.root = explanation.root.condensed }
    self.explanation = explanation
    self.numbering = numbering
    self.style = style
    words = ExplanationWords(
      explanation: explanation, categories: categories, numbering: numbering, style: style)
  }

  /// Whether a part could be expanded further.
  var hasFolded: Bool { ExplanationScreen.hasFolded(explanation.root) }

  private static func hasFolded(_ term: ExplanationTerm) -> Bool {
    term.isFolded || term.terms.contains(where: hasFolded)
  }

  var lines: [String] {
    var equations: [Part] = []
    collect(explanation.root, level: 0, isNegated: false, into: &equations)
    // The figure and its parts align; their parts are indented further.
    let width = equations.filter { $0.level < 2 }
      .reduce(0) { max($0, DisplayWidth.columns(of: $1.label)) }
    return equations.flatMap { lines(of: $0, width) }
      + conflicts.flatMap { $0.lines(style) }
  }

  /// A figure with its parts.
  private struct Part {
    var label: String
    var term: ExplanationTerm
    var level: Int
    /// Whether the signs are those of a figure that is subtracted further up.
    var isNegated: Bool
  }

  private func collect(
    _ term: ExplanationTerm, level: Int, isNegated: Bool, into equations: inout [Part]
  ) {
    // An entry shows its changes on its own line.
    if case .entry = term.label, level > 0 { return }
    guard level == 0 || !term.terms.isEmpty else { return }
    let isNegated = isNegated != term.isTakenAway
    equations.append(
      Part(
        label: words.heading(of: term), term: term, level: level,
        isNegated: isNegated))
    for part in term.terms {
      collect(part, level: level + 1, isNegated: isNegated, into: &equations)
    }
  }

  private func lines(of equation: Part, _ width: Int) -> [String] {
    let indent = String(repeating: "  ", count: max(0, equation.level - 1))
    let value = equation.isNegated ? equation.term.value.negated : equation.term.value
    let label = equation.level < 2 ? DisplayWidth.padded(equation.label, to: width) : equation.label
    let start = "\(label) \(words.amount(value))"
    let parts = equation.term.terms
    if parts.isEmpty { return [indent + start] }
    return Equation(
      start: "\(start) =",
      terms: parts.map { words.term($0, of: equation.term, isNegated: equation.isNegated) },
      indent: indent, end: words.place(of: parts)
    ).lines(style)
  }
}
