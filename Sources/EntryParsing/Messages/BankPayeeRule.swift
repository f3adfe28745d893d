/// Finds the payee or payer in a bank's message, by the role of the words around the name.
///
/// | role | example |
/// |---|---|
/// | a label | "Merchant: GREEN MART", "At: GREEN MART" |
/// | the credited party, after a semicolon | "debited …; GREEN MART credited" |
/// | the subject of a refund, or of money sent | "GREEN MART refund of …", "Anna paid you …" |
/// | after a preposition | "at GREEN MART", "chez", "bei", "to VPA green@bank (GREEN MART)" |
/// | in capitals beside the amount | "560.00 GREEN MART" |
/// | the last part of a path | "towards UPI/DR/123/Green Mart" |
struct BankPayeeRule {
  let text: MessageText
  let mention: AmountMention
  let money: [AmountMention]
  let statement: Range<Int>
  let way: MessageDirection.Way

  private var sentence: Sentence { text.sentence }
  private var names: PayeeName { PayeeName(text: text, mention: mention, money: money) }

  func run() -> Range<Int>? {
    find().map { range in names.trimmed(range) }
  }

  private func find() -> Range<Int>? {
    if let range = labelled() ?? subject() ?? object() ?? creditedPayee() { return range }
    if let range = afterPreposition(in: statement) { return range }
    for other in text.statements
    where other != statement && !text.contains(.advice, in: other) && other.count <= 12 {
      if isLine(other), let range = afterPreposition(in: other) { return range }
    }
    return beside() ?? brand()
  }

  /// "3,500 Netflix subscription": a known name.
  private func brand() -> Range<Int>? {
    guard way == .out else { return nil }
    return statement.first { index in
      sentence.has(.brand, at: index) && !sentence.has([.item, .place, .account], at: index)
        && sentence.tokens[index].isCapitalised && !sentence.tokens[index].isCorrected
    }.map { $0..<$0 + 1 }
  }

  /// "To GREEN MART" on its own line.
  private func isLine(_ range: Range<Int>) -> Bool {
    text.isMark("\n", at: range.lowerBound - 1)
      || text.contains(.movement, in: range) && !text.contains(.balance, in: range)
  }

  // MARK: Labels

  private static let generalLabels: [StaticString] = ["لدى"]

  private func labelled() -> Range<Int>? {
    for index in sentence.tokens.indices where text.isMark(":", at: index + 1) {
      guard text.has(.label, at: index) || sentence.isOneOf(BankPayeeRule.generalLabels, at: index)
      else { continue }
      var first = index + 2
      // A bank's reference number precedes the name: "Description: 000012 GREEN MART".
      if first < sentence.tokens.count, sentence.tokens[first].kind == .number,
        sentence.digitCount(at: first) >= 6
      {
        first += 1
      }
      if let name = names.pathOrName(from: first) { return name }
    }
    return nil
  }

  // MARK: Subjects

  /// "debited for Rs 240; CITY CAFE credited": the credited party was paid.
  private func creditedPayee() -> Range<Int>? {
    let whole = sentence.whole
    guard way == .out, let out = text.first(.out, in: whole),
      let credited = whole.last(where: { index in text.has([.incoming], at: index) }),
      credited > out
    else { return nil }
    var first = credited
    while first > out, sentence.tokens[first - 1].kind == .word,
      sentence.tokens[first - 1].claim == .none, text.roles(at: first - 1) == []
    {
      first -= 1
    }
    guard first < credited, text.isMark(";", at: first - 1) else { return nil }
    return first..<credited
  }

  /// "IND*GREEN refund of Rs 372", "Maria Gomez paid you": the words before, from the start.
  private func subject() -> Range<Int>? {
    let verb =
      switch way {
      case .refund: text.first(.refund, in: statement)
      case .incoming: text.first(.toReader, in: statement)
      case .out: text.first(.out, in: statement)
      }
    guard let verb, verb > statement.lowerBound, way != .out || !text.has(.noun, at: verb),
      let name = names.name(from: statement.lowerBound, isAnyCase: false),
      name.upperBound == verb
    else { return nil }
    return name
  }

