import CommandTable
import LedgerModel

/// A month, quarter or year that is shown: as ``ShownMonth``, or `2025`, `2025-q1`, `q1`, `last year`.
enum ShownPeriod: Hashable {
  case month(ShownMonth)
  /// Some months from a known one on.
  case stated(CalendarMonth, count: Int)
  /// The period that lies so many of its kind after this one.
  case relative(Int, count: Int)
  /// A quarter without a year, 1 to 4.
  case quarter(Int)

  private static let kinds = ["quarter": 3, "year": 12]
  private static let offsets = ["last": -1, "this": 0, "next": 1]
  /// The years that a number alone can be: a digit too many was typed otherwise.
  private static let years = 1900...9999

  init(parsing word: String) throws(ValueError) {
    let parts = word.lowercased().split { $0 == " " || $0 == "-" }.map(String.init)
    if let year = ShownPeriod.year(parts), parts.count == 1 {
      self = .stated(CalendarMonth(year: year, month: 1) ?? .first, count: 12)
    } else if let quarter = ShownPeriod.quarter(parts), let year = ShownPeriod.year(parts) {
      self = .stated(CalendarMonth(year: year, month: quarter * 3 - 2) ?? .first, count: 3)
    } else if let quarter = ShownPeriod.quarter(parts), parts.count == 1 {
      self = .quarter(quarter)
    } else if parts.count == 2, let offset = ShownPeriod.offsets[parts[0]],
      let count = ShownPeriod.kinds[parts[1]]
    {
      self = .relative(offset, count: count)
    } else {
      self = .month(try ShownMonth(parsing: word))
    }
  }

  private static func year(_ parts: [String]) -> Int? {
    let numbers = parts.filter { $0.count == 4 }.compactMap { Int($0) }.filter(years.contains)
    return numbers.count == 1 && parts.count <= 2 ? numbers[0] : nil
  }

  private static func quarter(_ parts: [String]) -> Int? {
    let numbers = parts.filter { $0.count == 2 && $0.first == "q" }
      .compactMap { Int($0.dropFirst()) }.filter((1...4).contains)
    return numbers.count == 1 && parts.count <= 2 ? numbers[0] : nil
  }

  /// Whether its year depends on the day, and on what is planned.
  var lacksYear: Bool {
    switch self {
    case .month(.stated(.everyYear)), .quarter: true
    default: false
    }
  }

  /// Whether it is a whole quarter or year, of which months to come may be a part.
  var isLong: Bool { if case .month = self { false } else { true } }

  /// - Parameter option: The option that names it.
  func months(
    today: CalendarDay, _ year: MonthArgument.Year, for option: String
  ) throws(UsageError) -> ClosedRange<CalendarMonth> {
    func range(from first: CalendarMonth, _ count: Int) -> ClosedRange<CalendarMonth> {
      first...(first.advanced(by: count - 1) ?? .last)
    }
    switch self {
    case .month(let month):
      let month = try month.month(today: today, year, for: option)
      return month...month
    case .stated(let first, let count): return range(from: first, count)
    case .quarter(let number):
      return range(from: MonthArgument.everyYear(number * 3 - 2).month(today: today, year), 3)
    case .relative(let offset, let count):
      let this = today.month
      let months = offset * count - (this.monthOfYear - 1) % count
      return range(from: this.advanced(by: months) ?? this, count)
    }
  }
}
