import EntryParsing
import LedgerModel

/// Whether the model that is set can be asked.
struct ModelFindings {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  func findings() async -> [Finding] {
    do {
      let configuration = try session.configuration()
      let choice = session.modelChoice(nil, configuration)
      guard let choice, let models = session.surroundings.models,
        configuration.modelUse != .never
      else {
        return [
          Finding(
            "model",
            choice == nil
              ? "none is set: sentences are read by rules" : "off: sentences are read by rules")
        ]
      }
      return findings(of: await models.examine(choice))
    } catch {
      let failure = error as? any ExplainedError
      return [
        Finding(
          "config", failure?.problem ?? "\(error)", remedy: failure?.remedy ?? "Mend the file.",
          ExitCode(of: error))
      ]
    }
  }

  /// The same of a model that was looked at.
  func findings(of examination: ModelExamination) -> [Finding] {
    let results = [
      ("model", examination.file), ("model-program", examination.program),
      ("model-answer", examination.answer),
    ]
    return results.compactMap { name, result in
      switch result {
      case nil: nil
      case .success(let fact): Finding(name, fact)
      case .failure(let failure):
        Finding(name, failure.problem, remedy: failure.remedy ?? "Try another model.")
      }
    }
  }
}
