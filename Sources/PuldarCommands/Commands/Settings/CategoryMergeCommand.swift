import CommandTable
import LedgerModel

extension PuldarCommand {
  static var mergeCategory: Command {
    Command(
      "merge", "Let another category have all that a category has.",
      discussion: """
        Its entries, earlier ones too, are in the other one, and from the month on its rules, what \
        was learned, its bills and its limit, unless the other one has a limit: that one holds. \
        The category ends, and 'puldar undo' takes all of it back at once. What another device adds \
        to it meanwhile moves when you merge again.
        """,
      examples: ["puldar category merge fun-stuff entertainment", "puldar category merge a b -n"],
      .argument(
        "<category>", "The category that ends.", CategoryName.self, completing: .categories),
      .argument("<other>", "The one that has it all.", CategoryName.self, completing: .categories),
      .recording(from: "The month from which it ends. (default: this)")
    ) { session, category, heir, recording in
      let month = recording.month(today: session.today)
      let decision = EndCategory(
        category, into: heir, from: month.firstDay, isStartFilledIn: recording.from == nil,
        reason: recording.reason)
      let report = try await RecordedReport(
        session, try await session.ledger.performChange(decision, recording))
      let merged = MergedCategory(category: category, heir: heir, report: report)
      return report.report { _ in
        [merged.line]
      } remarks: { _ in
        merged.remarks
      }
    }
  }
}

/// What was moved from a category to the one that takes over.
private struct MergedCategory {
  let category: CategoryName
  let heir: CategoryName
  let report: RecordedReport

  /// `category fun-stuff is merged into entertainment: 12 entries, 1 rule, 1 bill`
  var line: String {
    let (names, events) = (report.write.after.plan.categories, report.events.map(\.event))
    let counts = [
      (events.count { if case .amendment = $0 { true } else { false } }, "entry", "entries"),
      (events.count { if case .setting(.ruleAdded) = $0 { true } else { false } }, "rule", nil),
      (Set(events.compactMap(\.changedBill)).count, "bill", nil),
      (limits(of: heir).count, "limit", nil),
    ]
    let moved = counts.filter { $0.0 > 0 }.map { $0.0.of($0.1, $0.2) }.joined(separator: ", ")
    return "category \(names.shownName(of: category)) is merged into \(names.shownName(of: heir))"
      + (moved.isEmpty ? "" : ": \(moved)")
  }

  /// The limits that hold beside the ended ones.
  var remarks: [Report.Line] {
    let names = report.write.after.plan.categories
    guard limits(of: category).count > limits(of: heir).count else { return [] }
    return [
      report.told(
        "   Both had a limit: that of \(names.shownName(of: heir)) holds, and that of "
          + "\(names.shownName(of: category)) ends.")
    ]
  }

  private func limits(of category: CategoryName) -> [MonthBudgetSet] {
    report.events.compactMap { envelope in
      guard case .setting(.monthBudgetSet(let set)) = envelope.event, set.category == category
      else { return nil }
      return set
    }
  }
}

extension LedgerEvent {
  fileprivate var changedBill: EventID? {
    if case .schedule(.bill(.changed(let changed))) = self { changed.bill } else { nil }
  }
}
