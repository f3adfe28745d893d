import LedgerModel
import LedgerStore

/// The purchases in the log, read from its first line on: snapshots of earlier reads are not
/// trusted.
struct RestoredProReport {
  let session: Session

  func report() async throws -> Report {
    var fold = LedgerFold(into: DecisionState(), hasSeveralLogs: try session.store.logCount() > 1)
    try await session.ledger.forEachEvent { envelope in
      fold.apply(envelope)
      return true
    }
    let state = fold.projection
    let numbering = try await session.ledger.numbering()
    return Report("pro restore") { _ in
      lines(state, numbering)
    } record: {
      RestoredProReport.shape.record(of: state, numbering)
    }
  }

  static let shape = Shape<DecisionState>(
    answer: "pro-restore",
    .init("unlocked", { $0.proPurchase != nil || $0.opened?.policy == .open }),
    .init("purchases", \.purchases))

  private func lines(_ state: DecisionState, _ numbering: EventNumbering) -> [Report.Line] {
    if state.purchases.isEmpty {
      return [
        "The log holds no purchase.",
        .offering(
          "Record one with: \(command: "pro unlock --transaction ID")", isDispensable: true),
      ]
    }
    let purchases = state.purchases.map { purchase in
      let standing =
        purchase.isInEffect
        ? "holds"
        : purchase.revocations.isEmpty
          ? "is undone" : "was revoked by \(numbering.text(purchase.revocations[0]))"
      let kind =
        purchase.product == ProUnlocked.proProduct
        ? "Pro" : "\(VisibleText(purchase.product)), which unlocks nothing that this version knows"
      return Report.Line(
        "\(numbering.text(purchase.event))  transaction \(VisibleText(purchase.transaction)) "
          + "\(standing): \(kind)")
    }
    if let held = state.proPurchase {
      return purchases + [
        Report.Line("Pro is unlocked by \(numbering.text(held.event)): \(ProReport.features)")
      ]
    }
    let revocation = state.purchases.last { $0.product == ProUnlocked.proProduct }?.revocations.last
    return purchases + ["Pro is locked."]
      + (revocation.map { [.hint("undo \(numbering.text($0))")] } ?? [])
  }
}

extension DecisionState.Purchase: Shaped {
  static let shape = Shape<DecisionState.Purchase>(
    .init("event", \.event), .init("product", \.product), .init("transaction", \.transaction),
    .init(
      "state", { $0.isInEffect ? "holds" : $0.isUndone ? "undone" : "revoked" }
    ).among(["holds", "revoked", "undone"]),
    .init("revokedBy", \.revocations))
}
