import LedgerStore

/// The findings about the ledger and its surroundings.
struct MachineReport {
  let session: Session

  func report() async throws -> Report {
    let found =
      PathFindings(session).findings + (await LedgerFindings(session: session).findings())
      + (await ModelFindings(session: session).findings())
      + (await ProgramFindings(session: session).findings())
    func shown(_ style: ScreenStyle) -> [Finding] {
      let all = found + TerminalFindings(session, style).findings
      return session.options.isQuiet ? all.filter { !$0.isWell } : all
    }
    var report = Report(
      use: .none,
      styled: { style in MachineReport.lines(shown(style)).map { Report.Line($0) } },
      rows: { style in
        shown(style).map {
          [$0.isWell ? "ok" : "look", $0.name, $0.fact, $0.remedy ?? ""]
        }
      },
      record: {
        MachineReport.shape.record(of: shown(session.prompt.style))
      })
    report.exitCode = found.first { $0.exitCode != .done }?.exitCode ?? .done
    return report
  }

  static let shape = Shape<[Finding]>(
    answer: "doctor", .init("version", { _ in Ledger.version }),
    .init("ok", { $0.allSatisfy(\.isWell) }),
    .init(
      "checks", \.self,
      each: Shape<Finding>(
        .init("id", \.name), .init("ok", \.isWell), .init("fact", \.fact),
        .init("remedy", \.remedy))))

  private static func lines(_ findings: [Finding]) -> [String] {
    var table = TextTable([.left, .left, .left])
    for finding in findings {
      table.add([
        finding.isWell ? "ok" : "look", finding.name, VisibleText(finding.fact).description,
      ])
      if let remedy = finding.remedy {
        table.add(["", "", "-> " + VisibleText(remedy).description])
      }
    }
    return table.lines()
  }
}

/// A finding about one thing.
struct Finding: Hashable {
  /// The subject, one word.
  var name: String
  /// The finding itself.
  var fact: String
  /// What to do about it; `nil` if all is well.
  var remedy: String?
  /// The exit code that it causes.
  var exitCode: ExitCode

  init(_ name: String, _ fact: String, remedy: String? = nil, _ exitCode: ExitCode = .done) {
    self.name = name
    self.fact = fact
    self.remedy = remedy
    self.exitCode = exitCode
  }

  /// Whether nothing needs to be done.
  var isWell: Bool { remedy == nil }
}
