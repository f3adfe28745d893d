import LedgerModel
import LedgerStore

/// Shows whether the logs are as they were written, in the form that was asked for.
struct VerifyAnswer {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  /// What was found.
  private struct Facts {
    var condition: LedgerCondition
    /// Whether what was kept between processes says the same as all events, folded again.
    var snapshotAgrees: Bool
    var heads: [HeadCheck]
    /// What a replay with every entry came to; `nil` where none was asked for.
    var replay: ReplayCheck?

    /// Whether every figure is what it must be.
    var areFiguresEqual: Bool {
      snapshotAgrees && replay?.difference == nil && replay?.contradictedDay == nil
    }
  }

  /// Verifies every line, compares the figures, and shows what was found; damage is told by the
  /// session.
  func show(expecting heads: [ExpectedHead], replays: Bool) async throws {
    let condition = try await session.ledger.verify()
    session.markRead()
    let facts = Facts(
      condition: condition,
      snapshotAgrees: try await session.ledger.snapshotAgreesWithReplay() ?? true,
      heads: try await HeadCheck.checks(heads, in: session),
      replay: replays ? try await ReplayCheck(in: session) : nil)
    switch session.options.format {
    case .text: showText(facts)
    case .plain:
      for head in facts.condition.heads {
        session.output.writeLine(
          [head.writer.text, String(head.eventCount), head.text].joined(separator: "\t"))
      }
    case .json, .jsonl: showJSON(facts)
    }
    for tail in facts.condition.unfinished {
      session.errors.writeLine(
        "'\(VisibleText(tail.log))' ends with \(tail.byteCount.of("byte")) of an unfinished write, "
          + (tail.byteCount == 1
            ? "which does not count; the next write moves it away."
            : "which do not count; the next write moves them away."))
    }
    session.showWaiting(try await session.folded(MonthlyBuckets()).waiting)
    if facts.heads.contains(where: { $0.problem != nil }) { session.end(with: .conditionFails) }
    if let day = facts.replay?.contradictedDay { throw try await contradiction(on: day) }
    if let replayed = facts.replay?.difference ?? (facts.snapshotAgrees ? nil : "the snapshot") {
      throw CommandFailure(
        "a replay does not give the same: \(replayed) differ",
        remedy: "Please report it with the log.", .bug)
    }
  }

  /// Every seal fits, and yet the log says two things of one entry: it was changed, and sealed anew.
  private func contradiction(on day: CalendarDay) async throws -> CommandFailure {
    let search = try await session.view(ContradictionSearch())
    let numbering = try await session.numbering()
    var problem = "the figures of \(day) are not what its entries add up to"
    if let event = search.event, let entry = search.entry {
      problem +=
        ": event \(numbering.text(event)) says of entry \(numbering.text(entry)) what it was not"
    }
    return CommandFailure(
      problem,
      remedy:
        "Whoever changed the log sealed it anew: restore it from a copy, and compare its heads "
        + "with those you kept.", .refusedData)
  }

  private func showText(_ facts: Facts) {
    let condition = facts.condition
    let count = condition.heads.reduce(0) { $0 + $1.eventCount }
    let logs = max(condition.heads.count, condition.damage.count)
    let what =
      "\(count) \(count == 1 ? "event" : "events") in \(logs) \(logs == 1 ? "log" : "logs")"
    if condition.damage.isEmpty {
      let entries = condition.isComplete ? "its entries" : "the entries that are understood"
      let sums = facts.replay == nil ? "" : "is what \(entries) add up to and "
      session.output.writeLine(
        "\(what), seals intact"
          + (facts.areFiguresEqual ? ", every figure \(sums)equal to a fresh replay." : "."))
    } else {
      session.output.writeLine("\(what) intact, the rest is damaged.")
    }
    if !condition.heads.isEmpty {
      let heads = condition.heads.map(\.text).joined(separator: " ")
      session.output.writeLine("\(condition.heads.count == 1 ? "Head" : "Heads") \(heads)")
    }
    for head in facts.heads {
      session.output.writeLine(
        head.problem.map { "Not as kept: \($0)." } ?? "As kept: \(head.expected)")
    }
  }

  private func showJSON(_ facts: Facts) {
    var damage = facts.condition.damage
    var logs: [JSONValue] = facts.condition.heads.map { head in
      let place = damage.firstIndex {
        session.location.isFile || $0.log.hasSuffix("/\(head.writer.text).jsonl")
      }
      return document(
        head.writer.text, head.eventCount, head.text, place.map { damage.remove(at: $0) })
    }
    // What is left has no whole line at all.
    logs += damage.map { document(nil, 0, nil, $0) }
    var members: [(String, JSONValue)] = [
      ("schema", 1), ("logs", .list(logs)),
      ("figures", .text(facts.areFiguresEqual ? "equal" : "different")),
    ]
    if let replay = facts.replay {
      let isEqual = replay.difference == nil && replay.contradictedDay == nil
      members.append(("replay", .text(isEqual ? "equal" : "different")))
    }
    if !facts.heads.isEmpty {
      members.append(("expected", .list(facts.heads.map(\.document))))
    }
    session.show(.object(members.map { JSONValue.Member(name: $0.0, value: $0.1) }))
  }

  private func document(
    _ writer: String?, _ count: Int, _ head: String?, _ damage: LogDamage?
  ) -> JSONValue {
    [
      "writer": .optional(writer), "events": .integer(Int64(count)),
      "sealedHead": .optional(head), "intact": .bool(damage == nil),
      "damage": damage.map { damage in
        [
          "log": .text(damage.log), "line": .integer(Int64(damage.line)),
          "byte": .integer(Int64(damage.offset)), "reason": .text(damage.reason),
        ]
      } ?? nil,
    ]
  }
}
