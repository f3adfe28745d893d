/// The person changed values of an entry: the new values count, in the month that they name.
public struct EntryCorrected: EventPayload {
  package static let type: EventType = "EntryCorrected"
  /// The event that added the entry.
  public var entry: EventID
  /// The version that the person saw: the entry itself, or its latest change known then.
  package var version: EventID
  /// The values that counted before, so that a fold needs no table of all entries.
  public var was: EntryContent
  /// The changes.
  public var now: EntryAmendment
  /// Why; may be empty.
  package var reason: String

  package init(
    entry: EventID, version: EventID, was: EntryContent, now: EntryAmendment, reason: String = ""
  ) {
    self.entry = entry
    self.version = version
    self.was = was
    self.now = now
    self.reason = reason
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    entry = try fields.event("of")
    version = try fields.event("on")
    try fields.enter("was")
    was = try EntryContent(from: &fields)
    try fields.leave()
    now = try EntryAmendment(from: &fields, in: was.values.amount.currency)
    reason = fields.skipTexts() ? "" : try fields.optionalText("why")
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("of", entry)
    fields.write("on", version)
    fields.enter("was")
    was.write(to: &fields)
    fields.leave()
    now.write(to: &fields, in: was.values.amount.currency)
    fields.writeUnlessEmpty("why", reason)
  }

  package var event: LedgerEvent { .amendment(.entryCorrected(self)) }
  package var causes: [EventID] { [entry, version] }
}

extension AmendmentEvent {
  /// The entry that is changed.
  public var entry: EventID {
    switch self {
    case .entryCorrected(let correction): correction.entry
    case .entryVoided(let void): void.entry
    case .entryReviewed(let review): review.entry
    }
  }

  /// The version that the person saw: the entry itself, or its latest change known then.
  package var version: EventID {
    switch self {
    case .entryCorrected(let correction): correction.version
    case .entryVoided(let void): void.version
    case .entryReviewed(let review): review.version
    }
  }

  /// The values that counted before.
  public var was: EntryContent {
    switch self {
    case .entryCorrected(let correction): correction.was
    case .entryVoided(let void): void.was
    case .entryReviewed(let review): review.was
    }
  }

  /// The changes; `nil` if the entry no longer counts.
  public var now: EntryAmendment? {
    switch self {
    case .entryCorrected(let correction): correction.now
    case .entryVoided: nil
    case .entryReviewed: .reviewed
    }
  }
}

/// The changes of a correction; unchanged members are `nil`.
public struct EntryAmendment: Hashable, Sendable {
  /// The changed figures, inline: a fold passes an amendment on without reference counting.
  package private(set) var figures: AmendedFigures
  private var words: Words

  /// The changed texts, in one machine word: a fold of figures reads none.
  private indirect enum Words: Hashable, Sendable {
    /// As in ``Texts/init()``.
    case unchanged
    case changed(Texts)
  }

  private struct Texts: Hashable, Sendable {
    var merchant: String?
    var note: String?
    var tax: Money?
    var tags: [String]?
    var payment: EventID?
    var by = "flags"
    var removesMerchant = false
    var removesNote = false
    var removesTax = false
    var removesPayment = false
    var reviews = false
  }

  /// Makes a change of the members that are not `nil`. `by` names the source: `flags` for a person.
  public init(
    type: EntryType? = nil, amount: Money? = nil, category: CategoryName? = nil,
    date: CalendarDay? = nil, account: AccountName? = nil, mark: EntryMark? = nil,
    month: CalendarMonth? = nil, merchant: String? = nil, note: String? = nil, tax: Money? = nil,
    by: String = "flags", removesMerchant: Bool = false, removesNote: Bool = false,
    removesTax: Bool = false
  ) {
    figures = AmendedFigures(
      type: type, amount: amount, category: category, date: date, account: account, mark: mark,
      month: month)
    words = .unchanged
    texts = Texts(
      merchant: merchant, note: note, tax: tax, by: by, removesMerchant: removesMerchant,
      removesNote: removesNote, removesTax: removesTax)
  }

