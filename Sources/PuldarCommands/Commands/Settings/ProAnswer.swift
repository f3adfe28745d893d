import LedgerModel

/// Whether Pro is unlocked, in the form that was asked for.
struct ProAnswer {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  /// What Pro holds, as a list.
  static var features: String { ProFeature.allCases.map(\.rawValue).joined(separator: ", ") }

  func show() async throws {
    let state = try await session.view(DecisionState())
    let numbering = try await session.numbering()
    let purchase = state.proPurchase
    let isOpen = state.opened?.policy == .open
    switch session.options.format {
    case .text:
      if let purchase {
        session.output.writeLine(
          "Pro is unlocked (\(numbering.text(purchase.event)), "
            + "transaction \(VisibleText(purchase.transaction))): \(ProAnswer.features)")
      } else if isOpen {
        session.output.writeLine("Nothing is locked: this ledger was made open.")
      } else {
        session.output.writeLine("Pro is locked: \(ProAnswer.features)")
        session.output.writeLine(
          session.offered("Unlock it with: puldar pro unlock --transaction ID"))
      }
    case .plain:
      for feature in ProFeature.allCases {
        session.output.writeLine(
          "\(feature.rawValue)\t\(state.allows(feature) ? "unlocked" : "locked")")
      }
    case .json, .jsonl:
      session.show([
        "schema": 1, "policy": .text(state.opened?.policy.rawValue ?? Policy.metered.rawValue),
        "event": .optional(purchase.map { numbering.text($0.event) }),
        "transaction": .optional(purchase?.transaction),
        "features": .object(
          ProFeature.allCases.map { .init(name: $0.rawValue, value: .bool(state.allows($0))) }),
      ])
    }
  }
}
