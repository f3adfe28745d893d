import LedgerModel

/// Finds that a sentence pays what is owed on a card that is an account of the ledger: "paid credit card bill
/// 300". What was bought with it was spent then, so that this spends nothing.
struct CardPaymentRule {
  /// The words of the sentence in small letters, without what stands between them.
  private let words: [Substring]
  private let cards: [AccountName]

  init(_ sentence: Sentence) {
    cards = sentence.context.cards
    words =
      cards.isEmpty
      ? []
      : sentence.words(0..<sentence.tokens.count).lowercased()
        .split { !$0.isLetter && !$0.isNumber && $0 != "-" }
  }

  private static let payments: Set<Substring> = [
    "paid", "payed", "pay", "payment", "settled", "cleared",
  ]
  /// In front of a card that is paid, where its name stands alone.
  private static let introductions: Set<Substring> = [
    "paid", "payed", "pay", "settled", "cleared", "off", "down", "toward", "towards", "to",
  ]
  private static let bills: Set<Substring> = ["bill", "payment", "balance", "debt", "card"]
  private static let articles: Set<Substring> = ["my", "our", "the", "a"]
  /// What says that a card was only used, or what was bought.
  private static let uses: Set<Substring> = [
    "with", "by", "using", "via", "at", "for", "on", "from",
  ]

  /// The card; `nil` where none is paid, or it is not clear which.
  func card() -> AccountName? {
    guard !words.isEmpty, words.contains(where: { CardPaymentRule.payments.contains($0) }),
      !words.contains(where: { CardPaymentRule.uses.contains($0) })
    else { return nil }
    for place in words.indices {
      if let card = cards.first(where: { $0.text == words[place] }) {
        return isPaid(place) ? card : nil
      }
    }
    return namesAnyCard ? (cards.count == 1 ? cards.first : nil) : nil
  }

  private func isPaid(_ place: Int) -> Bool {
    if place + 1 < words.count, CardPaymentRule.bills.contains(words[place + 1]) { return true }
    let before = words[..<place].last { !CardPaymentRule.articles.contains($0) }
    return before.map { CardPaymentRule.introductions.contains($0) } ?? false
  }

  /// "credit card", "card bill".
  private var namesAnyCard: Bool {
    zip(words, words.dropFirst()).contains { first, second in
      first == "credit" && second == "card"
        || first == "card" && CardPaymentRule.bills.contains(second)
    }
  }
}
