extension Refusal: ExplainedError {
  public var problem: String { "refused: \(self)" }
  public var remedy: String? { nil }
}
