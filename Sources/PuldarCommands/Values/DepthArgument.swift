import CommandTable

/// The number of levels of terms that an explanation shows.
struct DepthArgument: ParameterValue, Hashable {
  let count: Int

  /// The limit of levels: a month back is a level, and no more months are shown elsewhere.
  static let limit = MonthSpan.countLimit

  /// A figure, its parts, and their parts.
  static let usual = DepthArgument(2)

  private init(_ count: Int) {
    self.count = count
  }

  init(parsing word: String) throws(ValueError) {
    guard let count = Int(word), (0...DepthArgument.limit).contains(count) else {
      throw .misspelled("write a whole number from 0 to \(DepthArgument.limit)")
    }
    self.init(count)
  }
}
