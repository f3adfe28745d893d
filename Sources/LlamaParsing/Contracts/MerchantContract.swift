public import EntryParsing
public import LedgerModel

/// The contract for a merchant's name alone: the category that it suggests.
public struct MerchantContract: ModelContract {
  public let version = "1"
  public let system = "You name the kind of a purchase as one JSON object."

  public init() {}

  public func question(_ text: String, among categories: [CategoryName]) -> String {
    "Give the category of what is bought there. Categories: "
      + categories.map(\.text).joined(separator: ", ")
      + ". Example: \"shell station\" is {\"category\":\"transport\"}. Name: \"\(text)\" JSON:"
  }

  public func grammar(among categories: [CategoryName]) -> String {
    """
    root ::= "{\\"category\\":\\"" category "\\"}"
    category ::= \(GrammarText.choice(of: categories.map(\.text)))

    """
  }

  public func proposal(_ members: [AnswerMember]) throws(ProposalFailure) -> EntryProposal {
    let texts = try AnswerMember.texts(members, named: ["category"])
    return EntryProposal(merchant: "", category: texts[0])
  }
}
