import CommandTable
import LedgerModel
import LedgerStore

extension PuldarCommand {
  static var verify: Command {
    Command(
      "verify", "Check the seal of every line, and that kept figures are what entries add up to.",
      discussion: """
        Each line of a log is sealed together with all before it, so that a changed, lost or moved \
        line is found. A file that looks as it did is not read again by each command: this reads \
        all of it, as does the first command that reads after a week (a month beyond 16 MiB). \
        Whoever can write the file can also seal it anew: only the end of each log, kept \
        elsewhere, proves that nobody did. This prints it as the head, writer:number:seal, and --expect \
        compares it with what stands there now. Figures that were kept of a long log are compared \
        with a fresh replay; --replay folds the events of any log once more, another way, and \
        compares every figure and entry. What stands before damage still counts; 'puldar repair' \
        puts right what it can. Every file that is attached is read too: one that is missing, or \
        no longer what was attached, is named.
        With --files-from it verifies the ledgers of many people, a line a ledger; what it printed \
        the last time, given to --since, lets it read only what was appended since. Both lists \
        are then sorted by LC_ALL=C sort. The lines must lie in a place that those who write the ledgers cannot \
        change.
        """,
      examples: [
        "puldar verify", "puldar verify --replay --json",
        "puldar verify --files-from list --since yesterday.jsonl > today.jsonl",
      ], traits: [.onlyNow, .withoutLedger],
      .options(
        "--expect <head>", "A head that was kept, as k7q2:8:<seal>: end with 1 if it is not there.",
        ExpectedHead.self),
      .flag("--replay", "Compare every figure and entry with a fresh replay."), .fleet
    ) { session, expected, replays, fleet in
      if fleet.isAnyGiven {
        guard expected.isEmpty, !replays else {
          throw UsageError("--expect and --replay are of one ledger, and not of many")
        }
        return try FleetVerification.report(fleet, in: session)
      }
      try session.settleLedger()
      return try await VerifyReport(session: session).report(expecting: expected, replays: replays)
    }
  }
}

/// The verification of the logs.
struct VerifyReport {
  let session: Session

  /// The findings.
  struct Facts {
    /// Whether the ledger is a single file.
    var isFile: Bool
    var condition: LedgerCondition
    /// Whether the snapshots kept between processes equal a new fold of all events, by name.
    var snapshots: [String: Bool]
    var heads: [HeadCheck]
    /// The result of a replay with every entry; `nil` if none was requested.
    var replay: ReplayCheck?
    var receipts: ReceiptCheck

    /// Whether nothing was found that a person must know.
    var areGood: Bool {
      condition.isWhole && receipts.isGood && areFiguresEqual != false
        && heads.allSatisfy { $0.problem == nil }
    }

    /// The result to show: that of the figures, unless anything differs.
    var snapshot: Bool? { snapshots.values.contains(false) ? false : snapshots["budgets"] }

    /// The part that a replay does not confirm, as the subject of "differ"; `nil` if there is none.
    var difference: String? {
      if let difference = replay?.difference { return difference }
      guard snapshot == false else { return nil }
      if snapshots["budgets"] == false { return "the figures that were kept" }
      if snapshots["balances"] == false { return "the balances that were kept" }
      return snapshots["envelopes"] == false
        ? "the days and savings that were kept" : "the habits that were kept"
    }

    /// Whether every figure is right; `nil` if none was compared.
    var areFiguresEqual: Bool? {
      if snapshot == false || replay?.agrees == false { return false }
      return snapshot == true || replay != nil ? true : nil
    }
  }

