import LedgerEvents

/// Chooses which amount in a message moved.
///
/// A number without a currency is not money, unless it follows a movement: "debited by 500.0". An amount
/// beside a balance, a limit or a fee did not move, or is not the subject of the message.
struct MessageAmount {
  let text: MessageText
  /// All numbers of the message with a currency, or after a movement.
  let money: [AmountMention]

  init(text: MessageText, money: [AmountMention]) {
    self.text = text
    self.money = money
  }

  init(text: MessageText, mentions: [AmountMention]) {
    self.text = text
    money = mentions.filter { mention in
      mention.currencyTokens != nil || MessageAmount.isBare(mention.first, in: text)
    }
  }

  /// "debited by 500.0": some banks omit the currency.
  private static func isBare(_ index: Int, in text: MessageText) -> Bool {
    text.sentence.isKind(.number, at: index)
      && text.sentence.has([.by, .forWord, .of, .with], at: index - 1)
      && text.has(.formal, at: index - 2)
  }

  // MARK: What moved

  enum Choice {
    case one(AmountMention, statement: Range<Int>)
    case several([AmountMention])
    case none
  }

  /// Returns the first amount that moved, statement by statement.
  func run() -> Choice {
    var found: (mention: AmountMention, statement: Range<Int>)?
    for statement in text.statements where isTelling(statement) {
      let moved = moved(in: statement)
      // "subtotal $40.00, tax $3.20, total $43.20"
      guard let first = moved.first(where: \.isTotal) ?? moved.first else { continue }
      guard let chosen = found else {
        found = (first, statement)
        if !first.isTotal, let other = joined(moved) { return .several([first, other]) }
        continue
      }
      if text.contains(.sureMovement, in: statement), !isSame(first, chosen.mention) {
        return .several([chosen.mention, first])
      }
    }
    if let found { return .one(found.mention, statement: found.statement) }
    return withoutVerb()
  }

  /// Whether a statement says that money moved.
  func isTelling(_ statement: Range<Int>) -> Bool {
    text.contains(.movement, in: statement) && !text.contains(.advice, in: statement)
  }

  /// "Debit card purchase / Amount: 12.50": the movement is on another line, or is a sign.
  private func withoutVerb() -> Choice {
    let isMovement = text.statements.contains(where: isTelling)
    for statement in text.statements where !text.contains(.advice, in: statement) {
      guard let first = moved(in: statement).first else { continue }
      let isFormal = text.sender != nil || text.isMasked
      if isMovement || sign(of: first) != nil || isFormal && isBareNotice(statement) {
        return .one(first, statement: statement)
      }
    }
    return .none
  }

  /// "£4.50 at PRET": an amount and a place, and nothing to the contrary.
  private func isBareNotice(_ statement: Range<Int>) -> Bool {
    statement == text.statements.first
      && (text.contains(.at, in: statement)
        || moved(in: statement).first.map { mention in
          let behind = mention.end
          return statement.contains(behind) && text.sentence.tokens[behind].isAllCapitals
        } ?? false)
  }

  private func moved(in statement: Range<Int>) -> [AmountMention] {
    money.filter { mention in
      statement.contains(mention.first) && !mention.quantity.isZero && !isBalance(mention)
    }
  }

  /// "$20 at Rossi and $30 at Weber" are two amounts.
  private func joined(_ moved: [AmountMention]) -> AmountMention? {
    guard moved.count > 1 else { return nil }
    let between = moved[0].end..<moved[1].first
    return !isSame(moved[0], moved[1])
      && between.contains { index in text.sentence.has(.and, at: index) } ? moved[1] : nil
  }

  private func isSame(_ left: AmountMention, _ right: AmountMention) -> Bool {
    left.quantity == right.quantity && left.currency == right.currency
  }

  /// Whether an amount is beside a balance, a limit or a fee.
  func isBalance(_ mention: AmountMention) -> Bool {
    // A fee that is the only amount was paid.
    isBeside(money.count > 1 ? [.balance, .fee] : .balance, mention)
  }

  /// Whether a word with a role is beside an amount and belongs to it.
  func isBeside(_ still: MessageRoles, _ mention: AmountMention) -> Bool {
    let statement = text.statement(of: mention.first)
    for index in statement.prefix(upTo: mention.first).suffix(5).reversed() {
      // "cash back on your $105.00 purchase"
      if isMoney(index) || text.isMark(",", at: index)
        || still.contains(.fee) && text.has(.owner, at: index) && !text.has(still, at: index + 1)
      {
        break
      }
      if text.has(still, at: index) { return true }
    }
    for index in statement.suffix(from: min(mention.end, statement.upperBound)).prefix(3) {
      if isMoney(index) || text.isMark(",", at: index) { break }
      if text.has(still, at: index) { return !isBeforeMoney(index, in: statement) }
      if text.has(.preposition, at: index) { break }
    }
    return false
  }

  /// Whether an amount is in a statement about a balance.
  func isNotice(_ mention: AmountMention) -> Bool {
    isBalance(mention) || text.contains(.balance, in: text.statement(of: mention.first))
  }

  private func isMoney(_ index: Int) -> Bool {
    money.contains { mention in mention.tokens.contains(index) }
  }

  /// "20.00 USD Avail bal 300.00 USD": the balance is the amount after the word.
  private func isBeforeMoney(_ index: Int, in statement: Range<Int>) -> Bool {
    money.contains { mention in
      mention.first > index && mention.first < statement.upperBound && mention.first - index <= 5
    }
  }

  // MARK: Signs

  /// Returns `-` or `+` before the amount; `nil` if there is none.
  func sign(of mention: AmountMention) -> Character? {
    if mention.isNegative { return "-" }
    let first = mention.first
    let isFree = first == 1 || !text.sentence.isJoined(at: first - 1)
    guard text.sentence.isJoined(at: first), isFree else { return nil }
    if text.isMark("-", at: first - 1) { return "-" }
    return text.isMark("+", at: first - 1) ? "+" : nil
  }
}
