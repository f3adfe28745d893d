import LedgerModel
import Synchronization

/// Keeps a few snapshots of earlier figures: a question about an earlier moment goes on from the last snapshot before
/// it.
extension FileEventStore {
  /// Returns the latest kept fold of the figures up to a moment, and passes everything in it through the moment's
  /// filter; `nil` if there is none.
  func keptFold(upTo moment: inout AsOfFilter) throws(LogError) -> CachedFold<BudgetState>? {
    let (kept, passed) = try logs.withLock { [moment] logs throws(LogError) in
      let files = try logs.verifiedLogs()
      for found in logs.earlierFiles(of: files).reversed() {
        var passed = moment
        if let latest = logs.latest(upTo: found.position, files),
          passed.pass(found.position, latest: latest),
          let kept = logs.keptFold(of: BudgetState.self, found.file, of: files)
        {
          return (Optional(kept), passed)
        }
      }
      return (nil, moment)
    }
    moment = passed
    return kept
  }

  /// Calls a body with each kept fold of the figures, the earliest first.
  ///
  /// - Throws: ``LogError`` if a log cannot be read at all, and what the body throws.
  func forEachKeptFold(_ body: (CachedFold<BudgetState>) throws -> Void) throws {
    let found = try logs.withLock { logs throws(LogError) in
      logs.earlierFiles(of: try logs.verifiedLogs()).map(\.file)
    }
    for file in found {
      let kept = try logs.withLock { logs throws(LogError) in
        logs.keptFold(of: BudgetState.self, file, of: try logs.verifiedLogs())
      }
      if let kept { try body(kept) }
    }
  }

  /// Returns whether folds of the figures are kept besides the usual one.
  func hasEarlierFolds() throws(LogError) -> Bool {
    try logs.withLock { logs throws(LogError) in
      logs.earlierFiles(of: try logs.verifiedLogs()).count > 1
    }
  }

  /// Keeps a fold that ends at an earlier moment, if it is worth more than those already kept.
  func keepEarlier(_ kept: CachedFold<BudgetState>) throws(LogError) {
    try logs.withLock { logs throws(LogError) in
      let files = try logs.verifiedLogs()
      guard let name = logs.earlierName(for: kept.position, files) else { return }
      try logs.keep(name, of: files, upTo: kept.position) { header in
        Snapshot(header: header, fold: kept.fold).bytes
      }
    }
  }

  /// Returns a filter that has met everything up to a position; `nil` if not all of it belongs to the moment.
  func passed(
    _ moment: AsOfFilter, upTo position: LogPosition
  ) throws(LogError) -> AsOfFilter? {
    try logs.withLock { logs throws(LogError) in
      var passed = moment
      let latest = logs.latest(upTo: position, try logs.verifiedLogs())
      guard let latest, passed.pass(position, latest: latest) else { return nil }
      return passed
    }
  }
}

extension LedgerLogs {
  /// A file whose front says that it holds figures of these logs.
  struct EarlierFile {
    var file: DerivedFile
    var position: LogPosition
  }

  private func file(_ name: DerivedFile.Name, of logs: [LogFile]) -> EarlierFile? {
    guard let file = derived(name, from: logs), let front = file.front,
      let header = Snapshot<BudgetState>.header(front), let position = position(header, logs)
    else { return nil }
    return EarlierFile(file: file, position: position)
  }

  /// Returns the snapshot files that fit, the earliest first, including the usual one.
  fileprivate func earlierFiles(of logs: [LogFile]) -> [EarlierFile] {
    ([.fold(of: BudgetState.self)] + DerivedFile.Name.earlier).compactMap { file($0, of: logs) }
      .sorted { $0.position.eventCount < $1.position.eventCount }
  }

  /// Keeps the usual snapshot as an earlier one before it is replaced.
  func keepFormer(_ logs: [LogFile]) {
    guard let former = file(.fold(of: BudgetState.self), of: logs),
      let name = earlierName(for: former.position, logs), let place = derived(name, from: logs)
    else { return }
    former.file.move(to: place)
  }

  /// Returns the file for a snapshot at some position: one without a fitting snapshot, or else the one that is missed
  /// least; `nil` if the new one would be missed least itself.
  ///
  /// The ages of those kept grow by a similar factor, so that answering takes about as long as the question looks back.
  fileprivate func earlierName(
    for position: LogPosition, _ logs: [LogFile]
  ) -> DerivedFile.Name? {
    var known: [(name: DerivedFile.Name?, count: Int)] = [(nil, position.eventCount)]
    for name in DerivedFile.Name.earlier {
      guard let found = file(name, of: logs) else { return name }
      known.append((name, found.position.eventCount))
    }
    let end = logs.reduce(0) { $0 + $1.state.eventCount }
    return SnapshotHeader.leastMissed(known.map(\.count), end: end).flatMap { known[$0].name }
  }
}

extension SnapshotHeader {
  /// Returns the index of the snapshot that is missed least: the one without which the ratio of the ages of its two
  /// neighbors is smallest.
  ///
  /// - Parameters:
  ///   - counts: How many events each snapshot holds.
  ///   - end: How many events there are.
  package static func leastMissed(_ counts: [Int], end: Int) -> Int? {
    let sorted = counts.indices.sorted { counts[$0] < counts[$1] }
    /// The ages of its neighbors.
    func ages(_ rank: Int) -> (before: Int, after: Int) {
      let before = rank == 0 ? 0 : counts[sorted[rank - 1]]
      let after = rank == sorted.count - 1 ? end : counts[sorted[rank + 1]]
      return (end - before + 1, end - after + 1)
    }
    return sorted.indices.min { left, right in
      let (left, right) = (ages(left), ages(right))
      return left.before * right.after < right.before * left.after
    }.map { sorted[$0] }
  }
}
