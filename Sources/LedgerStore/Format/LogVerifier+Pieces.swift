import Dispatch
import LedgerModel
import Synchronization

/// Verification of a large log in pieces, as many at once as the machine has processors.
///
/// A piece begins after a line that ends a batch, and assumes what that line says: its number, its time, its seal. The
/// pieces are joined in order, and one counts only if its assumption is the result of the piece before it. From the
/// first mismatch on, the log is verified in order. So the result is the same, byte for byte.
extension LogVerifier {
  /// More would cost more memory than the last of them saves time.
  private static let largestPieceCount = 8
  /// How many lines are searched for one that a piece can begin after.
  private static let searchedLineCount = 1000

  /// Verifies from a known state to the end of the file.
  package func verify(
    _ file: OpenFile, byteCount: Int, from known: State
  ) throws(FileError) -> State {
    let starts = try [known] + assumptions(file, byteCount: byteCount, behind: known.end)
    guard starts.count > 1 else {
      return try verifyInOrder(file, byteCount: byteCount, from: known)
    }
    let ends = starts.dropFirst().map(\.end) + [byteCount]
    let results = Mutex([State?](repeating: nil, count: starts.count))
    DispatchQueue.concurrentPerform(iterations: starts.count) { index in
      // A failed read is met again below, in order.
      let result = try? verifyInOrder(file, byteCount: ends[index], from: starts[index])
      results.withLock { $0[index] = result }
    }
    var state = known
    for (index, result) in results.withLock(\.self).enumerated() {
      guard let result, starts[index].continues(state) else { break }
      // Only the last piece may end in anything but a complete batch.
      guard index == starts.count - 1 || result.end == ends[index] && result.damage == nil else {
        break
      }
      state = result.behind(state)
      if index == starts.count - 1 { return state }
    }
    return try verifyInOrder(file, byteCount: byteCount, from: state)
  }

  /// Returns the assumptions with which the second and all further pieces begin.
  private func assumptions(
    _ file: OpenFile, byteCount: Int, behind start: Int
  ) throws(FileError) -> [State] {
    let count = min((byteCount - start) / smallestPiece, LogVerifier.largestPieceCount)
    guard count > 1 else { return [] }
    var assumptions: [State] = []
    var end = start
    for index in 1..<count {
      let offset = start + (byteCount - start) / count * index
      guard offset > end, let state = try assumption(file, byteCount: byteCount, behind: offset)
      else { continue }
      end = state.end
      if end < byteCount { assumptions.append(state) }
    }
    return assumptions
  }

  /// Returns the state that the first line after an offset states, if it ends a batch; `nil` if none is near.
  func assumption(
    _ file: OpenFile, byteCount: Int, behind offset: Int
  ) throws(FileError) -> State? {
    var scanner = LineScanner(system, file, from: offset, to: byteCount)
    var envelope = EventEnvelope.blank
    // The rest of the line at the offset.
    guard case .line = try scanner.next() else { return nil }
    for _ in 0..<LogVerifier.searchedLineCount {
      guard case .line(let range) = try scanner.next() else { return nil }
      let line = scanner.bytes.extracting(range)
      guard (try? LogLine.read(line, parts: [], into: &envelope)) != nil,
        envelope.batch?.isLast ?? true, let seal = LogLine.seal(of: line)
      else { continue }
      return State(
        end: scanner.offset, eventCount: envelope.id.number + 1, seal: seal,
        latestTime: envelope.recordedAt)
    }
    return nil
  }
}

extension LogVerifier.State {
  /// Returns whether it assumes what another state has verified.
  fileprivate func continues(_ verified: LogVerifier.State) -> Bool {
    end == verified.end && eventCount == verified.eventCount && seal == verified.seal
      && latestTime == verified.latestTime
  }

  /// Returns what is known once this state is known to follow another.
  fileprivate func behind(_ earlier: LogVerifier.State) -> LogVerifier.State {
    var state = self
    state.opened = earlier.opened ?? opened
    state.newer.merge(earlier.newer) { newer, _ in newer }
    state.joined.formUnion(earlier.joined)
    return state
  }
}