  /// Makes a change of figures only.
  init(_ figures: AmendedFigures) {
    self.figures = figures
    words = .unchanged
  }

  private var texts: Texts {
    get { if case .changed(let texts) = words { texts } else { Texts() } }
    set { words = newValue == Texts() ? .unchanged : .changed(newValue) }
  }

  /// Only from expense to credit or back.
  public var type: EntryType? {
    get { figures.type }
    set { figures.type = newValue }
  }
  /// More than zero.
  public var amount: Money? {
    get { figures.amount }
    set { figures.amount = newValue }
  }
  /// The category.
  public var category: CategoryName? {
    get { figures.category }
    set { figures.category = newValue }
  }
  /// The day it counts on.
  public var date: CalendarDay? {
    get { figures.date }
    set { figures.date = newValue }
  }
  /// The account it was paid from, or arrived in.
  public var account: AccountName? {
    get { figures.account }
    set { figures.account = newValue }
  }
  /// Whether an income is regular or extra; for no other entry.
  public var mark: EntryMark? {
    get { figures.mark }
    set { figures.mark = newValue }
  }
  /// The month in which an income counts.
  public var month: CalendarMonth? {
    get { figures.month }
    set { figures.month = newValue }
  }
  /// The goal that a purchase is for.
  public var cover: GoalCover? {
    get { figures.cover }
    set { figures.cover = newValue }
  }
  /// Whether the goal is removed.
  public var removesCover: Bool {
    get { figures.removesCover }
    set { figures.removesCover = newValue }
  }
  /// The merchant: the payee or the payer.
  public var merchant: String? {
    get { texts.merchant }
    set { texts.merchant = newValue }
  }
  /// The person's note.
  public var note: String? {
    get { texts.note }
    set { texts.note = newValue }
  }
  /// The tax included in the amount: zero or more.
  public var tax: Money? {
    get { texts.tax }
    set { texts.tax = newValue }
  }
  /// All tags of the entry from now on; an empty list removes them.
  public var tags: [String]? {
    get { texts.tags }
    set { texts.tags = newValue.map(Tag.list) }
  }
  /// The payment that the expense becomes a part of: the id of its first part.
  public package(set) var payment: EventID? {
    get { texts.payment }
    set { texts.payment = newValue }
  }
  /// The source of the new values.
  public var by: String {
    get { texts.by }
    set { texts.by = newValue }
  }
  /// Whether the merchant is removed.
  public var removesMerchant: Bool {
    get { texts.removesMerchant }
    set { texts.removesMerchant = newValue }
  }
  /// Whether the note is removed.
  public var removesNote: Bool {
    get { texts.removesNote }
    set { texts.removesNote = newValue }
  }
  /// Whether the tax is removed.
  public var removesTax: Bool {
    get { texts.removesTax }
    set { texts.removesTax = newValue }
  }
  /// Whether the expense is no longer a part of a payment.
  public package(set) var removesPayment: Bool {
    get { texts.removesPayment }
    set { texts.removesPayment = newValue }
  }
  /// Whether a person reviewed the entry: set by an ``EntryReviewed``, never by a correction.
  package var reviews: Bool {
    get { texts.reviews }
    set { texts.reviews = newValue }
  }

  /// The change made by a review: no figure and no text.
  static var reviewed: EntryAmendment {
    var amendment = EntryAmendment(by: "")
    amendment.reviews = true
    return amendment
  }

  /// Whether the change is empty.
  public var isEmpty: Bool {
    figures.changed.isEmpty && merchant == nil && note == nil && tax == nil && tags == nil
      && !removesMerchant && !removesNote && !removesTax && payment == nil && !removesPayment
  }

