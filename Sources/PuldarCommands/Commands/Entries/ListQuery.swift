import CommandTable
import LedgerModel
import LedgerStore

/// The conditions on the entries of `list` and `export`, before their days are resolved.
struct EntryConditions {
  fileprivate let days: EntryDays
  fileprivate let others: ListQuery

  /// Returns whether days or months are named.
  func isDated(_ session: Session) -> Bool {
    days.from != nil || days.to != nil || days.on != nil || session.options.months != nil
  }

  /// Returns the query with its days resolved.
  func query(_ session: Session) async throws -> ListQuery {
    var query = others
    query.from = try await session.day(days.from)
    query.to = try await session.day(days.to)
    query.on = try await session.day(days.on)
    return query
  }
}

extension Parameter<Session, EntryConditions> {
  /// The conditions of the commands about entries.
  static var conditions: Parameter {
    Parameter(
      Parameter<Session, EntryDays>(
        .option("--from <day>", "The first day."), .option("--to <day>", "The last day."),
        .option("--on <day>", "That day alone."), as: EntryDays.init(from:to:on:)),
      .names, .options("--type <type>", "Only this type.", EntryType.self),
      .option("--min <amount>", "The smallest amount.", AmountArgument.self),
      .option("--max <amount>", "The largest amount.", AmountArgument.self), .merchantPart
    ) { days, names, types, minimum, maximum, merchant in
      EntryConditions(
        days: days,
        others: ListQuery(
          names: names, types: types, minimum: minimum, maximum: maximum, merchant: merchant))
    }
  }
}

/// The first day of some entries and the last, or one day alone.
private struct EntryDays {
  var from, to, on: DayArgument?
}

/// The entries that a list shows, as the options specify.
struct ListQuery {
  var from: CalendarDay?
  var to: CalendarDay?
  var on: CalendarDay?
  var names = EntryNames()
  var types: [EntryType] = []
  var minimum: AmountArgument?
  var maximum: AmountArgument?
  var merchant: MerchantArgument?
  /// The search words.
  var words: [String] = []
  var isAllTime = false
  var includesVoided = false
  /// Whether only unreviewed entries are listed.
  var isUnreviewed = false
  var form = ListForm()

  /// Returns the days to list, both included; `nil` for an open end.
  func days(_ session: Session) throws -> (from: CalendarDay?, to: CalendarDay?) {
    if on != nil, from != nil || to != nil {
      throw UsageError("--on excludes --from and --to")
    }
    if isAllTime, session.options.months != nil {
      throw UsageError("--all excludes --month")
    }
    var first = on ?? from
    var last = on ?? to
    if let first, let last, last < first {
      throw UsageError.invalid(
        first.text, for: "--from", .unreadable("the earlier day comes first"))
    }
    let isDated = first != nil || last != nil
    if session.options.months != nil || !(isAllTime || isDated) {
      // A month and days together mean their intersection.
      let months = try session.months()
      first = [first, months.first?.firstDay].compactMap(\.self).max()
      last = [last, months.last?.lastDay].compactMap(\.self).min()
    }
    return (first, last)
  }

  /// Whether words are searched in all time, which no option states.
  var isOfAllTime: Bool {
    isAllTime && !words.isEmpty && from == nil && to == nil && on == nil
  }

  /// Returns whether a search word may be an amount, so that entries of that amount are found too.
  static func isAmount(_ word: String) -> Bool { AmountArgument.fit(of: word) == .certain }

  /// Whether entries must meet any condition.
  var hasConditions: Bool {
    from != nil || to != nil || on != nil || names != EntryNames() || !types.isEmpty
      || minimum != nil || maximum != nil || merchant != nil || includesVoided || isUnreviewed
  }

  /// Returns the query to the register.
  private func query(
    _ session: Session, _ register: EntryRegister, printed: [EventID: [FoldedText]]
  ) throws -> EntryQuery {
    _ = try days(session)
    try check(register, today: session.today)
    var filter = try filter(session, in: register.currency)
    filter.printed = printed
    return EntryQuery(filter, order: form.order, isReversed: form.isReversed)
  }

  /// Returns the filter of matching entries.
  ///
  /// - Parameter ledger: The currency that amounts are compared in.
  func filter(_ session: Session, in ledger: Money.Currency?) throws -> EntryQuery.Filter {
    var filter = EntryQuery.Filter()
    (filter.from, filter.to) = try days(session)
    filter.categories = Set(names.categories)
    filter.buckets = Set(names.buckets)
    filter.accounts = Set(names.accounts)
    filter.types = Set(types)
    filter.tags = Set(names.tags.names)
    filter.minimum = try bound(minimum, "--min", session, ledger)
    filter.maximum = try bound(maximum, "--max", session, ledger)
    if let word = minimum, let minimum = filter.minimum, let maximum = filter.maximum,
      maximum < minimum
    {
      throw UsageError.invalid(
        word.text, for: "--min", .unreadable("the smaller amount comes first"))
    }
    filter.merchant = merchant?.part ?? ""
    filter.words = words
    let currency = ledger ?? session.ledger.opening.currency
    for word in words where ListQuery.isAmount(word) {
      let amount = try? AmountArgument(parsing: word)
        .money(currency, session.conventions(for: currency), for: "<words>")
      if let amount, amount.currency == currency { filter.amounts[word] = amount.minorUnits }
    }
    filter.includesVoided = includesVoided
    filter.isUnreviewed = isUnreviewed
    return filter
  }

  /// Returns the matching entries, in order.
  ///
  /// - Parameter printed: The printed texts of the receipts of entries.
  func entries(
    _ session: Session, _ register: EntryRegister, printed: [EventID: [FoldedText]] = [:]
  ) throws -> [RegisteredEntry] {
    let entries = register.entries(try query(session, register, printed: printed))
    guard let pattern = merchant?.pattern else { return entries }
    var search = TextPatternSearch(pattern)
    return try entries.filter { entry in
      // Searches the name as it is written, and as names are compared.
      let merchant = entry.texts.merchant
      return try search.finds(in: merchant) || search.finds(in: FoldedText(merchant).text)
    }
  }

  private func bound(
    _ word: AmountArgument?, _ name: String, _ session: Session, _ ledger: Money.Currency?
  ) throws -> Int64? {
    guard let word else { return nil }
    let currency = ledger ?? session.ledger.opening.currency
    let amount = try word.money(
      currency, session.conventions(for: currency), for: name, allowsZero: true)
    guard amount.currency == currency else {
      throw Refusal.foreignCurrency(amount.currency, ledger: currency)
    }
    return amount.minorUnits
  }

  /// Refuses a name that no entry can have: an empty list would hide a misspelling.
  private func check(_ register: EntryRegister, today: CalendarDay) throws(Refusal) {
    let book = register.plan.categories
    for bucket in names.buckets where !book.buckets.exists(bucket) {
      throw .unknownBucket(bucket, known: book.buckets.all)
    }
    for category in names.categories where !book.exists(category) {
      var everything = EntryQuery.Filter()
      everything.includesVoided = true
      everything.categories = [category]
      guard register.entries(EntryQuery(everything)).isEmpty else { continue }
      throw .unknownCategory(category, known: book.offered(on: today))
    }
  }
}

/// How a list shows its entries.
struct ListForm {
  var order: EntryQuery.Order = .date
  var isReversed = false
  var grouping: EntryQuery.Grouping?
  /// The number of entries shown at most; `nil` for all.
  var limit: CountArgument?
  /// Whether only the sums are shown.
  var showsSums = false
}
