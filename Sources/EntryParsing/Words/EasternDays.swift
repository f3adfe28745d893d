/// The words in days of eastern Asia, as sentences and files write them.
package enum EasternDays {
  /// Words after a year, in Chinese and Japanese, and in Korean.
  package static let years: [StaticString] = ["年", "년"]
  /// Words after a month.
  package static let months: [StaticString] = ["月", "월"]
  /// Words after a day.
  package static let days: [StaticString] = ["日", "일", "号", "號"]

  /// The eras by which Japan counts years, and the western year before the first of each. Files also write an era's letter.
  package static let eras: [(name: StaticString, yearBefore: Int)] = [
    ("令和", 2018), ("平成", 1988), ("昭和", 1925), ("R", 2018), ("H", 1988), ("S", 1925),
  ]
}
