import CommandTable
import LedgerModel

/// The shares of an allocation as a person writes them: `50/30/20`.
struct SharesArgument: ParameterValue, Hashable {
  let shares: [BucketShare]

  init(parsing word: String) throws(ValueError) {
    let accepted = "write three percentages that add up to 100, as 50/30/20"
    var percentages: [Percentage] = []
    for part in word.split(separator: "/", omittingEmptySubsequences: false) {
      guard let percentage = try? Percentage(reading: String(part)) else {
        throw .unreadable(accepted)
      }
      percentages.append(percentage)
    }
    guard let shares = ChangeAllocation.shares(percentages) else { throw .unreadable(accepted) }
    self.shares = shares
  }

  static var completions: [Completion] {
    [
      Completion("50/30/20", "half for needs, the usual plan"),
      Completion("60/20/20", "more for needs"),
    ]
  }
}
