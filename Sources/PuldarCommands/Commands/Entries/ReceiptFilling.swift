import EntryParsing
import LedgerModel
import LedgerStore

/// A receipt attached to words: it fills in what they leave open.
struct ReceiptFilling {
  private let session: Session
  private let path: String
  /// The path of the file.
  private let place: String
  let file: ReceiptFile
  /// The printed text, once it was read.
  private var text = ""
  /// What the receipt proves, and the words say otherwise.
  private(set) var differences: [Difference] = []

  /// A field that the words and the receipt say differently.
  struct Difference {
    let field: String
    /// As the words say it.
    let said: String
    /// As it is printed.
    let printed: String
  }

  /// The notes on what was stored by the words, though the receipt says otherwise.
  var notes: [Report.Note] {
    differences.map { difference in
      .line("The receipt says \(difference.printed): see that the \(difference.field) is meant.")
    }
  }

  /// - Parameter path: The file, as a person names it.
  /// - Throws: ``FileRefusal`` if it cannot be attached.
  init(_ session: Session, _ path: String) throws {
    self.session = session
    self.path = path
    place = session.models.path(of: path)
    file = try session.store.readReceipt(place)
  }

  /// Returns the content of the receipt; `nil` if it cannot be read.
  mutating func proposal(
    _ options: ReceiptOptions, _ state: DecisionState?
  ) async throws -> ReceiptProposal? {
    do {
      let proposal = try await ReceiptProposer(session, options, state).proposal(of: path, file)
      text = proposal.text
      return proposal
    } catch is any ExplainedError {
      return nil
    }
  }

  /// Returns the total that words lack.
  ///
  /// - Throws: ``CommandFailure`` if nothing proves it, and nobody confirms it.
  mutating func total(_ state: DecisionState?) async throws -> Money? {
    guard let read = try await proposal(ReceiptOptions(), state) else { return nil }
    return try settledTotal(of: read)
  }

  /// Returns the total of what was read; one that nothing proves is asked about.
  func settledTotal(of read: ReceiptProposal) throws -> Money? {
    guard let amount = read.draft.amount, amount.minorUnits != 0, let doubt = read.doubtOfTotal
    else { return read.draft.amount }
    let text = AmountText.text(amount)
    let question = "\(VisibleText(doubt.problem)). Is \(text) right?"
    if try session.prompt.confirm(question.prefix(1).uppercased() + question.dropFirst()) == .yes {
      return amount
    }
    throw CommandFailure(
      doubt.problem, remedy: "Say the amount in the words, as \(text).", .refusedData)
  }

  /// Asks about what the words and the receipt say differently; `--yes` means the words.
  ///
  /// - Returns: Whether the words are meant.
  /// - Throws: ``CommandFailure`` if nobody can be asked.
  func areWordsMeant() throws -> Bool {
    guard !differences.isEmpty, !session.options.agrees else { return true }
    let printed = differences.map(\.printed).joined(separator: " and ")
    let said = differences.map(\.said).joined(separator: " and ")
    let problem = "the receipt says \(printed), and the words \(said)"
    switch try session.prompt.confirm("T\(problem.dropFirst()). Are the words right?") {
    case .yes: return true
    case .no: return false
    case .notAsked:
      throw CommandFailure(
        problem,
        remedy: """
          If the words are right, say so: --yes; else leave the \
          \(differences.map(\.field).joined(separator: " and the ")) out of them.
          """, .refusedData)
    }
  }

  /// Returns the only entry of some words, with the fields that words and options leave open; several entries
  /// are unchanged, since the receipt could be of any of them.
  ///
  /// - Throws: ``CommandFailure`` if nobody says the day, and the receipt allows several.
  mutating func filled(
    _ entries: [UnderstoodEntry], _ options: EntryOptions
  ) async throws -> [UnderstoodEntry] {
    guard entries.count == 1, var entry = entries.first,
      let read = try await proposal(ReceiptOptions(), try await session.ledger.state())
    else { return entries }
    let texts = entry.entry.texts
    var merchant = texts.merchant
    if merchant.isEmpty {
      merchant = read.draft.merchant
      let isOpen = options.category == nil && entry.entry.values.category == .other
      if isOpen, entry.entry.values.type != .income {
        entry.entry.values.category = read.draft.category
      }
    }
    let saysDay = options.date != nil || entry.details.origins.date != nil
    if let day = read.draft.date, day <= session.today {
      if !saysDay {
        if let doubt = read.doubtOfDay { throw doubt }
        entry.entry.values.date = day
      } else if read.doubtOfDay == nil, day != entry.entry.values.date {
        differences.append(
          Difference(field: "day", said: entry.entry.values.date.text, printed: day.text))
      }
    }
    var details = texts.details
    let amount = entry.entry.values.amount
    if read.isProven, let total = read.draft.amount, total != amount {
      let (said, printed) = (AmountText.text(amount), AmountText.text(total))
      differences.append(Difference(field: "amount", said: said, printed: printed))
    }
    // A different sum would have a different tax.
    if details.tax == nil, entry.entry.values.type != .income, read.draft.amount == amount {
      details.tax = read.draft.tax
    }
    entry.entry.texts = EntryTexts(
      merchant: merchant, note: texts.note, said: texts.said, by: texts.by, details)
    return [entry]
  }

  /// Returns the state of the ledger; `nil` if there is none yet.
  func stateOfLedger() async throws -> DecisionState? { try await session.ledger.state() }

  /// Stores the content, with the file.
  func store(
    _ content: AddReceipt.Content, _ recording: Recording, _ entries: [NewEntry] = []
  ) async throws -> CommandWrite {
    try await ReceiptStoring(session: session, path: place, file: file, text: text)
      .store(content, entries, recording)
  }
}
