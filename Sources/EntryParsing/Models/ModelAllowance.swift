/// How many entries may be read with a model.
public struct ModelAllowance: Hashable, Sendable {
  /// How many there are in a week.
  public let limit: Int
  /// How many are left; `nil` where there is no limit.
  public let left: Int?

  public init(limit: Int, left: Int?) {
    self.limit = limit
    self.left = left
  }

  public static let unlimited = ModelAllowance(limit: 0, left: nil)
}
