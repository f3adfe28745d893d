import CommandTable
import LedgerModel

/// Shows what a figure is made of, in the form that was asked for.
struct ExplainAnswer {
  private let session: Session
  private let depth: Int

  init(_ session: Session, depth: Int) {
    self.session = session
    self.depth = depth
  }

  /// - Parameter word: The figure as a person names it.
  func show(_ word: String) async throws {
    let months = try session.months()
    guard let month = months.first, months.count == 1 else {
      throw UsageError("A figure is explained for one month")
    }
    let fold = try await session.folded(ExplainedMonth(month, depth: depth))
    let explained = fold.projection
    guard let figure = try explained.figure(named: word) else {
      throw try ExplainAnswer.refusal(of: word, explained)
    }
    let explanation = try explained.explanation(of: figure, conflicts: fold.conflicts)
    let numbering = try await session.numbering()
    switch session.options.format {
    case .text:
      let screen = ExplanationScreen(explanation, numbering: numbering, style: session.style)
      for line in screen.lines { session.output.writeLine(line) }
      if screen.hasFolded, !session.options.isQuiet {
        session.output.writeLine(session.offered("Next: \(next(word, month))"))
      }
    case .plain:
      for row in ExplanationRows(explanation, numbering: numbering).rows {
        session.output.writeLine(row)
      }
    case .json, .jsonl:
      session.show(
        ExplanationDocument(explanation, numbering: numbering, moment: session.moment).document)
    }
    session.showWaiting(fold.waiting)
  }

  /// The command that takes apart what is folded.
  private func next(_ word: String, _ month: CalendarMonth) -> String {
    // A shell would part a name with a blank.
    let figure = word.contains(" ") ? "\"\(VisibleText(word))\"" : VisibleText(word).description
    return "puldar explain \(figure)" + (month == session.today.month ? "" : " -m \(month.text)")
      + " --depth \(depth + 1)" + session.lookingBackOption
  }

  /// Why there is no such figure, with the nearest name.
  private static func refusal(
    of word: String, _ explained: ExplainedMonth
  ) throws -> UsageError {
    let figures = try explained.figures()
    let short = figures.compactMap { figure -> String? in
      switch figure {
      case .month(.left): "month"
      case .bucket(let bucket, .left): bucket.text
      default: nil
      }
    }
    let buckets = short.dropFirst().joined(separator: ", ")
    let names = short + figures.map(\.text)
    let folded = word.lowercased()
    // A part alone is taken for the month's.
    let nearest =
      Suggestion.closest(to: folded, in: names) ?? names.first { $0.hasSuffix(".\(folded)") }
    return .invalid(
      word, for: "<figure>",
      .misspelled(
        nearest.map { "did you mean '\($0)'?" }
          ?? "write month, \(buckets), a part such as fun.spent, or a category"))
  }
}