  /// Verifies every line, compares the figures, and reports the findings, with damage as notes.
  func report(expecting heads: [ExpectedHead], replays: Bool) async throws -> Report {
    let condition = try await session.ledger.opened.verify()
    let snapshots = try await session.ledger.opened.compareKeptFigures()
    let facts = Facts(
      isFile: session.location.isFile, condition: condition, snapshots: snapshots,
      heads: try await HeadCheck.checks(heads, in: session),
      replay: replays ? try await ReplayCheck(in: session) : nil,
      receipts: try await session.ledger.opened.checkReceipts())
    var report = Report { _ in
      lines(facts).map { facts.areGood ? .dispensable($0) : Report.Line($0) }
    } rows: {
      facts.condition.heads.map { [$0.writer.text, String($0.eventCount), $0.text] }
    } record: {
      VerifyReport.shape.record(of: facts)
    }
    report.notes =
      facts.condition.unfinished.map { tail in
        .line(
          "'\(VisibleText(tail.log))' ends with \(tail.byteCount.of("byte")) of an unfinished write, "
            + (tail.byteCount == 1
              ? "which does not count; the next write moves it away."
              : "which do not count; the next write moves them away."))
      } + .waiting(try await session.ledger.folded(MonthlyBuckets()).waiting)
    if facts.heads.contains(where: { $0.problem != nil }) { report.exitCode = .conditionFails }
    if !facts.receipts.isGood {
      let numbering = try await session.ledger.numbering()
      let problems = ReceiptProblem.all(of: facts.receipts, numbering)
      report.notes += problems.map { .failure($0) }
      report.exitCode = .refusedData
    }
    if let failure = try await failure(facts) {
      report.notes.append(.failure(failure))
      report.exitCode = failure.exitCode
      report.use = .none
    }
    return report
  }

  /// Returns the failure of the replay; `nil` if it agrees.
  private func failure(_ facts: Facts) async throws -> CommandFailure? {
    if let replay = facts.replay, replay.contradictedDay != nil || replay.contradiction != nil {
      return try await contradiction(replay)
    }
    return facts.difference.map { replayed in
      CommandFailure(
        "a replay does not give the same: \(replayed) differ",
        remedy: "Please report it with the log.", .bug)
    }
  }

  /// Returns the failure of a log whose seals fit but whose events disagree: one was changed, and sealed again.
  private func contradiction(_ replay: ReplayCheck) async throws -> CommandFailure {
    let numbering = try await session.ledger.numbering()
    let problems = [
      replay.contradictedDay.map { "the figures of \($0) are not what its entries add up to" },
      replay.contradiction.map { event, about in
        "event \(numbering.text(event)) says of event \(numbering.text(about)) what it was not"
      },
    ]
    return CommandFailure(
      problems.compactMap(\.self).joined(separator: ": "),
      remedy:
        "Whoever changed the log sealed it anew: restore it from a copy, and compare its heads "
        + "with those you kept.", .refusedData)
  }

  private func lines(_ facts: Facts) -> [String] {
    let condition = facts.condition
    let count = condition.heads.reduce(0) { $0 + $1.eventCount }
    let logs = max(condition.heads.count, condition.damage.count)
    let what =
      "\(count) \(count == 1 ? "event" : "events") in \(logs) \(logs == 1 ? "log" : "logs")"
    var lines: [String] = []
    if condition.damage.isEmpty {
      lines.append("\(what), seals intact\(figures(facts)).")
    } else {
      lines.append("\(what) intact, the rest is damaged.")
    }
    if !condition.heads.isEmpty {
      let heads = condition.heads.map(\.text).joined(separator: " ")
      lines.append("\(condition.heads.count == 1 ? "Head" : "Heads") \(heads)")
    }
    if facts.receipts.isGood, facts.receipts.neededCount > 0 {
      let count = facts.receipts.neededCount
      lines.append("\(count.of("receipt")), \(count == 1 ? "" : "each ")as attached.")
    }
    for head in facts.heads {
      lines.append(
        head.problem.map { "Not as kept: \($0)." } ?? "As kept: \(head.expected)")
    }
    return lines
  }

  /// Returns the result of the comparisons of the figures, which follows that of the seals.
  private func figures(_ facts: Facts) -> String {
    let entries = facts.condition.isComplete ? "its entries" : "the entries that are understood"
    let sums = facts.replay == nil ? "" : "is what \(entries) add up to and "
    return facts.areFiguresEqual == true ? ", every figure \(sums)equal to a fresh replay" : ""
  }

