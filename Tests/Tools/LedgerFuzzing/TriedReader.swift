/// What reads files that may hold anything, each tried on bytes: no bytes may end the program, and
/// what is taken in keeps its promises.
///
/// The first byte of an input says how the others are tried: as they are, or behind a seal or a
/// checksum that fits them, so that what stands behind it is tried too.
package enum TriedReader: String, CaseIterable, Sendable {
  /// The lines of a log: scanned, verified, read, folded, salvaged.
  case lines
  /// What a machine remembers of a ledger: the durable mark, the record, the logs as it saw them.
  case marks
  /// What is kept for the next process: the fold and the keys.
  case snapshots

  /// Tries an input.
  ///
  /// - Returns: Whether the reader took anything of it in.
  /// - Throws: ``BrokenPromise`` where the reader did what it never should.
  package func takesIn(_ input: [UInt8]) throws -> Bool {
    guard let manner = input.first else { return false }
    let bytes = Array(input.dropFirst())
    return switch self {
    case .lines: try LineTrial.takesIn(bytes, manner)
    case .marks: try MarkTrial.takesIn(bytes, manner)
    case .snapshots: try SnapshotTrial.takesIn(bytes, manner)
    }
  }
}
