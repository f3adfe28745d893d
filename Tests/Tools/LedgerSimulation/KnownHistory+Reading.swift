import LedgerModel

extension KnownHistory {
  /// What is wrong with lines that were read.
  ///
  /// - Parameters:
  ///   - before: What was known when the reading began: what was acknowledged since may be missing.
  ///   - isLossExcused: Whether the disk lost or changed what was on it.
  func violations(
    in lines: [GivenLine], before: KnownHistory, isLossExcused: Bool
  ) -> [Violation] {
    var violations: [Violation] = []
    var next: [WriterID: Int] = [:]
    var parts: [Int: [Int]] = [:]
    var places: [Int: [EventID]] = [:]
    for line in lines {
      let number = next[line.id.writer] ?? 0
      if line.id.number != number {
        violations.append(
          Violation(.acknowledged, "event \(line.id) is read where number \(number) is due"))
      }
      next[line.id.writer] = line.id.number + 1
      if !isKnown(line.bytes) {
        violations.append(
          Violation(
            .nothingInvented,
            "event \(line.id) is read as nobody wrote it: \(Self.shown(line.bytes))"))
      }
      if let name = Request.name(in: line.bytes) {
        parts[name.number, default: []].append(name.part)
        places[name.number, default: []].append(line.id)
      }
    }
    for request in requests {
      let found = parts[request.number] ?? []
      let events = (places[request.number] ?? []).map(\.text).joined(separator: " ")
      if !found.isEmpty, found != Array(0..<request.count) {
        violations.append(
          Violation(
            .wholeBatches, "of request \(request.number) the parts \(found) are read: \(events)"))
      }
      let wasAcknowledged =
        request.number < before.requests.count
        && before.requests[request.number].fate == .acknowledged
      if wasAcknowledged, found.isEmpty, !isLossExcused {
        violations.append(
          Violation(.acknowledged, "request \(request.number) was acknowledged and is not read"))
      }
      if request.fate == .refused, !found.isEmpty {
        violations.append(
          Violation(.notWritten, "request \(request.number) was refused and is read: \(events)"))
      }
    }
    return violations
  }

  /// A line with its zero bytes to be seen.
  private static func shown(_ line: [UInt8]) -> String {
    String(decoding: line, as: UTF8.self).replacing("\0", with: "\u{2400}")
  }
}
