import LedgerModel
import LedgerStore

/// Shows what was found about the ledger and its surroundings, in the form that was asked for.
struct DoctorAnswer {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  func show() async throws {
    var findings =
      PathFindings(session).findings + (await LedgerFindings(session).findings())
      + (await ModelFindings(session).findings()) + TerminalFindings(session).findings
    for place in findings.indices { findings[place].name(session.options.ledger) }
    if session.options.isQuiet { findings.removeAll { $0.isWell } }
    switch session.options.format {
    case .text:
      var table = TextTable([.left, .left, .left])
      for finding in findings {
        table.add([
          finding.isWell ? "ok" : "look", finding.name, VisibleText(finding.fact).description,
        ])
        if let remedy = finding.remedy {
          table.add(["", "", "-> " + VisibleText(remedy).description])
        }
      }
      session.output.write(table.text())
    case .plain:
      for finding in findings {
        session.output.writeLine(
          [finding.isWell ? "ok" : "look", finding.name, finding.fact, finding.remedy ?? ""]
            .map { VisibleText($0).description }.joined(separator: "\t"))
      }
    case .json, .jsonl:
      session.show([
        "schema": 1, "version": .text(LedgerVersion.text),
        "ok": .bool(findings.allSatisfy(\.isWell)),
        "checks": .list(
          findings.map { finding in
            [
              "id": .text(finding.name), "ok": .bool(finding.isWell),
              "fact": .text(finding.fact), "remedy": .optional(finding.remedy),
            ]
          }),
      ])
    }
    for finding in findings where finding.exitCode != .done { session.end(with: finding.exitCode) }
  }
}
