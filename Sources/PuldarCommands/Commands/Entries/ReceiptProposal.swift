import LedgerModel
import ReceiptReading

/// The options about a receipt: they override what was read.
struct ReceiptOptions {
  var merchant: String?
  var amount: AmountArgument?
  var date: CalendarDay?
  var category: CategoryName?
  var account: AccountName?
  var tax: TaxArgument?
  var note: String?
  var currency: Money.Currency?
  /// Whether a model is asked for the category, and which; `nil` if none is.
  var models: ModelOptions?
  /// Whether items of several categories are stored as a split.
  var keepsItems = false

  /// Whether an option is given that cannot apply to more than one receipt.
  var isOfOne: Bool { merchant != nil || amount != nil || date != nil || tax != nil }
}

/// The proposed content to store for a receipt.
struct ReceiptProposal {
  let file: ReceiptFile
  /// The receipt as it was read; `nil` if nothing was.
  let receipt: ReadReceipt?
  let currency: Money.Currency
  var draft: EntryDraft
  var account: AccountName
  var note: String
  /// The category, and its source.
  var category: ReceiptCategory
  /// The total in another currency; `nil` if it is in the ledger's.
  var foreign: ForeignTotal?
  /// The items that make up the whole, by category; empty if it is stored as one.
  var parts: [AddPayment.Part] = []
  /// A remark about the items.
  var remark: String?

  /// The printed text, as far as an event stores it; empty if nothing was read.
  var text: String { PrintedText(receipt?.text ?? "").kept }

  /// Whether the receipt allows two totals, and nobody said which is right.
  var hasTwoTotals: Bool {
    guard !draft.stated.contains(.amount), let total = receipt?.total else { return false }
    return !total.isCertain && !total.rivals.isEmpty
  }

  /// Whether it may be in another currency, and nobody said which.
  var hasTwoCurrencies: Bool {
    foreign?.isCertain == false && !draft.stated.contains(.amount)
  }

  /// Whether the receipt's own sums prove the total.
  var isProven: Bool {
    receipt?.total?.isCertain == true && !hasTwoTotals && !hasTwoCurrencies
  }

  /// The fields that a person should look at first: those that were read with a doubt, or not at all.
  var doubtful: EntryMembers {
    var members: EntryMembers = []
    if receipt?.total?.isCertain != true || hasTwoTotals || hasTwoCurrencies {
      members.insert(.amount)
    }
    if receipt?.date?.isCertain != true { members.insert(.date) }
    if receipt?.merchant?.isCertain != true { members.insert(.merchant) }
    return members.subtracting(draft.stated)
  }

  /// Returns why it is not stored without a question; `nil` if the paper proves the total and the day, or the person
  /// stated them.
  func doubt(today: CalendarDay) -> CommandFailure? {
    do throws(CommandFailure) {
      _ = try entry(today: today)
    } catch {
      return error
    }
    if let doubt = doubtOfTotal { return doubt }
    guard receipt?.date == nil, !draft.stated.contains(.date) else { return doubtOfDay }
    return CommandFailure(
      "no day was read in '\(VisibleText(file.name))'",
      remedy: "State it: --date \(today.text)", .refusedData)
  }

  /// Why the total is not proven; `nil` if it is, or the person stated it.
  var doubtOfTotal: CommandFailure? {
    let name = VisibleText(file.name)
    if let foreign, hasTwoCurrencies { return foreign.failure(name) }
    guard let total = receipt?.total, !draft.stated.contains(.amount), !total.isCertain else {
      return nil
    }
    let text = draft.amount.map(AmountText.text) ?? total.value.text
    guard hasTwoTotals else {
      return CommandFailure(
        "nothing on '\(name)' proves that \(text) was paid",
        remedy: "If it was, say so: --amount \(text)", .refusedData)
    }
    let places = total.lines.map(String.init).joined(separator: ", ")
    let all =
      ["\(total.value.text) (line \(places))"]
      + total.rivals.map { "\($0.value.text) (line \($0.line))" }
    return CommandFailure(
      "'\(name)' has more than one total: \(all.joined(separator: " or "))",
      remedy: "State which one was paid: --amount \(text)", .refusedData)
  }

  /// Why the day is not certain; `nil` if it is, or the person stated it, or none was read.
  var doubtOfDay: CommandFailure? {
    guard let date = receipt?.date, !draft.stated.contains(.date), !date.isCertain else {
      return nil
    }
    let days = ([date.value] + date.rivals.map(\.value)).map(\.text)
    return CommandFailure(
      "the day of '\(VisibleText(file.name))' is doubtful: \(days.joined(separator: " or "))",
      remedy: "State it: --date \(date.value.text)", .refusedData)
  }

  /// Whether something in it proves a total, or words state one beside a date.
  var looksLikeReceipt: Bool {
    guard let total = receipt?.total else { return false }
    return total.isCertain || receipt?.date != nil && total.evidence.contains { $0 != .largest }
  }

  /// The fields that could not be read, and nobody stated.
  var unknown: [NeededField] {
    (draft.merchant.isEmpty ? [.merchant] : []) + (draft.amount == nil ? [.amount] : [])
  }

  /// A field that no entry can do without.
  enum NeededField: String, ToldWord {
    case merchant
    case amount

