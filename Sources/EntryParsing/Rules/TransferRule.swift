import LedgerModel

/// Says between which accounts a sentence moves money: "moved 200 to savings account", "atm withdrawal 60".
struct TransferRule {
  /// The words of the sentence in small letters, without what stands between them.
  private let words: [Substring]
  /// Whether it tells of cash that came out of an account, or went on one.
  private let isOfCash: Bool
  /// The accounts that the ledger has beside those that everybody has.
  private let known: [AccountName]
  /// The card that is paid; `nil` where none is.
  private let card: AccountName?

  init(sentence: Sentence, known: [AccountName]) {
    words = sentence.words(0..<sentence.tokens.count).lowercased()
      .split { !$0.isLetter && !$0.isNumber && $0 != "-" }
    isOfCash =
      sentence.cashTransfer() != nil
      || sentence.tokens.indices.contains { sentence.has(.cashMachine, at: $0) }
    self.known = known
    card = CardPaymentRule(sentence).card()
  }

  /// The two accounts; `nil` where the words leave one of them open.
  func accounts() -> (source: AccountName, destination: AccountName)? {
    if let card { return (.bank, card) }
    let from = account(behind: ["from"])
    let source: AccountName
    let destination: AccountName
    if isOfCash, words.contains(where: { TransferRule.deposits.contains($0) }) {
      (source, destination) = (.cash, account(behind: ["to", "into", "in", "on"]) ?? .bank)
    } else if isOfCash {
      (source, destination) = (from ?? .bank, .cash)
    } else {
      let to = account(behind: ["to", "into"])
      guard from != nil || to != nil else { return nil }
      (source, destination) = (from ?? .bank, to ?? .bank)
    }
    return source == destination ? nil : (source, destination)
  }

  private static let deposits: Set<Substring> = ["deposited", "deposit", "banked", "put"]
  private static let articles: Set<Substring> = ["my", "our", "the", "a"]

  /// The account that stands behind one of some words: "to my savings account".
  private func account(behind leading: Set<Substring>) -> AccountName? {
    for place in words.indices where leading.contains(words[place]) {
      let next = words[(place + 1)...].first { !TransferRule.articles.contains($0) }
      if let next, let account = account(named: next) { return account }
    }
    return nil
  }

  private func account(named word: Substring) -> AccountName? {
    switch word {
    case "bank", "checking", "current": .bank
    case "cash", "wallet": .cash
    case "savings", "saving": AccountName("savings")
    case "joint": AccountName("joint")
    default: known.first { $0.text == word }
    }
  }
}
