import EntryParsing
import LedgerModel

/// The usual sum of each merchant and category of a ledger: the median of its last sums, gathered once for any
/// number of entries.
struct UsualSums {
  private struct Kind: Hashable {
    let type: EntryType
    /// The folded merchant, or the category.
    let name: String
  }

  private var ofMerchants: [Kind: [Money]] = [:]
  private var ofCategories: [Kind: [Money]] = [:]

  /// The number of entries that make a sum usual.
  private static let leastOfMerchant = 3
  private static let leastOfCategory = 10

  init(_ sums: LatestSums) {
    for (owner, sums) in sums.byOwner {
      if owner.isMerchant {
        let merchant = RuleBasedParser.folded(merchant: owner.name)
        if merchant.isEmpty { continue }
        ofMerchants[Kind(type: owner.type, name: merchant), default: []] += sums
      } else {
        ofCategories[Kind(type: owner.type, name: owner.name)] = sums
      }
    }
    ofMerchants = ofMerchants.mapValues(UsualSums.sorted)
    ofCategories = ofCategories.mapValues(UsualSums.sorted)
  }

  /// Returns the usual sum of an entry's merchant, else of its category, with the name; `nil` if there is none.
  func usual(of entry: NewEntry) -> (sum: Money, name: String)? {
    let type = entry.values.type
    let folded = RuleBasedParser.folded(merchant: entry.texts.merchant)
    let merchant = Kind(type: type, name: folded)
    if let sums = ofMerchants[merchant], sums.count >= UsualSums.leastOfMerchant {
      return (sums[sums.count / 2], "\(VisibleText(entry.texts.merchant))")
    }
    let category = Kind(type: type, name: entry.values.category.text)
    if let sums = ofCategories[category], sums.count >= UsualSums.leastOfCategory {
      return (sums[sums.count / 2], entry.values.category.text)
    }
    return nil
  }

  private static func sorted(_ sums: [Money]) -> [Money] {
    sums.sorted { $0.minorUnits < $1.minorUnits }
  }
}
