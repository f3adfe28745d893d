import LedgerEvents

/// Named days.
extension DayRule {
  /// "on halloween", "last christmas": the last such day. "christmas gifts 200" and "candy for halloween"
  /// were bought on another day.
  func holiday(at index: Int) -> Match? {
    let isLast = sentence.has(.last, at: index)
    // "raketen an silvester", but not "geschenke zu weihnachten 50".
    let isWithin =
      sentence.has([.on, .within, .at, .with], at: index - 1)
      || sentence.isWord("an", at: index - 1)
      || sentence.isWord("zu", at: index - 1)
    let isOutside = !sentence.isEnglish || sentence.context.conventions.language == "pl"
    guard
      isLast || sentence.has(.on, at: index - 1)
        || isOutside && isWithin && (index == 1 || index + 1 == sentence.tokens.count)
    else { return nil }
    let place = isLast ? index + 1 : index
    guard sentence.isKind(.word, at: place),
      let name = Holiday.allCases.first(where: { holiday in
        sentence.isOneOf(holiday.words, at: place)
          || holiday == .newYear && sentence.word(at: place).lowercased().hasPrefix("new year")
      })
    else { return nil }
    var end = place + 1
    let isEve = sentence.isWord("eve", at: end) || sentence.isOneOf(Holiday.eves, at: place)
    if sentence.isWord("eve", at: end) || sentence.isWord("day", at: end)
      || sentence.has(.weekday, at: end)
    {
      if sentence.has(.weekday, at: end), name != .easter { return nil }
      end += 1
    }
    for year in [today.year, today.year - 1] {
      guard let feast = name.day(in: year), let day = feast.adding(days: isEve ? -1 : 0) else {
        return nil
      }
      if day <= today { return .day(day, end: end, .calendarDate) }
    }
    return nil
  }
}

/// A holiday whose day can be computed for any year.
enum Holiday: CaseIterable {
  case newYear, valentine, easter, halloween, thanksgiving, christmas

  var words: [StaticString] {
    switch self {
    case .newYear:
      [
        "newyear", "newyears", "neujahr", "capodanno", "silvester", "sylwestra", "oudjaar",
        "oudejaarsavond", "nochevieja",
      ]
    case .valentine:
      ["valentine", "valentines", "valentinstag", "walentynki", "valentijnsdag"]
    case .easter: ["easter"]
    case .halloween: ["halloween"]
    case .thanksgiving: ["thanksgiving"]
    case .christmas:
      [
        "christmas", "xmas", "weihnachten", "noel", "natale", "natal", "navidad", "kerst",
        "heiligabend",
        "wigilie", "nochebuena", "kerstavond",
      ]
    }
  }

  /// The words that name the day before the feast.
  static let eves: [StaticString] = [
    "silvester", "sylwestra", "oudjaar", "oudejaarsavond", "nochevieja", "heiligabend", "wigilie",
    "nochebuena", "kerstavond",
  ]

  func day(in year: Int) -> CalendarDay? {
    switch self {
    case .newYear: CalendarDay(year: year, month: 1, day: 1)
    case .valentine: CalendarDay(year: year, month: 2, day: 14)
    case .easter: CalendarDay.easter(in: year)
    case .halloween: CalendarDay(year: year, month: 10, day: 31)
    // The fourth Thursday of November.
    case .thanksgiving: CalendarDay.nth(4, 4, year: year, month: 11)
    case .christmas: CalendarDay(year: year, month: 12, day: 25)
    }
  }
}

extension CalendarDay {
  /// The first, second, … such weekday of a month, 1 for Monday; `nil` if the month has no such day.
  static func nth(_ count: Int, _ weekday: Int, year: Int, month: Int) -> CalendarDay? {
    guard let first = CalendarDay(year: year, month: month, day: 1) else { return nil }
    let offset = (weekday - first.weekday.rawValue + 7) % 7 + 7 * (count - 1)
    guard let day = first.adding(days: offset), day.monthOfYear == month else { return nil }
    return day
  }

  /// Easter Sunday of the Gregorian calendar.
  ///
  /// Source: the anonymous algorithm of Nature, 20 April 1876, as in Meeus, Astronomical Algorithms.
  static func easter(in year: Int) -> CalendarDay? {
    let golden = year % 19
    let (century, rest) = year.quotientAndRemainder(dividingBy: 100)
    let correction = (century + 8) / 25
    let epact = (19 * golden + century - century / 4 - (century - correction + 1) / 3 + 15) % 30
    let weekday = (32 + 2 * (century % 4) + 2 * (rest / 4) - epact - rest % 4) % 7
    let late = (golden + 11 * epact + 22 * weekday) / 451
    let sum = epact + weekday - 7 * late + 114
    return CalendarDay(year: year, month: sum / 31, day: sum % 31 + 1)
  }
}
