import LedgerEvents

/// What a ledger may do for a projection besides folding all events into it.
///
/// Nobody writes them: a protocol that a projection conforms to, such as ``KeptProjection``, has them. Reading
/// them costs nothing, while asking a type for a conformance searches all conformances of a program.
public struct ProjectionTraits: OptionSet, Sendable {
  /// The traits, one bit each.
  public let rawValue: UInt8

  /// Traits of one bit each.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// ``KeptProjection``.
  package static let kept = ProjectionTraits(rawValue: 1)
  /// `AdditiveProjection`.
  package static let additive = ProjectionTraits(rawValue: 2)
  /// `ComposedProjection`.
  package static let composed = ProjectionTraits(rawValue: 4)
  /// `LatestProjection`.
  package static let latest = ProjectionTraits(rawValue: 8)
  /// `SelectiveProjection`.
  package static let selective = ProjectionTraits(rawValue: 16)
  /// `PairedProjection`.
  package static let paired = ProjectionTraits(rawValue: 32)
}
