import LedgerModel

/// A figure and its parts: on one line if there is room, else one line for each part, with its day, the
/// largest first.
///
/// ```
/// dining 58.50 =
///   + 2026-11-25  46.50 (4) Sushi
///   + 2026-11-03  12.00 (3) Blue Bottle
/// ```
struct Equation {
  /// A part of a figure.
  struct Term {
    /// The text before the amount; empty or with a space at its end.
    var lead = ""
    /// The amount; `nil` if the lead contains it.
    var amount: Money?
    /// The text after the amount; empty or with a space at its beginning.
    var rest = ""
    var isSubtracted = false
    /// Its day; `nil` if it has none, or its text contains it.
    var day: CalendarDay?
  }

  /// The text before the parts: `spent 58.50 =`.
  var start: String
  var terms: [Term]
  /// The number of terms shown; `nil` for all.
  var shownCount: Int?
  /// The text before each line.
  var indent = ""
  /// The text after the parts; empty for nothing.
  var end = ""

  /// The width of a line if no terminal determines it.
  private static let usualColumns = 80

  func lines(_ style: ScreenStyle) -> [String] {
    let terms = inOrder.prefix(shownCount ?? terms.count)
    let amounts = terms.map { $0.amount.map(style.amount) ?? "" }
    let sum = terms.enumerated().map { place, term in
      let sign = place > 0 ? (term.isSubtracted ? " - " : " + ") : term.isSubtracted ? "-" : ""
      return sign + term.lead + amounts[place] + term.rest
    }
    let whole = "\(indent)\(start) \(sum.joined())" + (end.isEmpty ? "" : "  \(end)")
    let limit = style.columns ?? Equation.usualColumns
    if DisplayWidth.columns(of: whole) <= limit || terms.count == 1 { return [whole] }
    let leads = terms.map { term in (term.day.map { "\($0.text)  " } ?? "") + term.lead }
    let widths = (
      leads.reduce(0) { max($0, DisplayWidth.columns(of: $1)) },
      amounts.reduce(0) { max($0, DisplayWidth.columns(of: $1)) }
    )
    var heading = start
    while heading.last == " " { heading.removeLast() }
    return [indent + heading + (end.isEmpty ? "" : " \(end)")]
      + terms.indices.map { place in
        "\(indent)  \(terms[place].isSubtracted ? "-" : "+") "
          + DisplayWidth.padded(leads[place], to: widths.0)
          + DisplayWidth.padded(amounts[place], to: widths.1, isAtRight: true) + terms[place].rest
      }
  }

  /// The terms; those that all have a day are sorted by size.
  private var inOrder: [Term] {
    guard terms.allSatisfy({ $0.day != nil }) else { return terms }
    func size(_ term: Term) -> UInt64 { term.amount?.minorUnits.magnitude ?? 0 }
    return terms.enumerated().sorted {
      (size($1.element), $0.offset) < (size($0.element), $1.offset)
    }.map(\.element)
  }
}
