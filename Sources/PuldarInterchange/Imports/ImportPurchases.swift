import LedgerModel

/// Finds the purchases that refunds pay back.
struct ImportPurchases {
  /// How many days a purchase may lie before its refund.
  private static let reach = 120

  /// Returns the first day whose purchases may match a line of a day, or be refunded on it.
  static func firstDay(before day: CalendarDay) -> CalendarDay {
    day.adding(days: -reach) ?? .first
  }

  /// Returns the last day on which a purchase of a day may be refunded.
  static func lastDay(after day: CalendarDay) -> CalendarDay { day.adding(days: reach) ?? day }

  /// Money that came back, as a line or an entry.
  private struct Refund {
    var name: String
    var day: CalendarDay
    var amount: Money
    var account: AccountName
  }

  /// A purchase, as a line or an entry, that a refund may pay back.
  private struct Candidate {
    var name: String
    var day: CalendarDay
    /// The index of the line or the entry. On one day, lines come after entries.
    var place: Int
    /// The order on one day; the later purchase is preferred.
    var order: Int
    var isLine: Bool
    /// The amount not yet paid back, in minor units.
    var left: Int64
  }

  private let ledger: ImportPlan.Ledger
  private var candidates: [Candidate] = []
  /// For each word number, the candidates with that word in their name, by day.
  private var places: [[Int]] = []
  private var wordNumbers: [Substring: Int] = [:]

  init(_ ledger: ImportPlan.Ledger) {
    self.ledger = ledger
  }

  /// Finds the purchase of each refund: the latest with a similar name and enough left to pay back.
  ///
  /// - Returns: By the key of a new line, the incomes of earlier files that pay it back: the order of files decides
  ///   nothing.
  mutating func find(_ rows: inout [ImportPlan.Row]) -> [IdempotencyKey: [RegisteredEntry]] {
    var isPrepared = false
    for place in rows.indices where rows[place].state == .new {
      switch rows[place].role {
      // If the file has a category, that decides whether money came back.
      case .credit: break
      case .income where rows[place].line.category.isEmpty && !rows[place].words.isEarned: break
      case .income, .expense, .transfer, .sameAs, .match: continue
      }
      if !isPrepared { prepare(rows) }
      isPrepared = true
      let row = rows[place]
      let refund = Refund(
        name: row.words.name, day: row.line.day, amount: row.amount, account: row.account)
      if let found = purchase(of: refund, in: rows) { rows[place].role = .credit(found) }
    }
    var paidBack: [IdempotencyKey: [RegisteredEntry]] = [:]
    for entry in ledger.entries
    where entry.values.type == .income && entry.texts.isImported && entry.values.mark == nil {
      let words = ImportWords(text: entry.texts.merchant)
      if words.isEarned || ImportWords(text: entry.texts.note).isEarned { continue }
      if !isPrepared { prepare(rows) }
      isPrepared = true
      let refund = Refund(
        name: words.name, day: entry.values.date, amount: entry.values.amount,
        account: entry.values.account)
      guard case .line(let key)? = purchase(of: refund, in: rows) else { continue }
      paidBack[key, default: []].append(entry)
    }
    return paidBack
  }

  private mutating func prepare(_ rows: [ImportPlan.Row]) {
    for place in rows.indices where rows[place].role == .expense && rows[place].state == .new {
      candidates.append(
        Candidate(
          name: rows[place].words.name, day: rows[place].line.day, place: place, order: place,
          isLine: true,
          left: -rows[place].amount.minorUnits))
    }
    addEntries()
    candidates.sort {
      ($0.day, $0.isLine ? 1 : 0, $0.order) < ($1.day, $1.isLine ? 1 : 0, $1.order)
    }
    var known: [String: [Int]] = [:]
    for (number, candidate) in candidates.enumerated() {
      let words = known[candidate.name] ?? numbers(ofWordsIn: candidate.name)
      known[candidate.name] = words
      for word in words { places[word].append(number) }
    }
  }

  private mutating func numbers(ofWordsIn name: String) -> [Int] {
    Set(name.split(separator: " ")).map { word in
      if let number = wordNumbers[word] { return number }
      let number = places.count
      wordNumbers[word] = number
      places.append([])
      return number
    }
  }

  private mutating func addEntries() {
    var back: [EventID: Int64] = [:]
    for entry in ledger.entries {
      if let purchase = entry.texts.purchase {
        // An overflow was refused when the entry was recorded.
        back[purchase] =
          (back[purchase] ?? 0).addingReportingOverflow(
            entry.values.amount.minorUnits
          ).partialValue
      }
    }
    let entries = ledger.entries
    for (order, place) in entries.indices.sorted(by: { entries[$0].id < entries[$1].id })
      .enumerated()
    where entries[place].values.type == .expense {
      let entry = entries[place]
      candidates.append(
        Candidate(
          name: ImportWords.folded(entry.texts.merchant), day: entry.values.date, place: place,
          order: order, isLine: false,
          left: entry.values.amount.minorUnits.subtractingReportingOverflow(back[entry.id] ?? 0)
            .partialValue))
    }
  }

  private mutating func purchase(
    of refund: Refund, in rows: [ImportPlan.Row]
  ) -> ImportPlan.Purchase? {
    var best: Int?
    for word in Set(refund.name.split(separator: " ")) {
      if let found = last(holding: word, for: refund, in: rows, behind: best) { best = found }
    }
    guard let best else { return nil }
    candidates[best].left -= refund.amount.minorUnits
    let place = candidates[best].place
    return candidates[best].isLine
      ? .line(rows[place].key)
      : .entry(ledger.entries[place].id, ledger.entries[place].values.category)
  }

  /// Returns the last candidate, after `best`, with a word in its name that a refund may pay back.
  private func last(
    holding word: Substring, for refund: Refund, in rows: [ImportPlan.Row],
    behind best: Int?
  ) -> Int? {
    guard let wordNumber = wordNumbers[word] else { return nil }
    let numbers = places[wordNumber]
    let end = numbers.partitioningIndex { candidates[$0].day > refund.day }
    for number in numbers[..<end].reversed() {
      if let best, number <= best { return nil }
      let candidate = candidates[number]
      if refund.day.daysSinceEpoch - candidate.day.daysSinceEpoch > ImportPurchases.reach {
        return nil
      }
      guard candidate.left >= refund.amount.minorUnits else { continue }
      if candidate.isLine {
        guard rows[candidate.place].account == refund.account else { continue }
      } else {
        guard
          ledger.entries[candidate.place].values.amount.currency == refund.amount.currency
        else { continue }
      }
      if SamePurchase.areFoldedAlike(candidate.name, refund.name) { return number }
    }
    return nil
  }
}
