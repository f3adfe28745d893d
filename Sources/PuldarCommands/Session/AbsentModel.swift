import EntryParsing
import LedgerModel

/// Stands for a model that was asked for and that nobody named.
struct AbsentModel: EntryProposer {
  func source() async throws(ProposalFailure) -> String { throw .noModel }

  func proposals(
    for sentences: [String], among categories: [CategoryName]
  ) async -> [Result<EntryProposal, ProposalFailure>] {
    sentences.map { _ in .failure(.noModel) }
  }

  func categories(
    of merchants: [String], among categories: [CategoryName]
  ) async -> [Result<EntryProposal, ProposalFailure>] {
    merchants.map { _ in .failure(.noModel) }
  }
}
