public import LedgerModel

/// Composes, reads and compares sentences by the thousand.
public struct SentenceRun: Sendable {
  public private(set) var count = 0
  /// How many were asked about, or refused, where that was as right as to read them.
  public private(set) var askedCount = 0
  public private(set) var doubtfulCount = 0
  /// The failures of a group: how many, and the shortest of them.
  public private(set) var groups: [String: (count: Int, failure: SentenceCheck.Failure)] = [:]

  public var failureCount: Int { groups.values.reduce(0) { $0 + $1.count } }

  public init() {}

  /// Sentences from a source of random numbers; each third also with one thing changed.
  public mutating func run(
    _ sentences: Int, today: CalendarDay, generator: some RandomNumberGenerator
  ) {
    var composer = Composer(generator: generator, today: today)
    let check = SentenceCheck()
    for place in 0..<sentences {
      let composition = composer.next()
      count += 1
      if case .entryOrDoubt = composition.expectation {
        doubtfulCount += 1
        if check.isAsked(composition) { askedCount += 1 }
      }
      if let failure = check.failure(of: composition) { add(failure) }
      guard place.isMultiple(of: 3), let variation = composer.variant(of: composition) else {
        continue
      }
      count += 1
      if let failure = check.failure(of: variation.varied)
        ?? check.failure(of: variation, from: composition)
      {
        add(failure)
      }
    }
  }

  private mutating func add(_ failure: SentenceCheck.Failure) {
    let known = groups[failure.group]
    let shortest = known.map { known in
      known.failure.text.utf8.count <= failure.text.utf8.count ? known.failure : failure
    }
    groups[failure.group] = ((known?.count ?? 0) + 1, shortest ?? failure)
  }
}
