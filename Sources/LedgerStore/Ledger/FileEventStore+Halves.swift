import Dispatch
package import LedgerModel
import Synchronization

/// Folds a long log in two halves at once, if the later half can be added to the earlier one.
extension FileEventStore {
  /// The least number of bytes: about 50,000 events, far more work than a thread costs.
  package static let halvedByteCount = 16 << 20

  /// Folds the only log from its first event on.
  ///
  /// If the halves cannot be joined, or the later one cannot be read, the earlier half is returned: a caller that goes
  /// on from there meets what one thread meets.
  ///
  /// - Parameter smallest: The least number of bytes in the log.
  /// - Returns: The fold, how far it went, and the payload of line 0; `nil` if the log is short or there are others.
  /// - Throws: What reading the earlier half throws.
  @specialized(where P == BudgetState)
  @specialized(where P == MonthlyBuckets)
  package func foldInHalves<P: AdditiveProjection>(
    _: P.Type, smallest: Int = FileEventStore.halvedByteCount
  ) throws -> (fold: LedgerFold<P>, position: LogPosition, opened: LogOpened?)? {
    let merge = try merge()
    guard let log = merge.logs.first, merge.logs.count == 1, log.state.end >= smallest,
      let place = try LogError.reading({ () throws(FileError) in try log.middle() })
    else { return nil }
    var middle = LogPosition(places: [log.writer: place], generation: merge.generation)
    let parts = Mutex<FoldedParts<P>>((nil, nil))
    DispatchQueue.concurrentPerform(iterations: 2) { [middle] half in
      if half == 0 {
        let part = Result { try merge.folded(PartialFold<P>(), from: .start, to: place.offset) }
        parts.withLock { $0.earlier = part }
      } else {
        let start = PartialFold<P>(from: EventID(writer: log.writer, number: place.next))
        // A failed read is met again after the earlier half.
        let part = try? merge.folded(start, from: middle, to: log.state.end)
        parts.withLock { $0.later = part }
      }
    }
    // Taken out, so that joining them copies no table.
    var (earlier, later) = parts.withLock { ($0.earlier.take(), $0.later.take()) }
    guard var part = try earlier.take()?.get() else { return nil }
    if let later = later.take(), later.isWhole, part.fold.add(later.fold) {
      return (part.fold.fold, merge.end, log.state.opened)
    }
    middle.places[log.writer]?.next = part.nextNumber
    return (part.fold.fold, middle, log.state.opened)
  }
}

private typealias FoldedParts<P: AdditiveProjection> = (
  earlier: Result<FoldedPart<P>, any Error>?, later: FoldedPart<P>?
)

/// A part of a log, folded as far as possible.
private struct FoldedPart<P: AdditiveProjection> {
  var fold: PartialFold<P>
  var isWhole = true
  /// The number of the line after it.
  var nextNumber = 0
}

extension LogMerge {
  fileprivate func folded<P>(
    _ start: PartialFold<P>, from position: LogPosition, to end: Int
  ) throws -> FoldedPart<P> {
    var part = FoldedPart(fold: start)
    part.nextNumber = try readOne(logs[0], from: position, to: end, parts: P.reads) { envelope in
      part.isWhole = part.fold.apply(envelope)
      return part.isWhole
    }
    return part
  }
}
