import EntryParsing
import LedgerModel

/// What is usual of each merchant and category of a ledger: the middle one of the sums, gathered once
/// however many entries are held against it.
struct UsualSums {
  private struct Kind: Hashable {
    let type: EntryType
    /// The folded merchant, or the category.
    let name: String
  }

  private var ofMerchants: [Kind: [Money]] = [:]
  private var ofCategories: [Kind: [Money]] = [:]

  /// So many entries make something usual.
  private static let leastOfMerchant = 3
  private static let leastOfCategory = 10

  init(_ entries: [RegisteredEntry]) {
    for entry in entries {
      let (values, merchant) = (entry.values, UsualSums.merchant(entry.texts))
      if !merchant.isEmpty {
        ofMerchants[Kind(type: values.type, name: merchant), default: []].append(values.amount)
      }
      ofCategories[Kind(type: values.type, name: values.category.text), default: []]
        .append(values.amount)
    }
    ofMerchants = ofMerchants.mapValues(UsualSums.sorted)
    ofCategories = ofCategories.mapValues(UsualSums.sorted)
  }

  /// What is usual of an entry's merchant, else of its category, and whose it is; `nil` where nothing is.
  func usual(of entry: NewEntry) -> (sum: Money, name: String)? {
    let type = entry.values.type
    let merchant = Kind(type: type, name: UsualSums.merchant(entry.texts))
    if let sums = ofMerchants[merchant], sums.count >= UsualSums.leastOfMerchant {
      return (sums[sums.count / 2], "\(VisibleText(entry.texts.merchant))")
    }
    let category = Kind(type: type, name: entry.values.category.text)
    if let sums = ofCategories[category], sums.count >= UsualSums.leastOfCategory {
      return (sums[sums.count / 2], entry.values.category.text)
    }
    return nil
  }

  private static func merchant(_ texts: EntryTexts) -> String {
    RuleBasedParser.folded(merchant: texts.merchant)
  }

  private static func sorted(_ sums: [Money]) -> [Money] {
    sums.sorted { $0.minorUnits < $1.minorUnits }
  }
}
