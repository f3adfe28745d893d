import CommandTable
import EntryParsing
import LedgerModel
import PuldarInterchange

/// The purchases of which money may have come back.
struct LikelyPurchases {
  private struct Candidate {
    var purchase: RegisteredEntry
    /// What has not come back of it yet.
    var left: Money
  }

  private var candidates: [Candidate] = []

  /// - Returns: `nil` if none of the readings tells of money that came back.
  /// - Throws: If the ledger cannot be read, or a sum does not fit.
  init?(
    _ session: Session, of readings: ArraySlice<ModelReading>, _ options: EntryOptions
  ) async throws {
    let isAnyBack = readings.contains { reading in
      guard case .success(let parsed) = reading.result else { return false }
      return parsed.entries.contains { (options.type ?? $0.type) == .credit }
    }
    guard isAnyBack else { return nil }
    let refunds = try await session.ledger.view(Refunds())
    for entry in try await session.ledger.view(EntryRegister()).entries()
    where entry.values.type == .expense {
      let amount = entry.values.amount
      let back = try refunds.sum(of: entry.id) ?? .zero(amount.currency)
      guard back.currency == amount.currency, back < amount else { continue }
      candidates.append(Candidate(purchase: entry, left: amount.subtracting(back)))
    }
  }

  /// The one purchase that an entry pays back in whole, which is no candidate any more.
  ///
  /// - Returns: `nil` if nothing came back, there is no such purchase, or several may be meant.
  mutating func take(_ entry: ParsedEntry, _ options: EntryOptions) -> RegisteredEntry? {
    guard (options.type ?? entry.type) == .credit else { return nil }
    let (merchant, day) = (options.merchant ?? entry.merchant, options.date ?? entry.date)
    let days = SamePurchase.days(payingBackOn: day)
    let found = candidates.indices.filter { place in
      let purchase = candidates[place].purchase
      return candidates[place].left == entry.amount && days.contains(purchase.values.date)
        && SamePurchase.areAlike(purchase.content.texts.merchant, merchant)
    }
    guard let place = found.first, found.count == 1 else { return nil }
    return candidates.remove(at: place).purchase
  }

  /// The last purchase that an entry may pay back in part: its words name who gave the money, as those who shared
  /// it or the shop; what is of the entry's own category comes first.
  ///
  /// - Returns: `nil` if nothing came back, or there is no such purchase.
  func likely(_ entry: ParsedEntry, _ options: EntryOptions) -> RegisteredEntry? {
    guard (options.type ?? entry.type) == .credit else { return nil }
    let (giver, day) = (options.merchant ?? entry.merchant, options.date ?? entry.date)
    let days = SamePurchase.days(payingBackOn: day)
    let found = candidates.filter { candidate in
      let (values, texts) = (candidate.purchase.values, candidate.purchase.texts)
      return candidate.left.currency == entry.amount.currency && candidate.left >= entry.amount
        && days.contains(values.date)
        && SamePurchase.areAlike("\(texts.merchant) \(texts.said) \(texts.note)", giver)
    }
    return found.max {
      func rank(_ purchase: RegisteredEntry) -> (Int, CalendarDay, EventID) {
        (purchase.values.category == entry.category ? 1 : 0, purchase.values.date, purchase.id)
      }
      return rank($0.purchase) < rank($1.purchase)
    }?.purchase
  }
}

/// What an entry is if it pays back a purchase that it may be of.
struct LikelyPayback {
  var purchase: RegisteredEntry
  var entry: NewEntry
  var details: ReadingDetails

  /// The entry as it is to be stored, once a person was asked; with what is offered to say it.
  func asked(
    _ understood: UnderstoodEntry, _ session: Session
  ) async throws -> (entry: UnderstoodEntry, offer: Report.Line?) {
    let number = try await session.ledger.numbering().text(purchase.id)
    let amount = session.prompt.style.amount(purchase.values.amount)
    let text = "\(number), \(amount) \(VisibleText(purchase.texts.shownName))"
    if !session.options.agrees, try session.prompt.confirm("Is this of \(text)?") == .yes {
      var stored = understood
      (stored.entry, stored.details) = (entry, details)
      return (stored, nil)
    }
    let words = entry.texts.said.split(separator: " ").map { String($0).shellQuoted }
      .joined(separator: " ")
    return (
      understood,
      session.prompt.canAsk || words.isEmpty
        ? nil
        : .offering(
          "May be of \(text). Next: \(command: "undo"), \(command: "add \(words) --of \(number)")",
          isDispensable: true)
    )
  }
}
