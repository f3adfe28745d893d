import CommandTable
import EntryParsing
import LedgerModel
import LedgerStore
import PuldarInterchange
import ReceiptReading

/// Adds receipts, one after the other: each is read, shown, asked about, and stored with its file.
struct ReceiptAdding {
  private let session: Session
  private let options: ReceiptOptions
  private let isPreview: Bool
  private let state: DecisionState?
  private let proposer: ReceiptProposer
  /// Whether a proven receipt is stored without a question.
  private let savesByItself: Bool

  /// The result of a receipt.
  enum Outcome {
    case stored(CommandWrite, [NewEntry])
    /// It was added before, as that entry or bill.
    case known(EventID)
    /// The person declined it.
    case declined
    /// A person must confirm it, and none can be asked.
    case undecided(CommandFailure)
  }

  struct Result {
    /// The file, as a person knows it.
    let name: String
    /// `nil` if the receipt was known.
    var proposal: ReceiptProposal?
    let outcome: Outcome
  }

  init(_ session: Session, _ options: ReceiptOptions, isPreview: Bool) async throws {
    self.session = session
    self.options = options
    self.isPreview = isPreview
    state = try await session.ledger.state(beginningIn: options.currency)
    proposer = ReceiptProposer(session, options, state)
    savesByItself = try session.models.configuration().savesReceipts == true
  }

  /// Adds one receipt.
  ///
  /// - Parameter isNamed: Whether the person named the file itself, not its folder.
  /// - Throws: If it cannot be read, or its content is refused; nothing is stored then.
  func add(_ path: String, isNamed: Bool = true) async throws -> Result {
    let store = session.store
    let input = path == "-" ? try ReceiptSource(session).input() : nil
    let place = session.models.path(of: path)
    let file = try input.map(store.receipt(ofInput:)) ?? store.readReceipt(place)
    let earlier = try await session.ledger.opened.uses(of: file.hash)
    if let known = earlier.counting {
      return Result(name: file.name, outcome: .known(known))
    }
    var proposal = try await proposer.proposal(of: path, file, input)
    if !isNamed, session.options.agrees || isPreview { try checkIsReceipt(proposal, path) }
    try await checkBeginning(proposal)
    let isReviewed: Bool
    switch try await verdict(&proposal, path) {
    case .store(let reviewed): isReviewed = reviewed
    case .leave(let outcome): return Result(name: file.name, proposal: proposal, outcome: outcome)
    }
    let content = try proposal.content(today: session.today, isReviewed: isReviewed)
    let entries = proposal.entries(of: content)
    let key = file.hash.addingKey(takenBack: earlier.takenBackCount)
    let storing = ReceiptStoring(
      session: session, path: place, bytes: input, file: file, text: proposal.text)
    let write = try await storing.store(content, entries, Recording(key: key, isPreview: isPreview))
    return Result(name: file.name, proposal: proposal, outcome: .stored(write, entries))
  }

  private enum Verdict {
    case store(isReviewed: Bool)
    case leave(Outcome)
  }

  /// Returns whether to store it: what is proven by `--yes` or automatically, the rest as the person answers.
  private func verdict(_ proposal: inout ReceiptProposal, _ path: String) async throws -> Verdict {
    let doubt = proposal.doubt(today: session.today)
    if isPreview, !session.options.agrees {
      if let doubt, proposal.hasTwoTotals || proposal.hasTwoCurrencies { throw doubt }
      return .store(isReviewed: true)
    }
    let alike = try await entryAlike(proposal)
    let isUnasked = session.options.agrees || savesByItself
    if isUnasked, doubt == nil, alike == nil {
      return .store(isReviewed: session.options.agrees)
    }
    guard session.prompt.canAskInWords, !isPreview else {
      let failure = try await failure(of: proposal, doubt, alike, path)
      if session.options.agrees { throw failure }
      return .leave(.undecided(failure))
    }
    if !isUnasked || doubt != nil {
      guard try await isWanted(&proposal) else { return .leave(.declined) }
    }
    guard let alike = try await entryAlike(proposal) else { return .store(isReviewed: true) }
    let question = "\(try await words(alike)) is alike. Is this another purchase?"
    if try session.prompt.confirm(question) == .yes { return .store(isReviewed: true) }
    session.prompt.say([
      "If it is the same: \(session.text(try await attaching(path, to: alike)))"
    ])
    return .leave(.declined)
  }

