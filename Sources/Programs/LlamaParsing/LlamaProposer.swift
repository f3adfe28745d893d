package import EntryParsing
package import LedgerModel
import PuldarSubprocesses

/// Asks a model through a llama.cpp program, which is started for the question and ends with it.
///
/// It is safe: the person's words reach the program only in a private file, one deadline covers all attempts,
/// and output counts only if it has exactly the expected form.
package struct LlamaProposer: EntryProposer {
  private let choice: ModelChoice
  private let machine: LlamaMachine
  private let entryContract: any ModelContract
  private let merchantContract: any ModelContract

  /// - Parameters:
  ///   - choice: The model, the program, and the time limit of both.
  ///   - machine: The resources of this machine.
  ///   - entryContract: The contract for sentences; a model trained for another form has its own.
  ///   - merchantContract: The contract for merchant names.
  package init(
    _ choice: ModelChoice, on machine: LlamaMachine,
    entryContract: some ModelContract = EntryContract(),
    merchantContract: some ModelContract = MerchantContract()
  ) {
    self.choice = choice
    self.machine = machine
    self.entryContract = entryContract
    self.merchantContract = merchantContract
  }

  package func source() async throws(ProposalFailure) -> String {
    let model = try ModelFile(choice.file, machine.files)
    let fingerprint = try machine.fingerprint(of: model)
    return "llama/\(model.name)/\(fingerprint)/\(entryContract.version)"
  }

  package func proposals(
    for sentences: [String], among categories: [CategoryName]
  ) async -> [Result<EntryProposal, ProposalFailure>] {
    await answers(to: sentences, entryContract, categories)
  }

  package func categories(
    of merchants: [String], among categories: [CategoryName]
  ) async -> [Result<EntryProposal, ProposalFailure>] {
    await answers(to: merchants, merchantContract, categories)
  }

  /// The limit of the categories in a prompt, in bytes of their names.
  private static let categoryByteLimit = 1200

  private func answers(
    to texts: [String], _ contract: any ModelContract, _ categories: [CategoryName]
  ) async -> [Result<EntryProposal, ProposalFailure>] {
    var room = LlamaProposer.categoryByteLimit
    let offered = categories.prefix { category in
      room -= category.text.utf8.count + 2
      return room >= 0
    }
    let run = LlamaRun(
      choice: choice, machine: machine, contract: contract, categories: Array(offered))
    // The deadline also runs between attempts, so busy shared threads must not delay them.
    return await withTaskExecutorPreference(ThreadExecutor.shared) {
      await run.answers(to: texts)
    }
  }
}
