import EntryParsing
import LedgerModel

/// Reads composed sentences, and says where the reading and the composition differ.
public struct SentenceCheck: Sendable {
  /// What is wrong with a reading, and the sentence.
  public struct Failure: Hashable, Sendable {
    public let text: String
    /// What was read, and what is meant.
    public let explanation: String
    /// The kind of mistake and the frame: failures of one class have one cause, as a rule.
    public let group: String
  }

  public init() {}

  private func reading(
    of composition: Composition
  ) -> Result<[ParsedEntry], ParsingFailure> {
    let context = ParsingContext(
      today: composition.today, currency: .usd,
      conventions: NumberConventions(localeIdentifier: "en-US"))
    do throws(ParsingFailure) {
      return .success(try RuleBasedParser().parse(composition.text, context: context).entries)
    } catch {
      return .failure(error)
    }
  }

  /// What is wrong with the reading of a sentence, shrunk; `nil` where nothing is.
  public func failure(of composition: Composition) -> Failure? {
    guard let kind = mistake(in: composition) else { return nil }
    var smallest = composition
    var isShrinking = true
    while isShrinking {
      isShrinking = false
      for smaller in smallest.reductions where smaller.text != smallest.text {
        guard mistake(in: smaller) == kind else { continue }
        smallest = smaller
        isShrinking = true
        break
      }
    }
    return Failure(
      text: smallest.text,
      explanation: "\(kind): read as \(said(reading(of: smallest))), meant as "
        + "\(said(smallest.expectation))",
      group: "\(kind) | \(smallest.frame.template) | \(smallest.outline)")
  }

  /// Whether a sentence that was asked about might have been.
  public func isAsked(_ composition: Composition) -> Bool {
    if case .failure = reading(of: composition) { return true }
    return false
  }

  /// What changed between two readings that should not have; `nil` where nothing did.
  public func failure(of variation: Variation, from composition: Composition) -> Failure? {
    guard mistake(in: composition) == nil, mistake(in: variation.varied) == nil,
      case .success(let before) = reading(of: composition), let first = before.first
    else { return nil }
    let after = reading(of: variation.varied)
    if case .success(let entries) = after, let entry = entries.first, entry.type == first.type,
      entry.amount == first.amount, entry.date == first.date,
      entry.category == first.category || variation.change == .merchant
    {
      return nil
    }
    // A number in words beside digits, and one more number, may be asked about.
    if case .failure = after, case .entryOrDoubt = variation.varied.expectation { return nil }
    return Failure(
      text: variation.varied.text,
      explanation: "\(variation.change.rawValue): read as \(said(after)), without it "
        + "\(said(.success(before)))",
      group: "\(variation.change.rawValue) | \(composition.frame.template)")
  }

  // MARK: Comparing

  private func mistake(in composition: Composition) -> String? {
    switch (composition.expectation, reading(of: composition)) {
    case (.refusal, .success): "stored what tells of no money"
    case (.refusal, .failure), (.entryOrDoubt, .failure): nil
    case (.entry, .failure): "refused"
    case (.entry(let meaning), .success(let entries)),
      (.entryOrDoubt(let meaning), .success(let entries)):
      difference(entries, meaning)
    }
  }

  private func difference(_ entries: [ParsedEntry], _ meaning: Meaning) -> String? {
    guard entries.count == 1, let entry = entries.first else { return "several entries" }
    if entry.type != meaning.type { return "wrong direction" }
    if entry.amount.minorUnits != meaning.minorUnits { return "wrong sum" }
    if entry.amount.currency != meaning.currency { return "wrong currency" }
    if entry.date != meaning.date { return "wrong day" }
    if let category = meaning.category, entry.category != category { return "wrong category" }
    if let merchant = meaning.merchant, Meaning.letters(entry.merchant) != merchant {
      return "wrong merchant"
    }
    return nil
  }

  private func said(_ reading: Result<[ParsedEntry], ParsingFailure>) -> String {
    switch reading {
    case .failure(let failure): "'\(failure.problem)'"
    case .success(let entries):
      entries.map { entry in
        "\(entry.type.text) \(entry.amount.minorUnits) \(entry.amount.currency.code) "
          + "\(entry.merchant.isEmpty ? "-" : entry.merchant) \(entry.category.text) "
          + entry.date.text
      }.joined(separator: " + ")
    }
  }

  private func said(_ expectation: Expectation) -> String {
    switch expectation {
    case .refusal: "no entry"
    case .entry(let meaning), .entryOrDoubt(let meaning):
      "\(meaning.type.text) \(meaning.minorUnits) \(meaning.currency.code) "
        + "\(meaning.merchant ?? "?") \(meaning.category?.text ?? "?") \(meaning.date.text)"
    }
  }
}
