import LedgerModel
import LedgerStore

/// Findings about the ledger: whether it can be read, is whole, and the clock is right.
struct LedgerFindings {
  let session: Session

  func findings() async -> [Finding] {
    do throws(LedgerError) {
      return try await read()
    } catch {
      if case .log(.noLedger) = error {
        return [Finding("log", "none yet: the first entry makes one")]
      }
      let remedy: Advice =
        if case .log(.unreadable) = error {
          "Check the file and its permissions, and the disk that it is on."
        } else {
          error.advice ?? "Check the folder."
        }
      return [Finding("log", error.told(), remedy: session.text(remedy), ExitCode(of: error))]
    }
  }

  private func read() async throws(LedgerError) -> [Finding] {
    let condition = try await session.ledger.opened.condition()
    let count = condition.heads.reduce(0) { $0 + $1.eventCount }
    let logs = condition.heads.map { "\($0.writer.text) \($0.eventCount)" }
    var findings = [
      logs.count > LedgerFindings.logLimit
        ? manyLogs(logs.count, count)
        : Finding(
          "log",
          "\(count.of("event")) in \(logs.count.of("log")) (\(logs.joined(separator: ", ")))")
    ]
    if let order = try await session.ledger.state()?.opened?.dateOrder {
      findings.append(Finding("dates", order.example))
    }
    findings += try await seals(condition)
    if let finding = try await clock() { findings.append(finding) }
    findings.append(try await writer())
    return findings
  }

  private func seals(_ condition: LedgerCondition) async throws(LedgerError) -> [Finding] {
    var findings: [Finding] = condition.damage.map { damage in
      Finding(
        "seals",
        "line \(damage.line) of '\(damage.log)' (byte \(damage.offset)) is damaged: "
          + damage.reason, remedy: session.text(damage.advice ?? "Restore the file from a copy."),
        .refusedData)
    }
    findings += condition.missing.map { missing in
      Finding(
        "missing", missing.problem,
        remedy: session.text(missing.advice ?? "Restore the file from a copy."),
        .refusedData)
    }
    findings += condition.newerEvents.map { event in
      Finding(
        "version", "event \(event.id.text) was written by a newer version: \(event.reason)",
        remedy: "Update puldar.", .refusedData)
    }
    guard condition.damage.isEmpty else { return findings }
    let verification = try await verification(condition.verifiedAt)
    return [Finding("seals", "intact; \(verification)")] + findings
  }

  private func verification(_ last: Timestamp?) async throws(LedgerError) -> String {
    let now = session.clock.now()
    guard let last, let next = try await session.ledger.opened.nextVerification(at: now) else {
      return session.text(
        "the next command that reads verifies every line again, or '\(command: "verify")' now")
    }
    let days = last.day.days(until: now.day)
    let when = days <= 0 ? "today" : days == 1 ? "yesterday" : "\(days) days ago"
    return "every line was verified \(when), and is again by itself from \(next.day) on"
  }

  /// The most logs without a warning: more devices than a person has.
  private static let logLimit = 100

  /// Returns the finding about too many logs, since each command reads all of them.
  private func manyLogs(_ count: Int, _ eventCount: Int) -> Finding {
    Finding(
      "log",
      "\(eventCount.of("event")) in \(count) logs, and each command looks at all of them: a device "
        + "without its record begins a log of its own, as a container that forgets at each run",
      remedy: session.text(
        "Keep the folder named under 'state' from run to run. '\(command: "compact NEW-FOLDER")' makes a ledger of one log with the same figures."
      ))
  }

  /// The tolerated lead of the latest event over the clock: more than a day is no delay.
  private static let toleratedMilliseconds: Int64 = 86_400_000

  private func clock() async throws(LedgerError) -> Finding? {
    var latest: Timestamp?
    try await session.ledger.opened.forEachEvent(parts: []) { envelope in
      latest = max(latest ?? envelope.recordedAt, envelope.recordedAt)
      return true
    }
    let now = session.clock.now()
    guard let latest, now.adding(milliseconds: LedgerFindings.toleratedMilliseconds) < latest else {
      return Finding("clock", "\(TimeText.text(now)), not behind the latest event")
    }
    return Finding(
      "clock", "\(TimeText.text(now)), and the latest event is of \(TimeText.text(latest))",
      remedy: "Set the clock, or find out which device recorded with a wrong one.")
  }

  private func writer() async throws(LedgerError) -> Finding {
    let writer = try await session.ledger.opened.writerOfBareNumbers()
    return Finding(
      "writer",
      writer.map { "events without a name before the number are of \($0.text)" }
        ?? "none of the logs is this machine's own; the next write begins one")
  }
}
