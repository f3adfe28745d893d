import LedgerModel

/// Finds entries that were stored without a review.
struct UnreviewedCheck {
  let session: Session

  /// Returns a finding for each entry, the oldest event first.
  func findings(in register: EntryRegister) async throws -> [CheckFinding] {
    let state = try await session.ledger.view(DecisionState())
    let numbering = try await session.ledger.numbering()
    return UnreviewedEntries.entries(of: nil, in: register).map { entry in
      let line = EntryLine(entry.values, entry.content.reviewed.texts, state.plan.categories)
      return CheckFinding(
        check: .unreviewed, month: entry.values.date.month, bucket: line.bucket,
        events: [entry.id]
      ) { style in
        "\(numbering.text(entry.id))  \(line.text(today: session.today, style)): "
          + session.text("'\(command: "review \(numbering.text(entry.id))")'")
      }
    }
  }
}
