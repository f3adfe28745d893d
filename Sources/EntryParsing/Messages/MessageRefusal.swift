/// Recognizes messages about money that did not move: a passcode, a decline, a notice, an offer.
struct MessageRefusal {
  let text: MessageText
  /// How strongly the text suggests a message.
  let signs: Int

  /// The failure for a payment that failed, or a passcode. One sign of a message is enough.
  func failure() -> ParsingFailure? {
    guard signs > 0 else { return nil }
    if let offer = text.sentence.loanOffer() { return refusal(offer) }
    if let code = codeNotice() { return refusal(code) }
    for statement in text.statements where !isAdvice(statement) {
      if let index = statement.first(where: { text.sentence.isWord("denied", at: $0) }) {
        return refusal(statement.lowerBound..<index + 1)
      }
      for index in statement where text.has([.failure, .pending], at: index) {
        if text.has(.code, at: index), isNoPasscode(index) { continue }
        if text.has(.failure, at: index) || !describesCharge(index) {
          return refusal(statement.lowerBound..<index + 1)
        }
      }
    }
    return nil
  }

  /// "fiori 8, il codice della porta è 2580"; "Ana sent you $60. Confirmation code TX9": the code of what
  /// happened before.
  private func isNoPasscode(_ index: Int) -> Bool {
    if text.startsLikeAPerson {
      let number = (0..<index).first { text.sentence.isKind(.number, at: $0) } ?? index
      return signs < MessageForm.enough
        && (number..<index).contains { text.isMark(",", at: $0) || text.isMark(".", at: $0) }
    }
    guard !text.sentence.isOneOf(["otp", "passcode"], at: index),
      !text.contains([.announcement, .pending], in: 0..<index)
    else { return false }
    let statement = text.statement(of: index)
    return text.statements.contains { other in
      other.upperBound <= statement.lowerBound
        && other.contains { text.has(.sureMovement, at: $0) && !text.has(.noun, at: $0) }
        && other.contains { text.sentence.currency(at: $0) != nil }
    }
  }

  private static let codeWords: [StaticString] = ["code", "pin", "codigo", "codice", "kode"]

  /// "Bank code: 118820": a passcode, and no currency in the text.
  private func codeNotice() -> Range<Int>? {
    let sentence = text.sentence
    let tokens = sentence.tokens.indices
    guard !tokens.contains(where: { index in sentence.currency(at: index) != nil }) else {
      return nil
    }
    let code = tokens.first { index in
      sentence.isOneOf(MessageRefusal.codeWords, at: index)
        && text.isMark(":", at: index + 1) && sentence.isKind(.number, at: index + 2)
        && (4...8).contains(sentence.digitCount(at: index + 2))
    }
    return code.map { index in index..<index + 3 }
  }

  /// The failure for money that is due, planned or offered, unless money moved before it in the text.
  func announcement(_ amount: MessageAmount) -> ParsingFailure? {
    guard signs >= MessageForm.enough else { return nil }
    for statement in text.statements where !isAdvice(statement) {
      let isTold =
        amount.isTelling(statement)
        && amount.money.contains { mention in
          statement.contains(mention.first) && !amount.isBalance(mention)
            && !mention.quantity.isZero
        }
      if let index = text.first(.announcement, in: statement),
        !isTold
          || !isBehindDetail(index, in: statement, amount)
            && !isPaid(index, in: statement, amount)
      {
        return refusal(statement.lowerBound..<index + 1)
      }
      if isTold { return nil }
    }
    return nil
  }

  /// "We received your payment": the customer's own money, paid to a card or loan.
  func ownPayment(in statement: Range<Int>) -> ParsingFailure? {
    if let failure = ownTransfer(in: statement) { return failure }
    if let open = text.first(.open, in: statement), text.has(.noun, at: open),
      !text.contains([.out, .from], in: statement), text.contains(.incoming, in: statement),
      let to = text.first(.to, in: open..<statement.upperBound), text.has(.owner, at: to + 1),
      text.contains(.debt, in: to..<statement.upperBound)
    {
      return refusal(statement.lowerBound..<to + 2)
    }
    // "Your payment was received": by a company, not by the reader.
    if let received = statement.first(where: { text.sentence.isWord("received", at: $0) }),
      let payment = statement.first(where: { index in
        text.has(.owner, at: index - 1) && text.sentence.isWord("payment", at: index)
      }), payment < received, !text.contains(.from, in: statement),
      !text.isPaidToShop(in: payment..<received)
    {
      return refusal(payment - 1..<received + 1)
    }
    guard text.contains(.debt),
      let owner = statement.first(where: { index in
        text.has(.owner, at: index) && text.has([.open, .noun], at: index + 1)
          && !text.has([.instrument, .refund], at: index + 1)
      }),
      text.contains(.incoming, in: statement)
        || text.sentence.isWord("thank", at: statement.lowerBound)
    else { return nil }
    return refusal(statement.lowerBound..<owner + 2)
  }

  /// "from savings *1122 to checking *6104": between the person's own accounts.
  private func ownTransfer(in statement: Range<Int>) -> ParsingFailure? {
    func isAccount(_ role: MessageRoles) -> Bool {
      statement.contains { index in
        text.has(role, at: index)
          && (text.has(.instrument, at: index + 1)
            || text.has(.owner, at: index + 1) && text.has(.instrument, at: index + 2))
      }
    }
    guard isAccount(.from), isAccount(.to), text.contains(.open, in: statement),
      !text.contains(.at, in: statement)
    else { return nil }
    return refusal(statement)
  }

  /// "You've spent 30.00 today.": a total of earlier messages.
  func sumOfDay(_ mention: AmountMention, in statement: Range<Int>) -> ParsingFailure? {
    let behind = mention.end
    guard behind + 1 == statement.upperBound, text.sentence.tokens[behind].has(.relativeDay),
      text.contains(.reader, in: statement), text.contains(.out, in: statement)
    else { return nil }
    return refusal(statement)
  }

  private func refusal(_ range: Range<Int>) -> ParsingFailure {
    .notAnEntry(text.sentence.words(range))
  }

  /// "If this was not you …": advice, not a report.
  private func isAdvice(_ statement: Range<Int>) -> Bool {
    text.contains(.advice, in: statement)
      && statement.prefix(4).contains { index in text.has(.advice, at: index) }
  }

  /// "Pending charge of $12.50": the shop has already charged it.
  private func describesCharge(_ index: Int) -> Bool {
    text.has(.noun, at: index + 1)
      && text.statements.contains { range in range.lowerBound == index }
  }

  /// "Electricity bill of Rs.1,840 paid successfully": announced before, and done after the amount.
  private func isPaid(_ index: Int, in statement: Range<Int>, _ amount: MessageAmount) -> Bool {
    guard let first = amount.money.first(where: { statement.contains($0.first) }),
      index < first.first
    else { return false }
    let end = first.end
    return (end..<min(end + 3, statement.upperBound)).contains { text.has(.out, at: $0) }
      && !text.contains(.announcement, in: end..<statement.upperBound)
  }

  /// After the amount and the name, in a separate part: "…, minimum due 0".
  private func isBehindDetail(
    _ index: Int, in statement: Range<Int>, _ amount: MessageAmount
  ) -> Bool {
    guard
      let first = amount.money.first(where: { mention in statement.contains(mention.first)
      }), index >= first.tokens.upperBound
    else { return false }
    return (first.tokens.upperBound..<index).contains { place in
      text.isMark(",", at: place) || text.isMark("-", at: place) || text.isMark("(", at: place)
    } || text.has(.balance, at: index)
  }
}
