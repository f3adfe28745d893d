import LedgerEvents

/// A projection that is kept between processes as a snapshot, together with what its fold resolved; later events are
/// folded on top. One is written after some 4,000 more events. The snapshot is derived data: without it, or with one
/// that does not match the logs, every answer is the same.
///
/// A custom one that is `Codable` only needs a name and a version:
///
/// ```swift
/// struct SpentByMerchant: TextProjection, KeptProjection, Codable {
///   static let snapshotName = "spent-by-merchant"
///   static let snapshotVersion: UInt32 = 1
/// ```
public protocol KeptProjection: Projection {
  /// The name of its snapshots, in lowercase; unique within a program.
  static var snapshotName: String { get }
  /// The snapshot version. Increase it if an earlier version's snapshot would be read wrongly, or contains what this
  /// version folds differently.
  static var snapshotVersion: UInt32 { get }

  /// Creates the projection before the first event; only a fold that began with it is kept.
  init()

  /// Reads what ``write(to:)`` wrote.
  ///
  /// Any bytes produce a projection or an error; only a checksum tells whether it is the one that was written.
  init(from reader: inout SnapshotReader) throws(UnreadableSnapshot)

  /// Writes the projection; equal projections have equal bytes.
  func write(to writer: inout SnapshotWriter)
}

extension KeptProjection {
  /// The optimizations a ledger may use instead of folding all events.
  public static var traits: ProjectionTraits { .kept }
}

extension LedgerFold where P: KeptProjection {
  /// Returns whether another projection can be taken from such a fold.
  package static func answers(to start: some Projection) -> Bool {
    start.taken(from: P()) != nil
  }

  /// Returns the fold of the same events for another projection; `nil` if this one does not contain it.
  package func answer<V: Projection>(to start: V) -> LedgerFold<V>? {
    start.taken(from: projection).map { LedgerFold<V>($0, resolver: resolver) }
  }

  /// Writes the fold.
  ///
  /// A fold that holds back events, or keeps too many keys of several logs, cannot be written.
  package func write(to writer: inout SnapshotWriter) {
    resolver.write(to: &writer)
    projection.write(to: &writer)
  }

  /// Reads a fold that ``write(to:)`` wrote, up to the end of the bytes.
  package init(from reader: inout SnapshotReader) throws(UnreadableSnapshot) {
    let resolver = try Resolver(from: &reader, readsTexts: P.reads.contains(.texts))
    self.init(try P(from: &reader), resolver: resolver)
    guard reader.remaining == 0 else { throw UnreadableSnapshot() }
  }
}
