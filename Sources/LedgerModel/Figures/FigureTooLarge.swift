/// A sum does not fit into 64 bits of minor units.
public struct FigureTooLarge: Error, Hashable, Sendable {
  /// The event from which on it does not; `nil` where the parts fit and only their sum does not.
  public var since: EventID?

  public init(since: EventID?) {
    self.since = since
  }

  /// The sum of some parts, or the error where it does not fit; each part is above `Int64.min`.
  static func sum(_ parts: [Int64], _ error: FigureTooLarge) throws(FigureTooLarge) -> Int64 {
    var sum: Int64 = 0
    for part in parts {
      let (next, overflows) = sum.addingReportingOverflow(part)
      // The lowest number is left out, so that every figure can be negated.
      if overflows || next == .min { throw error }
      sum = next
    }
    return sum
  }
}

extension FigureTooLarge: ExplainedError {
  public var problem: String {
    guard let since else { return "the figure is too large to be shown exactly" }
    return "the figure is too large since event \(since.number)"
  }

  public var remedy: String? {
    "Void or correct the entry with the wrong amount: see 'puldar list --sort amount --all'."
  }
}
