/// Looks for a pattern in the names of a ledger, in each of them once, for a second at most.
struct TextPatternSearch {
  /// How many instructions a search may take in all: about a second's worth. They are counted and not
  /// timed, so that the same search has the same answer on every machine.
  static let stepLimit = 40_000_000

  private let pattern: TextPattern
  private var stepsLeft: Int
  private var known: [String: Bool] = [:]

  init(_ pattern: TextPattern, stepLimit: Int = TextPatternSearch.stepLimit) {
    self.pattern = pattern
    stepsLeft = stepLimit
  }

  /// Whether the pattern is somewhere in a text.
  ///
  /// - Throws: ``CommandFailure`` where that would take longer than all searches may.
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
