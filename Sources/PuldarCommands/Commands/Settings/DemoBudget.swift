import LedgerModel

/// Three invented months for trying things out, the last of which is today's: always the same ones, as far as
/// their days have come.
struct DemoBudget {
  let today: CalendarDay
  let currency: Money.Currency

  /// The monthly income, in hundredths.
  private static let income: Int64 = 3_400_00

  /// The months, the last one today's.
  var months: [CalendarMonth] {
    [-2, -1, 0].compactMap { today.month.advanced(by: $0) }
  }

  /// The monthly income.
  var income: IncomePlan { .monthly(money(DemoBudget.income)) }

  /// Returns the entries of a month up to today, in the order of their days.
  func entries(of month: CalendarMonth) -> [NewEntry] {
    let place = today.month.months(until: month) + 2
    var chance = Chance(state: UInt64(place))
    var entries = DemoBudget.regular.compactMap { entry(of: $0, on: $0.day, in: month, &chance) }
    for kind in DemoBudget.now {
      var day = chance.number(in: 1...kind.day)
      while day <= month.length {
        entries += [entry(of: kind, on: day, in: month, &chance)].compactMap(\.self)
        day += chance.number(in: max(1, kind.day - 2)...kind.day + 2)
      }
    }
    entries += DemoBudget.once.filter { $0.month == place }.compactMap {
      entry(of: $0.kind, on: $0.kind.day, in: month, &chance)
    }
    return entries.enumerated()
      .sorted { ($0.element.values.date, $0.offset) < ($1.element.values.date, $1.offset) }
      .map(\.element)
  }

  /// The purchase that is partly refunded, and the refunded amount.
  static let returned = (merchant: "Hill Shoes", back: Int64(30_00))
  /// The entry whose amount had a digit too many, and the right amount.
  static let mistyped = (merchant: "Corner Market", amount: Int64(38_40))

  /// Returns an amount of the currency that looks as if it had two decimal digits.
  func money(_ hundredths: Int64) -> Money {
    let factor: Int64 = currency.minorUnitDigits > 2 ? 10 : 1
    return Money(minorUnits: hundredths * factor, currency: currency)
  }

  // MARK: Purchases

  /// Something that is bought repeatedly for a similar amount.
  private struct Kind {
    var merchant: String
    var category: CategoryName
    /// The amounts, in hundredths of the currency's unit.
    var amounts: ClosedRange<Int64>
    /// The day of the month, or the number of days between two purchases.
    var day: Int
    var account = AccountName.bank

    init(
      _ merchant: String, _ category: CategoryName, _ amounts: ClosedRange<Int64>, _ day: Int,
      _ account: AccountName = .bank
    ) {
      self.merchant = merchant
      self.category = category
      self.amounts = amounts
      self.day = day
      self.account = account
    }
  }

  /// Bought every month, on a day.
  private static let regular = [
    Kind("Maple Court", .housing, 1_050_00...1_050_00, 1),
    Kind("City Tram", .transport, 49_00...49_00, 1),
    Kind("Nest Savings", .savings, 250_00...250_00, 2), Kind("Iron Gym", .health, 29_00...29_00, 3),
    Kind("City Power", .utilities, 58_00...79_00, 6),
    Kind("Northline", .utilities, 39_90...39_90, 8),
    Kind("Lumen TV", .subscriptions, 13_99...13_99, 14),
    Kind("Harbour Mutual", .insurance, 42_50...42_50, 15),
    Kind("Index Fund", .investment, 150_00...150_00, 20),
  ]

  /// Bought now and then.
  private static let now = [
    Kind("Green Basket", .groceries, 24_00...68_00, 5),
    Kind("Bean There", .dining, 3_20...6_40, 3, .cash),
    Kind("Noodle House", .dining, 14_00...39_00, 6),
    Kind("Palace Cinema", .entertainment, 12_50...27_00, 12),
    Kind("Paper Owl", .shopping, 9_00...48_00, 11),
    Kind("Corner Pharmacy", .health, 6_00...22_00, 16),
  ]

  /// Bought once, in the month at this index.
  private static let once: [(month: Int, kind: Kind)] = [
    (0, Kind(returned.merchant, .shopping, 89_00...89_00, 11)),
    (0, Kind("Tin Whistle Books", .education, 34_00...34_00, 23)),
    (1, Kind("Night Train", .travel, 138_00...138_00, 9)),
    (1, Kind(mistyped.merchant, .groceries, 384_00...384_00, 17)),
    (1, Kind("Pine Guesthouse", .travel, 312_00...312_00, 18)),
    (1, Kind("Bloom Florist", .gifts, 35_00...35_00, 26)),
    (2, Kind("Opera Tickets", .entertainment, 96_00...96_00, 1)),
  ]

  private func entry(
    of kind: Kind, on day: Int, in month: CalendarMonth, _ chance: inout Chance
  ) -> NewEntry? {
    // The amount is drawn even if the day has not come, so that the next one stays the same.
    let amount = chance.amount(in: kind.amounts)
    guard
      let date = CalendarDay(
        year: month.year, month: month.monthOfYear, day: min(day, month.length)),
      date <= today
    else { return nil }
    return .expense(
      money(amount), in: kind.category, on: date, account: kind.account, merchant: kind.merchant)
  }

  /// A generator with the same numbers on every machine: SplitMix64. Source: Steele, Lea, Flood, "Fast
  /// Splittable Pseudorandom Number Generators" (2014).
  private struct Chance {
    var state: UInt64

    private mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var word = state
      word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
      word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
      return word ^ word >> 31
    }

    mutating func number(in range: ClosedRange<Int>) -> Int {
      range.lowerBound + Int(next() % UInt64(range.count))
    }

    /// Returns an amount that ends with the same digit as the range's lower bound, mostly a zero.
    mutating func amount(in range: ClosedRange<Int64>) -> Int64 {
      let span = UInt64(range.upperBound - range.lowerBound) / 10
      return range.lowerBound + Int64(next() % (span + 1)) * 10
    }
  }
}
