import LedgerModel
import LedgerStore

/// Shows whether the logs are as they were written, in the form that was asked for.
struct VerifyAnswer {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  /// Reads everything anew and shows what was found; damage is told by the session.
  func show() async throws {
    let fold = try await session.folded(ProjectionPair(MonthlyBuckets(), EntryRegister()))
    let condition = try await session.ledger.condition()
    let difference = FigureCheck(fold.projection.first, fold.projection.second).difference
    switch session.options.format {
    case .text: showText(condition, difference)
    case .plain:
      for head in condition.heads {
        session.output.writeLine(
          [head.writer.text, String(head.eventCount), head.text].joined(separator: "\t"))
      }
    case .json, .jsonl: showJSON(condition, isEqual: difference == nil)
    }
    for tail in condition.unfinished {
      session.errors.writeLine(
        "'\(VisibleText(tail.log))' ends with \(tail.byteCount) bytes of an unfinished write, "
          + "which do not count; the next write moves them away.")
    }
    for waiting in fold.waiting {
      session.errors.writeLine(
        "Waiting for \(waiting.cause.text): \(waiting.count) events of \(waiting.writer.text) "
          + "are not counted yet.")
    }
    if let difference {
      throw CommandFailure(
        "the figures of \(difference) are not what its entries add up to",
        remedy: "Please report it with the log.", .bug)
    }
  }

  private func showText(_ condition: LedgerCondition, _ difference: CalendarDay?) {
    let count = condition.heads.reduce(0) { $0 + $1.eventCount }
    let logs = max(condition.heads.count, condition.damage.count)
    let what =
      "\(count) \(count == 1 ? "event" : "events") in \(logs) \(logs == 1 ? "log" : "logs")"
    if condition.damage.isEmpty {
      let entries = condition.isComplete ? "its entries" : "the entries that are understood"
      session.output.writeLine(
        "\(what), seals intact"
          + (difference == nil ? ", every figure is what \(entries) add up to." : "."))
    } else {
      session.output.writeLine("\(what) intact, the rest is damaged.")
    }
    if !condition.heads.isEmpty {
      let heads = condition.heads.map(\.text).joined(separator: " ")
      session.output.writeLine("\(condition.heads.count == 1 ? "Head" : "Heads") \(heads)")
    }
  }

  private func showJSON(_ condition: LedgerCondition, isEqual: Bool) {
    var damage = condition.damage
    var logs: [JSONValue] = condition.heads.map { head in
      let place = damage.firstIndex {
        session.location.isFile || $0.log.hasSuffix("/\(head.writer.text).jsonl")
      }
      return document(
        head.writer.text, head.eventCount, head.text, place.map { damage.remove(at: $0) })
    }
    // What is left has no whole line at all.
    logs += damage.map { document(nil, 0, nil, $0) }
    session.show([
      "schema": 1, "logs": .list(logs), "figures": .text(isEqual ? "equal" : "different"),
    ])
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
