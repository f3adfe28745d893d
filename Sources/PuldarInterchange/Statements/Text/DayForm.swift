import EntryParsing
import LedgerModel

/// A written date whose order of numbers is not decided yet.
struct DayForm: Hashable {
  /// The three numbers in written order; a named month is given by its number.
  private(set) var numbers: (first: Int, second: Int, third: Int)
  /// The index of the number with four digits, the year; `nil` if there is none.
  private(set) var yearPlace: Int?
  /// The index of the part that was a month's name; `nil` if there was none.
  private(set) var namePlace: Int?
  /// The separator: a dot, which excludes month-first order, a dash, or 0 for any other.
  private(set) var mark: UInt8 = 0
  /// Whether only a day and a month are written: the year is stated elsewhere.
  private(set) var hasNoYear = false

  static func == (left: DayForm, right: DayForm) -> Bool {
    left.numbers == right.numbers && left.yearPlace == right.yearPlace
      && left.namePlace == right.namePlace && left.mark == right.mark
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(numbers.first)
    hasher.combine(numbers.second)
    hasher.combine(numbers.third)
  }

  /// Returns whether the form permits an order, regardless of the calendar.
  func allows(_ order: DayOrder) -> Bool {
    if hasNoYear, order == .ymd || order == .ydm { return false }
    switch (namePlace, yearPlace) {
    case (0, _): return order == .mdy
    case (1, 0): return order == .ymd
    case (1, _): return order == .dmy
    case (2, _): return order == .ydm
    case (_, 0): return order == .ymd || order == .ydm
    case (_, 2): return order == .dmy || (order == .mdy && !hasDots)
    default: return order == .dmy || order == .ymd || (order == .mdy && !hasDots)
    }
  }

  private var hasDots: Bool { mark == UInt8(ascii: ".") }

  /// Whether a two-digit year may be first: "26-12-31", but not "26/12/31".
  var mayBeginWithYear: Bool { yearPlace == 0 || mark == UInt8(ascii: "-") }

  /// Returns the day of a form without a year, for an order and a year; `nil` if it does not exist.
  func day(_ order: DayOrder, of year: Int) -> CalendarDay? {
    let (month, day) =
      order == .mdy ? (numbers.first, numbers.second) : (numbers.second, numbers.first)
    return CalendarDay(year: year, month: month, day: day)
  }

  /// Returns the day for an order; `nil` if it does not exist.
  func day(_ order: DayOrder) -> CalendarDay? {
    if hasNoYear { return nil }
    let (year, month, day) =
      switch order {
      case .dmy: (numbers.third, numbers.second, numbers.first)
      case .mdy: (numbers.third, numbers.first, numbers.second)
      case .ymd: (numbers.first, numbers.second, numbers.third)
      case .ydm: (numbers.first, numbers.third, numbers.second)
      }
    return CalendarDay(
      year: yearPlace == nil ? DayForm.wholeYear(year) : year, month: month, day: day)
  }

  /// The only day that a four-digit year allows; `nil` if it is either of two, or the year has two digits.
  var onlyDay: CalendarDay? {
    if yearPlace == 0 { return day(.ymd) }
    guard yearPlace == 2 else { return nil }
    let days = Set([DayOrder.dmy, .mdy].filter(allows).compactMap { order in day(order) })
    return days.count == 1 ? days.first : nil
  }

  /// Returns the year of two digits: 1970 to 2069.
  static func wholeYear(_ short: Int) -> Int {
    short < 70 ? 2000 + short : short < 100 ? 1900 + short : short
  }
}

extension DayForm {
  /// Parses a whole range as a day, with or without a time; `nil` if it is none.
  init?(_ bytes: [UInt8], _ range: Range<Int>) {
    let range = StatementTexts.trimmed(bytes, range)
    guard range.count >= 6, range.count <= 48 else { return nil }
    if let packed = DayForm(packed: bytes, range) {
      self = packed
      return
    }
    numbers = (0, 0, 0)
    var index = DayForm.skipWeekday(bytes, range)
    let era = EasternDays.era(bytes, &index, range.upperBound)
    for place in 0..<3 {
      if place > 0 {
        // "15Jan2026": a name needs no separators.
        let end = index
        let isMarked = skipMarks(bytes, &index, range.upperBound)
        guard isMarked || index == end && DayForm.isTurn(bytes, end, range.upperBound) else {
          return nil
        }
      }
      guard let value = readPart(bytes, &index, range.upperBound, place: place) else { return nil }
      switch place {
      case 0: numbers.first = value
      case 1: numbers.second = value
      default: numbers.third = value
      }
    }
    index = EasternDays.skipMark(bytes, index, range.upperBound) ?? index
    guard DayForm.isTime(bytes, index..<range.upperBound), setYear(after: era) else { return nil }
    // The year is never in the middle.
    if yearPlace == 1 { return nil }
    if let year = [numbers.first, numbers.second, numbers.third][safely: yearPlace ?? 3] {
      guard (1900...2199).contains(year) else { return nil }
    }
  }

