import LedgerModel

/// Shows what changed between two moments, in the form that was asked for.
struct DiffAnswer {
  private let session: Session
  private let currency: Currency
  private let numbering: EventNumbering

  init(_ session: Session, currency: Currency, numbering: EventNumbering) {
    self.session = session
    self.currency = currency
    self.numbering = numbering
  }

  /// - Parameters:
  ///   - from: The earlier moment, as it was written.
  ///   - to: The later one.
  func show(_ changes: [FigureChange], from: String, to: String) {
    switch session.options.format {
    case .text:
      let lines = DifferenceScreen(
        changes: changes, currency: currency, numbering: numbering, style: session.style
      ).lines
      for line in lines { session.output.writeLine(line) }
      if lines.isEmpty, !session.options.isQuiet { session.output.writeLine("Nothing changed.") }
    case .plain:
      for change in changes { session.output.writeLine(row(change)) }
    case .json, .jsonl:
      session.show([
        "schema": 1, "from": .text(from), "to": .text(to),
        "changes": .list(changes.map(document)),
      ])
    }
  }

  /// Month, bucket, category, figure, before, after, change, events.
  private func row(_ change: FigureChange) -> String {
    [
      change.month.text, change.bucket?.text ?? "", change.category?.text ?? "",
      change.figureName, amount(change.before), amount(change.after), amount(change.change),
      change.causes.map { numbering.text($0.event) }.joined(separator: " "),
    ].map { VisibleText($0).description }.joined(separator: "\t")
  }

  private func document(_ change: FigureChange) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("month", .text(change.month.text)), ("bucket", .optional(change.bucket?.text)),
      ("figure", .text(change.figureName)), ("before", .text(amount(change.before))),
      ("after", .text(amount(change.after))),
      (
        "events",
        .list(
          change.causes.map { cause in
            [
              "id": .text(numbering.text(cause.event)),
              "on": .optional(cause.on.map(numbering.text)),
              "change": .text(amount(cause.change)),
              "why": cause.reason.isEmpty ? .null : .text(cause.reason),
            ]
          })
      ),
      ("category", .optional(change.category?.text)),
    ]
    if change.furtherCount > 0 {
      members.append(
        (
          "further",
          [
            "count": .integer(Int64(change.furtherCount)),
            "change": .text(amount(change.furtherChange)),
          ]
        ))
    }
    return .object(members.map { JSONValue.Member(name: $0.0, value: $0.1) })
  }

  private func amount(_ minorUnits: Int64) -> String { AmountText.text(minorUnits, currency) }
}
