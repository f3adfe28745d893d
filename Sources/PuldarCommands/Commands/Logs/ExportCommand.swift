import CommandTable
import LedgerModel
import LedgerStore

extension PuldarCommand {
  static var export: Command {
    Command(
      "export", "Print the ledger in another form.",
      discussion: """
        jsonl is the log itself, line by line, and always free: a file that -f and merge read. A \
        ledger of several devices has several logs, which go into a new folder, one file each; so \
        does a single one if you name a folder. With --salvage it works on a ledger that cannot be \
        opened otherwise: log by log it prints every line whose seal proves it, byte for byte, and \
        says on standard error which lines nothing proves.
        hledger, ledger and beancount are journals in plain text for these programs, qif is for \
        older ones, and all are free. Each entry is a transaction whose code is its number; \
        transfers, opening balances and corrections are among them. hledger has the budget of \
        every bucket and month, carry included: 'hledger -f FILE balance --budget -M -E --depth 2 \
        expenses'. --with-history adds what was voided or undone as comments.
        csv, json and sql are for other programs, and are a part of Pro. These and the journals \
        have the entries as they stand, in the order in which they were added, of all time unless \
        -m, --from, --to or --on says otherwise; the conditions are those of 'list'. csv is RFC \
        4180 with a header; a text that a spreadsheet would take for a formula gets an apostrophe \
        first. --preset puldar has the columns of PULDAR: credits below zero, no income. sql loads \
        into an empty SQLite database. --as-of exports what was known then. --since-last leaves \
        out what the last export with --since-last had, in whatever form.
        """,
      examples: [
        "puldar export jsonl > copy.jsonl", "puldar export jsonl ~/copy-of-2026",
        "puldar export csv --preset puldar -m last > last.csv",
        "puldar export sql | sqlite3 budget.db",
        "puldar export hledger | hledger -f - balance --budget -M -E --depth 2 expenses",
        "puldar export csv --since-last >> all.csv",
      ],
      traits: [.ofMonths],
      .argument("<format>", "In which form.", ExportFormat.self),
      .optionalArgument(
        "<new-folder>",
        "Where to write jsonl, a folder that is not there yet. (default: standard output)",
        PathArgument.self),
      .flag("--salvage", "Print what proves itself, whatever else is damaged."),
      .option("--preset <columns>", "The columns of csv. (default: full)", CSVPreset.self),
      .flag("--since-last", "Only what was added since the last such export."),
      Parameter(
        .conditions, .flag("--all", "Of all time, as without days."),
        .flag("--voided", "Voided entries too."),
        .flag("--with-history", "What does not count too, as comments of a journal."),
        as: ExportedEntries.init(conditions:isAllTime:includesVoided:hasHistory:))
    ) { session, format, folder, isSalvage, preset, isSinceLast, exported in
      var query = try await exported.conditions.query(session)
      query.isAllTime = exported.isAllTime
      query.includesVoided = exported.includesVoided || exported.hasHistory
      let isOfPart =
        query.hasConditions || exported.isAllTime || session.options.months != nil
      if folder == nil, !isSalvage {
        try PuldarCommand.refuseOtherForm(session.options.format, of: format)
      }
      guard format != .jsonl else {
        try session.refuseMonths()
        if session.options.asOf != nil {
          throw UsageError("jsonl is the whole log: --as-of is for the other forms")
        }
        if isOfPart || preset != nil || isSinceLast {
          throw UsageError("jsonl is the whole log: conditions are for the other forms")
        }
        return try PuldarCommand.exportLog(session, to: folder, isSalvage: isSalvage)
      }
      if isSalvage { throw UsageError("--salvage goes with jsonl") }
      if let folder {
        throw UsageError(
          "\(format.rawValue) is printed: write it into a file with > \(folder.path.shellQuoted)")
      }
      if exported.hasHistory, !format.isJournal {
        throw UsageError("--with-history goes with hledger, ledger and beancount")
      }
      if exported.includesVoided, format.isJournal || format == .qif {
        throw UsageError(
          "--voided goes with csv, json and sql"
            + (format.isJournal ? ": here --with-history adds what does not count as comments" : "")
        )
      }
      if isSinceLast, format.isJournal {
        throw UsageError(
          "\(format.rawValue) is a whole journal: --since-last is for the other forms")
      }
      if preset != nil, format != .csv { throw UsageError("--preset goes with csv") }
      if isSinceLast, isOfPart {
        throw UsageError("--since-last takes all that is new, and no conditions")
      }
      if isSinceLast, session.options.asOf != nil {
        throw UsageError("--since-last goes on from what is known now, and takes no --as-of")
      }
      if !exported.conditions.isDated(session) { query.isAllTime = true }
      return try await EntryExportReport(
        session: session, query: query, format: format, columns: preset ?? .full,
        isSinceLast: isSinceLast
      ).report()
    }
  }

  /// Refuses an answer in another form than the one that is exported; text is what nobody asked for.
  private static func refuseOtherForm(
    _ asked: OutputFormat, of format: ExportFormat
  ) throws(UsageError) {
    switch (format, asked) {
    case (_, .text), (.json, .json), (.json, .jsonl), (.jsonl, .jsonl): return
    default:
      throw UsageError(
        "export \(format.rawValue) prints \(format.rawValue), and not what -o asks for"
          + (format == .json ? ": -o jsonl gives an entry a line" : ""))
    }
  }

