import CommandTable
import EntryParsing
import LedgerModel
import ReceiptReading

/// Proposes what to store for a receipt.
struct ReceiptProposer {
  private let session: Session
  private let options: ReceiptOptions
  private let state: DecisionState?
  private let taught: SessionCategories
  private let context: ParsingContext

  init(_ session: Session, _ options: ReceiptOptions, _ state: DecisionState?) {
    self.session = session
    self.options = options
    self.state = state
    taught = SessionCategories(session, state)
    context = EntryReader.context(session, state, on: options.date)
  }

  /// - Parameters:
  ///   - path: The file, as a person names it.
  ///   - file: The same, as it would be attached.
  ///   - bytes: The bytes of standard input; `nil` for those of the file.
  /// - Throws: If nothing can be read, and nobody states the amount.
  func proposal(
    of path: String, _ file: ReceiptFile, _ bytes: [UInt8]? = nil
  ) async throws -> ReceiptProposal {
    var receipt: ReadReceipt?
    let source = ReceiptSource(session, state)
    do {
      receipt = try await source.receipt(in: bytes ?? source.bytes(of: path), of: path)
    } catch let error as any ExplainedError {
      // The amount can be stated by hand.
      guard options.amount != nil else { throw error }
    }
    let currency = currency(of: receipt)
    let foreign = foreign(receipt)
    var draft = try draft(of: receipt, in: currency)
    if foreign?.isCertain == true {
      draft.amount = nil
      draft.tax = nil
    }
    let category = try await category(of: draft, currency)
    draft.category = options.category ?? category.category
    var proposal = ReceiptProposal(
      file: file, receipt: receipt, currency: currency, draft: draft,
      account: options.account ?? .bank, note: options.note ?? "", category: category,
      foreign: foreign)
    if options.keepsItems { await keepItems(of: &proposal) }
    return proposal
  }

  /// Returns the currency of an option, or the ledger's; for a new ledger the receipt's, if it is certain.
  private func currency(of receipt: ReadReceipt?) -> Money.Currency {
    if let stated = options.currency { return stated }
    if state == nil, let read = receipt?.currency, read.isCertain { return read.value }
    return session.ledger.currency(of: state)
  }

  private func foreign(_ receipt: ReadReceipt?) -> ForeignTotal? {
    guard options.currency == nil, options.amount == nil, let ledger = state?.currency else {
      return nil
    }
    return ForeignTotal(receipt, ledger: ledger)
  }

  private func draft(of receipt: ReadReceipt?, in currency: Money.Currency) throws -> EntryDraft {
    let conventions = session.conventions(for: currency)
    let total = receipt?.total?.value.money(in: currency)
    let stated = try options.amount?.money(currency, conventions, for: "--amount")
    let isRefund = (total?.minorUnits ?? 0) < 0
    let read = total.map { isRefund ? $0.negated : $0 }
    var draft = EntryDraft(
      type: isRefund ? .credit : .expense, amount: stated ?? read,
      date: options.date ?? receipt?.date?.value,
      merchant: options.merchant ?? receipt.flatMap(ReceiptProposer.merchant) ?? "",
      category: .other)
    if let tax = options.tax {
      draft.tax = try tax.money(currency, conventions)
    } else if let tax = receipt?.tax?.value.money(in: currency), let amount = draft.amount,
      stated == nil || stated == read
    {
      // A different sum would have a different tax.
      let units = Int64(clamping: tax.minorUnits.magnitude)
      // A tax greater than the total was misread.
      if units <= amount.minorUnits { draft.tax = Money(minorUnits: units, currency: currency) }
    }
    if options.amount != nil { draft.stated.insert(.amount) }
    if options.date != nil { draft.stated.insert(.date) }
    if options.merchant != nil { draft.stated.insert(.merchant) }
    if options.category != nil { draft.stated.insert(.category) }
    if options.account != nil { draft.stated.insert(.account) }
    if options.tax != nil { draft.stated.insert(.tax) }
    return draft
  }

