package import Testing

/// Runs the body of a test on every row of a table; with ``Testing/Trait/rows`` a failure names its row.
///
/// One test walks a whole table, so that a run prints a line for the test and not one for each row.
/// A row that fails keeps none of the others back.
package func each<Rows: Sequence>(
  _ rows: Rows, _ body: (_ row: Rows.Element) throws -> Void
) {
  for row in rows {
    CurrentRow.$text.withValue(CurrentRow.text(of: row)) {
      CurrentRow.record { () throws in try body(row) }
    }
  }
}

/// Runs the body of a test on every row of a table, one after the other.
package func each<Rows: Sequence>(
  _ rows: Rows, _ body: (_ row: Rows.Element) async throws -> Void
) async {
  for row in rows {
    await CurrentRow.$text.withValue(CurrentRow.text(of: row)) {
      do {
        try await body(row)
      } catch {
        CurrentRow.record { () throws in throw error }
      }
    }
  }
}

/// Runs the body of a test on every pair of a row of one table and a row of another.
package func each<First: Sequence, Second: Sequence>(
  _ first: First, _ second: Second,
  _ body: (_ first: First.Element, _ second: Second.Element) throws -> Void
) {
  each(pairs(first, second)) { pair in try body(pair.first, pair.second) }
}

/// Runs the body of a test on every pair of a row of one table and a row of another, one after the
/// other.
package func each<First: Sequence, Second: Sequence>(
  _ first: First, _ second: Second,
  _ body: (_ first: First.Element, _ second: Second.Element) async throws -> Void
) async {
  await each(pairs(first, second)) { pair in try await body(pair.first, pair.second) }
}

/// A row of one table and a row of another, named by both: what a whole pair holds may be a megabyte.
private struct RowPair<First, Second>: CustomTestStringConvertible {
  let first: First
  let second: Second

  var testDescription: String {
    "\(CurrentRow.text(of: first)), \(CurrentRow.text(of: second))"
  }
}

private func pairs<First: Sequence, Second: Sequence>(
  _ first: First, _ second: Second
) -> [RowPair<First.Element, Second.Element>] {
  first.flatMap { one in second.map { RowPair(first: one, second: $0) } }
}

extension Trait where Self == IssueHandlingTrait {
  /// A failure says in which row of ``each(_:_:)`` it came.
  package static var rows: Self {
    .compactMapIssues { issue in
      guard let row = CurrentRow.text else { return issue }
      var issue = issue
      issue.comments.append(Comment(rawValue: "row: \(row)"))
      return issue
    }
  }
}

/// The row that a test is at.
private enum CurrentRow {
  /// What it is called; `nil` outside of a table.
  @TaskLocal static var text: String?

  /// The row's own sentence, or what it holds, cut to what a line can show.
  static func text(of row: Any) -> String {
    if let row = row as? any CustomTestStringConvertible { return row.testDescription }
    return String(String(describing: row).prefix(200))
  }

  /// Runs a body, and tells the error that it throws.
  static func record(_ body: () throws -> Void) {
    do {
      try body()
    } catch is ExpectationFailedError {
      // Told where it was required.
    } catch {
      Issue.record(error)
    }
  }
}
