/// The columns of an answer with `--plain`; they never change.
struct PlainColumns: Hashable, Sendable {
  /// The commands that answer with them, as help names them.
  let answers: String
  /// The path of lists that leads to the records, and the columns, as declared. They are split on request,
  /// which most answers never make.
  private let path, columns: String

  /// - Parameter columns: Each column as `name`, or as `name=field` if the field has another name.
  init(_ answers: String, of path: String = "", _ columns: String) {
    (self.answers, self.path, self.columns) = (answers, path, columns)
  }

  var names: [String] { parts.map(\.name) }

  private var parts: [(name: String, field: String)] {
    columns.split(separator: " ").compactMap { column in
      let parts = column.split(separator: "=").map(String.init)
      return parts.first.map { ($0, parts.last ?? $0) }
    }
  }

  /// Returns the rows of an answer: one for each record of its list, with members of the enclosing records.
  func rows(of answer: Record) -> [[String]] {
    rows(answer.told, in: path.split(separator: ".").map(String.init)[...], parts, "", [:])
  }

  private func rows(
    _ value: JSONValue, in path: ArraySlice<String>, _ parts: [(name: String, field: String)],
    _ name: String, _ known: [String: JSONValue]
  ) -> [[String]] {
    switch value {
    case .list(let values): return values.flatMap { rows($0, in: path, parts, name, known) }
    case .object(let members):
      var known = known
      for member in members {
        known[member.name] = member.value
        known["\(name).\(member.name)"] = member.value
        if case .list(let values) = member.value {
          known["\(member.name).count"] = values.count.told
        }
      }
      guard let next = path.first else {
        return [parts.map { known[$0.field]?.cell(naming: $0.name) ?? "" }]
      }
      return known[next].map { rows($0, in: path.dropFirst(), parts, next, known) } ?? []
    default: return []
    }
  }
}

extension PlainColumns {
  static let all = [
    PlainColumns(
      "add, receipt add, income, list, show, parse",
      "number date type amount currency merchant category bucket account note tags"),
    PlainColumns(
      "list --group",
      "group number date type amount currency merchant category bucket account note tags"),
    PlainColumns(
      "list --voided",
      "number date type amount currency merchant category bucket account note state tags"),
    PlainColumns(
      "list --group --voided",
      "group number date type amount currency merchant category bucket account note state tags"),
    PlainColumns("list --sum", "count out in net currency"),
    PlainColumns("list --sum --group", "group count out in net currency"),
    PlainColumns(
      "edit, edit listed, move, undo, redo, review, budget AMOUNT, budget rollover BUCKET, budget bucket add, budget shift, income --monthly, income --hourly, income --actual, config week-start DAY, category add, rule add, bill add, bill run, pay, account add, account open, account correct, allowance AMOUNT, goal add, receipt attach, receipt detach, pro unlock, pro revoke",
      "number text"),
    PlainColumns(
      "status", of: "months.buckets",
      "month=months.id bucket=id budget carried spent used left currency"),
    PlainColumns("status --short", "month bucket left used-percent month-percent currency"),
    PlainColumns(
      "report",
      "key part month spent used budget left share mean change currency income kept"),
    PlainColumns("forecast", "month bucket kind name date category amount currency"),
    PlainColumns("income without an amount", of: "months", "month=id mode base recorded income"),
    PlainColumns("budget rollover", of: "months.buckets", "month=months.id bucket=id mode carried"),
    PlainColumns(
      "calendar", of: "months.days",
      "date weekday spent income entries=entryCount bills=bills.count currency"),
    PlainColumns("config week-start", "weekday=weekStart"),
    PlainColumns("rule list", of: "rules", "number=id words category"),
    PlainColumns("rule learned", of: "lessons", "merchant category number=entry count"),
    PlainColumns("rule test", of: "entries", "category rule words reason"),
    PlainColumns("budget", "month category budget used left used-percent currency"),
    PlainColumns("budget bucket list", "month bucket name share from end heir categories"),
    PlainColumns(
      "category list", of: "months.categories",
      "month=months.id category=id bucket spent name symbol end"),
    PlainColumns(
      "due, bill show",
      "number due name amount currency left state category account mode note counts type to"),
    PlainColumns("due --by category", "category count open currency"),
    PlainColumns(
      "bill list", of: "bills",
      "number=id name amount currency certainty every next overdue end category account mode note type auto to"
    ),
    PlainColumns("account", of: "accounts", "account kind balance currency opening from"),
    PlainColumns("account NAME", of: "rows", "number=id date text amount balance currency"),
    PlainColumns(
      "account reconcile that does not agree", "account date recorded stated difference currency"),
    PlainColumns("receipt read", "merchant total date tax currency payment doubtful"),
    PlainColumns("status --snapshot", "section name amount currency"),
    PlainColumns(
      "allowance", of: "allowance", "today amount spent remaining days set-aside=setAside currency"),
    PlainColumns("allowance --month", of: "days", "date amount spent remaining currency"),
    PlainColumns(
      "goal list", of: "goals", "number=id name saved target currency percent done from end"),
    PlainColumns("log, show EVENT", "number recorded type text"),
    PlainColumns("explain", "level label value currency events"),
    PlainColumns("diff", "month bucket category figure before after change events"),
    PlainColumns(
      "replay",
      "month bucket budget carried spent used left new-budget new-carried new-spent new-used new-left currency"
    ),
    PlainColumns("check", of: "findings", "check month bucket events text"),
    PlainColumns("check log, verify", "writer events head"),
    PlainColumns("merge", of: "logs", "writer events=eventCount known=here added"),
    PlainColumns("receipt clean", "file bytes since"),
    PlainColumns("pro, pro status", "feature state"),
    PlainColumns("pro restore", of: "purchases", "number=event product transaction state"),
    PlainColumns(
      "import", "file line account date amount currency merchant becomes category state"),
    PlainColumns("append", of: "lines", "line number=event state problem=error"),
    PlainColumns("backup, restore, export jsonl FOLDER", of: "logs", "writer events path"),
    PlainColumns("config", "name value state"),
    PlainColumns("profile", of: "profiles", "name in-use=inUse locked email ledger path"),
    PlainColumns("config model", "file use program"),
  ]

  /// Returns the column names of a command's answer; `nil` if it has none.
  ///
  /// - Parameters:
  ///   - command: The words that lead to it.
  ///   - words: All typed words: an option may change the columns.
  ///   - count: The number of columns; `nil` if there is no row.
  static func names(of command: [String], _ words: [String], count: Int?) -> [String]? {
    let answer = command.isEmpty ? ["status"] : command
    var best: (fit: (isWhole: Int, optionCount: Int), names: [String])?
    for row in all where count == nil || row.names.count == count {
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
  static var page: String {
    let rows = all.map { row in
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

extension JSONValue {
  /// Returns its text in a column: `true` is the column's name, and a record its first field.
  fileprivate func cell(naming column: String) -> String {
    switch self {
    case .null, .recorded: ""
    case .bool(let value): value ? column : ""
    case .integer(let value): String(value)
    case .text(let value): value
    case .list(let values): values.map { $0.cell(naming: column) }.joined(separator: " ")
    case .object(let members): members.first?.value.cell(naming: column) ?? ""
    }
  }
}
