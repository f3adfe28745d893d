import EntryParsing
import LedgerModel

/// Findings about whether the configured model can be asked.
struct ModelFindings {
  let session: Session

  func findings() async -> [Finding] {
    do {
      let configuration = try session.models.configuration()
      let choice = session.models.choice(nil, configuration)
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
          "config", failure?.problem ?? "\(error)",
          remedy: session.text(failure?.advice ?? "Correct the file."),
          ExitCode(of: error))
      ]
    }
  }

  /// Returns the findings about an examined model.
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
        Finding(name, failure.problem, remedy: session.text(remedy(for: failure, of: name)))
      }
    }
  }

  /// Returns the remedy, which differs from that of a failed `add`.
  private func remedy(for failure: ProposalFailure, of name: String) -> Advice {
    let usual: Advice =
      "Try another model with 'puldar config model use FILE', or a newer llama.cpp."
    switch failure {
    case .timedOut: return failure.advice ?? usual
    default: return name == "model-answer" ? usual : failure.advice ?? usual
    }
  }
}
