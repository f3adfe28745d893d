/// Cash withdrawn from an own account, or paid into it.
extension Sentence {
  /// "took out 60 cash", "60 cash from the machine", "deposited 100 cash", "withdrew 60"; `nil` if something
  /// was bought, or another person gave it.
  func cashTransfer() -> Range<Int>? {
    let cash = tokens.indices.first { isCash($0) }
    guard cash != nil || tokens.indices.contains(where: { isOneOf(Sentence.withdrawals, at: $0) }),
      isEnglish
    else { return nil }
    for index in tokens.indices where isKind(.word, at: index) {
      if isOneOf(Sentence.withdrawals, at: index), !isPurchase { return index..<index + 1 }
      guard let cash else { continue }
      if isOneOf(Sentence.takings, at: index), let out = out(behind: index), !isPurchase {
        return min(index, cash)..<max(out, cash) + 1
      }
      let isPut = isWord("put", at: index) && tokens[cash...].contains { $0.has(.within) }
      if isOneOf(Sentence.deposits, at: index) || isPut, index < cash,
        word(at: cash).count == 4, !tokens.contains(where: { $0.has([.from, .forWord]) })
      {
        return index..<cash + 1
      }
    }
    guard let cash, let source = source(behind: cash) else { return nil }
    return cash..<source + 1
  }

  private static let withdrawals: [StaticString] = ["withdrew", "withdraw"]
  private static let takings: [StaticString] = ["took", "take", "got", "get", "pulled", "drew"]
  private static let deposits: [StaticString] = ["deposited", "deposit", "banked"]
  private static let sources: [StaticString] = [
    "machine", "atm", "bank", "account", "cashpoint", "checking", "savings",
  ]

  private func isCash(_ index: Int) -> Bool {
    isWord("cash", at: index)
      || isWord("in", at: index) && word(at: index).lowercased() == "in cash"
  }

  /// Whether the money was spent at once: "withdrew 60 for groceries".
  private var isPurchase: Bool {
    tokens.contains { token in token.has([.item, .brand]) && !token.isOf(.savings)
    }
  }

  /// "out" after a verb, with at most an amount and "cash" between.
  private func out(behind verb: Int) -> Int? {
    (verb + 1..<min(verb + 5, tokens.count)).first { isWord("out", at: $0) }
  }

  /// "from the machine" after "cash"; "cash from" is one phrase.
  private func source(behind cash: Int) -> Int? {
    var index = cash + 1
    guard word(at: cash).lowercased() == "cash from" || has(.from, at: index) else { return nil }
    while has([.from, .article], at: index) { index += 1 }
    return isOneOf(Sentence.sources, at: index) ? index : nil
  }
}