  /// Returns an entry's texts with the changes applied.
  package func amended(_ texts: EntryTexts) -> EntryTexts {
    guard texts.isRead else { return texts }
    return EntryTexts(
      merchant: removesMerchant ? "" : merchant ?? texts.merchant,
      note: removesNote ? "" : note ?? texts.note, said: texts.said,
      by: by.isEmpty ? texts.by : by, amended(texts.details))
  }

  /// Returns what an entry belongs to with the changes applied: what pays a purchase back is a part of no payment.
  private func amended(_ link: EntryLink?) -> EntryLink? {
    if case .purchase = link { return link }
    return removesPayment ? nil : payment.map { .payment($0) } ?? link
  }

  /// Returns an entry's details with the changes applied.
  public func amended(_ details: EntryDetails) -> EntryDetails {
    EntryDetails(
      link: amended(details.link),
      tax: removesTax ? nil : tax ?? details.tax,
      isUnreviewed: details.isUnreviewed && !reviews, tags: tags ?? details.tags)
  }
}

extension EntryAmendment {
  /// Reads `now` and `gone`.
  ///
  /// - Parameter currency: The currency of the amount that counted.
  init(from fields: inout FieldReader, in currency: Money.Currency) throws(FieldError) {
    try fields.enter("now")
    var type: EntryType?
    if fields.reach("type") {
      guard let word = try fields.text(), let read = EntryType(text: word), read != .income else {
        throw fields.invalid("type", "expense or credit")
      }
      type = read
    }
    let amount = try fields.optionalMoney()
    figures = AmendedFigures(
      type: type, amount: amount,
      category: try fields.optionalName("category").map(CategoryName.init),
      date: try fields.optionalDay("date"),
      account: try fields.optionalName("account").map(AccountName.init),
      mark: try fields.mark(of: .income), month: try fields.countedMonth(),
      cover: try fields.cover(in: amount?.currency ?? currency))
    words = .unchanged
    var texts = Texts()
    let isRead = !fields.leavesTextsAside
    if isRead {
      texts = Texts(
        merchant: try fields.presentText("merchant"), note: try fields.presentText("note"),
        tax: try fields.tax(in: amount?.currency ?? currency), tags: try fields.changedTags(),
        payment: try fields.optionalEvent("payment"), by: try fields.text("by"))
    } else {
      _ = try fields.entryText("merchant")
      _ = try fields.entryText("note")
      _ = try fields.entryText("tax")
      _ = try fields.changedTags()
      _ = try fields.entryText("payment")
      _ = try fields.entryText("by")
    }
    try fields.leave()
    for member in try fields.optionalTexts("gone") {
      switch member {
      case "merchant": texts.removesMerchant = true
      case "note": texts.removesNote = true
      case "tax": texts.removesTax = true
      case "tags": texts.tags = []
      case "payment": texts.removesPayment = true
      case "goal": figures.removesCover = true
      default:
        throw fields.invalid("gone", "a list of merchant, note, tax, tags, payment and goal")
      }
    }
    if isRead { self.texts = texts }
  }

  func write(to fields: inout FieldWriter, in currency: Money.Currency) {
    fields.enter("now")
    if let type { fields.write("type", type.text) }
    if let amount { fields.write(amount) }
    if let category { fields.write("category", category.text) }
    if let date { fields.write("date", date) }
    if let account { fields.write("account", account.text) }
    fields.write(mark, month)
    fields.write(cover, in: amount?.currency ?? currency)
    if let merchant { fields.write("merchant", merchant) }
    if let note { fields.write("note", note) }
    if let tax { fields.write("tax", tax) }
    if let tags, !tags.isEmpty { fields.write("tags", tags) }
    fields.writeIfPresent("payment", payment)
    fields.write("by", by)
    fields.leave()
    var gone: [String] = []
    if removesMerchant { gone.append("merchant") }
    if removesNote { gone.append("note") }
    if removesTax { gone.append("tax") }
    if tags?.isEmpty == true { gone.append("tags") }
    if removesPayment { gone.append("payment") }
    if removesCover { gone.append("goal") }
    if !gone.isEmpty { fields.write("gone", gone) }
  }
}