  /// - Throws: If it would begin the ledger in a currency that nobody named, or the receipt before it began it in
  ///   another one: no question is asked about what cannot be stored.
  private func checkBeginning(_ proposal: ReceiptProposal) async throws {
    let usual = session.ledger.currency(of: nil)
    guard state == nil, proposal.currency != usual else { return }
    throw try await session.ledger.foreignCurrency(proposal.currency, usual)
  }

  /// - Throws: ``CommandFailure`` for a text that does not look like a receipt: folders contain other texts too.
  private func checkIsReceipt(_ proposal: ReceiptProposal, _ path: String) throws(CommandFailure) {
    guard proposal.file.type == .text, !proposal.looksLikeReceipt else { return }
    throw CommandFailure(
      "'\(VisibleText(proposal.file.name))' looks like no receipt: nothing in it proves a total",
      remedy:
        "If it is one, add it by itself: \(command: "receipt add \(VisibleText(path).description.shellQuoted)")",
      .refusedData)
  }

  /// Returns why a person must confirm it.
  private func failure(
    of proposal: ReceiptProposal, _ doubt: CommandFailure?, _ alike: RegisteredEntry?,
    _ path: String
  ) async throws -> CommandFailure {
    if let doubt { return doubt }
    let name = VisibleText(proposal.file.name)
    guard let alike, let amount = proposal.draft.amount else {
      return CommandFailure(
        "nobody was asked whether '\(name)' was read right",
        remedy: "Say that it was: --yes, or what is not, as --amount 12.50", .refusedData)
    }
    let file = VisibleText(path).description.shellQuoted
    var other = "add \(AmountText.text(amount))"
    if !proposal.draft.merchant.isEmpty {
      other += " --merchant \(VisibleText(proposal.draft.merchant).description.shellQuoted)"
    }
    other += " --date \((proposal.draft.date ?? session.today).text) --receipt \(file)"
    return CommandFailure(
      "'\(name)' is like \(try await words(alike))",
      remedy: """
        If it is the same purchase: \(try await attaching(path, to: alike)); if it is another: \
        \(command: other)
        """, .refusedData)
  }

  /// Returns the command that attaches the file to an entry.
  private func attaching(_ path: String, to entry: RegisteredEntry) async throws -> Advice {
    let number = try await session.ledger.numbering().text(entry.id)
    let file = VisibleText(path).description.shellQuoted
    return "\(command: "receipt attach \(number) \(file)")"
  }

  // MARK: Questions

  /// Shows what was read, and asks until the person says yes or no.
  private func isWanted(_ proposal: inout ReceiptProposal) async throws -> Bool {
    while true {
      session.prompt.say(
        proposal.lines(session.prompt.style, today: session.today)
          + proposal.unknownWords)
      let isOpen = proposal.draft.amount.map { $0.minorUnits == 0 } ?? true
      // Pressing Enter twice must not store a doubtful sum.
      let hasDefault = !isOpen && !proposal.hasTwoTotals && !proposal.hasTwoCurrencies
      let question =
        isOpen
        ? "Enter what is missing? [Y/n] " : "Store it? [\(hasDefault ? "Y" : "y")/n/e] "
      let known = ["y", "yes", "n", "no", "e", "edit"] + (isOpen || hasDefault ? [""] : [])
      switch try session.prompt.choose(question, { known.contains($0) ? $0 : nil }) {
      case "" where isOpen, "y" where isOpen, "e", "edit":
        guard try await edit(&proposal) else { return false }
      case "" where hasDefault, "y", "yes": return true
      default: return false
      }
    }
  }

