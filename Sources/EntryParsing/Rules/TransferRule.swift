import LedgerEvents

/// Finds the accounts between which a sentence moves money: "moved 200 to savings", "atm withdrawal 60".
///
/// A sentence is a transfer if an account of the ledger is the destination and nothing else is bought or
/// paid. The sentence's days, marks and amounts must be claimed already.
struct TransferRule {
  enum Finding: Hashable {
    case move(source: AccountName, destination: AccountName)
    /// Something else is named besides the account: it was bought, or is the reason for the transfer.
    case unclear(source: AccountName, destination: AccountName)
  }

  private let mentions: AccountMentions
  private var sentence: Sentence { mentions.sentence }
  private var words: [CutWords.Word] { mentions.words }

  /// - Parameter mentions: The accounts that the sentence names.
  init(_ mentions: AccountMentions) { self.mentions = mentions }

  /// - Parameter assumed: Default accounts, used if the ledger has none of the name.
  init(_ sentence: Sentence, assumed: [OwnAccount]) {
    let own = sentence.context.ownAccounts
    let others = assumed.filter { other in !own.contains { $0.name == other.name } }
    mentions = AccountMentions(sentence, known: own + others)
  }

  /// Returns the transfer of a sentence that may also be an expense; `nil` if there is none.
  func finding() -> Finding? {
    guard !mentions.all.isEmpty else { return nil }
    if let person = mentions.all.first(where: { $0.account.kind == .person }) {
      return settlement(with: person)
    }
    guard !isIncoming, let ends = ends() else { return nil }
    let isWhole = !hasLeftOver
    guard isWhole || ends.isSure else { return nil }
    return isWhole
      ? .move(source: ends.source, destination: ends.destination)
      : .unclear(source: ends.source, destination: ends.destination)
  }

  /// Whether money is moved to the default account, and nothing says from where.
  var leavesSourceOpen: Bool {
    !mentions.all.isEmpty && isMoving && !isIncoming && !hasLeftOver
      && mentions.all.allSatisfy { isGoal($0) && $0.account.name == .bank }
  }

  /// Returns the two accounts of a sentence that certainly is a transfer between own accounts; `nil` if its
  /// words leave one of them open.
  func accounts() -> (source: AccountName, destination: AccountName)? {
    let from = mentions.all.first { $0.place == .source }?.account.name
    let to = mentions.all.first { $0.place == .goal || $0.place == .goalOrMeans }?.account.name
    let source: AccountName
    let destination: AccountName
    if isOfCash, isDeposit {
      let on = mentions.all.first { $0.account.kind != .cash }?.account.name
      (source, destination) = (.cash, to ?? on ?? .bank)
    } else if isOfCash {
      (source, destination) = (from ?? .bank, .cash)
    } else {
      guard from != nil || to != nil else { return nil }
      (source, destination) = (from ?? .bank, to ?? .bank)
    }
    return source == destination ? nil : (source, destination)
  }

  // MARK: The two ends

  private struct Ends {
    var source: AccountName
    var destination: AccountName
    /// Whether the words say that the money moves, whatever else they say.
    var isSure: Bool
  }

  private func ends() -> Ends? {
    let goals = mentions.all.filter(isGoal)
    guard let goal = goals.first else { return endsWithoutGoal() }
    guard goals.allSatisfy({ $0.account == goal.account }) else { return nil }
    let before = mentions.all.last { other in
      other.place == .bare && other.words.upperBound + 1 == goal.words.lowerBound
    }
    let sources = mentions.all.filter { $0.place == .source }
    guard Set(sources.map(\.account)).count <= 1 else { return nil }
    let source = (sources.first ?? before)?.account.name
    guard goal.account.name != source ?? .bank || source != nil else { return nil }
    return Ends(
      source: source ?? .bank, destination: goal.account.name, isSure: goal.place != .paid)
  }

  private func isGoal(_ mention: AccountMentions.Mention) -> Bool {
    switch mention.place {
    case .goal: !isCharged
    case .goalOrMeans:
      mention.account.kind != .cash
        && (isMoving || (!hasLeftOver && !isPaying && mention.account.kind != .card))
    case .paid: isPaying && ![.bank, .cash].contains(mention.account.kind)
    case .source, .bare: false
    }
  }

  /// "transfer 100 from savings", "move 200 bank savings".
  private func endsWithoutGoal() -> Ends? {
    guard words.contains(where: { $0.has(.transfer) }) else { return nil }
    let all = mentions.all
    if all.count == 2, all[0].place == .bare, all[1].place == .bare,
      all[0].words.upperBound == all[1].words.lowerBound
    {
      return Ends(
        source: all[0].account.name, destination: all[1].account.name, isSure: false)
    }
    guard all.count == 1, all[0].place == .source, all[0].account.name != .bank,
      all[0].account.kind != .card
    else { return nil }
    return Ends(source: all[0].account.name, destination: .bank, isSure: false)
  }

