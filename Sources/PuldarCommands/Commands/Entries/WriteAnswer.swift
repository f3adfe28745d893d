import LedgerModel

/// What a write came to, told in the form that was asked for.
struct WriteAnswer<Outcome: Sendable> {
  let session: Session
  let deed: Deed<Outcome>
  /// What it touched, in the order in which it is told.
  let touched: [TouchedBudget]

  init(_ session: Session, _ deed: Deed<Outcome>, touching touched: [TouchedBudget]) {
    self.session = session
    self.deed = deed
    var seen: Set<TouchedBudget> = []
    self.touched = touched.filter { seen.insert($0).inserted }
  }

  /// Shows lines for a person, with what they mean.
  ///
  /// - Parameter lines: What was stored, one event a line.
  func showText(_ lines: [String]) {
    showLines(lines)
    guard isTold else { return }
    var told: Set<String> = []
    for touched in touched {
      do throws(FigureTooLarge) {
        let after = try touched.text(deed.after, today: session.today)
        // Without an income all buckets say the same.
        guard told.insert(after).inserted else { continue }
        let before = try deed.before.map { before throws(FigureTooLarge) in
          try touched.text(before, today: session.today)
        }
        if let before, before != after {
          session.output.writeLine(session.offered("   before  " + before))
          session.output.writeLine(session.offered("   after   " + after))
        } else {
          session.output.writeLine(session.offered("   " + after))
        }
      } catch {
        session.show(error)
      }
    }
    if deed.state == .preview { session.output.writeLine("Nothing was stored.") }
  }

  /// Shows what was stored, without what it means.
  func showLines(_ lines: [String]) {
    guard isTold else { return }
    for line in lines {
      session.output.writeLine(line + (deed.state == .alreadyThere ? "   (already there)" : ""))
    }
  }

  /// Whether there is something to say: nothing that says success before it is one.
  private var isTold: Bool {
    !session.options.isQuiet || deed.state == .preview
  }

  /// Shows a document: its own members between those that every write has.
  func showJSON(_ name: String, _ values: [JSONValue], then last: [JSONValue.Member] = []) {
    var members = [
      JSONValue.Member(name: "schema", value: 1),
      JSONValue.Member(name: "written", value: .text(deed.state.rawValue)),
      JSONValue.Member(name: name, value: .list(values)),
      JSONValue.Member(name: "after", value: .list(documents(deed.after))),
    ]
    members += last
    if let before = deed.before {
      members.append(JSONValue.Member(name: "before", value: .list(documents(before))))
    }
    if deed.state == .preview {
      members.append(
        JSONValue.Member(name: "lines", value: .list(deed.lines.map { .raw($0) })))
    }
    session.show(.object(members))
  }

  private func documents(_ buckets: MonthlyBuckets) -> [JSONValue] {
    touched.flatMap { touched -> [JSONValue] in
      do throws(FigureTooLarge) {
        return try touched.documents(buckets)
      } catch {
        session.show(error)
        return []
      }
    }
  }
}
