import LedgerModel
import LedgerStore

/// Tells what is wrong with the logs and what was done about it, in the form that was asked for.
struct RepairAnswer {
  private let session: Session
  private let troubles: [LogTrouble]

  init(_ session: Session, _ troubles: [LogTrouble]) {
    self.session = session
    self.troubles = troubles
  }

  // MARK: - What is wrong

  /// - Parameter mended: What damaged logs prove by themselves.
  func showTroubles(_ mended: [RestoredLog]) {
    if session.options.format.isJSON {
      session.show([
        "schema": 1, "written": .text(Written.preview.rawValue), "troubles": .list(documents),
        "restored": .list(mended.map(document)),
      ])
      return
    }
    guard session.options.format == .text else {
      for trouble in troubles {
        session.output.writeLine(
          [
            trouble.writer.text, "\(trouble.eventCount)", "\(trouble.restByteCount)",
            trouble.canCut || mended.contains { $0.log == trouble.log }
              ? "yes" : trouble.damage?.isMisnamed == true ? "merge" : "copy",
          ].joined(separator: "\t"))
      }
      return
    }
    guard !troubles.isEmpty else {
      if !session.options.isQuiet { session.output.writeLine("Nothing is wrong with the logs.") }
      return
    }
    for trouble in troubles { showTrouble(trouble, mended.first { $0.log == trouble.log }) }
    session.output.writeLine("Nothing was changed.")
  }

  private func showTrouble(_ trouble: LogTrouble, _ mended: RestoredLog?) {
    let output = session.output
    let problem =
      trouble.damage?.problem ?? trouble.missing?.problem
      ?? "'\(trouble.log)' ends with an unfinished write, and nothing says any longer what of it was "
      + "stored"
    for line in shown(problem) { output.writeLine(line) }
    let rest =
      trouble.restByteCount == 0
      ? "" : "; \(trouble.restByteCount.of("byte stands", "bytes stand")) behind them"
    output.writeLine("  \(trouble.eventCount.of("event is", "events are")) whole in a row\(rest).")
    if let mended {
      offer(
        "repair --yes           puts what stands between its lines in order: "
          + "\(mended.eventCount.of("event is", "events are")) whole then")
    } else if trouble.canCut {
      let what =
        trouble.isMarked
        ? "nothing that was stored is among them"
        : "nothing says any longer whether any of them was stored"
      offer("repair --yes           moves these bytes to quarantine; \(what)")
    }
    if trouble.damage?.isMisnamed == true {
      offer(
        "merge \(trouble.log.shellQuoted)  takes in what it holds, and moves the file to quarantine"
      )
      return
    }
    if trouble.isOfOtherLedger {
      offer(
        "merge PATH --join      counts its ledger as one with this; not if one is the other, "
          + "compacted: all would count twice")
      session.output.writeLine(
        "  mv \(trouble.log.shellQuoted) ELSEWHERE  takes it out, where it does not belong here")
      return
    }
    if trouble.missing?.loss != .displaced {
      offer("repair --from COPY     puts back what a copy proves, byte for byte")
    }
    if trouble.isOwn && !trouble.canCut || trouble.missing != nil {
      let how =
        session.location.isFile ? "whose numbers are given again" : "in a new log of this machine"
      offer("repair --accept-older  goes on without the rest, \(how)")
    }
  }

  /// Shows a command, and what it would do.
  private func offer(_ command: String) {
    session.output.writeLine("  " + session.offered("puldar \(command)"))
  }

  /// Lines of a message, what stands in them made visible, and the paths as a person reads them.
  private func shown(_ problem: String) -> [String] {
    problem.split(separator: "\n").map { VisibleText(String($0)).description }
  }

  // MARK: - What was done

