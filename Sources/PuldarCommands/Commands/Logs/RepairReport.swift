import CommandTable
import LedgerModel
import LedgerStore

/// The problems of the logs, and their repairs.
struct RepairReport {
  let session: Session
  let issues: [LogIssue]

  // MARK: - Problems

  /// - Parameter mended: The logs that can be repaired without a copy.
  func report(mended: [RestoredLog]) -> Report {
    return Report(use: .none) { _ in
      issues.isEmpty
        ? [.dispensable("Nothing is wrong with the logs.")]
        : lines(mended) + ["Nothing was changed."]
    } rows: {
      issues.map { issue in
        [
          issue.writer.text, "\(issue.eventCount)", "\(issue.restByteCount)",
          issue.canCut || mended.contains { $0.log == issue.log }
            ? "yes" : issue.damage?.isMisnamed == true ? "merge" : "copy",
        ]
      }
    } record: {
      RepairReport.shape.record(of: Facts(written: .preview, issues: issues, restored: mended))
    }
  }

  /// Returns the problems, and the effect of each repair.
  func lines(_ mended: [RestoredLog]) -> [Report.Line] {
    issues.flatMap { issue in lines(issue, mended.first { $0.log == issue.log }) }
  }

  private func lines(_ issue: LogIssue, _ mended: RestoredLog?) -> [Report.Line] {
    let problem = issue.damage?.told() ?? issue.problem
    var lines = shown(problem).map { Report.Line($0) }
    let rest =
      issue.restByteCount == 0
      ? "" : "; \(issue.restByteCount.of("byte stands", "bytes stand")) behind them"
    lines.append("  \(issue.eventCount.of("event is", "events are")) whole in a row\(rest).")
    if let mended {
      lines.append(
        offer(
          "repair --yes           puts what stands between its lines in order: "
            + "\(mended.eventCount.of("event is", "events are")) whole then"))
    } else if issue.canCut {
      let what =
        issue.isMarked
        ? "nothing that was stored is among them"
        : "nothing says any longer whether any of them was stored"
      lines.append(offer("repair --yes           moves these bytes to quarantine; \(what)"))
    }
    if issue.damage?.isMisnamed == true {
      lines.append(
        offer(
          "merge \(issue.log.shellQuoted)  takes in what it holds, and moves the file to quarantine"
        ))
      return lines
    }
    if issue.isOfOtherLedger {
      lines.append(
        offer(
          "merge PATH --join      counts its ledger as one with this; not if one is the other, "
            + "compacted: all would count twice"))
      lines.append(
        "  mv \(issue.log.shellQuoted) ELSEWHERE  takes it out, where it does not belong here")
      return lines
    }
    if issue.missing?.isDisplaced != true {
      lines.append(offer("repair --from COPY     puts back what a copy proves, byte for byte"))
    }
    if issue.isOwn && !issue.canCut || issue.missing != nil {
      let how =
        session.location.isFile ? "whose numbers are given again" : "in a new log of this machine"
      lines.append(offer("repair --accept-older  goes on without the rest, \(how)"))
    }
    return lines
  }

  /// Returns a line that offers a command.
  private func offer(_ command: String) -> Report.Line {
    .offering("  \(command: command)")
  }

  /// Returns the lines of a message, with control characters made visible and paths as a person reads them.
  private func shown(_ problem: String) -> [String] {
    problem.split(separator: "\n").map { VisibleText(String($0)).description }
  }

  // MARK: - Repairs

  func report(
    restored: [RestoredLog], _ cut: LogIssue?, isPreview: Bool = false
  ) -> Report {
    return Report(use: .none) { _ in
      doneLines(restored, cut, isPreview: isPreview).map { .dispensable($0) }
    } record: {
      let isIdle = restored.isEmpty && cut == nil
      return RepairReport.shape.record(
        of: Facts(
          written: isPreview ? .preview : isIdle ? .alreadyThere : .written, issues: issues,
          restored: restored, cut: .some(cut)))
    }
  }

  private func doneLines(
    _ restored: [RestoredLog], _ cut: LogIssue?, isPreview: Bool
  ) -> [String] {
    var lines = restored.flatMap { self.lines($0, isPreview: isPreview) }
    if let cut, let event = cut.event, let copy = cut.copy {
      lines += [
        "\(event.number)  log repaired: \(cut.restByteCount.of("byte")) that proved nothing "
          + "\(cut.restByteCount == 1 ? "was" : "were") cut",
        "   They are kept as \(path(copy)).",
      ]
    }
    if restored.isEmpty, cut == nil, issues.isEmpty {
      lines.append("Nothing is wrong with the logs.")
    }
    return lines + (isPreview ? ["Nothing was changed."] : [])
  }

