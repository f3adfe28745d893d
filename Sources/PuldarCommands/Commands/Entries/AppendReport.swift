import LedgerModel

/// The result of the lines of an input.
struct AppendReport {
  let session: Session
  let lines: [AppendedLine]
  let isPreview: Bool

  /// The most refused or untied lines that are listed; any others are only counted.
  private static let toldLimit = 20

  func report() -> Report {
    let failed = lines.filter(\.hasFailed)
    var report = Report("append") { _ in
      [summary]
    } record: {
      let numbering = try? await session.ledger.numbering()
      return AppendReport.shape.record(of: self, numbering ?? EventNumbering(writer: nil))
    }
    report.use = isPreview ? .read : .written
    let notes = short(failed.map { told($0) }) + untied
    if !notes.isEmpty { report.notes = [.forPeople(notes.map { .line($0) })] }
    if !failed.isEmpty { report.exitCode = .refusedData }
    return report
  }

  static let shape = Shape<AppendReport>(
    answer: "append", note: "append: what became of each line that is neither empty nor a comment.",
    .init("written", { $0.isPreview ? WrittenState.preview : .written }),
    .init(
      "lines", { report in report.lines.map { ($0, report.session) } },
      each: Shape<(line: AppendedLine, session: Session)>(
        .init("line", \.line.number),
        .init("state", \.line.told.state).among([
          "written", "alreadyThere", "leftOut", "refused",
        ]), .init("event", \.line.told.id),
        .ifAny(
          "alone", { $0.line.isStoredUntied ? true : nil },
          "It is stored without what it belonged to, which is not among the lines."
        ).among([true]), .ifAny("error", { $0.line.failure($0.session) }))))

  /// One line for a person: `12 entries stored, 2 were there already, 1 line refused`.
  private var summary: Report.Line {
    var (written, there, left, refused) = (0, 0, 0, 0)
    for line in lines {
      switch line.fate {
      case .written: written += 1
      case .alreadyThere: there += 1
      case .leftOut, .wanted: left += 1
      case .failed: refused += 1
      }
    }
    var parts = ["\(written.of("entry", "entries")) \(isPreview ? "would be stored" : "stored")"]
    if there > 0 { parts.append("\(there) already there") }
    if refused > 0 { parts.append("\(refused.of("line")) refused") }
    if left > 0 { parts.append("\(left.of("line")) left out") }
    let text = parts.joined(separator: ", ") + "."
    return refused > 0 || isPreview ? Report.Line(text) : .dispensable(text)
  }

  /// The lines that are stored, or would be, without what they belonged to.
  private var untied: [String] {
    let told = lines.filter(\.isStoredUntied).map { line in
      let name = VisibleText(line.tie?.name ?? "")
      return switch line.tie {
      case nil:
        "line \(line.number): there is no goal '\(VisibleText(line.goal?.name ?? ""))'; it is for none."
      case .payment?:
        "line \(line.number): no other part of the payment \(name) is there; it stands alone."
      case .purchase?:
        "line \(line.number): what it pays back, \(name), is not there; it stands alone."
      }
    }
    return short(told)
  }

  private func short(_ told: [String]) -> [String] {
    let more = told.count - AppendReport.toldLimit
    return told.prefix(AppendReport.toldLimit)
      + (more > 0 ? ["… and \(more.of("more such line"))."] : [])
  }

  private func told(_ line: AppendedLine) -> String {
    guard case .failed(let problem, let remedy) = line.fate else { return "" }
    let shown = problem.split(separator: "\n").first.map(String.init) ?? problem
    let help = remedy.map { ". " + session.text($0) } ?? ""
    return "line \(line.number): \(VisibleText(shown))\(VisibleText(help))"
  }
}

extension AppendedLine {
  fileprivate var isStoredUntied: Bool { isUntied && told.id != nil }

  fileprivate func failure(_ session: Session) -> ToldFailure? {
    guard case .failed(let problem, let remedy) = fate else { return nil }
    return ToldFailure(problem, remedy.map(session.text), .refusedData)
  }

  /// The result as programs read it, with the event that stores it.
  fileprivate var told: (state: String, id: EventID?) {
    switch fate {
    case .written(let id): ("written", id)
    case .alreadyThere(let id): ("alreadyThere", id)
    case .leftOut, .wanted: ("leftOut", nil)
    case .failed: ("refused", nil)
    }
  }
}
