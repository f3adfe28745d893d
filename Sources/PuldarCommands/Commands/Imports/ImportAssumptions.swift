import PuldarInterchange

extension ImportedStatement {
  /// What nothing in the file proves and was read one way all the same, with the option that says it otherwise.
  var assumptionTexts: [String] {
    statement.assumptions.map(\.words).sorted()
  }
}

extension Importing {
  /// Where a line stands that another file tells again.
  func words(of other: ImportPlan.Retold) -> String {
    let there = statements.filter { $0.problem == nil }
    let name = there.indices.contains(other.statement) ? there[other.statement].file.name : "-"
    return "line \(other.place.line) of \(VisibleText(name))"
  }
}

extension StatementAssumption {
  fileprivate var words: String {
    switch self {
    case .dayOrder(let order):
      "taken for granted: days are written as \(order.words); --day-order says otherwise"
    case .sign(.card):
      "taken for granted: what was paid stands above zero; --sign account says otherwise"
    case .sign(.account):
      "taken for granted: what was paid stands below zero, or first; --sign card says otherwise"
    case .feesWithin(let count):
      "taken for granted: the amounts hold the \(count == 1 ? "fee" : "fees") of \(count.of("line")), which nothing proves"
    case .lastRecordWhole:
      "taken for granted: the last record is whole, though no '^' ends it"
    }
  }
}

extension StatementHints.DayOrder {
  fileprivate var words: String {
    switch self {
    case .dmy: "day, month, year"
    case .mdy: "month, day, year"
    case .ymd: "year, month, day"
    case .ydm: "year, day, month"
    }
  }
}
