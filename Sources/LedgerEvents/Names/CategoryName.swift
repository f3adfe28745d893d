/// The folded name of a category.
public struct CategoryName: Hashable, Sendable {
  @usableFromInline package let name: Name

  package init(_ name: Name) {
    self.name = name
  }

  /// The category named by a text; `nil` unless it is 1 to 64 bytes of letters and digits of any script, `-`,
  /// `_` and single inner blanks.
  public init?(_ text: some StringProtocol) {
    guard let name = Name(text) else { return nil }
    self.init(name)
  }

  /// The folded text.
  public var text: String { name.text }
}

extension CategoryName: Comparable, CustomStringConvertible {
  public static func < (left: CategoryName, right: CategoryName) -> Bool { left.name < right.name }
  /// Compares two machine words.
  @inlinable public static func == (left: CategoryName, right: CategoryName) -> Bool {
    left.name == right.name
  }
  public var description: String { text }
}

extension CategoryName {
  /// Food and household supplies.
  public static let groceries = CategoryName(Name(existing: "groceries"))
  /// Restaurants, cafés, take-away.
  public static let dining = CategoryName(Name(existing: "dining"))
  /// Fuel, tickets, taxis, parking.
  public static let transport = CategoryName(Name(existing: "transport"))
  /// Rent, mortgage, repairs.
  public static let housing = CategoryName(Name(existing: "housing"))
  /// Power, water, heating, phone, internet.
  public static let utilities = CategoryName(Name(existing: "utilities"))
  /// Doctors, pharmacies, care.
  public static let health = CategoryName(Name(existing: "health"))
  /// Premiums of any kind.
  public static let insurance = CategoryName(Name(existing: "insurance"))
  /// Cinema, concerts, games, hobbies.
  public static let entertainment = CategoryName(Name(existing: "entertainment"))
  /// Clothes, electronics, books, things for the home.
  public static let shopping = CategoryName(Name(existing: "shopping"))
  /// Flights, hotels, holidays.
  public static let travel = CategoryName(Name(existing: "travel"))
  /// Recurring payments for services.
  public static let subscriptions = CategoryName(Name(existing: "subscriptions"))
  /// Schools, courses, textbooks, child care.
  public static let education = CategoryName(Name(existing: "education"))
  /// Presents and donations.
  public static let gifts = CategoryName(Name(existing: "gifts"))
  /// Shares, funds and the like.
  public static let investment = CategoryName(Name(existing: "investment"))
  /// Money put aside.
  public static let savings = CategoryName(Name(existing: "savings"))
  /// Payments of a loan or a card.
  public static let debt = CategoryName(Name(existing: "debt"))
  /// Of the set `spendwise`: monthly bills.
  public static let bills = CategoryName(Name(existing: "bills"))
  /// The category under which income is shown; no expense or credit may use it.
  public static let income = CategoryName(Name(existing: "income"))
  /// The fallback category.
  public static let other = CategoryName(Name(existing: "other"))

  /// The substitute for this category in a ledger without it: rent is one of the `bills`.
  package var standIn: CategoryName? {
    switch self {
    case .housing, .utilities, .insurance, .subscriptions, .debt: .bills
    default: nil
    }
  }
}

/// The folded name of a bucket.
public struct BucketName: Hashable, Sendable {
  @usableFromInline package let name: Name

  package init(_ name: Name) {
    self.name = name
  }

  /// The bucket named by a text; `nil` unless it is 1 to 64 bytes of letters and digits of any script, `-`,
  /// `_` and single inner blanks.
  public init?(_ text: some StringProtocol) {
    guard let name = Name(text) else { return nil }
    self.init(name)
  }

  /// The folded text.
  public var text: String { name.text }
}

extension BucketName: Comparable, CustomStringConvertible {
  public static func < (left: BucketName, right: BucketName) -> Bool { left.name < right.name }
  /// Compares two machine words.
  @inlinable public static func == (left: BucketName, right: BucketName) -> Bool {
    left.name == right.name
  }
  public var description: String { text }
}

extension BucketName {
  /// Necessities of a household.
  public static let fundamentals = BucketName(Name(existing: "fundamentals"))
  /// Things that make life pleasant.
  public static let fun = BucketName(Name(existing: "fun"))
  /// Savings, debt payments and education.
  public static let future = BucketName(Name(existing: "future"))

  /// The built-in buckets, in the order of an allocation's shares.
  public static let builtIn: [BucketName] = [.fundamentals, .fun, .future]
}

/// The folded name of an account.
public struct AccountName: Hashable, Sendable {
  @usableFromInline package let name: Name

  package init(_ name: Name) {
    self.name = name
  }

  /// The account named by a text; `nil` unless it is 1 to 64 bytes of letters and digits of any script, `-`,
  /// `_` and single inner blanks.
  public init?(_ text: some StringProtocol) {
    guard let name = Name(text) else { return nil }
    self.init(name)
  }

  /// The folded text.
  public var text: String { name.text }
}

extension AccountName: Comparable, CustomStringConvertible {
  public static func < (left: AccountName, right: AccountName) -> Bool { left.name < right.name }
  /// Compares two machine words.
  @inlinable public static func == (left: AccountName, right: AccountName) -> Bool {
    left.name == right.name
  }
  public var description: String { text }
}

extension AccountName {
  /// The account used when none is named.
  public static let bank = AccountName(Name(existing: "bank"))
  /// The built-in account of notes and coins.
  public static let cash = AccountName(Name(existing: "cash"))
}

/// Encoded as its ``text``.
extension CategoryName: Codable {
  public init(from decoder: any Decoder) throws { self = try decoder.value { CategoryName($0) } }

  public func encode(to encoder: any Encoder) throws { try encoder.write(text) }
}

/// Encoded as its ``text``.
extension BucketName: Codable {
  public init(from decoder: any Decoder) throws { self = try decoder.value { BucketName($0) } }

  public func encode(to encoder: any Encoder) throws { try encoder.write(text) }
}

/// Encoded as its ``text``.
extension AccountName: Codable {
  public init(from decoder: any Decoder) throws { self = try decoder.value { AccountName($0) } }

  public func encode(to encoder: any Encoder) throws { try encoder.write(text) }
}
