import CommandTable
import EntryParsing
import LedgerModel

extension PuldarCommand {
  static var learnedRules: Command {
    Command(
      "learned", "Show what your entries taught: each merchant, with its category.",
      otherNames: ["lessons", "lesson"],
      discussion: """
        An entry teaches the category of its merchant if you said it, or corrected it later; the \
        last one counts, and its number stands beside it, with how many of the last eight agree. To \
        forget it, take the correction back ('puldar show 6' names it, 'puldar undo 7' does it): \
        then what was taught before holds again. A correction of the entry teaches anew, and 'puldar rule add' goes before it.
        """,
      examples: ["puldar rule learned"]
    ) { session in
      let plan = try await session.ledger.view(DecisionState()).plan
      let lessons: [Lesson] = try await session.ledger.answer(
        .lessons(folding: RuleBasedParser.folded(merchant:)))
      let numbering = try await session.ledger.numbering()
      return Report("rule learned") { style in
        guard !lessons.isEmpty else { return ["Nothing was learned yet."] }
        var table = TextTable([.words(), .words(), .whole(.left), .whole(.left, leaving: 1)])
        for lesson in lessons {
          table.add([
            VisibleText(lesson.merchant).description,
            plan.categories.shownName(of: lesson.category),
            "by \(numbering.text(lesson.entry))",
            lesson.count > 1 ? "\(lesson.count) times" : "",
          ])
        }
        return table.lines(within: style.columns, ellipsis: style.ellipsis).map { Report.Line($0) }
      } record: {
        LearnedReport.shape.record(of: lessons, numbering)
      }
    }
  }

  fileprivate typealias Lesson = (
    merchant: String, category: CategoryName, entry: EventID, count: Int
  )
}

/// What entries taught about merchants, for programs.
enum LearnedReport {
  static let shape = Shape<
    [(merchant: String, category: CategoryName, entry: EventID, count: Int)]
  >(
    answer: "rule-learned", note: "By merchant.",
    .init(
      "lessons", \.self,
      each: Shape(
        .init("merchant", \.merchant), .init("category", \.category),
        .init("entry", \.entry, "The last that taught it."),
        .init("count", \.count, "How many of the last eight teach the same."))))
}