  /// Converts the year to the western calendar. Returns `false` if an era precedes a four-digit year.
  private mutating func setYear(after era: Int?) -> Bool {
    if let era {
      guard yearPlace == nil, namePlace == nil else { return false }
      numbers.first += era
      yearPlace = 0
    }
    if yearPlace == 0 { numbers.first = EasternDays.westernYear(numbers.first) }
    if yearPlace == 2 { numbers.third = EasternDays.westernYear(numbers.third) }
    return true
  }

  /// Parses a whole range as a day and a month, such as "05/12", "5. Dez" or "Dec 05"; `nil` if it is none.
  init?(yearless bytes: [UInt8], _ range: Range<Int>) {
    var range = StatementTexts.trimmed(bytes, range)
    // Excel marks a cell as text in this way.
    if bytes.hasText("'", at: range.lowerBound), range.count > 1 {
      range = range.lowerBound + 1..<range.upperBound
    }
    guard range.count >= 3, range.count <= 24 else { return nil }
    numbers = (0, 0, 0)
    hasNoYear = true
    var index = range.lowerBound
    guard let first = readPart(bytes, &index, range.upperBound, place: 0) else { return nil }
    let firstEnd = index
    guard skipMarks(bytes, &index, range.upperBound) || firstEnd < index else { return nil }
    let secondStart = index
    guard let second = readPart(bytes, &index, range.upperBound, place: 1), yearPlace == nil else {
      return nil
    }
    numbers = (first, second, 0)
    let isClosed = index + 1 == range.upperBound && bytes[index] == UInt8(ascii: ".")
    guard index == range.upperBound || isClosed else { return nil }
    // "5.12" may be an amount.
    if mark == UInt8(ascii: "."), namePlace == nil, !isClosed,
      firstEnd - range.lowerBound != 2 || index - secondStart != 2
    {
      return nil
    }
    guard (1...31).contains(first), (1...31).contains(second), min(first, second) <= 12 else {
      return nil
    }
  }

  /// Parses `20261231`, with or without a time, and `31122026`.
  private init?(packed bytes: [UInt8], _ range: Range<Int>) {
    var count = 0
    while count < range.count, bytes[range.lowerBound + count] &- 0x30 <= 9 { count += 1 }
    guard count == 8 || count == 14 || count == 12,
      DayForm.isTime(bytes, (range.lowerBound + count)..<range.upperBound)
    else { return nil }
    func number(_ start: Int, _ length: Int) -> Int {
      var value = 0
      for index in start..<start + length {
        value = value * 10 + Int(bytes[range.lowerBound + index] - 0x30)
      }
      return value
    }
    let year = number(0, 4)
    if (1900...2199).contains(year), (1...12).contains(number(4, 2)) {
      numbers = (year, number(4, 2), number(6, 2))
      yearPlace = 0
    } else if count == 8, (1900...2199).contains(number(4, 4)) {
      numbers = (number(0, 2), number(2, 2), number(4, 4))
      yearPlace = 2
    } else {
      return nil
    }
  }