  /// Returns the merchant without invisible characters, and no longer than a name may be.
  private static func merchant(_ receipt: ReadReceipt) -> String? {
    guard let merchant = receipt.merchant?.value else { return nil }
    let shown = merchant.unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned: false
      default: true
      }
    }
    return String(String.UnicodeScalarView(shown.prefix(nameLimit)))
  }

  private static let nameLimit = 120

  /// Returns the category of the person's own rule for the merchant; else of a lesson about it; else of
  /// the built-in rules, or of the model if they know none or it is wanted.
  func category(of draft: EntryDraft, _ currency: Money.Currency) async throws -> ReceiptCategory {
    guard !draft.merchant.isEmpty else { return .unknown }
    if let own = RuleBasedParser.category(of: draft.merchant, context) {
      return ReceiptCategory(source: "own", category: own)
    }
    _ = try await taught.lessons(on: draft.date)
    if let lesson = taught.lesson(of: draft.merchant, on: draft.date ?? session.today) {
      return ReceiptCategory(source: "taught", category: lesson)
    }
    let known = await category(of: draft.merchant, "at", currency)
    let model = try await ReceiptModel(session: session, state: state, options: options.models)
      .category(of: draft.merchant, isKnown: known != nil)
    return model ?? known.map { ReceiptCategory(source: "rules", category: $0) } ?? .unknown
  }

  /// Returns the category that a sentence with a merchant or an item would get; `nil` for none.
  private func category(
    of name: String, _ preposition: String, _ currency: Money.Currency
  ) async -> CategoryName? {
    let words = name.split { !($0.isLetter || $0.isNumber || $0 == "&" || $0 == "'") }
      .filter { $0.contains(where: \.isLetter) }.joined(separator: " ")
    guard !words.isEmpty else { return nil }
    let sentence = "spent 1 \(currency.code) \(preposition) \(words)"
    let parsed = try? await session.surroundings.parser.entries(in: sentence, context: context)
    guard let entry = parsed?.entries.first, parsed?.entries.count == 1, entry.type == .expense,
      entry.category != .other
    else { return nil }
    return entry.category
  }

  // MARK: Items

  /// Keeps the items as parts if they make up the whole, with their share of the tax if that is printed
  /// separately.
  private func keepItems(of proposal: inout ReceiptProposal) async {
    guard let receipt = proposal.receipt, let whole = proposal.draft.amount,
      proposal.draft.type == .expense
    else { return }
    var sums: [(category: CategoryName, units: Int64)] = []
    for item in receipt.items {
      guard let amount = item.amount.money(in: proposal.currency) else { return }
      let found = await category(of: item.name, "on", proposal.currency) ?? proposal.draft.category
      let place = sums.firstIndex { $0.category == found } ?? sums.count
      if place == sums.count { sums.append((found, 0)) }
      let (sum, overflows) = sums[place].units.addingReportingOverflow(amount.minorUnits)
      guard !overflows else { return }
      sums[place].units = sum
    }
    var total: Int64 = 0
    for part in sums {
      let (sum, overflows) = total.addingReportingOverflow(part.units)
      guard !overflows else { return }
      total = sum
    }
    let (rest, overflows) = whole.minorUnits.subtractingReportingOverflow(total)
    guard !overflows, rest == 0 || rest == proposal.draft.tax?.minorUnits else {
      let sum = AmountText.text(Money(minorUnits: total, currency: proposal.currency))
      proposal.remark =
        "The things come to \(sum), and the total is \(AmountText.text(whole)): kept as one."
      return
    }
    guard sums.count > 1, sums.allSatisfy({ $0.units > 0 }) else { return }
    let shares = LargestRemainder.parts(of: rest, weights: sums.map(\.units))
    proposal.parts = zip(sums, shares).map { part, share in
      AddPayment.Part(
        part.category, Money(minorUnits: part.units + share, currency: proposal.currency))
    }
  }
}
