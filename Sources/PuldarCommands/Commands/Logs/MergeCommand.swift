import CommandTable
import LedgerModel
import LedgerStore

extension PuldarCommand {
  static var merge: Command {
    Command(
      "merge", "Take in the logs of other devices.",
      discussion: """
        Each log is verified wholly, and proven to go on with what is here: nothing that is here \
        changes, and a log that says something else from an event on is refused. To take in the \
        same log again changes nothing. A ledger that began apart is taken in with --join, after \
        which both are one. If there is no ledger yet, it makes a folder of the logs.
        """,
      examples: ["puldar merge phone.jsonl", "puldar merge ~/backup/default -n"],
      traits: [.onlyNow],
      .arguments(
        "<path>", "Another device's log, or a ledger's folder.", PathArgument.self, isRequired: true
      ),
      .flag("--join", "Count a ledger that began apart as one with this."),
      .flag("-n --dry-run", "Show what would be taken in, and take in nothing.")
    ) { session, paths, isJoining, isPreview in
      let merge = MergeRun(session, isJoining: isJoining, isPreview: isPreview)
      return try await merge.report(paths.map(\.path))
    }
  }
}

/// Merges logs, one after the other, and reports the result of each.
struct MergeRun {
  private let session: Session
  private let store: FileEventStore
  private let isJoining: Bool
  private let isPreview: Bool

  init(_ session: Session, isJoining: Bool, isPreview: Bool) {
    self.session = session
    self.isJoining = isJoining
    self.isPreview = isPreview
    store = session.location.store(isAdopting: false, machine: session.surroundings.machine)
  }

  /// - Parameter paths: Logs, or folders of ledgers.
  func report(_ paths: [String]) async throws -> Report {
    do {
      return try await takeIn(paths)
    } catch let refusal as any FileRefusal {
      guard let damage = refusal.damage,
        let source = (refusal.offeredRemedy as? LogRemedy)?.source, await !proves(source, damage)
      else { throw refusal }
      throw LogError.damaged(damage)
    }
  }

  /// Returns whether a log contains the damaged lines of the one here.
  private func proves(_ source: String, _ damage: LogDamage) async -> Bool {
    let ledger = Ledger(store: store, clock: session.clock)
    let restored = (try? await ledger.repairPreview(.copy(path: source)))?.restored ?? []
    return restored.contains { $0.log == damage.log }
  }

  private func takeIn(_ paths: [String]) async throws -> Report {
    for path in paths { try session.openLock(at: path) }
    let ledger = Ledger(store: store, clock: session.clock)
    let preview = try await ledger.mergePreview(of: paths)
    if isPreview {
      if !isJoining, let other = preview.apart.first { throw other.refusalApart }
      return try await MergeReport(session: session, logs: preview.logs, conflictCount: nil)
        .report()
    }
    guard try preview.apart.allSatisfy({ log in try isConfirmed(log) }) else {
      return Report(notes: [.line("Nothing was taken in.")], .conditionFails)
    }
    let conflictsBefore = await conflictCount()
    session.ledger.holdInterruptions()
    let merge = try await ledger.merge(paths, joining: Set(preview.apart.map(\.ledger)))
    let conflictCount = max(0, await self.conflictCount() - conflictsBefore)
    return try await MergeReport(
      session: session, logs: merge.logs, conflictCount: conflictCount, joined: merge.joined,
      absentCount: merge.absentReceiptCount
    ).report()
  }

  /// Returns whether the person wants to join a ledger that began separately with this one.
  private func isConfirmed(_ log: MergedLog) throws -> Bool {
    // Not with --yes: a script that takes in another device's log must not answer what cannot be taken back.
    if isJoining { return true }
    session.prompt.say([
      "'\(VisibleText(log.source))' is of another ledger, which began apart from this one:",
      "here   \(VisibleText(session.location.shownPath))",
      "there  \(VisibleText(log.deviceName)) (\(log.writer.text)), \(log.eventCount.of("event")) in "
        + "\(log.currency.code), the last of \(TimeText.text(log.latestTime))",
    ])
    switch try session.prompt.confirm("Count both as one ledger from now on?") {
    case .yes: return true
    case .notAsked: throw UsageError("Say that both are one from now on: --join")
    case .no: return false
    }
  }

  /// Returns the number of unreviewed conflicts of two devices; none if there is no ledger yet.
  private func conflictCount() async -> Int {
    (try? await OpenConflicts(session).all.count) ?? 0
  }
}