    var name: String { self == .merchant ? "Merchant" : "Amount" }
  }

  /// Remarks about fields that could not be read, or not be used as printed.
  var unknownWords: [String] {
    unknown.map { field in
      guard field == .amount, let foreign else { return "\(field.name) not recognized." }
      return "It is in \(foreign.currency), and this ledger is kept in \(foreign.ledger)."
    }
  }

  /// Returns the entry to store.
  ///
  /// - Throws: ``CommandFailure`` if the amount is not known, or nothing was paid.
  func entry(
    today: CalendarDay, isReviewed: Bool = true
  ) throws(CommandFailure) -> NewEntry {
    let name = VisibleText(file.name)
    guard let amount = draft.amount else {
      throw foreign?.failure(name)
        ?? CommandFailure(
          "Amount not recognized in '\(name)'",
          remedy: "State what was paid: --amount 12.50", .refusedData)
    }
    guard amount.minorUnits != 0 else {
      throw CommandFailure(
        "the total of '\(name)' is \(AmountText.text(amount)): nothing was paid",
        remedy: "State what was paid: --amount 12.50", .refusedData)
    }
    return NewEntry(
      values: EntryValues(
        type: draft.type, amount: amount, category: draft.category, date: draft.date ?? today,
        account: account),
      texts: EntryTexts(
        merchant: draft.merchant, note: note,
        by: EntryTexts.source(category.by, stating: draft.stated),
        EntryDetails(tax: draft.tax, isUnreviewed: !isReviewed)),
      stated: draft.stated)
  }

  /// Returns the content to store, with the items as parts if they are kept.
  func content(today: CalendarDay, isReviewed: Bool) throws(CommandFailure) -> AddReceipt.Content {
    let entry = try entry(today: today, isReviewed: isReviewed)
    guard parts.count > 1,
      parts.reduce(0, { $0 + $1.amount.minorUnits }) == entry.values.amount.minorUnits
    else { return .entries([entry]) }
    return .payment(AddPayment(entry, split: parts, today: today))
  }

  /// Returns the entries of the content to store.
  func entries(of content: AddReceipt.Content) -> [NewEntry] {
    switch content {
    case .entries(let entries): entries
    case .payment(let payment): payment.entries
    case .bill: []
    }
  }
}

/// The category of a receipt, and its source.
struct ReceiptCategory: Hashable {
  /// `taught` by the person, the `rules` of sentences, a `model`, or `other`.
  let source: String
  let category: CategoryName
  /// The model that proposed it; `nil` for none.
  var model: String?

  /// The name of the receipt reader in entries.
  static let reader = "receipt/1"

  /// What read the receipt, as entries say it.
  var by: String {
    model.map { "\($0) \(ReceiptCategory.reader)" } ?? "\(ReceiptCategory.reader)/\(source)"
  }

  static let unknown = ReceiptCategory(source: "other", category: .other)
}

extension ReceiptProposal {
  /// Returns what was read, one line each, with doubts marked.
  func lines(_ style: ScreenStyle, today: CalendarDay) -> [String] {
    var table = TextTable([.left, .left, .left])
    func add<Value>(
      _ name: String, _ value: String, _ member: EntryMembers, _ field: ReadField<Value>?,
      _ shown: (Value) -> String
    ) {
      var doubt = ""
      let isDoubtful = member == .tax ? field?.isCertain == false : doubtful.contains(member)
      if let field, isDoubtful, !draft.stated.contains(member) {
        var rivals = field.rivals.map { "\(shown($0.value)) (line \($0.line))" }
        if member == .amount, let foreign, hasTwoCurrencies { rivals.insert(foreign.words, at: 0) }
        doubt = rivals.isEmpty ? "?" : "? or \(rivals.joined(separator: ", "))"
      }
      table.add([
        "  " + name, value.isEmpty ? "not recognized" : VisibleText(value).description,
        VisibleText(doubt).description,
      ])
    }
    add("merchant", draft.merchant, .merchant, receipt?.merchant) { $0 }
    let amount = draft.amount.map(style.amount) ?? foreign?.words ?? ""
    add("amount", amount, .amount, receipt?.total) { $0.text }
    if let date = draft.date {
      add("date", date.text, .date, receipt?.date) { $0.text }
    } else {
      table.add(["  date", "not recognized", "today's is taken"])
    }
    table.add(["  category", draft.category.text, categoryRemark])
    if let tax = draft.tax {
      add("tax", style.amount(tax), .tax, receipt?.tax) { $0.text }
    }
    let type = draft.type == .credit ? ": money that comes back" : ""
    return ["\(VisibleText(file.name))\(type)"] + table.lines()
  }

  private var categoryRemark: String {
    if draft.stated.contains(.category) { return "" }
    switch category.source {
    case "own": return "by your own rule"
    case "taught": return "as you taught it"
    case "rules": return "by rules"
    case "model": return "by the model"
    default: return "nothing says one"
    }
  }

  /// The notes about fields that stay open.
  var notes: [String] {
    unknown.map { "\($0.name) not recognized in '\(VisibleText(file.name))'." }
      + (draft.date == nil
        ? ["Date not recognized in '\(VisibleText(file.name))': today's is taken."] : [])
      + (remark.map { [$0] } ?? [])
  }
}
