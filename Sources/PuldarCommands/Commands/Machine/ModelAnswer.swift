import EntryParsing
import LedgerModel

/// Which model is used, in the form that was asked for.
struct ModelAnswer {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  func show() async throws {
    let configuration = try session.configuration()
    let choice = session.modelChoice(nil, configuration)
    let use = configuration.modelUse ?? .unsure
    // Without a ledger, what one would allow that is made now.
    let allowance = try await session.modelAllowance(try? await session.state())
    guard !session.options.isQuiet else { return }
    switch session.options.format {
    case .text:
      guard let choice else {
        session.output.writeLine("No model is set: sentences are read by rules.")
        session.output.writeLine("Set one with: puldar model use FILE")
        return
      }
      var table = TextTable([.left, .left])
      table.add(["model", VisibleText(session.location.shown(choice.file)).description])
      table.add(["asked", use.meaning])
      table.add([
        "program",
        choice.program.map { VisibleText(session.location.shown($0)).description }
          ?? "the 'llama-cli' of PATH",
      ])
      table.add([
        "entries",
        allowance.left.map { "\($0) of \(allowance.limit) left this week" } ?? "without a limit",
      ])
      session.output.write(table.text())
    case .plain:
      session.output.writeLine(
        [choice?.file ?? "", use.rawValue, choice?.program ?? ""]
          .map { VisibleText($0).description }.joined(separator: "\t"))
    case .json, .jsonl:
      session.show([
        "schema": 1, "file": .optional(choice?.file), "use": .text(use.rawValue),
        "program": .optional(choice?.program), "left": .optional(allowance.left),
      ])
    }
  }
}
