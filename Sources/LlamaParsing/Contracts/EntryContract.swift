public import EntryParsing
public import LedgerModel

/// The contract for a sentence: merchant, amount, category and type.
public struct EntryContract: ModelContract {
  public let version = "1"
  public let system = "You turn one sentence about money into one JSON object."

  public init() {}

  public func question(_ text: String, among categories: [CategoryName]) -> String {
    "Give merchant (who was paid or who paid, in the words of the sentence, or empty), amount "
      + "(the number in the sentence), category and type (expense: money spent; credit: money that "
      + "came back or was given). Categories: "
      + categories.map(\.text).joined(separator: ", ")
      + ". Example: \"spent 45 at whole foods\" is "
      + "{\"merchant\":\"whole foods\",\"amount\":\"45.00\",\"category\":\"groceries\","
      + "\"type\":\"expense\"}. Sentence: \"\(text)\" JSON:"
  }

  public func grammar(among categories: [CategoryName]) -> String {
    """
    root ::= "{\\"merchant\\":\\"" char{0,48} "\\",\\"amount\\":\\"" amount "\\",\\"category\\":\\"" \
    category "\\",\\"type\\":\\"" type "\\"}"
    char ::= \(GrammarText.character)
    amount ::= [0-9]{1,9} ("." [0-9]{1,3})?
    category ::= \(GrammarText.choice(of: categories.map(\.text)))
    type ::= "expense" | "credit"

    """
  }

  public func proposal(_ members: [AnswerMember]) throws(ProposalFailure) -> EntryProposal {
    let texts = try AnswerMember.texts(
      members, named: ["merchant", "amount", "category", "type"])
    guard let type = EntryType(text: texts[3]), type != .income else {
      throw .badAnswer("there is no such type")
    }
    return EntryProposal(
      merchant: texts[0], amount: texts[1], category: texts[2], type: type)
  }
}

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
