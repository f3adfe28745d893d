import LedgerEvents

/// The optimizations a ledger may use for a projection instead of folding all events.
///
/// They come from the protocols that a projection conforms to, such as ``KeptProjection``, and are not written by
/// hand. Reading them costs nothing, while a conformance check at run time searches all conformances of a program.
public struct ProjectionTraits: OptionSet, Sendable {
  /// The traits, one bit each.
  public let rawValue: UInt8

  /// Creates traits from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The projection is a ``KeptProjection``.
  package static let kept = ProjectionTraits(rawValue: 1)
  /// The projection is an `AdditiveProjection`.
  package static let additive = ProjectionTraits(rawValue: 2)
  /// The projection is a `ComposedProjection`.
  package static let composed = ProjectionTraits(rawValue: 4)
  /// The projection is a `LatestProjection`.
  package static let latest = ProjectionTraits(rawValue: 8)
  /// The projection is a `SelectiveProjection`.
  package static let selective = ProjectionTraits(rawValue: 16)
  /// The projection is a `PairedProjection`.
  package static let paired = ProjectionTraits(rawValue: 32)
}
