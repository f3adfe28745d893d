import LedgerModel

/// A built-in category as one byte, so that a word's meaning is trivial to copy.
enum CategoryPlace: UInt8, CaseIterable {
  case groceries = 1
  case dining
  case transport
  case housing
  case utilities
  case health
  case insurance
  case entertainment
  case shopping
  case travel
  case subscriptions
  case education
  case gifts
  case investment
  case savings
  case debt
  case income
  case other

  var name: CategoryName {
    switch self {
    case .groceries: .groceries
    case .dining: .dining
    case .transport: .transport
    case .housing: .housing
    case .utilities: .utilities
    case .health: .health
    case .insurance: .insurance
    case .entertainment: .entertainment
    case .shopping: .shopping
    case .travel: .travel
    case .subscriptions: .subscriptions
    case .education: .education
    case .gifts: .gifts
    case .investment: .investment
    case .savings: .savings
    case .debt: .debt
    case .income: .income
    case .other: .other
    }
  }
}
