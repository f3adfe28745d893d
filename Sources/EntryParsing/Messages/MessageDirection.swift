/// Determines the direction of the money in a message.
struct MessageDirection {
  let text: MessageText
  let amount: MessageAmount
  let mention: AmountMention
  let statement: Range<Int>

  enum Way {
    case out
    case incoming
    case refund
  }

  struct Finding {
    var way: Way
    /// The word that determines it; `nil` if there is none.
    var index: Int?
  }

  func run() -> Finding {
    if let sign = amount.sign(of: mention) {
      return Finding(way: sign == "+" ? .incoming : .out, index: nil)
    }
    if let finding = inStatement(statement) { return finding }
    for other in text.statements where other != statement && amount.isTelling(other) {
      if let finding = inStatement(other) { return finding }
    }
    return Finding(way: .out, index: nil)
  }

  private func inStatement(_ range: Range<Int>) -> Finding? {
    if let index = text.first(.refund, in: range) { return Finding(way: .refund, index: index) }
    if let index = text.first(.toReader, in: range) { return Finding(way: .incoming, index: index) }
    // "You got 1% cashback: £0.45 on your £45.00 payment to ASOS": the rest is paid.
    let told = range.first { index in
      text.has([.out, .incoming], at: index)
        && (text.has(.out, at: index) || !isOfReward(index, in: range))
    }
    guard let index = told else {
      return text.first(.open, in: range).map { index in ofOpenNoun(index, in: range) }
    }
    // "A transfer from J SMITH was paid …" and "paid … to you" are incoming.
    if text.has(.out, at: index) {
      if let open = text.first(.open, in: range), open < index, isFromOther(open, in: range) {
        return Finding(way: .incoming, index: open)
      }
      return Finding(way: goesToReader(index, in: range) ? .incoming : .out, index: index)
    }
    let before = range.lowerBound..<index
    // "LIC premium Rs.6,200 received for policy 99"
    let isDue =
      before.contains { text.sentence.isOneOf(MessageDirection.dues, at: $0) }
      && !text.contains(.from, in: range)
    let isToShop = isDue || text.isPaidToShop(in: before)
    return Finding(way: isToShop ? .out : .incoming, index: index)
  }

  private func isOfReward(_ index: Int, in range: Range<Int>) -> Bool {
    (index + 1..<min(index + 5, range.upperBound)).contains { text.has(.fee, at: $0) }
      && text.contains(.open, in: index..<range.upperBound)
  }

  /// What a company receives from the reader.
  private static let dues: [StaticString] = [
    "premium", "emi", "bill", "recharge", "installment", "instalment", "tax", "rent",
  ]

  /// "Transfer of £50 from J SMITH": a noun for either direction.
  private func ofOpenNoun(_ index: Int, in range: Range<Int>) -> Finding {
    let isIncoming = isFromOther(index, in: range) || goesToReader(index, in: range)
    return Finding(way: isIncoming ? .incoming : .out, index: index)
  }

  /// "from J SMITH", but not "from your account".
  private func isFromOther(_ index: Int, in range: Range<Int>) -> Bool {
    (index..<range.upperBound).contains { place in
      text.has(.from, at: place) && !text.has(.at, at: place)
        && place + 1 < range.upperBound && text.sentence.tokens[place + 1].isCapitalised
        && !text.sentence.tokens[place + 1].has(.currency)
        && !text.contains([.owner, .instrument], in: place + 1..<min(place + 4, range.upperBound))
    }
      && !(index..<range.upperBound).contains { place in
        text.has([.at, .to], at: place) && !text.has(.from, at: place)
          && !text.contains(
            [.owner, .instrument], in: place + 1..<max(place + 1, min(place + 4, range.upperBound)))
      }
  }

  private static let gifts: [StaticString] = ["sent", "paid", "transferred", "wired"]

  /// "sent $50 to you", "John transferred 20 to your account".
  private func goesToReader(_ index: Int, in range: Range<Int>) -> Bool {
    guard !text.contains([.owner, .reader], in: range.lowerBound..<index) else { return false }
    return (index + 1..<max(index + 1, range.upperBound)).contains { place in
      guard text.has(.to, at: place) else { return false }
      let isReader =
        text.has(.reader, at: place + 1) && !text.has(.owner, at: place + 1)
      let isOwn =
        MessageDirection.gifts.contains { word in text.sentence.isWord(word, at: index) }
        && text.has(.owner, at: place + 1)
        && text.contains(.instrument, in: place + 1..<min(place + 4, range.upperBound))
        && text.sentence.tokens[range.lowerBound].isCapitalised
        && text.roles(at: range.lowerBound) == []
      return isReader || isOwn
    }
  }
}

extension MessageText {
  /// "Your payment of $15.99 to Netflix was received": by the shop.
  func isPaidToShop(in range: Range<Int>) -> Bool {
    guard
      let payment = range.first(where: { index in
        has(.owner, at: index - 1) && sentence.isWord("payment", at: index)
      })
    else { return false }
    return (payment..<range.upperBound).contains { index in
      has(.to, at: index) && sentence.has(.brand, at: index + 1)
        && !sentence.has([.account, .bankWord], at: index + 1)
    }
  }
}
