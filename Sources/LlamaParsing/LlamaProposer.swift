package import EntryParsing
package import LedgerModel
import PuldarSubprocesses

/// Asks a model by way of a program of llama.cpp, which is started for it and ends with it.
///
/// It cannot hurt: the program gets no words of the person but in a private file, has one deadline
/// for all attempts, and what it prints counts only where it is exactly what was asked for.
package struct LlamaProposer: EntryProposer {
  private let choice: ModelChoice
  private let machine: LlamaMachine
  private let entryContract: any ModelContract
  private let merchantContract: any ModelContract

  /// - Parameters:
  ///   - choice: Which model, which program, and how long both may take.
  ///   - machine: What of this machine is used.
  ///   - entryContract: What the model answers about a sentence; a model that was trained for
  ///     another form has its own.
  ///   - merchantContract: What it answers about a merchant's name.
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

  /// How much of the ledger's categories a prompt has room for, in bytes of their names.
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
    // Between two attempts the deadline goes on, whatever the threads of other tasks do.
    return await withTaskExecutorPreference(ThreadExecutor.shared) {
      await run.answers(to: texts)
    }
  }
}
