import LedgerModel
import LedgerStore

/// Finds out what is wrong with the logs, and mends what it is told to.
struct RepairRun {
  private let session: Session
  private let store: FileEventStore
  private let isPreview: Bool

  init(_ session: Session, isPreview: Bool) {
    self.session = session
    self.isPreview = isPreview
    store = session.location.store(
      isAdopting: session.options.isAdopting, machine: session.surroundings.machine)
  }

  /// Shows what is wrong; where it is agreed to, does what can be decided without a copy.
  func mend() async throws {
    let troubles = try await troubles()
    let mended = try store.restorePreview(from: nil)
    let canAct = !mended.isEmpty || troubles.contains(where: \.canCut)
    let answer = RepairAnswer(session, troubles)
    guard canAct, !isPreview, try isConfirmed(answer, mended) else {
      answer.showTroubles(mended)
      if !troubles.isEmpty { session.end(with: .refusedData) }
      showObstacles()
      return
    }
    let restored = try store.restore(from: nil)
    let cut = try await session.ledger.repairEnd()
    await session.showNotices()
    answer.showDeeds(restored, cut)
    try await showRest()
  }

  /// Says what would stop the next write, though the logs can be read.
  private func showObstacles() {
    for obstacle in store.obstacles() {
      session.show(obstacle)
      session.end(with: ExitCode(of: obstacle))
    }
  }

  /// Puts back what a copy proves.
  func restore(from copy: String) async throws {
    let troubles = try await troubles()
    let preview = try store.restorePreview(from: copy)
    let answer = RepairAnswer(session, troubles)
    if isPreview {
      answer.showDeeds(preview, nil, isPreview: true)
    } else {
      let restored = preview.isEmpty ? [] : try store.restore(from: copy)
      for notice in store.takeNotices() {
        session.errors.writeLine(NoticeText(notice, session.location).text)
      }
      answer.showDeeds(restored, nil)
    }
    try await showRest()
    // A log under another name is none that a copy could mend.
    if preview.isEmpty, troubles.contains(where: { $0.damage?.isMisnamed != true }) {
      throw CommandFailure(
        "'\(copy)' proves nothing of what is damaged or missing here",
        remedy: "Try another copy: a backup, or another device's folder.", .refusedData)
    }
  }

  /// Goes on without what is missing.
  func acceptOlder() async throws {
    let troubles = try await troubles()
    let lost = troubles.filter { $0.isOwn || $0.missing != nil }
    if isPreview {
      RepairAnswer(session, lost).showTroubles([])
      return
    }
    if lost.isEmpty {
      RepairAnswer(session, troubles).showDeeds([], nil)
    } else {
      RepairAnswer(session, lost).showAccepted(try store.acceptOlder())
    }
    try await showRest()
  }

  /// What is wrong; a ledger must be there.
  private func troubles() async throws -> [LogTrouble] {
    do {
      _ = try await session.ledger.condition()
    } catch .log(.acknowledgedMissing) {
      // All of them are gone, which is what is wrong.
    }
    return try store.troubles()
  }

  private func isConfirmed(_ answer: RepairAnswer, _ mended: [RestoredLog]) throws -> Bool {
    if session.options.agrees { return true }
    guard session.prompt.canAsk else { return false }
    answer.showTroubles(mended)
    return try session.prompt.confirm("Do what can be done without a copy?") == .yes
  }

  /// Says what is still wrong, and ends with it.
  private func showRest() async throws {
    guard !isPreview else { return }
    let rest = try store.troubles()
    guard !rest.isEmpty else { return }
    RepairAnswer(session, rest).showRest()
    session.end(with: .refusedData)
  }
}
