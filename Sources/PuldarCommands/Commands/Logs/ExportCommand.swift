import CommandTable
import LedgerModel
import LedgerStore

extension PuldarCommand {
  static var export: Command {
    Command(
      "export", "Print the ledger in another form.",
      discussion: """
        jsonl is the log itself, line by line, as 'puldar log --jsonl' prints it. With --salvage it \
        works on a ledger that cannot be opened otherwise: log by log it prints every line whose seal \
        proves it, byte for byte, and says on standard error where nothing does.
        """,
      examples: ["puldar export jsonl > copy.jsonl", "puldar export jsonl --salvage > rest.jsonl"],
      traits: [.onlyNow],
      .argument("<format>", "In which form.", ExportFormat.self),
      .flag("--salvage", "Print what proves itself, whatever else is damaged.")
    ) { session, format, isSalvage in
      switch format {
      case .jsonl where isSalvage: return SalvageReport(session).report()
      case .jsonl:
        let all = LogFilter(types: [], from: nil, to: nil, writer: nil, clock: session.clock)
        return LogReport(session, all).report(onlyLines: true)
      }
    }
  }
}

/// What of a ledger proves itself, told while it is read, and beside it where nothing does.
struct SalvageReport {
  private let session: Session

  /// More places are counted and not told one by one.
  private static let toldLimit = 100

  init(_ session: Session) {
    self.session = session
  }

  /// What was found beside the lines.
  private final class Findings {
    var lineCount = 0
    var gaps: [LogGap] = []
    var gapCount = 0
    var unreadable: [LogError] = []
  }

  func report() -> Report {
    let findings = Findings()
    var report = Report(
      lines: ReportForm { _ in [] }, rows: ReportForm { _ in [] },
      records: ReportForm { _, take in try salvage(findings, take) }, listedAs: "lines",
      onlyFormat: .jsonl)
    report.use = .none
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
    try store.salvage { finding in
      switch finding {
      case .line(let line):
        findings.lineCount += 1
        return take(.recorded(line.bytes))
      case .gap(let gap):
        findings.gapCount += 1
        if findings.gapCount <= SalvageReport.toldLimit { findings.gaps.append(gap) }
      case .unreadable(let error): findings.unreadable.append(error)
      }
      return true
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
    return [.forPeople(notes), .forPrograms(document(findings))]
  }

  private func document(_ findings: Findings) -> JSONValue {
    let gaps: [JSONValue] = findings.gaps.map { gap in
      [
        "log": .text(gap.log), "from": .integer(Int64(gap.bytes.lowerBound)),
        "to": .integer(Int64(gap.bytes.upperBound)),
        "firstEvent": .integer(Int64(gap.firstNumber)),
        "nextEvent": gap.nextNumber.map { .integer(Int64($0)) } ?? nil,
      ]
    }
    return [
      "schema": 1, "lineCount": .integer(Int64(findings.lineCount)),
      "gapCount": .integer(Int64(findings.gapCount)), "gaps": .list(gaps),
    ]
  }
}
