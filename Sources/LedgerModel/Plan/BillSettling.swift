package import LedgerEvents

/// Finds the bill days that entries paid or received without an explicit link.
///
/// - *Certain* matches may be stored. The amount equals the open amount to the cent; for an estimated one it is
///   within a tenth, or within a third if its payee was paid for this bill before. It was paid at most five days from
///   the day, or on any day of the month if the bill has no fixed date. The names are alike, or the payee was paid
///   for this bill before. Exactly one open day and one expense match each other.
/// - *Likely* matches are suggested to the person. The amount is exact, and the day is as near, or within a month
///   with a similar name; or the payee was paid for this bill before, as near, within a third of the amount.
public struct BillSettling: Sendable {
  /// An entry or a move that may have paid a bill.
  public struct Payment: Sendable {
    /// The event that recorded it.
    public var entry: EventID
    /// Its values; a move appears as an expense of its source account.
    public var values: EntryValues
    /// Its texts.
    public var texts: EntryTexts
    /// The destination of a move; `nil` for an entry.
    public var destination: AccountName?

    package init(entry: EventID, _ values: EntryValues, _ texts: EntryTexts) {
      self.entry = entry
      self.values = values
      self.texts = texts
    }

    /// Creates a payment from an event that adds an entry or makes a move; `nil` otherwise, or if the move leaves
    /// budgets unchanged.
    public init?(_ event: LedgerEvent, by id: EventID) {
      if let content = event.newEntry {
        self.init(entry: id, content.values, content.texts)
        return
      }
      guard case .account(.transferMade(let made)) = event, !made.sparesBudget else { return nil }
      let values = EntryValues(
        type: .expense, amount: made.amount, category: .other, date: made.date,
        account: made.source)
      self.init(
        entry: id, values,
        EntryTexts(merchant: made.destination.text, note: made.note, by: made.by))
      destination = made.destination
    }
  }

  /// The day that each payment certainly paid.
  package private(set) var certain: [(payment: Payment, day: Bill.Day)] = []
  /// The days that each of the other payments may have paid, the nearest first.
  package private(set) var likely: [(payment: Payment, days: [Bill.Day])] = []

  /// The most days between the due day and a payment.
  static let nearness = 5
  /// The same limit if amount and name match.
  static let month = 31

  private let bills: BillPlan
  /// The words of each bill's names.
  private var names: [EventID: Set<String>] = [:]
  /// The payees of each bill, from its links.
  private var payees: [EventID: Set<FoldedText>] = [:]

  /// - Parameters:
  ///   - payments: Entries of any days, in any order; credits are skipped.
  ///   - bills: The current bills.
  public init(_ payments: [Payment], _ bills: BillPlan) {
    self.bills = bills
    let expenses = payments.filter { $0.values.type != .credit }
    let days = expenses.map(\.values.date)
    guard bills.isInUse, let first = days.min(), let last = days.max() else { return }
    let start = first.adding(days: -BillSettling.month) ?? .first
    let end = last.adding(days: BillSettling.month) ?? .last
    // Names are looked up only for amounts that may match, which are few.
    let amounts = expenses.map(\.values.amount.minorUnits).sorted()
    let open = bills.open(in: start...end).filter { day in
      let left = day.left.minorUnits
      let place = amounts.partitioningIndex { $0 >= left - left / 3 }
      return place < amounts.count && amounts[place] <= left + left / 3
    }
    if open.isEmpty { return }
    for bill in Set(open.map(\.bill)) { learnNames(of: bill) }
    match(expenses, open)
  }

  private mutating func learnNames(of bill: EventID) {
    payees[bill] = Set(bills.payees(of: bill).map { FoldedText($0) })
    let terms = bills.allTerms(of: bill).map(\.value.name)
    names[bill] = Set(terms.flatMap { BillSettling.words(of: $0) })
  }

  private mutating func match(_ expenses: [Payment], _ open: [Bill.Day]) {
    /// The matching open days of each expense, by index.
    var fits: [Int: [Int]] = [:]
    /// The number of expenses that match each open day.
    var claims: [Int: Int] = [:]
    var hints: [Int: [Int]] = [:]
    for (place, expense) in expenses.enumerated() {
      let near = BillSettling.places(around: expense.values.date, in: open)
      let found = near.compactMap { day in fit(expense, open[day]).map { (day: day, fit: $0) } }
      // Among several bills, the one with the closest name is meant.
      let best = found.map(\.fit.likeness).max() ?? 0
      hints[place] = found.filter { $0.fit.likeness == best }.map(\.day)
      let days = found.filter { $0.fit.isCertain && $0.fit.likeness == best }.map(\.day)
      fits[place] = days
      for day in days { claims[day, default: 0] += 1 }
    }
    for (place, expense) in expenses.enumerated() {
      if let days = fits[place], days.count == 1, claims[days[0]] == 1 {
        certain.append((expense, open[days[0]]))
      }
    }
    let settled = Set(certain.map { BillDay($0.day.bill, due: $0.day.planned) })
    let linked = Set(certain.map(\.payment.entry))
    for (place, expense) in expenses.enumerated() where !linked.contains(expense.entry) {
      let days = (hints[place] ?? []).map { open[$0] }
        .filter { !settled.contains(BillDay($0.bill, due: $0.planned)) }
        .sorted { BillSettling.distance($0, expense) < BillSettling.distance($1, expense) }
      if !days.isEmpty { likely.append((expense, days)) }
    }
  }

  private struct Fit {
    var isCertain: Bool
    var likeness: Int
  }

