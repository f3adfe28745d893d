package import EntryParsing
package import LedgerModel

/// The contract for a sentence: merchant, amount, category and type.
package struct EntryContract: ModelContract {
  package let version = "1"
  package let system = "You turn one sentence about money into one JSON object."

  package init() {}

  package func question(_ text: String, among categories: [CategoryName]) -> String {
    "Give merchant (who was paid or who paid, in the words of the sentence, or empty), amount "
      + "(the number in the sentence), category and type (expense: money spent; credit: money that "
      + "came back or was given). Categories: "
      + categories.map(\.text).joined(separator: ", ")
      + ". Example: \"spent 45 at whole foods\" is "
      + "{\"merchant\":\"whole foods\",\"amount\":\"45.00\",\"category\":\"groceries\","
      + "\"type\":\"expense\"}. Sentence: \"\(text)\" JSON:"
  }

  package func grammar(among categories: [CategoryName]) -> String {
    """
    root ::= "{\\"merchant\\":\\"" char{0,48} "\\",\\"amount\\":\\"" amount "\\",\\"category\\":\\"" \
    category "\\",\\"type\\":\\"" type "\\"}"
    char ::= \(GrammarText.character)
    amount ::= [0-9]{1,9} ("." [0-9]{1,3})?
    category ::= \(GrammarText.choice(of: categories.map(\.text)))
    type ::= "expense" | "credit"

    """
  }

  package func proposal(_ members: [AnswerMember]) throws(ProposalFailure) -> EntryProposal {
    let texts = try AnswerMember.texts(
      members, named: ["merchant", "amount", "category", "type"])
    guard let type = EntryType(text: texts[3]), type != .income else {
      throw .badAnswer("there is no such type")
    }
    return EntryProposal(
      merchant: texts[0], amount: texts[1], category: texts[2], type: type)
  }
}

/// The contract for a merchant's name alone: the suggested category.
package struct MerchantContract: ModelContract {
  package let version = "1"
  package let system = "You name the kind of a purchase as one JSON object."

  package init() {}

  package func question(_ text: String, among categories: [CategoryName]) -> String {
    "Give the category of what is bought there. Categories: "
      + categories.map(\.text).joined(separator: ", ")
      + ". Example: \"shell station\" is {\"category\":\"transport\"}. Name: \"\(text)\" JSON:"
  }

  package func grammar(among categories: [CategoryName]) -> String {
    """
    root ::= "{\\"category\\":\\"" category "\\"}"
    category ::= \(GrammarText.choice(of: categories.map(\.text)))

    """
  }

  package func proposal(_ members: [AnswerMember]) throws(ProposalFailure) -> EntryProposal {
    let texts = try AnswerMember.texts(members, named: ["category"])
    return EntryProposal(merchant: "", category: texts[0])
  }
}
