import LedgerEvents

/// A date on a line, with each way of reading it.
struct PrintedDate {
  /// Three numbers, or two and the name of a month.
  enum Form: Hashable {
    /// The year comes first, or the month is a word: there is one reading.
    case fixed
    /// Day and month are numbers, and the year comes last.
    case figures
  }

  var form: Form
  /// The readings, day before month first.
  var dayFirst: CalendarDay?
  var monthFirst: CalendarDay?
  /// The reading of "16/02/21" that begins with the year.
  var yearFirst: CalendarDay?
  var line: Int
  var range: Range<Int>
  /// Whether the year has two digits.
  var isShort = false
  /// Whether nothing separates the numbers.
  var isRun = false
  /// Whether it may be another number: its marks differ, or a number sign is before it.
  var isOdd = false
  /// Whether similar-looking characters were replaced.
  var isMisread = false
  /// Whether it is followed by a time such as "08.18.00", which ``range`` includes.
  var hasDottedTime = false

  /// Whether the year is known to come last.
  var isOfOneEnd: Bool { yearFirst == nil || dayFirst != nil && monthFirst != nil }

  /// Whether two readings are possible.
  var isAmbiguous: Bool {
    form == .figures && dayFirst != nil && monthFirst != nil && dayFirst != monthFirst
  }
}

/// Finds the dates of a line, including those joined to the text beside them.
struct DateScanner {
  let bytes: [UInt8]
  let line: Int
  /// The last possible year of a receipt.
  let lastYear: Int

