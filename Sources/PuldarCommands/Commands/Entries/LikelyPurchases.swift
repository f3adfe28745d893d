import CommandTable
import EntryParsing
import LedgerModel
import PuldarInterchange

/// The purchases that a refund may be for.
struct LikelyPurchases {
  private struct Candidate {
    var purchase: RegisteredEntry
    /// The part that was not refunded yet.
    var left: Money
  }

  private var candidates: [Candidate] = []

  /// - Returns: `nil` if none of the readings is a refund.
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

  /// Returns the one purchase that an entry pays back in full, and removes it from the candidates.
  ///
  /// - Returns: `nil` if it is no refund, there is no such purchase, or several match.
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

  /// Returns the last purchase that an entry may partly pay back: the purchase's words name the giver, such as a
  /// friend or the shop; purchases in the entry's own category come first.
  ///
  /// - Returns: `nil` if it is no refund, or there is no such purchase.
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

/// The form of an entry if it pays back a likely purchase.
struct LikelyPayback {
  var purchase: RegisteredEntry
  var entry: NewEntry
  var details: ReadingDetails

  /// Returns the entry to store, after a person was asked, and the command that would say so later.
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