  private func edit(_ proposal: inout ReceiptProposal) async throws -> Bool {
    let before = proposal.draft
    let currency = proposal.currency
    var proposed: ReceiptCategory?
    let isDone = try await FieldPrompt(session, state).edit(
      &proposal.draft, first: proposal.doubtful
    ) { draft in
      // A changed merchant changes the category, unless the merchant is unknown.
      let found = try await proposer.category(of: draft, currency)
      guard found != .unknown else { return nil }
      proposed = found
      return found.category
    }
    guard isDone else { return false }
    if let proposed { proposal.category = proposed }
    if proposal.draft.amount != before.amount { proposal.parts = [] }
    return true
  }

  // MARK: The same purchase

  /// Returns the nearest entry with the same sum, on the same or a close day, and a similar merchant: typed by hand,
  /// from another receipt, or the line of a bank, which posts some days later.
  private func entryAlike(_ proposal: ReceiptProposal) async throws -> RegisteredEntry? {
    guard let amount = proposal.draft.amount else { return nil }
    let day = proposal.draft.date ?? session.today
    return try await LikeEntries(session: session).all(of: proposal.draft.type, amount, near: day)
      .first { isAlike($0, proposal) }
  }

  /// Returns whether a receipt may be of an entry: a bank adds other words to a merchant, and a receipt may omit its
  /// spaces. Two receipts with days of their own are of two purchases if the days differ.
  private func isAlike(_ entry: RegisteredEntry, _ proposal: ReceiptProposal) -> Bool {
    let isSameDay = entry.values.date == proposal.draft.date
    if !isSameDay, proposal.draft.date != nil, LikeEntries.isOfReceipt(entry),
      !entry.texts.by.contains("+date")
    {
      return false
    }
    let merchant = proposal.draft.merchant
    let name = "\(entry.texts.merchant) \(entry.texts.note)"
    if SamePurchase.areAlike(name, merchant) { return true }
    // A name that is not certain may be that of any shop.
    if isSameDay, proposal.doubtful.contains(.merchant) { return true }
    let folded = RuleBasedParser.folded(merchant: merchant)
    let other = RuleBasedParser.folded(merchant: entry.texts.merchant)
    return folded.isEmpty || other.isEmpty || folded.hasPrefix(other) || other.hasPrefix(folded)
  }

  private func words(_ entry: RegisteredEntry) async throws -> String {
    try await LikeEntries(session: session).words(entry, state?.plan.categories)
  }
}

/// Stores a receipt's file, then the one batch that names it.
struct ReceiptStoring {
  let session: Session
  /// The path of the file.
  let path: String
  /// Its bytes, if it is no file but standard input.
  var bytes: [UInt8]?
  let file: ReceiptFile
  /// The printed text; may be empty.
  let text: String

  /// - Parameter entries: The added entries, for the checks of accounts.
  /// - Throws: The errors of the ledger; no file remains then.
  func store(
    _ content: AddReceipt.Content, _ entries: [NewEntry], _ recording: Recording
  ) async throws -> CommandWrite {
    try await session.check(entries.map(\.values.account))
    if session.refusesOverdraft(false) {
      try await session.checkOverdraft(of: entries.map(\.values))
    }
    let decision = AddReceipt(content, file, text: text, today: session.today)
    // A preview finds every refusal before anything is stored.
    let preview = try await session.ledger.perform(
      decision, Recording(key: recording.key, isPreview: true))
    if recording.isPreview || preview.state == .alreadyThere { return preview }
    session.ledger.holdInterruptions()
    if let bytes {
      return try await session.store.storing(bytes, as: file) {
        try await session.ledger.perform(decision, recording)
      }
    }
    return try await session.store.storing([(path, file)]) {
      try await session.ledger.perform(decision, recording)
    }
  }
}