  /// Returns the dates from left to right.
  func dates() -> [PrintedDate] {
    var dates: [PrintedDate] = []
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      var found: PrintedDate?
      if byte.isDigit, place == 0 || !bytes[place - 1].isDigit {
        found =
          yearFirst(place) ?? ideographs(place) ?? figures(place) ?? dayAndWord(place) ?? run(place)
      } else if byte.isLetter, place == 0 || !bytes[place - 1].isLetter {
        found = wordAndDay(place)
      }
      if var found {
        if let end = endOfDottedTime(behind: found.range.upperBound) {
          found.hasDottedTime = true
          found.range = found.range.lowerBound..<end
        }
        dates.append(found)
        place = max(found.range.upperBound, place + 1)
      } else {
        place += 1
      }
    }
    return dates
  }

  // MARK: Forms

  /// "2018-06-29", "2018/6/29", "2018-06-2918:20".
  private func yearFirst(_ start: Int) -> PrintedDate? {
    guard let year = number(start, count: 4), let first = mark(start + 4),
      let month = number(first.end, most: 2), let second = mark(month.end),
      second.sign == first.sign || !first.sign.isBlank,
      let day = number(second.end, most: 2), !digit(day.end) || isTime(day.end),
      !first.sign.isBlank || isBehindDateWord(start),
      let read = self.day(year.value, month.value, day.value)
    else { return nil }
    return PrintedDate(
      form: .fixed, dayFirst: read, monthFirst: read, line: line, range: start..<day.end)
  }

  /// "2024年2月11日": year, month and day, each followed by a letter.
  private func ideographs(_ start: Int) -> PrintedDate? {
    func isLetter(_ place: Int) -> Bool {
      place < bytes.count && bytes[place] == FoldedScalar.letter
    }
    guard let year = number(start, count: 4), isLetter(year.end),
      let month = number(year.end + 1, most: 2), isLetter(month.end),
      let day = number(month.end + 1, most: 2), isLetter(day.end),
      let read = self.day(year.value, month.value, day.value)
    else { return nil }
    return PrintedDate(
      form: .fixed, dayFirst: read, monthFirst: read, line: line, range: start..<day.end + 1)
  }

  /// "14/02/2018", "5.3.18", "25/12/201810:23", "02.03,2020", "12 / 03 / 2018".
  private func figures(_ start: Int) -> PrintedDate? {
    guard let first = number(start, most: 2), !digit(first.end), let one = mark(first.end),
      let second = number(one.end, most: 2), !digit(second.end), let two = mark(second.end),
      !(one.sign.isBlank && two.sign.isBlank) || isBehindDateWord(start),
      let year = year(two.end)
    else { return nil }
    // "1.50 2.00" is not a date.
    if one.sign.isBlank != two.sign.isBlank, year.isShort { return nil }
    // "4/5.00" is a price for several.
    if one.sign != two.sign, two.sign == UInt8(ascii: "."), year.isShort, !isBehindDateWord(start) {
      return nil
    }
    let dayFirst = day(year.value, second.value, first.value)
    let monthFirst = day(year.value, first.value, second.value)
    let yearFirst =
      year.isShort && first.end == start + 2 && second.end == one.end + 2
      ? day(2000 + first.value, second.value, year.value % 100) : nil
    // "10.12.30" may be anything.
    let isYearFirst = yearFirst != nil && one.sign != UInt8(ascii: ".")
    guard dayFirst != nil || monthFirst != nil || isYearFirst else { return nil }
    let isNumber =
      start > 0 && (bytes[start - 1] == UInt8(ascii: "#") || isDateSign(bytes[start - 1]))
    return PrintedDate(
      form: .figures, dayFirst: dayFirst, monthFirst: monthFirst, yearFirst: yearFirst, line: line,
      range: start..<year.end, isShort: year.isShort,
      isOdd: isNumber || one.sign == UInt8(ascii: "-") && two.sign == UInt8(ascii: "/")
        || one.sign == UInt8(ascii: "/") && two.sign == UInt8(ascii: "-"))
  }

  /// "29 maart 2014", "01-NOV-2017", "20Mar'15", "9. Mai 2014".
  private func dayAndWord(_ start: Int) -> PrintedDate? {
    guard let day = number(start, most: 2), !digit(day.end) else { return nil }
    var place = skipMarks(day.end)
    if let ordinal = word(place), ["ST", "ND", "RD", "TH"].contains(text(ordinal.range)) {
      place = skipMarks(ordinal.range.upperBound)
    }
    if let of = word(place), ["DE", "OF"].contains(text(of.range)) {
      place = skipMarks(of.range.upperBound)
    }
    guard let month = word(place), let number = month.number else { return nil }
    place = skipMarks(month.range.upperBound)
    if let of = word(place), ["DE", "OF"].contains(text(of.range)) {
      place = skipMarks(of.range.upperBound)
    }
    guard let year = year(place), let read = self.day(year.value, number, day.value) else {
      return nil
    }
    return PrintedDate(
      form: .fixed, dayFirst: read, monthFirst: read, line: line, range: start..<year.end,
      isShort: year.isShort)
  }

  /// "Apr 01, 2019", "Jun22'18", "APRIL1,2016".
  private func wordAndDay(_ start: Int) -> PrintedDate? {
    guard let month = word(start), let number = month.number ?? monthBehindWord(month.range),
      case let dayPlace = skipMarks(month.range.upperBound),
      let day = self.number(dayPlace, most: 2), !digit(day.end)
    else { return nil }
    var place = skipMarks(day.end)
    if let ordinal = word(place), ["ST", "ND", "RD", "TH"].contains(text(ordinal.range)) {
      place = skipMarks(ordinal.range.upperBound)
    }
    place = skipTime(place)
    guard place > day.end, let year = year(place),
      let read = self.day(year.value, number, day.value)
    else { return nil }
    // "SET 21.90" is the price of a set, not a day in "setembro".
    if year.isShort, place == day.end + 1, bytes[day.end] == UInt8(ascii: "."),
      !isTime(skipMarks(year.end))
    {
      return nil
    }
    return PrintedDate(
      form: .fixed, dayFirst: read, monthFirst: read, line: line, range: start..<year.end,
      isShort: year.isShort)
  }

  /// "20180612" or "12062018" after a word such as "Date".
  private func run(_ start: Int) -> PrintedDate? {
    var end = start
    while digit(end) { end += 1 }
    guard end - start == 8, isBehindDateWord(start) || isTime(skipMarks(end)),
      let whole = number(start, count: 8)
    else {
      return nil
    }
    if let read = day(whole.value / 10_000, whole.value / 100 % 100, whole.value % 100) {
      return PrintedDate(
        form: .fixed, dayFirst: read, monthFirst: read, line: line, range: start..<end,
        isRun: true)
    }
    let (first, second, year) = (
      whole.value / 1_000_000, whole.value / 10_000 % 100, whole.value % 10_000
    )
    let dayFirst = day(year, second, first)
    let monthFirst = day(year, first, second)
    guard dayFirst != nil || monthFirst != nil else { return nil }
    return PrintedDate(
      form: .figures, dayFirst: dayFirst, monthFirst: monthFirst, line: line, range: start..<end,
      isRun: true)
  }

  /// The first year accepted.
  private static let firstYear = 1980

  // MARK: Parts

  private func isDateSign(_ sign: UInt8) -> Bool {
    switch sign {
    case UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ","),
      UInt8(ascii: "'"):
      true
    default: false
    }
  }

  private func digit(_ place: Int) -> Bool { place < bytes.count && bytes[place].isDigit }

  private func number(_ start: Int, count: Int) -> (value: Int, end: Int)? {
    guard start >= 0, start + count <= bytes.count,
      bytes[start..<start + count].allSatisfy(\.isDigit)
    else { return nil }
    return (bytes[start..<start + count].reduce(0) { $0 * 10 + $1.digitValue }, start + count)
  }

  private func number(_ start: Int, most: Int) -> (value: Int, end: Int)? {
    var end = start
    var value = 0
    while digit(end), end - start < most {
      value = value * 10 + bytes[end].digitValue
      end += 1
    }
    return end > start ? (value, end) : nil
  }

  /// The separator between the numbers of a date, with blanks around it.
  private func mark(_ start: Int) -> (sign: UInt8, end: Int)? {
    var place = start
    while place < bytes.count, bytes[place].isBlank { place += 1 }
    guard place < bytes.count else { return nil }
    let sign = bytes[place]
    if !isDateSign(sign) { return place > start && sign.isDigit ? (0x20, place) : nil }
    // "06,06, ,2015"
    let last = place + 3
    while place < bytes.count, place <= last, !bytes[place].isDigit, !bytes[place].isLetter {
      place += 1
    }
    return (sign, place)
  }

  /// A year of four digits, possibly followed by more digits; or of two.
  private func year(_ start: Int) -> (value: Int, end: Int, isShort: Bool)? {
    if let four = number(start, count: 4), (DateScanner.firstYear...lastYear).contains(four.value) {
      return (four.value, four.end, false)
    }
    guard let two = number(start, count: 2) else { return nil }
    // More digits make it a number, unless they are a time: "1810:23".
    if digit(two.end) {
      guard isTime(two.end) else { return nil }
    } else if two.end < bytes.count, digit(two.end + 1), isDateSign(bytes[two.end]),
      !isTime(two.end + 1)
    {
      return nil
    }
    return (two.value + (two.value < 70 ? 2000 : 1900), two.end, true)
  }

  /// The place after "12:47:59", if that is there: "Jun15 12:47:59 2011".
  private func skipTime(_ start: Int) -> Int {
    guard isTime(start) else { return start }
    var place = start
    while place < bytes.count, bytes[place].isDigit || bytes[place] == UInt8(ascii: ":") {
      place += 1
    }
    return skipMarks(place)
  }

  /// The end of "08.18.00" after a date, which could be read as a day itself; `nil` if it is not there.
  private func endOfDottedTime(behind end: Int) -> Int? {
    var place = end
    while place < bytes.count, bytes[place].isBlank, place - end < 3 { place += 1 }
    guard place > end, place + 8 <= bytes.count, place + 8 == bytes.count || !digit(place + 8),
      bytes[place + 2] == UInt8(ascii: "."), bytes[place + 5] == UInt8(ascii: "."),
      let hour = number(place, count: 2), let minute = number(place + 3, count: 2),
      let second = number(place + 6, count: 2), hour.value < 24, minute.value < 60,
      second.value < 60
    else { return nil }
    return place + 8
  }

  /// Whether a time such as "10:23" begins there.
  private func isTime(_ place: Int) -> Bool {
    (digit(place) && place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: ":"))
      || (digit(place) && digit(place + 1) && place + 2 < bytes.count
        && bytes[place + 2] == UInt8(ascii: ":"))
  }

  /// The month of "ThuAug09".
  private func monthBehindWord(_ range: Range<Int>) -> Int? {
    let weekdays = ["MON", "TUE", "WED", "THU", "FRI", "SAT", "SUN", "DATE"]
    for weekday in weekdays where bytes[range].starts(with: weekday.utf8) {
      let rest = bytes[(range.lowerBound + weekday.utf8.count)..<range.upperBound]
      if let number = DateWords.numbers[Array(rest)] { return number }
    }
    return nil
  }

  private func day(_ year: Int, _ month: Int, _ day: Int) -> CalendarDay? {
    (DateScanner.firstYear...lastYear).contains(year)
      ? CalendarDay(year: year, month: month, day: day) : nil
  }

  private func skipMarks(_ start: Int) -> Int {
    var place = start
    while place < bytes.count, place - start < 3, !bytes[place].isDigit, !bytes[place].isLetter {
      place += 1
    }
    return place
  }

  private func word(_ start: Int) -> (range: Range<Int>, number: Int?)? {
    var end = start
    while end < bytes.count, bytes[end].isLetter { end += 1 }
    guard end > start, end - start <= 10 else { return nil }
    return (start..<end, DateWords.numbers[Array(bytes[start..<end])])
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func isBehindDateWord(_ start: Int) -> Bool {
    let key = bytes[..<start].letterKey
    return DateWords.marks.isHeld(by: key)
  }
}
