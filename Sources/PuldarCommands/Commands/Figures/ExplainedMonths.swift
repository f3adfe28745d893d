import CommandTable
import LedgerModel

/// The parts of a figure that adds up over several months, month by month.
struct ExplainedMonths {
  let session: Session
  let depth: Int
  let showsAll: Bool
  let months: [CalendarMonth]

  /// The figure of one month.
  private struct Part {
    var explanation: Explanation
    var conflicts: [OpenConflict]
    var categories: CategoryCatalog
    var value: Money { explanation.value }
  }

  /// - Parameter word: The figure as a person names it.
  func report(_ word: String) async throws -> Report {
    let parts = try await parts(word)
    guard let first = parts.first else {
      throw UsageError(
        "A figure is explained for one month, unless it adds up, as month.spent or a category's")
    }
    let sum = try FigureTooLarge.sum(
      parts.map(\.value.minorUnits), FigureTooLarge(since: nil))
    let whole = Money(minorUnits: sum, currency: first.value.currency)
    let numbering = try await session.ledger.numbering()
    let shown = parts.filter { showsAll || $0.value.minorUnits != 0 }
    let documents = parts.map { part in
      ExplanationDocument(
        explanation: part.explanation, conflicts: part.conflicts, numbering: numbering,
        moment: session.ledger.moment)
    }
    var report = Report { style in
      let start = "\(first.explanation.figure.text) \(style.amount(whole))"
      let equation = Equation(
        start: shown.isEmpty ? start : "\(start) =",
        terms: shown.map { part in
          let isNegative = part.value.minorUnits < 0
          return Equation.Term(
            amount: isNegative ? part.value.negated : part.value,
            rest: " in \(part.explanation.month.text)", isSubtracted: isNegative)
        })
      let lines = shown.flatMap { part in
        [part.explanation.month.text]
          + ExplanationScreen(
            part.explanation, part.conflicts, categories: part.categories, numbering: numbering,
            style: style, showsAll: showsAll
          ).lines.map { "  " + $0 }
      }
      return (equation.lines(style) + lines).map { Report.Line($0) }
    } rows: {
      documents.flatMap { document in
        document.rows(of: document.explanation.root).enumerated().map { place, row in
          // The figure itself is that of a month.
          place == 0 ? [row[0], document.explanation.month.text] + row[2...] : row
        }
      }
    } record: {
      documents[0].record
    }
    report.documents = ReportForm { _ in documents.map(\.record.answer) }
    return report
  }

  /// Returns the figure of each month; none if it does not add up.
  private func parts(_ word: String) async throws -> [Part] {
    let settings = try await session.ledger.view(SettingConflicts()).pairs
    var parts: [Part] = []
    for month in months {
      let fold = try await session.ledger.folded(
        ExplainedMonth(month, on: session.today, depth: depth))
      guard let figure = try fold.projection.figure(named: word), figure.addsUp else { continue }
      let open = try await OpenConflicts(session, fold.conflicts, settings).all
      let explanation = try fold.projection.explanation(of: figure, conflicts: open.map(\.pair))
      parts.append(
        Part(
          explanation: explanation,
          conflicts: open.filter { explanation.conflicts.contains($0.pair) },
          categories: fold.projection.buckets.plan.categories))
    }
    return parts
  }
}

extension BudgetFigure {
  /// Whether the figures of several months add up to that of all of them: nothing in it is carried.
  fileprivate var addsUp: Bool {
    switch self {
    case .month(let figure):
      [.income, .budget, .spent, .covered, .putAway, .used].contains(figure)
    case .bucket(_, let figure):
      [.budget, .spent, .covered, .putAway, .used].contains(figure)
    case .category: true
    default: false
    }
  }
}
