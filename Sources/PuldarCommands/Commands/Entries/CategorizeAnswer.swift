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
    guard try isPreview || agrees() else {
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
      CorrectEntries(changes, today: session.today, whileIn: .other), isPreview: isPreview)
    if !isPreview { try await session.forgetAnswers(about: changes.map(\.entry)) }
    try await ChangeAnswer(session, deed).show()
  }

  private func agrees() throws -> Bool {
    if session.options.agrees { return true }
    let count = proposals.count == 1 ? "1 entry" : "\(proposals.count) entries"
    // Nobody is asked about what was not shown.
    let isShown = session.options.format == .text
    switch isShown ? try session.prompt.confirm("Correct \(count)?") : .notAsked {
    case .yes: return true
    case .no: return false
    case .notAsked:
      throw UsageProblem("Say that the corrections are meant: --yes, or see them: --dry-run")
    }
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