  /// "You paid Nolan Price $32.00": between the verb and the amount.
  private func object() -> Range<Int>? {
    guard way == .out, let verb = text.first(.out, in: statement),
      let name = names.name(from: verb + 1, isAnyCase: false), name.upperBound == mention.first
    else { return nil }
    return name
  }

  // MARK: Prepositions

  private func afterPreposition(in range: Range<Int>) -> Range<Int>? {
    let order: [MessageRoles] =
      switch way {
      case .out: [.at, .to, .purpose, .from]
      case .incoming: [.from, .at, .to]
      case .refund: [.from, .at, .to]
      }
    for role in order {
      if let name = after(role, in: range) { return name }
      if role == .at, let name = afterGeneralPreposition(in: range) { return name }
    }
    return nil
  }

  private func after(_ role: MessageRoles, in range: Range<Int>) -> Range<Int>? {
    for index in range
    where text.has(role, at: index) || (role == .at && text.isMark("@", at: index)) {
      guard !mention.tokens.contains(index), !names.isHandle(index), !names.isInsideCapitals(index),
        !(role == .from && (way == .out && isOfReader(index) || isAlert(index - 1))),
        !(role == .to && isOfReader(index)),
        let name = names.pathOrName(
          from: index + 1,
          isAnyCase: role == .at || index == range.lowerBound || names.isHandle(index + 2)),
        role == .at
          || !text.has(.instrument, at: name.upperBound)
            && (role != .from || way != .out || !isNumbered(name.upperBound))
      else { continue }
      return name
    }
    return nil
  }

  /// "from GREEN BANK XX1234" names the bank.
  private func isNumbered(_ index: Int) -> Bool {
    index < sentence.tokens.count && sentence.tokens[index].claim == .noise
  }

  /// "from your account", "to your card" name no payee.
  private func isOfReader(_ index: Int) -> Bool {
    text.has([.owner, .reader, .instrument], at: index + 1)
  }

  /// "spent on GREEN MART", "used by": words that are prepositions only in the general tables.
  private func afterGeneralPreposition(in range: Range<Int>) -> Range<Int>? {
    for index in range where sentence.has([.at, .on, .by, .to], at: index) {
      guard !mention.tokens.contains(index), !names.isHandle(index), !names.isInsideCapitals(index),
        index + 1 < sentence.tokens.count, !sentence.tokens[index + 1].has(.account),
        !text.has(MessageRoles.preposition.union([.owner]), at: index),
        let name = names.pathOrName(from: index + 1), !names.isInstrument(at: name.upperBound)
      else { continue }
      return name
    }
    return nil
  }

  /// "Alert from GREEN BANK" names the sender.
  private func isAlert(_ index: Int) -> Bool {
    index >= 0 && sentence.word(at: index).lowercased().hasSuffix("alert")
  }

  // MARK: Beside the amount

  /// "560.00 GREEN MART", "GREEN MART 560.00": a name in capitals.
  private func beside() -> Range<Int>? {
    let after = mention.end
    if after < sentence.tokens.count, statement.contains(after),
      sentence.tokens[after].isAllCapitals || text.sender != nil,
      let name = names.name(from: after, isAnyCase: false)
    {
      return name
    }
    // "debited (GREEN MART, 15.03.2026)"
    for index in statement where text.isMark("(", at: index) && index + 1 < statement.upperBound {
      if names.isCapitalWord(index + 1), let name = names.name(from: index + 1, isAnyCase: false) {
        return name
      }
    }
    var first = mention.first
    while first > statement.lowerBound, names.isCapitalWord(first - 1) { first -= 1 }
    guard first < mention.first, let name = names.name(from: first, isAnyCase: false),
      name.upperBound == mention.first
    else { return nil }
    return name
  }
}
