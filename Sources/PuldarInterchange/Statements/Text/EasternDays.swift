/// What stands in the days of eastern Asia: words behind the year, the month and the day, and years that are not counted
/// from the same one.
enum EasternDays {
  /// A reign of Japan, by which its banks count years.
  enum Era: CaseIterable {
    case reiwa
    case heisei
    case showa

    /// The year before its first.
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

  /// The era that stands before a digit, whose place becomes that of the digit; `nil` where none does.
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

  /// The words for year, month and day, Chinese and Japanese, and Korean.
  private static let marks: [StaticString] = ["年", "月", "日", "년", "월", "일"]

  /// The place behind such a word; `nil` where none stands.
  static func skipMark(_ bytes: [UInt8], _ index: Int, _ end: Int) -> Int? {
    guard index < end, bytes[index] >= 0x80 else { return nil }
    for mark in marks where bytes.hasText(mark, at: index) {
      let next = index + mark.utf8CodeUnitCount
      return next <= end ? next : nil
    }
    return nil
  }

  /// Years of the Buddhist era, by which Thailand counts, from 1957 to 2099.
  private static let buddhistYears = 2500...2642

  /// The year as the west counts it, where one of four digits is of the Buddhist era.
  static func westernYear(_ year: Int) -> Int {
    buddhistYears.contains(year) ? year - 543 : year
  }
}