  /// Exports the log itself, or a copy of every log.
  private static func exportLog(
    _ session: Session, to folder: PathArgument?, isSalvage: Bool
  ) throws -> Report {
    switch folder {
    case nil where isSalvage: return SalvageReport(session: session).report()
    case _? where isSalvage: throw UsageError("--salvage prints, and takes no folder")
    case let folder?: return try CopyReport(session: session).report(folder.path)
    case nil:
      let count = try session.store.logCount()
      guard count <= 1 else { throw CopyReport.severalLogs(count) }
      let all = LogFilter(types: [], from: nil, to: nil, writer: nil, clock: session.clock)
      return LogReport(session: session, filter: all).report(onlyLines: true)
    }
  }
}

/// Which entries are exported.
private struct ExportedEntries {
  var conditions: EntryConditions
  var isAllTime, includesVoided, hasHistory: Bool
}

/// A copy of every log in a separate folder.
struct CopyReport {
  let session: Session

  /// Returns the failure if several logs are requested in one file: each is sealed separately.
  static func severalLogs(_ count: Int) -> CommandFailure {
    CommandFailure(
      "the ledger has \(count) logs, and a file holds one",
      remedy: "Name a new folder for them: '\(command: "export jsonl NEW-FOLDER")'. "
        + "All lines in their order, for other programs: '\(command: "log --jsonl")'.", .usage)
  }

  func report(_ path: String) throws -> Report {
    if path.hasSuffix(".jsonl") {
      throw UsageError.invalid(
        path, for: "<new-folder>",
        .misspelled("write the path of a folder; what ends in .jsonl is a single log"))
    }
    session.ledger.holdInterruptions()
    let copy = try session.store.copy(to: path)
    return Report("backup, restore, export jsonl FOLDER") { _ in
      let count = copy.heads.reduce(0) { $0 + $1.eventCount }
      return [
        .dispensable(
          "Wrote \(copy.heads.count.of("log")) with \(count.of("event")) to "
            + "\(VisibleText(session.location.shown(path)))."),
        .dispensable(
          "Look at it with: puldar -f \(VisibleText(path.shellQuoted)) status; take it in elsewhere with: "
            + "puldar merge \(VisibleText(path.shellQuoted))"),
      ]
    } record: {
      CopyReport.shape.record(of: (copy.path, copy.heads, false))
    }
  }
}

/// The verified lines of a ledger, streamed while they are read, with notes on the gaps.
struct SalvageReport {
  let session: Session

  /// The most gaps to list; any others are only counted.
  private static let toldLimit = 100

  /// The findings besides the lines.
  final class Findings {
    var lineCount = 0
    var gaps: [LogGap] = []
    var gapCount = 0
    var unreadable: [LogError] = []
  }

  func report() -> Report {
    let findings = Findings()
    var report = Report(listedAs: "lines") { take in try salvage(findings, take) }
    report.ending = {
      let ends = findings.unreadable.map { ExitCode(of: $0) }
      return Report(
        notes: findings.unreadable.map { .failure($0) } + notes(findings),
        ends.first ?? (findings.gapCount > 0 ? .refusedData : .done))
    }
    return report
  }

  private func salvage(_ findings: Findings, _ take: (JSONValue) -> Bool) throws {
    let store = session.location.store(isAdopting: false, machine: session.surroundings.machine)
    try store.salvage { line in
      findings.lineCount += 1
      return take(.recorded(line.bytes))
    } gap: { gap in
      findings.gapCount += 1
      if findings.gapCount <= SalvageReport.toldLimit { findings.gaps.append(gap) }
    } unreadable: { error in
      findings.unreadable.append(error)
    }
  }

  private func notes(_ findings: Findings) -> [Report.Note] {
    var notes: [Report.Note] = findings.gaps.map { .line(VisibleText($0.text).description + ".") }
    let (lineCount, gapCount) = (findings.lineCount, findings.gapCount)
    if gapCount > findings.gaps.count {
      notes.append(.line("… and \((gapCount - findings.gaps.count).of("more such place"))."))
    }
    let lines = lineCount == 1 ? "1 line proves itself" : "\(lineCount) lines prove themselves"
    let places = gapCount == 1 ? "1 place does" : "\(gapCount) places do"
    notes.append(
      .dispensable("\(lines), " + (gapCount == 0 ? "and that is all." : "\(places) not.")))
    return [.forPeople(notes), .forPrograms(SalvageReport.shape.record(of: findings).answer)]
  }

  static let shape = Shape<Findings>(
    answer: "export",
    note: "export jsonl --salvage, on standard error; the lines themselves are the answer.",
    .init("lineCount", \.lineCount), .init("gapCount", \.gapCount),
    .init(
      "gaps", \.gaps,
      each: Shape<LogGap>(
        .init("log", \.log), .init("from", \.bytes.lowerBound), .init("to", \.bytes.upperBound),
        .init("firstEvent", \.firstNumber), .init("nextEvent", \.nextNumber))))
}