  private func fit(_ payment: Payment, _ day: Bill.Day) -> Fit? {
    let amount = payment.values.amount
    guard amount.currency == day.terms.amount.currency, payment.isKind(of: day.terms) else {
      return nil
    }
    let isKnownPayee =
      payees[day.bill]?.contains(FoldedText(payment.texts.merchant)) == true
    let isExact = amount == day.left && amount.minorUnits > 0
    let difference = abs(amount.minorUnits - day.left.minorUnits)
    let isWithinThird = difference <= day.left.minorUnits / 3
    let isSure =
      switch day.terms.certainty {
      case nil: isExact
      case .about?: difference <= day.left.minorUnits / 10 || isKnownPayee && isWithinThird
      case .unknown?: false
      }
    let distance = BillSettling.distance(day, payment)
    // A bill without a fixed date has its own day in each month.
    guard day.terms.recurrence.hasDays || distance == 0 else { return nil }
    let isNear = distance <= BillSettling.nearness
    let likeness = isKnownPayee ? Int.max : self.likeness(payment, day)
    let isCertain = isSure && isNear && likeness > 0
    guard
      isCertain || isExact && (isNear || likeness > 0 && distance <= BillSettling.month)
        || isKnownPayee && isNear && isWithinThird
    else { return nil }
    return Fit(isCertain: isCertain, likeness: likeness)
  }

  private static func distance(_ day: Bill.Day, _ payment: Payment) -> Int {
    let isOfMonth = payment.values.date.month == day.due.month && !day.terms.recurrence.hasDays
    return isOfMonth ? 0 : abs(payment.values.date.days(until: day.due))
  }

  /// Returns the number of words shared with the bill's name; an equal name counts highest.
  private func likeness(_ payment: Payment, _ day: Bill.Day) -> Int {
    // The destination account serves as the name of a move.
    if payment.destination != nil
      || FoldedText(payment.texts.merchant) == FoldedText(day.terms.name)
    {
      return Int.max
    }
    guard let names = names[day.bill], !names.isEmpty else { return 0 }
    let texts = [payment.texts.merchant, payment.texts.said, payment.texts.note]
    return texts.map { names.intersection(BillSettling.words(of: $0)).count }.max() ?? 0
  }

  /// Returns the distinctive words of a name: at least three characters with a letter, and none of those that banks
  /// add to every name.
  private static func words(of text: String) -> Set<String> {
    let words = FoldedText(text).text.split { !$0.isLetter && !$0.isNumber }
      .filter { word in word.count >= 3 && word.contains(where: \.isLetter) }
    return Set(words.map { String($0) }).subtracting(wordsOfBanks)
  }

  private static let wordsOfBanks: Set<String> = [
    "payment", "pay", "paid", "transfer", "card", "check", "cheque", "debit", "credit", "fee",
    "bill", "invoice", "bank", "purchase", "pos", "ach", "sepa", "the", "and", "for", "monthly",
    "rechnung", "zahlung", "lastschrift", "gutschrift", "uberweisung", "karte", "paiement",
    "virement", "prelevement", "carte", "facture", "pago", "recibo", "tarjeta", "transferencia",
    "pagamento", "bonifico", "addebito", "betaling", "overschrijving", "incasso", "przelew",
  ]

  /// Returns the indices of the days within a month of another; the days are in order.
  private static func places(
    around date: CalendarDay, in open: [Bill.Day]
  ) -> Range<Int> {
    let first = date.adding(days: -month) ?? .first
    let last = date.adding(days: month) ?? .last
    return open.partitioningIndex { $0.due >= first }..<open.partitioningIndex { $0.due > last }
  }
}

extension BillSettling.Payment {
  /// Returns whether it is what the bill expects: an entry of its type, or a move to its account.
  func isKind(of terms: BillTerms) -> Bool {
    values.type == terms.type && destination == terms.destination && terms.goal == nil
  }
}

extension BillSettling {
  /// The nearest day for each payment with a certain or likely match, each day once.
  public var hints: [(payment: Payment, day: Bill.Day)] {
    var seen: Set<BillDay> = []
    return (certain.map { ($0.payment, [$0.day]) } + likely.map { ($0.payment, $0.days) })
      .compactMap { payment, days in
        days.first { seen.insert(BillDay($0.bill, due: $0.planned)).inserted }.map { (payment, $0) }
      }
  }

  /// Returns the events that link the certain matches, in the order of the payments.
  ///
  /// - Parameter bill: The bill to look at; `nil` for all.
  func events(_ accounts: AccountBook, of bill: EventID? = nil) -> [NewEvent] {
    certain.filter { bill == nil || $0.day.bill == bill }.map { payment, day in
      NewEvent(BillPaid(linking: payment, to: day, accounts), key: day.key.paymentKey)
    }
  }
}

extension BillPaid {
  /// Creates the link of an entry to the bill day that it paid.
  init(
    linking payment: BillSettling.Payment, to day: Bill.Day, _ accounts: AccountBook,
    extent: Extent? = nil
  ) {
    self.init(
      bill: day.bill, due: day.planned, amount: payment.values.amount, on: payment.values.date,
      extent: extent, by: payment.entry, payee: payment.texts.merchant)
    if payment.destination != nil { return }
    note(payment.values, of: day.terms, accounts)
    let values = payment.values
    if values.type == .expense, values.mark == nil { dailyAccount = values.account }
  }

  /// Records what determines how the payment is covered, if it differs from the usual case. Nothing covers a move.
  mutating func note(_ record: LedgerEvent, of terms: BillTerms, _ accounts: AccountBook) {
    if let entry = record.newEntry { note(entry.values, of: terms, accounts) }
  }

  private mutating func note(_ entry: EntryValues, of terms: BillTerms, _ accounts: AccountBook) {
    category = entry.category == terms.category ? nil : entry.category
    expense = accounts.kind(of: entry.account).isKept || entry.cover != nil ? .kept : nil
  }
}
