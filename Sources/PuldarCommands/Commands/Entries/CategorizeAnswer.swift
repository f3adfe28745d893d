import CommandTable
import LedgerModel

/// Shows categories that are proposed, and stores them once the person agrees: all or none of those
/// whose entries are in other still.
struct CategorizeAnswer {
  private let session: Session
  private let proposals: [CategoryProposal]

  init(_ session: Session, _ proposals: [CategoryProposal]) {
    self.session = session
    self.proposals = proposals
  }

  func show(isPreview: Bool) async throws {
    if session.options.format == .text, isPreview || !session.options.agrees {
      try await showProposals()
      if isPreview {
        session.output.writeLine("Nothing was stored.")
        return
      }
    }
    guard try isPreview || session.agreesToCorrect(proposals.count) else {
      session.errors.writeLine("Nothing was stored.")
      session.end(with: .conditionFails)
      return
    }
    let changes = proposals.map { proposal in
      (
        entry: proposal.entry.id,
        amendment: EntryAmendment(category: proposal.category, by: proposal.source)
      )
    }
    let deed = try await session.carryOut(
      CorrectEntries(
        changes, today: session.today,
        ifStill: Dictionary(
          uniqueKeysWithValues: proposals.map { ($0.entry.id, $0.entry.version) })),
      isPreview: isPreview)
    if !isPreview { try await session.forgetAnswers(about: changes.map(\.entry)) }
    try await ChangeAnswer(session, deed).show()
  }

  private func showProposals() async throws {
    let numbering = try await session.numbering()
    for proposal in proposals {
      session.output.writeLine(
        "\(numbering.text(proposal.entry.id))  \(VisibleText(proposal.entry.texts.merchant)): "
          + "\(CategoryName.other.text) -> \(VisibleText(proposal.category.text))")
    }
  }
}
