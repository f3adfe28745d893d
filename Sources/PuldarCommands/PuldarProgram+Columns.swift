extension PuldarProgram {
  /// The columns of an answer with `--plain`; they never change.
  struct PlainColumns: Hashable, Sendable {
    /// What answers with them, as help names it.
    let answers: String
    let names: [String]

    init(_ answers: String, _ names: String) {
      self.answers = answers
      self.names = names.split(separator: " ").map(String.init)
    }
  }

  static let plainColumns = [
    PlainColumns(
      "add, receipt add, income, list, show, parse",
      "number date type amount currency merchant category bucket account note"),
    PlainColumns(
      "list --group",
      "group number date type amount currency merchant category bucket account note"),
    PlainColumns(
      "list --voided",
      "number date type amount currency merchant category bucket account note state"),
    PlainColumns(
      "list --group --voided",
      "group number date type amount currency merchant category bucket account note state"),
    PlainColumns("list --sum", "count out in net currency"),
    PlainColumns("list --sum --group", "group count out in net currency"),
    PlainColumns(
      "edit, move, undo, redo, review, budget AMOUNT, budget rollover BUCKET, budget bucket add, budget shift, income --monthly, income --hourly, income --actual, config week-start DAY, category add, rule add, bill add, bill run, pay, account add, account open, account correct, allowance AMOUNT, goal add, receipt attach, receipt detach, pro unlock, pro revoke",
      "number text"),
    PlainColumns("status", "month bucket budget carried spent used left currency"),
    PlainColumns("status --short", "month bucket left used-percent month-percent currency"),
    PlainColumns("report", "key part month spent used budget left share mean change currency"),
    PlainColumns("forecast", "month bucket kind name date category amount currency"),
    PlainColumns("income without an amount", "month mode base recorded income"),
    PlainColumns("budget rollover", "month bucket mode carried"),
    PlainColumns("calendar", "date weekday spent income entries bills currency"),
    PlainColumns("config week-start", "weekday"),
    PlainColumns("rule list", "number words category"),
    PlainColumns("rule test", "category rule words reason"),
    PlainColumns("budget", "month category budget used left used-percent currency"),
    PlainColumns("budget bucket list", "month bucket name share from end heir categories"),
    PlainColumns("category list", "month category bucket spent name symbol end"),
    PlainColumns(
      "due, bill show",
      "number due name amount currency left state category account mode note counts type"),
    PlainColumns("due --by category", "category count open currency"),
    PlainColumns(
      "bill list",
      "number name amount currency certainty every next overdue end category account mode note type auto"
    ),
    PlainColumns("account", "account kind balance currency opening from"),
    PlainColumns("account NAME", "number date text amount balance currency"),
    PlainColumns(
      "account reconcile that does not agree", "account date recorded stated difference currency"),
    PlainColumns("receipt read", "merchant total date tax currency payment doubtful"),
    PlainColumns("status --snapshot", "section name amount currency"),
    PlainColumns("allowance", "today amount spent remaining days set-aside currency"),
    PlainColumns("goal list", "number name saved target currency percent done from end"),
    PlainColumns("log, show EVENT", "number recorded type text"),
    PlainColumns("explain", "level label value currency events"),
    PlainColumns("diff", "month bucket category figure before after change events"),
    PlainColumns(
      "replay",
      "month bucket budget carried spent used left new-budget new-carried new-spent new-used new-left currency"
    ),
    PlainColumns("check", "check month bucket events text"),
    PlainColumns("check log, verify", "writer events head"),
    PlainColumns("merge", "writer events known added"),
    PlainColumns("receipt clean", "file bytes since"),
    PlainColumns("pro, pro status", "feature state"),
    PlainColumns("pro restore", "number product transaction state"),
    PlainColumns(
      "import", "file line account date amount currency merchant becomes category state"),
    PlainColumns("append", "line number state problem"),
    PlainColumns("backup, restore, export jsonl FOLDER", "writer events path"),
    PlainColumns("config", "name value state"),
    PlainColumns("profile", "name in-use locked email ledger path"),
    PlainColumns("config model", "file use program"),
  ]

  /// The names of the columns that a command answers with; `nil` if it has none.
  ///
  /// - Parameters:
  ///   - answer: What help calls the answer, as far as it is known: the words that lead to the command.
  ///   - words: All that was typed: an option says which columns there are.
  ///   - count: How many columns there are; `nil` if there is no row.
  static func columns(of answer: [String], _ words: [String], count: Int?) -> [String]? {
    let answer = answer.isEmpty ? ["status"] : answer
    var best: (fit: (isWhole: Int, optionCount: Int), names: [String])?
    for row in plainColumns where count == nil || row.names.count == count {
      for name in row.answers.split(separator: ",") {
        let parts = name.split(separator: " ").map(String.init)
        let options = parts.filter { $0.hasPrefix("--") }
        let lead = parts.prefix { !$0.hasPrefix("--") && $0 != $0.uppercased() }
        let fit = (isWhole: lead.elementsEqual(answer) ? 1 : 0, optionCount: options.count)
        guard parts.starts(with: answer),
          options.allSatisfy({ option in words.contains { $0.hasPrefix(option) } }),
          best.map({ $0.fit < fit }) ?? true
        else { continue }
        best = (fit, row.names)
      }
    }
    return best?.names
  }

  /// The page on what `--plain` prints.
  static var columnsPage: String {
    let rows = plainColumns.map { row in
      "  \(row.answers)\n    \(row.names.joined(separator: " "))\n"
    }
    return """
      COLUMNS OF --plain:
        One record a line, a tab between two columns, nothing cut; a tab or a line
        break in a text is written \\t or \\n, and what is not known is empty.

      \(rows.joined())
        --header prints these names first. More may follow the last column; the order
        of these stays. For anything deeper, 'puldar help json'.

      """
  }
}
