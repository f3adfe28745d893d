import CommandTable
import LedgerModel
import LedgerStore

/// Findings about where everything is stored.
struct PathFindings {
  let findings: [Finding]

  init(_ session: Session) {
    let surroundings = session.surroundings
    let location = session.location
    func shown(_ path: String?) -> String {
      guard let path, let slash = path.lastIndex(of: "/") else { return "none: HOME is not set" }
      func names(_ folder: String) -> [String]? { try? surroundings.files?.names(in: folder) }
      let name = String(path[path.index(after: slash)...])
      let isThere = names(String(path[..<slash]))?.contains(name) == true || names(path) != nil
      return location.shown(path) + (isThere ? "" : " (none yet)")
    }
    var findings = [
      Finding("program", "puldar \(Ledger.version)"),
      Finding("ledger", "\(location.shownPath) (\(location.source))"),
      Finding("state", shown(surroundings.machine.stateFolder)),
      Finding("config", shown(session.models.configurationPath)),
      Finding("cache", shown(session.models.cachePath)),
    ]
    if !location.isFile, (try? ProfileFolder(location.path).isLocked) == true {
      findings.append(
        Finding("lock", "commands ask for the passphrase; the log is not encrypted"))
    }
    let store = location.store(isAdopting: false, machine: surroundings.machine)
    findings += store.obstacles().map { obstacle in
      Finding(
        "writing", obstacle.problem, remedy: session.text(obstacle.advice ?? "Move it away."),
        ExitCode(of: obstacle))
    }
    // A folder that cannot be read is reported with the log.
    if let strangers = try? store.strangers() {
      findings += PathFindings.findings(
        strangers, copies: (try? store.logCopies()) ?? [], free: store.freeByteCount(), session)
    }
    self.findings = findings
  }

  /// The free space below which a disk is reported: room for some hundred thousand events.
  private static let leastByteCount = 64 << 20

  private static func findings(
    _ strangers: [String], copies: [String], free: Int?, _ session: Session
  ) -> [Finding] {
    let location = session.location
    var findings = copies.map { copy in
      location.isFile
        ? Finding(
          "copy", "'\(copy)' is another log of this ledger, beside it; it is not read",
          remedy: "Make a folder of both: puldar -f FOLDER merge "
            + "\(location.path.shellQuoted) \(copy.shellQuoted)")
        : Finding(
          "copy",
          "'\(copy)' is a copy of a log, beside the logs; it is not read",
          remedy: session.text(
            "Take in what it holds: \(command: "merge \(copy.shellQuoted)")"))
    }
    let strangers = strangers.filter { name in
      !copies.contains { $0.hasSuffix("/\(name)") }
    }
    if !strangers.isEmpty {
      findings.append(
        Finding(
          "strangers", strangers.joined(separator: ", "),
          remedy: "These stand beside the logs and are not read. Move away what is not yours."))
    }
    guard let free else { return findings }
    let size = free >> 20
    findings.append(
      free < leastByteCount
        ? Finding(
          "disk", "\(size) MiB free", remedy: "Make room: a full disk stores nothing.")
        : Finding("disk", size < 10_240 ? "\(size) MiB free" : "\(size >> 10) GiB free"))
    return findings
  }
}

/// Findings about the capabilities of the terminal and the locale.
struct TerminalFindings {
  let findings: [Finding]

  init(_ session: Session, _ style: ScreenStyle) {
    let terminal = session.surroundings.terminal
    let stream = terminal.isOutputTerminal ? "a terminal" : "no terminal"
    let name = ["LC_ALL", "LC_MONETARY", "LANG"].lazy.compactMap(session.surroundings.variable)
      .first
    findings = [
      Finding(
        "terminal",
        "\(stream), \(terminal.wrappingColumns) columns, "
          + (style.isColoured ? "with colour" : "without colour")),
      Finding(
        "locale",
        (name ?? "none is named")
          + (terminal.showsUnicode ? ", UTF-8" : ", no UTF-8: bars are drawn with #")),
    ]
  }
}
