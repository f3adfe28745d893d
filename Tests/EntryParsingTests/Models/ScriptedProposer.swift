import EntryParsing
import LedgerModel
import Synchronization

/// Proposes what a test says, and counts how often it was asked.
final class ScriptedProposer: EntryProposer {
  private let answers: [String: Result<EntryProposal, ProposalFailure>]
  private let usual: Result<EntryProposal, ProposalFailure>
  private let asked = Mutex<[[String]]>([])

  /// The sentences of each call.
  var calls: [[String]] { asked.withLock { $0 } }

  init(
    _ usual: Result<EntryProposal, ProposalFailure>,
    _ answers: [String: Result<EntryProposal, ProposalFailure>] = [:]
  ) {
    self.usual = usual
    self.answers = answers
  }

  convenience init(
    _ merchant: String, _ amount: String?, _ category: String?, _ type: EntryType? = .expense
  ) {
    self.init(
      .success(
        EntryProposal(merchant: merchant, amount: amount, category: category, type: type)))
  }

  func source() async throws(ProposalFailure) -> String { "llama/m.gguf/0123456789ab/1" }

  func proposals(
    for sentences: [String], among categories: [CategoryName]
  ) async -> [Result<EntryProposal, ProposalFailure>] {
    asked.withLock { $0.append(sentences) }
    return sentences.map { answers[$0] ?? usual }
  }

  func categories(
    of merchants: [String], among categories: [CategoryName]
  ) async -> [Result<EntryProposal, ProposalFailure>] {
    merchants.map { answers[$0] ?? usual }
  }
}
