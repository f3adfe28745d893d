import LedgerModel

/// Finds the years of days that are written without one, by the period that the file or its name states.
///
/// Nothing is guessed: if two years are possible, the person is asked.
struct CSVYears {
  private var forms: [DayForm] = []
  private var orders: [DayOrder] = [.dmy, .mdy]

  /// How many days a booking may precede the first day of the stated period.
  private static let daysBefore = 31
  /// The most days in a statement that states only the day of its end.
  private static let longestStatement = 100

  /// An order of the days, and the year of each.
  struct Answer {
    var order: DayOrder
    var years: [Int]
  }

  /// Adds the next day. Returns `false` if no order fits all days.
  mutating func add(_ form: DayForm) -> Bool {
    forms.append(form)
    // A leap year has every day.
    orders.removeAll { order in !form.allows(order) || form.day(order, of: 2024) == nil }
    return !orders.isEmpty
  }

  /// Returns the possible orders of the days, and the years that the file proves for each.
  ///
  /// - Parameters:
  ///   - text: The text before the days.
  ///   - end: The year in which the file ends, as the person says.
  func answers(text: [UInt8], name: String?, end: Int?, order said: DayOrder?) -> [Answer] {
    let statedText = StatedYears(in: text)
    let statedName = StatedYears(in: StatedYears.spaced(name ?? ""))
    return orders.filter { said == nil || said == $0 }.compactMap { order in
      let offsets = offsets(order)
      let first: Int?
      if let end {
        first = end - (offsets.max() ?? 0)
      } else {
        first =
          self.first(offsets, order, statedText) ?? self.first(offsets, order, statedName)
      }
      guard let first, isRight(first, offsets, order) else { return nil }
      return Answer(order: order, years: offsets.map { first + $0 })
    }
  }

  /// Returns whether an order fits all days.
  func allows(_ order: DayOrder) -> Bool { orders.contains(order) }

  /// Returns the year of each day relative to the first: from December to January a year passes.
  private func offsets(_ order: DayOrder) -> [Int] {
    var offsets: [Int] = []
    var (offset, last) = (0, 0)
    for form in forms {
      let month = order == .mdy ? form.numbers.first : form.numbers.second
      if last > 0, month - last > 6 { offset -= 1 }
      if last > 0, last - month > 6 { offset += 1 }
      last = month
      offsets.append(offset)
    }
    return offsets
  }

  private func isRight(_ first: Int, _ offsets: [Int], _ order: DayOrder) -> Bool {
    zip(forms, offsets).allSatisfy { form, offset in form.day(order, of: first + offset) != nil }
  }

  /// Returns the only year of the first day that the statements allow; `nil` if there is none, or several.
  private func first(_ offsets: [Int], _ order: DayOrder, _ stated: StatedYears) -> Int? {
    let days = stated.days(order)
    let years = stated.years.union(days.map(\.year))
    guard let least = years.min(), let most = years.max() else { return nil }
    let spread = (offsets.min() ?? 0, offsets.max() ?? 0)
    let candidates = (least - 2...most + 2).filter { isRight($0, offsets, order) }
    if let oldest = days.min(), let newest = days.max() {
      let before =
        days.count > 1 && oldest < newest ? CSVYears.daysBefore : CSVYears.longestStatement
      let within = candidates.filter { first in
        zip(forms, offsets).allSatisfy { form, offset in
          guard let day = form.day(order, of: first + offset) else { return false }
          return day <= newest && oldest.daysSinceEpoch - day.daysSinceEpoch <= before
        }
      }
      return within.count == 1 ? within.first : nil
    }
    let named = candidates.filter { first in
      Set(first + spread.0...first + spread.1) == years
    }
    return named.count == 1 ? named.first : nil
  }
}

/// The days and years stated in a text.
struct StatedYears {
  private(set) var forms: [DayForm] = []
  /// Numbers that can only be a year.
  private(set) var years: Set<Int> = []

  /// How many bytes are inspected.
  private static let longest = 1 << 14

  init(in text: [UInt8]) {
    let bytes = Array(text.prefix(StatedYears.longest))
    let words = bytes.indices.split { index in
      bytes[index] <= 0x20 || ",;:|\"'()[]~".utf8.contains(bytes[index])
    }.map { $0.startIndex..<$0.endIndex }
    var place = 0
    while place < words.count {
      if let form = DayForm(bytes, words[place]) {
        forms.append(form)
      } else if place + 2 < words.count,
        let form = DayForm(bytes, words[place].lowerBound..<words[place + 2].upperBound)
      {
        forms.append(form)
        place += 2
      } else if let year = StatedYears.year(bytes, words[place]),
        !StatedYears.isNumber(bytes, words[safely: place - 1]),
        !StatedYears.isNumber(bytes, words[safely: place + 1])
      {
        years.insert(year)
      }
      place += 1
    }
  }

  /// Returns the days, using the given order unless a day proves its own.
  func days(_ order: DayOrder) -> [CalendarDay] {
    forms.compactMap { form in
      let proven = [DayOrder.dmy, .mdy, .ymd].filter { form.allows($0) && form.day($0) != nil }
      if form.yearPlace == 0 { return form.day(.ymd) }
      return form.day(proven.count == 1 ? proven[0] : order)
    }
  }

  /// Returns a file's name with its other separators replaced by blanks.
  static func spaced(_ name: String) -> [UInt8] {
    name.utf8.map { byte in byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") ? 0x20 : byte }
  }

  /// Reads "2026", "2026-01", "01/2026" and "202601".
  private static func year(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
    let numbers = bytes[range].split { byte in byte == 0x2D || byte == 0x2F || byte == 0x2E }
    guard numbers.count <= 2,
      numbers.allSatisfy({ $0.allSatisfy { byte in byte &- 0x30 <= 9 } })
    else { return nil }
    let found = numbers.compactMap { digits -> Int? in
      let isYear = digits.count == 4 || (digits.count == 6 && numbers.count == 1)
      guard isYear, let value = Int(String(decoding: digits.prefix(4), as: UTF8.self)) else {
        return nil
      }
      return (1990...2099).contains(value) ? value : nil
    }
    return found.count == 1 ? found.first : nil
  }

  /// Whether a word is a number of three or more digits, such as a part of an account number.
  private static func isNumber(_ bytes: [UInt8], _ range: Range<Int>?) -> Bool {
    guard let range, range.count > 2 else { return false }
    return bytes[range].allSatisfy { byte in byte &- 0x30 <= 9 }
  }
}
