import LedgerEvents

/// A projection that one process leaves for the next one, with what its fold resolved, as a snapshot: what
/// came after is folded into that. One is written after some 4,000 more events. It is derived: without it, or with one that does not fit the
/// logs, every answer is the same.
///
/// One of your own that is `Codable` has a name and a version besides:
///
/// ```swift
/// struct SpentByMerchant: TextProjection, KeptProjection, Codable {
///   static let snapshotName = "spent-by-merchant"
///   static let snapshotVersion: UInt32 = 1
/// ```
public protocol KeptProjection: Projection {
  /// What its snapshots are called, in small letters: another one in each program.
  static var snapshotName: String { get }
  /// Counts up whenever a snapshot of an earlier version would be read wrongly, or would hold what
  /// this version folds otherwise.
  static var snapshotVersion: UInt32 { get }

  /// The projection before the first event: only that of a fold which began so is kept.
  init()

  /// Reads what ``write(to:)`` wrote.
  ///
  /// Whatever the bytes are, it ends in a projection or throws; only a checksum tells whether it is
  /// the one that was written.
  init(from reader: inout SnapshotReader) throws(UnreadableSnapshot)

  /// Writes it, the same one always in the same bytes.
  func write(to writer: inout SnapshotWriter)
}

extension KeptProjection {
  /// What a ledger may do for it besides folding all events.
  public static var traits: ProjectionTraits { .kept }
}

extension LedgerFold where P: KeptProjection {
  /// Whether a projection can be taken out of such a fold.
  package static func answers(to start: some Projection) -> Bool {
    start.taken(from: P()) != nil
  }

  /// The fold that the same events give for another projection; `nil` where this one does not say.
  package func answer<V: Projection>(to start: V) -> LedgerFold<V>? {
    start.taken(from: projection).map { LedgerFold<V>($0, resolver: resolver) }
  }

  /// Writes the fold.
  ///
  /// One that holds back events, or keeps more keys of several logs than are worth it, cannot be kept.
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