  static let shape = Shape<Facts>(
    answer: "verify", .init("logs", \.logs),
    .init(
      "figures", { $0.areFiguresEqual.map { equality($0).rawValue } ?? "notCompared" }
    ).among(["equal", "different", "notCompared"]),
    .init(
      "snapshot", { $0.snapshot.map { equality($0).rawValue } ?? "none" }
    ).among(["equal", "different", "none"]),
    .ifAny(
      "receipts", { !$0.receipts.isGood || $0.receipts.neededCount > 0 ? $0.receipts : nil },
      "If any are attached."),
    .ifAny("replay", { $0.replay.map { equality($0.agrees) } }),
    .ifAny("expected", { $0.heads.isEmpty ? nil : $0.heads }))

  /// The result of a comparison, as programs read it.
  enum Equality: String, ToldWord {
    case equal
    case different
  }

  private static func equality(_ isEqual: Bool) -> Equality { isEqual ? .equal : .different }
}

extension VerifyReport.Facts {
  /// A log, with its damage.
  struct Log: Shaped {
    var head: LedgerCondition.SealedHead?
    var damage: LogDamage?

    static let shape = Shape<Log>(
      .init("writer", \.head?.writer), .init("eventCount", { $0.head?.eventCount ?? 0 }),
      .init("sealedHead", \.head?.text), .init("intact", { $0.damage == nil }),
      .init(
        "damage", \.damage,
        as: Shape(
          .init("log", \.log), .init("line", \.line), .init("byte", \.offset),
          .init("reason", \.reason))))
  }

  fileprivate var logs: [Log] {
    var damage = condition.damage
    let logs = condition.heads.map { head in
      let place = damage.firstIndex {
        isFile || $0.log.hasSuffix("/\(head.writer.text).jsonl")
      }
      return Log(head: head, damage: place.map { damage.remove(at: $0) })
    }
    // The remaining damage is of logs without a single whole line.
    return logs + damage.map { Log(damage: $0) }
  }
}

/// A head that was kept elsewhere, compared with the log.
struct HeadCheck: Shaped {
  /// The expected head: `k7q2:8:5f0c…`.
  let expected: String
  /// The head with the actual seal; `nil` if there is no such line.
  let found: String?
  /// The problem, in words; `nil` if there is none.
  let problem: String?

  private init(_ event: EventID, _ seal: String, found: String?, _ heads: [WriterID: Int]) {
    expected = "\(event.text):\(seal)"
    self.found = found.map { "\(event.text):\($0)" }
    if let count = heads[event.writer] {
      problem =
        switch found {
        case seal: nil
        case let other?: "expected the seal \(seal) at \(event.text), where \(other) stands"
        case nil:
          "expected \(event.text), where the log ends with "
            + EventID(writer: event.writer, number: count - 1).text
        }
    } else {
      problem = "expected \(event.text), and there is no log of \(event.writer.text)"
    }
  }

  /// Checks heads against the logs, all in one pass.
  ///
  /// - Throws: ``CommandFailure`` if a writer is left out and there are several logs.
  static func checks(_ heads: [ExpectedHead], in session: Session) async throws -> [HeadCheck] {
    if heads.isEmpty { return [] }
    let counts = try await session.ledger.opened.condition().heads.reduce(into: [:]) {
      $0[$1.writer] = $1.eventCount
    }
    let wanted = try heads.map { head throws(CommandFailure) in
      guard let writer = head.writer ?? (counts.count == 1 ? counts.keys.first : nil) else {
        let names = counts.keys.sorted().map { "\($0.text):\(head.number)" }
        throw CommandFailure(
          "the ledger has several logs, and the head may be one of each",
          remedy: "Write the log's name before it: \(names.joined(separator: " or ")).", .usage)
      }
      return (event: EventID(writer: writer, number: head.number), seal: head.seal)
    }
    let events = Set(wanted.map(\.event))
    var seals: [EventID: String] = [:]
    try await session.ledger.forEachLine { line in
      if events.contains(line.id) {
        // The line ends with 64 digits, a quotation mark and a brace.
        seals[line.id] = String(decoding: line.bytes.dropLast(2).suffix(64), as: UTF8.self)
      }
      return seals.count < events.count
    }
    return wanted.map { HeadCheck($0.event, $0.seal, found: seals[$0.event], counts) }
  }

  static let shape = Shape<HeadCheck>(
    .init("head", \.expected), .init("found", \.found), .init("holds", { $0.problem == nil }))
}
