import CommandTable
import LedgerStore

extension PuldarCommand {
  static var repair: Command {
    Command(
      "repair", "Show what is wrong with the logs, and repair it.",
      discussion: """
        Alone it changes nothing: it says what is wrong, and what each way would do. --yes does what \
        can be decided without a copy. --from puts back the lines that a copy has, each where its seal \
        proves it, byte for byte. --accept-older gives up what was stored and is lost: this machine \
        then goes on in a new log, a single log as it is. No byte is thrown away: what is cut or replaced stands in \
        quarantine. See 'puldar help damage'.
        """,
      examples: ["puldar repair", "puldar repair --from ~/budget-2026.tar", "puldar repair --yes"],
      traits: [.onlyNow],
      .option(
        "--from <path>", "A copy: a backup, another log, or a ledger's folder.", PathArgument.self),
      .flag("--accept-older", "Go on without events that were stored here and are missing."),
      .flag("-n --dry-run", "Show what would be done, and change nothing.")
    ) { session, copy, isAccepting, isPreview in
      let run = RepairRun(session, isPreview: isPreview)
      switch (copy, isAccepting) {
      case (_?, true): throw UsageError("--from and --accept-older exclude each other")
      case (let copy?, false): return try await run.restore(from: copy.path)
      case (nil, true): return try await run.acceptOlder()
      case (nil, false): return try await run.mend()
      }
    }
  }
}

/// Finds problems of the logs, and repairs what the person requests.
struct RepairRun {
  private let session: Session
  private let isPreview: Bool

  init(_ session: Session, isPreview: Bool) {
    self.session = session
    self.isPreview = isPreview
  }

  private var ledger: Ledger { session.ledger.opened }

  /// Reports the problems; once confirmed, performs the repairs that need no copy.
  func mend() async throws -> Report {
    let preview = try await ledger.repairPreview(.byItself)
    let issues = preview.issues
    let canAct = !preview.restored.isEmpty || issues.contains(where: \.canCut)
    let answer = RepairReport(session: session, issues: issues)
    guard canAct, !isPreview, try isConfirmed(answer, preview.restored) else {
      var report = answer.report(mended: preview.restored)
      let obstacles = session.store.obstacles()
      // Problems that would stop the next write, though the logs can be read.
      report.notes = obstacles.map { .failure($0) }
      report.exitCode =
        !issues.isEmpty ? .refusedData : obstacles.first.map { ExitCode(of: $0) } ?? .done
      return report
    }
    session.ledger.holdInterruptions()
    let repair = try await ledger.repair(.byItself)
    return answer.report(restored: repair.restored, repair.cut.first)
      .withRest(repair.issues, session)
  }

  /// Restores lines that a copy proves.
  func restore(from copy: String) async throws -> Report {
    // There must be a ledger here before another one's passphrase is asked for.
    let issues = try await ledger.repairPreview(.byItself).issues
    // Nothing of another ledger is shown without its passphrase either.
    try session.openLock(at: copy)
    let preview = try await ledger.repairPreview(.copy(path: copy)).restored
    let answer = RepairReport(session: session, issues: issues)
    var report: Report
    if isPreview {
      report = answer.report(restored: preview, nil, isPreview: true)
    } else {
      session.ledger.holdInterruptions()
      let repair =
        preview.isEmpty ? nil : try await ledger.repair(.copy(path: copy))
      report = answer.report(restored: repair?.restored ?? [], nil)
        .withRest(repair?.issues ?? issues, session)
    }
    // No copy can repair a log that is merely misnamed.
    if preview.isEmpty, issues.contains(where: { $0.damage?.isMisnamed != true }) {
      let failure = CommandFailure(
        "'\(copy)' proves nothing of what is damaged or missing here",
        remedy: "Try another copy: a backup, or another device's folder.", .refusedData)
      report.notes.append(.failure(failure))
      report.exitCode = failure.exitCode
    }
    return report
  }

  /// Continues without the missing lines.
  func acceptOlder() async throws -> Report {
    let preview = try await ledger.repairPreview(.givingUp)
    let lost = RepairReport(session: session, issues: preview.givenUp)
    if isPreview { return lost.report(mended: []) }
    session.ledger.holdInterruptions()
    if preview.givenUp.isEmpty {
      return RepairReport(session: session, issues: preview.issues).report(restored: [], nil)
        .withRest(preview.issues, session)
    }
    let repair = try await ledger.repair(.givingUp)
    return lost.report(accepted: repair.givenUp).withRest(repair.issues, session)
  }

  private func isConfirmed(_ answer: RepairReport, _ mended: [RestoredLog]) throws -> Bool {
    if session.options.agrees { return true }
    guard session.prompt.canAsk else { return false }
    return try session.prompt.confirm(
      "Do what can be done without a copy?", about: answer.lines(mended).map(text)) == .yes
  }

  private func text(of line: Report.Line) -> String {
    line.advice.map(session.text) ?? line.text
  }
}

extension Report {
  /// Returns the report with the remaining problems at its end.
  fileprivate func withRest(_ rest: [LogIssue], _ session: Session) -> Report {
    guard !rest.isEmpty else { return self }
    var report = self
    report.notes += RepairReport(session: session, issues: rest).notes
    report.exitCode = .refusedData
    return report
  }
}
