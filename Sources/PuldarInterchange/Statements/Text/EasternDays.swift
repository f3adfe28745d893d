/// The peculiarities of days in eastern Asia: words after the year, the month and the day, and other eras.
enum EasternDays {
  /// A Japanese era, by which banks there count years.
  enum Era: CaseIterable {
    case reiwa
    case heisei
    case showa

    /// The western year before the era's first.
    var yearBefore: Int {
      switch self {
      case .reiwa: 2018
      case .heisei: 1988
      case .showa: 1925
      }
    }

    fileprivate var names: [StaticString] {
      switch self {
      case .reiwa: ["令和", "R"]
      case .heisei: ["平成", "H"]
      case .showa: ["昭和", "S"]
      }
    }
  }

  /// Returns the era before a digit and advances the index to the digit; `nil` if there is none.
  static func era(_ bytes: [UInt8], _ index: inout Int, _ end: Int) -> Era? {
    guard index < end, bytes[index] &- 0x30 > 9 else { return nil }
    for era in Era.allCases {
      for name in era.names where bytes.hasText(name, at: index) {
        let next = index + name.utf8CodeUnitCount
        guard next < end, bytes[next] &- 0x30 <= 9 else { continue }
        index = next
        return era
      }
    }
    return nil
  }

  /// The words for year, month and day in Chinese and Japanese, and in Korean.
  private static let marks: [StaticString] = ["年", "月", "日", "년", "월", "일"]

  /// Returns the offset after such a word; `nil` if there is none.
  static func skipMark(_ bytes: [UInt8], _ index: Int, _ end: Int) -> Int? {
    guard index < end, bytes[index] >= 0x80 else { return nil }
    for mark in marks where bytes.hasText(mark, at: index) {
      let next = index + mark.utf8CodeUnitCount
      return next <= end ? next : nil
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
