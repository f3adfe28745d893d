/// Searches the names of a ledger for a pattern, each name once, for about a second at most.
struct TextPatternSearch {
  /// The number of instructions for all searches: about a second's worth. They are counted instead of timed, so
  /// that the same search has the same answer on every machine.
  static let stepLimit = 40_000_000

  private let pattern: TextPattern
  private var stepsLeft: Int
  private var known: [String: Bool] = [:]

  init(_ pattern: TextPattern, stepLimit: Int = TextPatternSearch.stepLimit) {
    self.pattern = pattern
    stepsLeft = stepLimit
  }

  /// Returns whether a text contains the pattern.
  ///
  /// - Throws: ``CommandFailure`` if that would exceed the limit of all searches.
  mutating func finds(in text: String) throws(CommandFailure) -> Bool {
    if let isFound = known[text] { return isFound }
    let (isFound, stepCount) = pattern.search(text, limit: stepsLeft)
    guard stepCount <= stepsLeft else {
      throw CommandFailure(
        "to look for the pattern in every merchant would take longer than a second",
        remedy: "Write a shorter one, or smaller numbers between { and }.", .refusedData)
    }
    stepsLeft -= stepCount
    known[text] = isFound
    return isFound
  }
}
