import CommandTable
import LedgerModel

/// Shows categories that are proposed, and stores them once the person agrees.
struct CategorizeAnswer {
  private let session: Session
  private let proposals: [CategoryProposal]

  init(_ session: Session, _ proposals: [CategoryProposal]) {
    self.session = session
    self.proposals = proposals
  }

  func show(isPreview: Bool) async throws {
    let numbering = try await session.numbering()
    let isJSON = session.options.format.isJSON
    if !isJSON { showProposals(numbering) }
    if isPreview {
      if isJSON {
        try await showJSON(numbering, .preview, [])
      } else if session.options.format == .text {
        session.output.writeLine("Nothing was stored.")
      }
      return
    }
    guard try agrees() else {
      session.errors.writeLine("Nothing was stored.")
      session.end(with: .conditionFails)
      return
    }
    var events: [EventID] = []
    var state = Written.written
    for proposal in proposals {
      let deed = try await session.carryOut(
        CorrectEntry(
          proposal.entry.id,
          EntryAmendment(category: proposal.category, by: proposal.source),
          today: session.today))
      if deed.state == .unknown { state = .unknown }
      events += deed.outcome
    }
    if isJSON {
      try await showJSON(numbering, state, events)
    } else if session.options.format == .text, !session.options.isQuiet, state == .written {
      let names = events.map(numbering.text)
      session.output.writeLine(
        names.count == 1
          ? "Stored as \(names[0])." : "Stored as \(names[0]) to \(names[names.count - 1]).")
    }
  }

  private func agrees() throws -> Bool {
    if session.options.agrees { return true }
    let count = proposals.count == 1 ? "1 correction" : "\(proposals.count) corrections"
    switch try session.prompt.confirm("Store \(count)?") {
    case .yes: return true
    case .no: return false
    case .notAsked: throw UsageProblem("Agree with --yes, or look with --dry-run")
    }
  }

  private func showProposals(_ numbering: EventNumbering) {
    if session.options.isQuiet { return }
    for proposal in proposals {
      let name = numbering.text(proposal.entry.id)
      let merchant = VisibleText(proposal.entry.texts.merchant).description
      session.output.writeLine(
        session.options.format == .plain
          ? [name, merchant, CategoryName.other.text, proposal.category.text]
            .joined(separator: "\t")
          : "\(name)  \(merchant): \(CategoryName.other.text) -> "
            + VisibleText(proposal.category.text).description)
    }
  }

  private func showJSON(
    _ numbering: EventNumbering, _ state: Written, _ events: [EventID]
  ) async throws {
    session.show([
      "schema": 1, "written": .text(state.rawValue),
      "events": .list(events.map { .text(numbering.text($0)) }),
      "proposals": .list(
        proposals.map { proposal in
          [
            "entry": .text(numbering.text(proposal.entry.id)),
            "merchant": .text(proposal.entry.texts.merchant),
            "category": .text(proposal.category.text), "by": .text(proposal.source),
          ]
        }),
    ])
  }
}