  private func lines(_ log: RestoredLog, isPreview: Bool) -> [String] {
    let numbers = log.restored.map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound - 1)"
    }
    let what =
      log.restored.isEmpty
      ? "what stood between the lines is put in order"
      : "\(log.restoredCount == 1 ? "event" : "events") \(numbers.joined(separator: ", ")) "
        + "\(log.restoredCount == 1 ? "is" : "are") back"
    var lines = [
      "\(log.writer.text): \(what); \(log.eventCount) events are whole"
        + (isPreview ? " then." : ".")
    ]
    if let replaced = log.replaced {
      lines.append("   The file as it was is kept as \(path(replaced)).")
    }
    if log.restByteCount > 0 {
      lines.append(
        "   event \(log.eventCount) is still missing; \(log.restByteCount.of("byte behind it stays", "bytes behind it stay")) for a "
          + "copy that has it.")
    }
    return lines
  }

  private func path(_ path: String) -> String {
    VisibleText(session.location.shown(path)).description
  }

  /// The remaining problems.
  var notes: [Report.Note] {
    issues.flatMap { issue -> [Report.Note] in
      (issue.damage.map { [.failure(LogError.damaged($0))] } ?? [])
        + (issue.missing.map { [.failure(LogError.acknowledgedMissing($0))] } ?? [])
    }
  }

  func report(accepted: [LogIssue]) -> Report {
    return Report(use: .none) { _ in
      acceptedLines(accepted).map { .dispensable($0) }
    } record: {
      RepairReport.shape.record(
        of: Facts(written: .written, accepted: issues, kept: accepted.compactMap(\.copy)))
    }
  }

  private func acceptedLines(_ accepted: [LogIssue]) -> [String] {
    var lines: [String] = []
    for log in accepted {
      let count = log.eventCount
      let events = count == 0 ? "no events" : count.of("event")
      lines.append("The log of \(log.writer.text) is taken as it is, with \(events).")
      if let copy = log.copy {
        lines.append("   What else stood in it is kept as \(path(copy)).")
      }
    }
    guard let own = accepted.first(where: \.isOwn) else { return lines }
    lines.append(
      !session.location.isFile
        ? "The next write begins a new log for this machine."
        : own.eventCount == 0
          ? "The next write begins a new ledger."
          : "The next write goes on with it: the numbers of what is lost are given again.")
    return lines
  }

  // MARK: - Documents

  /// What is told of a repair, as far as it is about it.
  struct Facts {
    var written: WrittenState
    var issues: [LogIssue]?
    var restored: [RestoredLog]?
    var cut: LogIssue??
    var accepted: [LogIssue]?
    var kept: [String]?
  }

  static let shape = Shape<Facts>(
    answer: "repair", .init("written", \.written), .ifAny("issues", \.issues),
    .ifAny("accepted", \.accepted, "With --accept-older."), .ifAny("kept", \.kept),
    .ifAny("restored", \.restored), .ifAny("cut", { $0.cut.map { $0.map { Cut(issue: $0) } } }))

  /// What was cut from a log.
  struct Cut: Shaped {
    let issue: LogIssue

    static let shape = Shape<Cut>(
      .init("log", \.issue.log), .init("byteCount", \.issue.restByteCount),
      .ifAny("copy", \.issue.copy).always, .ifAny("event", \.issue.event).always)
  }
}

extension LogIssue: Shaped {
  static let shape = Shape<LogIssue>(
    "issue", .init("log", \.log), .init("writer", \.writer), .init("own", \.isOwn),
    .init("eventCount", \.eventCount), .init("bytesBehind", \.restByteCount),
    .init("canCut", \.canCut), .init("problem", { $0.damage?.told() ?? $0.missing?.problem }))
}

extension RestoredLog: Shaped {
  static let shape = Shape<RestoredLog>(
    .init("log", \.log), .init("writer", \.writer), .init("from", \.source),
    .init(
      "numbers", { $0.restored.map { [$0.lowerBound, $0.upperBound - 1] } },
      "The first and the last of each run of events."),
    .init("eventCount", \.eventCount), .init("bytesBehind", \.restByteCount),
    .init("replaced", \.replaced))
}
