/// What a text was understood as, and whether a model had a part in it.
public struct ModelReading: Hashable, Sendable {
  public var result: Result<ParsedEntries, ParsingFailure>
  /// Why a model that was to be asked had no part in it; `nil` where it had, or was not to be asked.
  public var failure: ProposalFailure?
  /// Whether a model had a part in it.
  public var isOfModel: Bool

  public init(
    result: Result<ParsedEntries, ParsingFailure>, failure: ProposalFailure? = nil,
    isOfModel: Bool = false
  ) {
    self.result = result
    self.failure = failure
    self.isOfModel = isOfModel
  }
}
