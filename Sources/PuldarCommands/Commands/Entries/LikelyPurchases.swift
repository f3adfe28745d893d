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
}
