import CommandTable
import LedgerModel
import LedgerStore
import PuldarInterchange

extension PuldarCommand {
  static var importStatements: Command {
    Command(
      "import", "Take in what the files of banks say.",
      discussion: """
        \(StatementFile.forms) are read, of banks and of other budget programs. A line \
        is stored once, however many files have it. puldar knows it again by the number that the \
        bank gave it, else by its day, amount and words. If you typed an entry of the same amount \
        and account at most 5 days apart, its name is alike and nothing else fits, the line is \
        that entry. Otherwise the line is doubtful, and waits until --match says that both are the \
        same, or --only doubtful that they are not; so is one that may be an entry of an earlier file \
        which this one has no longer. Money between your accounts is one transfer. A \
        line is one if it names the other account, by its name (not bank or cash, which are words \
        of banks) or the end of its number, or if the line of the other side is there; it is \
        doubtful if neither side names the other. The category is the one that you gave to the \
        payee before, else that of the rules, else that of the model, if you set one: it is asked \
        once for each payee. What is left out is counted and named: days to come, what is pending \
        or failed, rows without a day or an amount. What you say of a CSV by --day-order, --sign, \
        --columns or --account is used for later files with the same column names, and told.
        At a terminal you see all of it, and are asked, before anything is stored; in a script \
        --yes stores it, and --dry-run only shows it. 'puldar undo' takes back what one file said \
        of one account.
        """,
      examples: [
        "puldar import january.ofx", "puldar import ~/Downloads/bank --account bank --yes",
        "puldar import card.csv --account visa --day-order mdy --sign card --dry-run",
        "puldar import old.csv --map 'Eating Out=dining' --since 2026-01-01",
      ],
      traits: [.onlyNow],
      .arguments(
        "<files>", "The files, a folder of them, or - for standard input.", PathArgument.self),
      Parameter(
        .option("-a --account <name>", "The account that the files are of.", completing: .accounts),
        .option("--since <day>", "Only from this day on."),
        .option("--only <lines>", "Which lines are stored. (default: new)", default: .new),
        .flag("--match", "Take what is doubtful for the entry that it may be."),
        as: ImportedLines.init(account:since:choice:isMatching:)),
      Parameter(
        .option(
          "--columns <columns>", "What the columns of a CSV hold, such as day,payee,-,amount.",
          ColumnsArgument.self),
        .option("--day-order <order>", "In which order days are written."),
        .option("--year <year>", "The year in which a file ends whose days have none."),
        .option("--sign <convention>", "Whether what was paid stands below zero."),
        .option("--decimal-mark <mark>", "What stands before the decimals.")
      ) { columns, dayOrder, year, sign, mark in
        var hints = StatementHints()
        hints.columns = columns?.columns
        hints.dayOrder = dayOrder
        hints.year = year
        hints.sign = sign
        hints.decimalMark = mark
        return hints
      },
      Parameter(
        .options(
          "--map <names>", "A category of the file and yours, such as 'Eating Out=dining'."),
        .option("--currency <code>", "The currency of a file that names none."),
        as: ImportedNames.init(mappings:currency:)),
      .flag("--why", "Show why each line becomes what it does."),
      .preview
    ) { session, files, lines, hints, names, tellsWhy, isPreview in
      if lines.isMatching, lines.choice == .doubtful {
        throw UsageError("--match takes what is doubtful for the same, --only doubtful for another")
      }
      if let year = hints.year, !(1900...2199).contains(year) {
        throw UsageError("--year takes a year, such as 2026")
      }
      var hints = hints
      hints.currencyCode = names.currency?.code
      let state = try session.store.logCount() > 0 ? try await session.ledger.state() : nil
      if names.currency == nil { hints.likelyCurrency = session.ledger.currency(of: state) }
      if state != nil {
        hints = try await session.ledger.opened.completed(hints, of: lines.account)
      }
      let options = Importing.Options(
        lines: lines, mappings: names.mappings, first: try await session.day(lines.since),
        tellsWhy: tellsWhy)
      var importing = try await Importing(
        session, options, files.map(\.path), hints, currency: names.currency)
      return try await importing.report(isPreview: isPreview)
    }
  }
}

/// Which lines of the files `import` stores, and in which account.
struct ImportedLines {
  var account: AccountName?
  var since: DayArgument?
  var choice: ImportChoice
  var isMatching: Bool
}

/// The names that the files have for categories, and the currency that they do not name.
private struct ImportedNames {
  var mappings: [CategoryMapping]
  var currency: Money.Currency?
}
