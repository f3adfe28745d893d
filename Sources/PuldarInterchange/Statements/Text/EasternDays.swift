import EntryParsing

/// The peculiarities of days in eastern Asia: words after the year, the month and the day, and other eras.
extension EasternDays {
  /// Returns the western year before the first of the era before a digit, and advances the index to the digit; `nil` if
  /// there is none.
  static func era(_ bytes: [UInt8], _ index: inout Int, _ end: Int) -> Int? {
    guard index < end, bytes[index] &- 0x30 > 9 else { return nil }
    for era in eras where bytes.hasText(era.name, at: index) {
      let next = index + era.name.utf8CodeUnitCount
      guard next < end, bytes[next] &- 0x30 <= 9 else { continue }
      index = next
      return era.yearBefore
    }
    return nil
  }

  /// Returns the offset after a word for a year, a month or a day; `nil` if there is none.
  static func skipMark(_ bytes: [UInt8], _ index: Int, _ end: Int) -> Int? {
    guard index < end, bytes[index] >= 0x80 else { return nil }
    for marks in [years, months, days] {
      for mark in marks where bytes.hasText(mark, at: index) {
        let next = index + mark.utf8CodeUnitCount
        return next <= end ? next : nil
      }
    }
    return nil
  }

  /// The years of the Buddhist era, used in Thailand, for 1957 to 2099.
  private static let buddhistYears = 2500...2642

  /// Returns the western year of a four-digit year that may be of the Buddhist era.
  static func westernYear(_ year: Int) -> Int {
    buddhistYears.contains(year) ? year - 543 : year
  }
}
