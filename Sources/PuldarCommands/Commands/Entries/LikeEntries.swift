import CommandTable
import EntryParsing
import LedgerModel
import PuldarInterchange

/// The entries that may be of the same purchase as one that is to be stored.
struct LikeEntries {
  let session: Session

  /// Returns the entries of a type with an amount, on a day or close to it, the nearest first.
  func all(
    of type: EntryType, _ amount: Money, near day: CalendarDay
  ) async throws -> [RegisteredEntry] {
    LikeEntries.like(type, amount, near: day, among: try await entries(around: day...day))
  }

  /// Returns the entries of some days and of those close to them; none if there is no ledger yet.
  private func entries(around days: ClosedRange<CalendarDay>) async throws -> [RegisteredEntry] {
    guard try await session.ledger.state() != nil else { return [] }
    var filter = EntryQuery.Filter()
    let first = SamePurchase.days(around: days.lowerBound).lowerBound
    let last = SamePurchase.days(around: days.upperBound).upperBound
    (filter.from, filter.to) = (first, last)
    return try await session.ledger.view(EntryRegister(of: first.month...last.month))
      .entries(EntryQuery(filter))
  }

  private static func like(
    _ type: EntryType, _ amount: Money, near day: CalendarDay, among entries: [RegisteredEntry]
  ) -> [RegisteredEntry] {
    let days = SamePurchase.days(around: day)
    return entries.filter {
      $0.values.amount == amount && $0.values.type == type && days.contains($0.values.date)
    }.sorted { one, other in
      SamePurchase.distance(one.values.date, day) < SamePurchase.distance(other.values.date, day)
    }
  }

  /// Whether a receipt was read for it.
  static func isOfReceipt(_ entry: RegisteredEntry) -> Bool {
    entry.texts.by.contains(ReceiptCategory.reader)
  }

  /// Returns the number and the line of an entry.
  func words(_ entry: RegisteredEntry, _ categories: CategoryCatalog?) async throws -> String {
    let line = EntryLine(entry.values, entry.texts, categories ?? CategoryCatalog())
    return "\(try await session.ledger.numbering().text(entry.id))  "
      + line.text(today: session.today, session.prompt.style)
  }

  /// Returns typed entries without those that a person says are there already, from the file of a bank or a receipt.
  ///
  /// Such an entry has the same amount and account and lies at most five days apart, whatever its words: banks do not
  /// write "groceries". If nobody can be asked, the entry waits for a review, and the answer says what it is like.
  ///
  /// - Parameter isPreview: Whether nothing is stored, so that nobody is asked.
  func others(
    than typed: [UnderstoodEntry], _ options: EntryOptions, isPreview: Bool
  ) async throws -> (entries: [UnderstoodEntry], offer: Report.Line?) {
    let dates = typed.map(\.entry.values.date)
    guard !session.options.agrees, let first = dates.min(), let last = dates.max() else {
      return (typed, nil)
    }
    let told = try await entries(around: first...last).filter {
      LikeEntries.isOfReceipt($0) || $0.texts.isImported
    }
    if told.isEmpty { return (typed, nil) }
    let byAmount = Dictionary(grouping: told, by: \.values.amount)
    let categories = try await session.ledger.state()?.plan.categories
    var (kept, likes): ([UnderstoodEntry], [String]) = ([], [])
    var seen: Set<EventID> = []
    for var understood in typed {
      let values = understood.entry.values
      let origins = understood.details.origins
      let isAccountSaid = options.account != nil || origins.account != nil
      let isDaySaid = options.date != nil || origins.date != nil
      let like = LikeEntries.like(
        values.type, values.amount, near: values.date, among: byAmount[values.amount] ?? []
      ).first { entry in
        !seen.contains(entry.id) && (!isAccountSaid || entry.values.account == values.account)
          // A bank books nothing before it is bought.
          && (!isDaySaid || values.date <= entry.values.date)
      }
      guard let like else {
        kept.append(understood)
        continue
      }
      seen.insert(like.id)
      let words = try await words(like, categories)
      if session.prompt.canAsk, !isPreview {
        let question = "\(words) is alike. Is this another purchase?"
        if try session.prompt.confirm(question) == .yes { kept.append(understood) }
        continue
      }
      var details = understood.entry.texts.details
      details.isUnreviewed = true
      understood.entry.texts = understood.entry.texts.detailed(details)
      kept.append(understood)
      likes.append(words)
    }
    if likes.isEmpty { return (kept, nil) }
    let next: Advice = typed.count == 1 ? "\(command: "undo")" : "\(command: "review")"
    return (
      kept,
      .offering("May be \(likes.joined(separator: "; ")). If it is: \(next)", isDispensable: false)
    )
  }
}
