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
  /// The total that the receipt proves, if the words say another amount.
  private(set) var otherTotal: Money?

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

  /// Returns the only entry of some words, with the fields that words and options leave open; several entries
  /// are unchanged, since the receipt could be of any of them.
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
    if !saysDay, let day = read.draft.date, day <= session.today { entry.entry.values.date = day }
    var details = texts.details
    let amount = entry.entry.values.amount
    if read.isProven, read.draft.amount != amount { otherTotal = read.draft.amount }
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