  func showDeeds(_ restored: [RestoredLog], _ cut: CutLog?, isPreview: Bool = false) {
    if session.options.format.isJSON {
      let isIdle = restored.isEmpty && cut == nil
      let written: Written = isPreview ? .preview : isIdle ? .alreadyThere : .written
      session.show([
        "schema": 1, "written": .text(written.rawValue), "troubles": .list(documents),
        "restored": .list(restored.map(document)),
        "cut": cut.map { cut in
          [
            "log": .text(cut.log), "bytes": .integer(Int64(cut.byteCount)),
            "copy": .text(cut.copy), "event": .text(cut.event.text),
          ]
        } ?? nil,
      ])
      return
    }
    guard session.options.format == .text, !session.options.isQuiet else { return }
    for log in restored { showRestored(log, isPreview: isPreview) }
    if let cut {
      session.output.writeLine(
        "\(cut.event.number)  log repaired: \(cut.byteCount.of("byte")) that proved nothing "
          + "\(cut.byteCount == 1 ? "was" : "were") cut")
      session.output.writeLine("   They are kept as \(path(cut.copy)).")
    }
    if restored.isEmpty, cut == nil, troubles.isEmpty {
      session.output.writeLine("Nothing is wrong with the logs.")
    }
    if isPreview { session.output.writeLine("Nothing was changed.") }
  }

  private func showRestored(_ log: RestoredLog, isPreview: Bool) {
    let numbers = log.restored.map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound - 1)"
    }
    let what =
      log.restored.isEmpty
      ? "what stood between the lines is put in order"
      : "\(log.restoredCount == 1 ? "event" : "events") \(numbers.joined(separator: ", ")) "
        + "\(log.restoredCount == 1 ? "is" : "are") back"
    session.output.writeLine(
      "\(log.writer.text): \(what); \(log.eventCount) events are whole"
        + (isPreview ? " then." : "."))
    if let replaced = log.replaced {
      session.output.writeLine("   The file as it was is kept as \(path(replaced)).")
    }
    if log.restByteCount > 0 {
      session.output.writeLine(
        "   event \(log.eventCount) is still missing; \(log.restByteCount.of("byte behind it stays", "bytes behind it stay")) for a "
          + "copy that has it.")
    }
  }

  private func path(_ path: String) -> String {
    VisibleText(session.location.shown(path)).description
  }

  /// Says what is still wrong.
  func showRest() {
    for trouble in troubles {
      if let damage = trouble.damage { session.show(LogError.damaged(damage)) }
      if let missing = trouble.missing { session.show(LogError.acknowledgedMissing(missing)) }
    }
  }

  func showAccepted(_ accepted: [AcceptedLog]) {
    if session.options.format.isJSON {
      session.show([
        "schema": 1, "written": .text(Written.written.rawValue), "accepted": .list(documents),
        "kept": .list(accepted.compactMap(\.copy).map { .text($0) }),
      ])
      return
    }
    guard session.options.format == .text, !session.options.isQuiet else { return }
    for log in accepted {
      let count = log.trouble.eventCount
      let events = count == 0 ? "no events" : count.of("event")
      session.output.writeLine(
        "The log of \(log.trouble.writer.text) is taken as it is, with \(events).")
      if let copy = log.copy {
        session.output.writeLine("   What else stood in it is kept as \(path(copy)).")
      }
    }
    guard let own = accepted.first(where: \.trouble.isOwn) else { return }
    session.output.writeLine(
      !session.location.isFile
        ? "The next write begins a new log for this machine."
        : own.trouble.eventCount == 0
          ? "The next write begins a new ledger."
          : "The next write goes on with it: the numbers of what is lost are given again.")
  }

  // MARK: - Documents

  private var documents: [JSONValue] {
    troubles.map { trouble in
      [
        "log": .text(trouble.log), "writer": .text(trouble.writer.text),
        "own": .bool(trouble.isOwn), "events": .integer(Int64(trouble.eventCount)),
        "bytesBehind": .integer(Int64(trouble.restByteCount)), "canCut": .bool(trouble.canCut),
        "problem": .optional(trouble.damage?.problem ?? trouble.missing?.problem),
      ]
    }
  }

  private func document(_ log: RestoredLog) -> JSONValue {
    [
      "log": .text(log.log), "writer": .text(log.writer.text), "from": .text(log.source),
      "numbers": .list(
        log.restored.map { range in
          .list([.integer(Int64(range.lowerBound)), .integer(Int64(range.upperBound - 1))])
        }),
      "events": .integer(Int64(log.eventCount)),
      "bytesBehind": .integer(Int64(log.restByteCount)), "replaced": .optional(log.replaced),
    ]
  }
}