  /// "anna paid me back 20", "lent anna 20", "20 to anna from cash": money between own accounts and that of a person;
  /// `nil` if anything else is named, except for what something was lent.
  private func settlement(with person: AccountMentions.Mention) -> Finding? {
    let others = mentions.all.filter { $0.account != person.account }
    let verb = words.indices.first { index in
      !isOfAccount(index) && (TransferRule.settles(words[index].token) || isLending(index))
    }
    // "50 from anna" needs no verb.
    guard let verb = verb ?? (person.place == .source ? words.startIndex : nil),
      Set(others.map(\.account)).count <= 1,
      !hasLeftOver || isLending(verb) && words.contains(where: { $0.has(.forWord) })
    else { return nil }
    // "anna paid 12 for me" is what I owe her.
    let isForMe = words.indices.contains { index in
      words[index].has(.me) && words[max(0, index - 1)...index].contains { $0.has(.forWord) }
    }
    guard !isForMe else { return nil }
    let own = others.first?.account.name ?? .bank
    let saysMe = words[verb...].contains { $0.has(.me) }
    let isBefore =
      person.words.upperBound <= verb
      && !words[..<person.words.lowerBound].contains { $0.has(.subjectI) }
    let isBorrowed = mentions.isOneOf(["borrowed", "borrow"], verb)
    let comes =
      person.place == .source || isBorrowed || saysMe
      || isBefore && person.place != .goal && person.place != .paid
    // "anna paid 20": to whom, or what for?
    let isStated =
      person.place == .source || saysMe
      || words.indices.contains { words[$0].has(.back) || isLending($0) }
    guard !comes || isStated else { return nil }
    return comes
      ? .move(source: person.account.name, destination: own)
      : .move(source: own, destination: person.account.name)
  }

  private static func settles(_ token: Token) -> Bool {
    token.has([.transfer, .moving]) || token.has([.give, .get, .receive, .refund, .back, .spend])
  }

  private func isLending(_ index: Int) -> Bool {
    mentions.isOneOf(
      ["lent", "lend", "loaned", "borrowed", "borrow", "repaid", "repay", "owed"], index)
  }

  // MARK: The other words

  private var isMoving: Bool {
    words.indices.contains { index in
      !isOfAccount(index)
        && (words[index].has([.transfer, .moving]) || words[index].has([.putAway, .give]))
    }
  }

  private var isPaying: Bool {
    words.indices.contains { words[$0].has(.spend) || mentions.isOneOf(["payment"], $0) }
  }

  /// "charged 40 to visa": a purchase, and its means of payment.
  private var isCharged: Bool {
    words.indices.contains { mentions.isOneOf(["charged", "charge", "charging", "billed"], $0) }
  }

  /// Whether the money comes from outside: "received 500 into savings", "20 back to visa".
  private var isIncoming: Bool {
    words.indices.contains { index in
      let word = words[index]
      guard word.token.kind == .word, !isOfAccount(index) else { return false }
      if word.has(.moving) { return false }
      if word.token.has([.refund, .incomeSource, .get, .me]) || word.token.has(.interest) {
        return true
      }
      if word.phrase.has([.receive, .refund, .incomeSource]) {
        // "transfer from savings"
        return !isInFrontOfAccount(word.phrase)
      }
      return word.token.has(.back) && !isMoving && !isPaying
    }
  }

  private func isInFrontOfAccount(_ phrase: Token) -> Bool {
    words.indices.contains { index in
      words[index].token.end == phrase.end && words[index].token.has(.from)
        && isOfAccount(index + 1)
    }
  }

  private func isOfAccount(_ index: Int) -> Bool {
    mentions.all.contains { $0.words.contains(index) }
  }

  /// Whether an item, a shop, a person or an unknown word is named besides the accounts.
  private var hasLeftOver: Bool {
    words.indices.contains { index in
      let word = words[index]
      if word.phrase.claim == .categoryMark { return true }
      guard word.token.kind == .word, !isOfAccount(index),
        word.phrase.claim == .none || word.phrase.claim == .account
      else { return false }
      if hasPerson,
        TransferRule.settles(word.token) || word.has([.me, .subjectI]) || isLending(index)
      {
        return false
      }
      return !TransferRule.saysNothingElse(word.token)
        && !TransferRule.saysNothingElse(word.phrase)
    }
  }

  private var hasPerson: Bool { mentions.all.contains { $0.account.kind == .person } }

  /// Verbs of moving and paying, and the connecting words of any sentence.
  private static func saysNothingElse(_ token: Token) -> Bool {
    if token.has([.transfer, .moving, .owner, .accountNoun, .copula]) { return true }
    if token.has([.putAway, .give]) { return true }
    if token.has(.content) || token.has([.person, .payer]) || token.has(.surcharge) {
      return false
    }
    return token.has(joining)
  }

  private static let joining: WordRoles = WordRoles.preposition.union([
    .article, .filler, .subjectI, .spend, .currency, .and, .back, .every, .span, .this, .last,
    .next, .weekday, .month, .relativeDay, .ordinal, .cardinal, .account,
  ])

  // MARK: Cash

  /// Whether it is about cash withdrawn from an account, or paid into one.
  private var isOfCash: Bool {
    sentence.cashTransfer() != nil
      || sentence.tokens.indices.contains { sentence.has(.cashMachine, at: $0) }
  }

  private var isDeposit: Bool {
    words.indices.contains { mentions.isOneOf(["deposited", "deposit", "banked", "put"], $0) }
  }
}
