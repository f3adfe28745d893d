import LedgerModel
import LedgerStore

/// What happened to a ledger, as somebody knows it who looked on: not a model of the store, but
/// what its callers were told.
package struct KnownHistory: Sendable {
  /// What the machine's records said of its own logs when so much had been acknowledged.
  private struct Remembered: Sendable {
    var records: [String: VerifiedLog]
    var acknowledged: [String: Int]
  }

  private(set) var requests: [Request] = []
  /// The bytes of each log up to the last acknowledged event, by path.
  private(set) var acknowledged: [String: [UInt8]] = [:]
  /// The lines that were ever handed to the disk.
  private var lines: Set<[UInt8]> = []
  /// The acknowledged line under each number of each log.
  private var numbers: [EventID: [UInt8]] = [:]
  private var memories: [Remembered] = []
  /// Whether the disk refused to synchronise a log: what a later write finds behind the last
  /// acknowledged line may then be of several attempts.
  var hasFailedSync = false
  /// Whether a sync only said that all is written.
  var hasLied = false

  package init() {}

  // MARK: - Taking down

  mutating func newRequest(count: Int, filling: Int, isKeyed: Bool) -> Request {
    let request = Request(number: requests.count, count: count, filling: filling, isKeyed: isKeyed)
    requests.append(request)
    return request
  }

  /// Takes down that a request is tried.
  mutating func begin(_ request: Request) {
    requests[request.number].tryCount += 1
    if requests[request.number].fate == .refused { requests[request.number].fate = .open }
  }

  /// Takes down that a try ended without an acknowledgement: in doubt, or with the word that the
  /// request is not there.
  mutating func end(_ request: Request, isDoubtful: Bool) {
    requests[request.number].tryCount -= 1
    if isDoubtful { requests[request.number].isDoubtful = true }
    let known = requests[request.number]
    if known.fate == .open, known.tryCount == 0, !known.isDoubtful {
      requests[request.number].fate = .refused
    }
  }

  mutating func written(_ bytes: [UInt8]) {
    for line in bytes.split(separator: 0x0A) { lines.insert(Array(line)) }
  }

  /// Takes down that events were acknowledged.
  ///
  /// - Parameters:
  ///   - log: The path of the log that holds the last of them.
  ///   - bytes: What programs read there.
  /// - Returns: What is wrong with it.
  mutating func acknowledge(
    _ request: Request, through last: EventID, log: String, bytes: [UInt8]
  ) -> [Violation] {
    requests[request.number].fate = .acknowledged
    requests[request.number].tryCount -= 1
    var violations: [Violation] = []
    var end = 0
    for number in 0...last.number {
      // The last line may lack its line feed, and counts by its seal.
      let lineFeed = bytes[end...].firstIndex(of: 0x0A) ?? bytes.count
      if end >= bytes.count {
        return [Violation(.acknowledged, "event \(last) was acknowledged and is not in \(log)")]
      }
      let id = EventID(writer: last.writer, number: number)
      let line = Array(bytes[end..<lineFeed])
      if let known = numbers[id], known != line {
        violations.append(
          Violation(.noFork, "event \(id) was acknowledged twice, with different bytes"))
      }
      numbers[id] = line
      end = min(lineFeed + 1, bytes.count)
    }
    if acknowledged[log]?.count ?? 0 < end {
      acknowledged[log] = Array(bytes[..<end])
    }
    return violations
  }

  /// Takes down what the machine's records held when the last event was acknowledged.
  mutating func remember(records: [String: [UInt8]]) {
    let memory = Remembered(
      records: KnownHistory.telling(records), acknowledged: acknowledged.mapValues(\.count))
    if memories.last?.records == memory.records { memories.removeLast() }
    memories.append(memory)
  }

  /// The path of the log that the records say is this machine's own; `nil` where nothing in it was
  /// acknowledged. Records of a ledger whose beginning was cut short stay behind, and tell nothing.
  func ownLog(records: [String: [UInt8]]) -> String? {
    for path in records.keys {
      let names = path.split(separator: "/").suffix(2).map(String.init)
      guard let name = names.last, let ledger = names.first.flatMap({ LedgerID($0) }),
        let writer = WriterRegistration(ledger, fileName: name)?.writer
      else { continue }
      let log = "\(SimulatedMachine.ledger)/log/\(writer.text).jsonl"
      if acknowledged[log] != nil { return log }
    }
    return nil
  }

  /// What the records say was acknowledged; all else in them is derived. A record that has not got its
  /// name yet says nothing.
  static func telling(_ records: [String: [UInt8]]) -> [String: VerifiedLog] {
    records.filter { path, _ in path.hasSuffix(".mark") }
      .compactMapValues { HighWaterMark(file: $0)?.own }
  }

  // MARK: - Asking

  func isKnown(_ line: [UInt8]) -> Bool { lines.contains(line) }

  /// How many bytes of a log were acknowledged.
  func acknowledgedByteCount(of log: String) -> Int { acknowledged[log]?.count ?? 0 }

  /// Whether unexplained bytes may be named, and the log be left as it is until somebody is asked: a
  /// sync failed, and all that was acknowledged stands before them.
  func allows(_ damage: LogDamage) -> Bool {
    hasFailedSync && damage.offset >= acknowledged[damage.log]?.count ?? 0
  }

  /// Logs that no longer begin with what was acknowledged.
  func harmedLogs(in contents: [String: [UInt8]]) -> [String] {
    acknowledged.filter { path, bytes in !Self.holds(contents[path], bytes) }
      .map(\.key).sorted()
  }

  /// What must stay as it is: all of a harmed log, and of another one what was acknowledged, since
  /// an unfinished write behind that is moved away.
  func untouchable(
    in contents: [String: [UInt8]], harmed: [String]
  ) -> [String: [UInt8]] {
    contents.filter { path, _ in path.hasSuffix(".jsonl") }
      .reduce(into: [:]) { kept, log in
        let count = acknowledged[log.key]?.count ?? 0
        kept[log.key] = harmed.contains(log.key) ? log.value : Array(log.value.prefix(count))
      }
  }

  /// Whether the machine's records are those of a moment at which something was acknowledged.
  func isRemembered(records: [String: [UInt8]]) -> Bool { memory(of: records) != nil }

  private func memory(of records: [String: [UInt8]]) -> Remembered? {
    let telling = KnownHistory.telling(records)
    if telling.isEmpty { return nil }
    return memories.last { $0.records == telling }
  }

  /// Whether the machine's records are those of a moment at which a log had more acknowledged bytes
  /// than it has in common with them now, so that the loss can be seen. What is remembered of
  /// another writer's log is lost where the disk refused to synchronise, or only said so.
  func canNotice(records: [String: [UInt8]], contents: [String: [UInt8]]) -> Bool {
    guard let memory = memory(of: records) else { return false }
    let own = ownLog(records: records)
    return memory.acknowledged.contains { path, count in
      guard path == own || !(hasFailedSync || hasLied), let all = acknowledged[path] else {
        return false
      }
      return !Self.holds(contents[path], Array(all.prefix(count)))
    }
  }

  /// Whether a log begins with lines; the line feed of the last one may be missing, which its seal
  /// makes good.
  private static func holds(_ log: [UInt8]?, _ lines: [UInt8]) -> Bool {
    guard let log else { return false }
    return log.starts(with: lines) || log.elementsEqual(lines.dropLast())
  }
}
