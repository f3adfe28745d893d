import CommandTable
import LedgerModel

/// Categories that are proposed, stored once the person agrees.
struct CategorizeReport {
  private let session: Session
  private let proposals: [CategoryProposal]
  /// What the model could not say.
  private let notes: [Report.Note]

  init(_ session: Session, _ proposals: [CategoryProposal], _ notes: [Report.Note]) {
    self.session = session
    self.proposals = proposals
    self.notes = notes
  }

  func report(isPreview: Bool) async throws -> Report {
    let changes = proposals.map { proposal in
      (
        entry: proposal.entry.id,
        amendment: EntryAmendment(category: proposal.category, by: proposal.source)
      )
    }
    let corrections = Corrections(
      session,
      CorrectEntries(
        changes, today: session.today,
        ifStill: Dictionary(
          uniqueKeysWithValues: proposals.map { ($0.entry.id, $0.entry.version) })),
      of: changes.map(\.entry))
    let numbering = try await session.ledger.numbering()
    let lines = proposals.map { proposal in
      "\(numbering.text(proposal.entry.id))  \(VisibleText(proposal.entry.texts.merchant)): "
        + "\(CategoryName.other.text) -> \(VisibleText(proposal.category.text))"
    }
    return isPreview
      ? try await corrections.preview(lines + ["Nothing was stored."], notes: notes)
      : try await corrections.stored(askingAbout: lines, notes: notes)
  }
}
