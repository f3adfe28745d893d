import LedgerModel

/// Somebody who is paid: in which category, and how much as a rule.
struct Merchant {
  var name: String
  var category: CategoryName
  /// The usual amounts, in minor units.
  var amounts: ClosedRange<Int64>
}

extension Merchant {
  /// Everybody that the invented person pays, the most frequent first: a few places again and
  /// again, and hundreds once or twice.
  static let all: [Merchant] = known + localPlaces

  /// Those with a name of their own, in the order in which they are met.
  private static let known: [Merchant] =
    [
      ("Whole Foods", .groceries, 800...14_000), ("Corner Coffee", .dining, 320...1_150),
      ("City Transit", .transport, 275...550), ("Green Market", .groceries, 500...6_000),
      ("Noodle House", .dining, 900...3_200), ("Daily Bakery", .groceries, 250...1_400),
      ("Sushi Bar Aoi", .dining, 1_200...6_800), ("Shell", .transport, 2_500...8_900),
      ("Pharmacy Plus", .health, 400...4_500), ("Cinema Central", .entertainment, 1_100...3_600),
      ("Lunch Box", .dining, 750...1_900), ("Northside Grocers", .groceries, 1_500...11_000),
      ("Online Store", .shopping, 900...19_900), ("Taxi Nine", .transport, 700...4_200),
      ("Music Stream", .subscriptions, 999...1_699), ("Pizzeria Da Gino", .dining, 1_100...4_800),
      ("Book Corner", .education, 800...5_400), ("Index Fund", .investment, 5_000...50_000),
      ("Water Works", .utilities, 2_400...6_100), ("Power & Light", .utilities, 4_100...16_800),
      ("Landlord", .housing, 145_000...145_000), ("Savings Account", .savings, 5_000...40_000),
      ("Gym", .health, 2_990...4_990), ("Shoe Shop", .shopping, 3_900...16_000),
      ("Card Payment", .debt, 5_000...25_000), ("Health Cover", .insurance, 18_000...22_000),
      ("Flower Stall", .gifts, 900...5_500), ("Rail Tickets", .travel, 1_900...14_900),
      ("Film Stream", .subscriptions, 1_299...1_999), ("Café Müller", .dining, 400...2_600),
      ("Hardware Barn", .other, 300...9_800), ("Phone Company", .utilities, 2_500...6_500),
      ("Dentist Dr. Ito", .health, 5_000...42_000), ("Car Cover", .insurance, 6_100...9_900),
      ("Night Bus", .transport, 300...600), ("Thai Garden", .dining, 1_300...5_200),
      ("Toy Box", .gifts, 1_200...7_900), ("Hotel Lumière", .travel, 7_900...32_000),
      ("Evening School", .education, 4_500...19_500), ("Post Office", .other, 120...2_800),
      ("Games Room", .entertainment, 999...6_999), ("Loan Office", .debt, 12_000...31_000),
    ].map(Merchant.init)

  private static let families = [
    "Adams", "Baker", "Chen", "Diaz", "Evans", "Fischer", "Garcia", "Haddad", "Ivanov", "Jensen",
    "Khan", "López", "Mori", "Nowak", "Okafor", "Patel", "Quinn", "Rossi", "Silva", "Tanaka",
    "Urban", "Vogel", "Weber", "Xu", "Yilmaz", "Żak",
  ]

  /// A shop of each kind for each family: what is met rarely.
  private static let localPlaces: [Merchant] = families.flatMap { family in
    [
      ("Grocery", .groceries, 400...7_500), ("Kitchen", .dining, 900...5_900),
      ("Garage", .transport, 4_000...38_000), ("Repairs", .housing, 3_500...24_000),
      ("Heating", .utilities, 5_000...18_000), ("Optics", .health, 2_900...21_000),
      ("Agency", .insurance, 4_400...12_500), ("Theatre", .entertainment, 1_500...9_000),
      ("Fashion", .shopping, 1_900...18_900), ("Tours", .travel, 3_900...68_000),
      ("Magazine", .subscriptions, 450...1_450), ("Lessons", .education, 2_000...8_800),
      ("Gifts", .gifts, 600...6_600), ("Invest", .investment, 2_500...60_000),
      ("Deposit", .savings, 2_500...30_000), ("Credit", .debt, 4_000...26_000),
      ("Services", .other, 500...15_000),
    ].map { kind, category, amounts in
      Merchant(name: "\(family) \(kind)", category: category, amounts: amounts)
    }
  }

  /// What is paid there this time: small amounts more often than large ones.
  func amount(_ random: inout SeededGenerator) -> Int64 {
    min(
      Int64.random(in: amounts, using: &random), Int64.random(in: amounts, using: &random))
  }
}