  /// Parses Excel's serial day number, from 1982 to 2064, with or without a fraction: 46037 is 2026-01-15.
  init?(serial bytes: [UInt8], _ range: Range<Int>) {
    var index = range.lowerBound
    var value = 0
    while index < range.upperBound, bytes[index] &- 0x30 <= 9, index - range.lowerBound < 6 {
      value = value * 10 + Int(bytes[index] - 0x30)
      index += 1
    }
    guard (30_000...60_000).contains(value), index == range.lowerBound + 5 else { return nil }
    if index < range.upperBound {
      guard bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ","),
        bytes[index + 1..<range.upperBound].allSatisfy({ $0 &- 0x30 <= 9 })
      else { return nil }
    }
    // Excel counts from 1899-12-30, this calendar from 1970-01-01.
    guard let day = CalendarDay(daysSinceEpoch: value - 25_569) else { return nil }
    numbers = (day.year, day.monthOfYear, day.day)
    yearPlace = 0
  }

  /// Returns the offset after a weekday's name and the marks that follow it.
  private static func skipWeekday(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound, bytes[index] | 0x20 &- 0x61 < 26 { index += 1 }
    let letters = index - range.lowerBound
    guard letters >= 2, letters <= 9 else { return range.lowerBound }
    while index < range.upperBound,
      bytes[index] == 0x2C || bytes[index] == 0x2E || bytes[index] == 0x20
    {
      index += 1
    }
    // A month precedes one number and the year, a weekday a whole date.
    let word = String(decoding: bytes[range.lowerBound..<range.lowerBound + letters], as: UTF8.self)
    return MonthNames.month(word) == nil ? index : range.lowerBound
  }

  /// Whether a digit and a letter are adjacent.
  private static func isTurn(_ bytes: [UInt8], _ index: Int, _ end: Int) -> Bool {
    guard index > 0, index < end else { return false }
    return (bytes[index - 1] &- 0x30 <= 9) != (bytes[index] &- 0x30 <= 9)
  }

  private mutating func skipMarks(_ bytes: [UInt8], _ index: inout Int, _ end: Int) -> Bool {
    let start = index
    if let next = EasternDays.skipMark(bytes, index, end) { index = next }
    let first = index
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "."), UInt8(ascii: "-"): mark = bytes[index]
      case UInt8(ascii: "/"), UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "'"): break
      default: return index > start
      }
      index += 1
      if index - first > 3 { return false }
    }
    return false
  }

  private mutating func readPart(
    _ bytes: [UInt8], _ index: inout Int, _ end: Int, place: Int
  ) -> Int? {
    // "4 of March 2025", "4 de marzo de 2025"
    if place > 0 {
      let next = DayForm.skipWord(["of", "de"], bytes, index, end)
      if next > index { index = min(next + 1, end) }
    }
    let start = index
    var value = 0
    while index < end, bytes[index] &- 0x30 <= 9, index - start < 4 {
      value = value * 10 + Int(bytes[index] - 0x30)
      index += 1
    }
    let count = index - start
    if count == 4 {
      guard yearPlace == nil else { return nil }
      yearPlace = place
      return value
    }
    if count == 1 || count == 2 {
      index = DayForm.skipWord(["st", "nd", "rd", "th"], bytes, index, end)
      return value
    }
    if count != 0 { return nil }
    while index < end, bytes[index] | 0x20 &- 0x61 < 26 || bytes[index] >= 0x80 { index += 1 }
    guard index > start, namePlace == nil,
      let month = MonthNames.month(String(decoding: bytes[start..<index], as: UTF8.self))
    else { return nil }
    namePlace = place
    return month
  }

  /// Returns the offset after one of these words if it is at an offset, and a blank or a comma after it or the end.
  private static func skipWord(
    _ words: [StaticString], _ bytes: [UInt8], _ index: Int, _ end: Int
  ) -> Int {
    for word in words where bytes.hasFoldedText(word, at: index) {
      let next = index + word.utf8CodeUnitCount
      if next == end || next < end && (bytes[next] == 0x20 || bytes[next] == 0x2C) { return next }
    }
    return index
  }

  /// Whether the rest after a day is empty or a time.
  private static func isTime(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound, bytes[index] == 0x20 || bytes[index] == 0x2C { index += 1 }
    if index == range.upperBound { return true }
    // "24.12.2026." is a day as well; "[-5:EST]" is a zone.
    if bytes.hasText("as of ", at: index) { return true }
    if bytes[index] == UInt8(ascii: "[") { return bytes[range.upperBound - 1] == UInt8(ascii: "]") }
    if index + 1 == range.upperBound, bytes[index] == UInt8(ascii: ".") { return true }
    if bytes[index] | 0x20 == UInt8(ascii: "t") || bytes[index] == UInt8(ascii: "-") { index += 1 }
    if index == range.upperBound { return false }
    if bytes[index] == UInt8(ascii: "Z"), index + 1 == range.upperBound { return true }
    return index + 1 < range.upperBound && bytes[index] &- 0x30 <= 9
      && bytes[index..<range.upperBound].contains(UInt8(ascii: ":"))
      || bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: "+")
  }
}

extension Array {
  /// Returns the element at an index; `nil` if there is none.
  subscript(safely index: Int) -> Element? {
    index >= 0 && index < count ? self[index] : nil
  }
}
