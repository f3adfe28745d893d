import LedgerModel
import LedgerStore

/// One of many ledgers, to be read.
struct FleetItem: Sendable {
  /// The words before its name in a list with keys; `nil` without keys.
  var key: String?
  /// Its folder or log, as it was named.
  var name: String
  /// What an earlier run verified.
  var known: [VerifiedHead] = []
  /// Its logs, if they came with it; `nil` if they are files.
  var logs: [[UInt8]]?
  /// Why it cannot be read at all; `nil` if it can be tried.
  var problem: String?

  /// Returns the ledger, of which nothing is remembered on this machine.
  ///
  /// - Throws: ``CommandFailure`` if it cannot be tried, or is locked with a passphrase.
  func ledger(on machine: MachinePlaces, clock: some WallClock) throws -> Ledger {
    if let problem { throw CommandFailure(problem, .refusedData) }
    if let logs {
      return Ledger(store: FileEventStore(reading: logs, named: name, since: known), clock: clock)
    }
    guard try ProfileFolder(holding: name).lock() == nil else {
      throw CommandFailure("'\(VisibleText(name))' is locked with a passphrase", .notAllowed)
    }
    return Ledger(
      store: FileEventStore(reading: name, since: known, machine: machine), clock: clock)
  }
}

extension String {
  /// Returns whether it is spelled by the same bytes: names are, though Swift takes two spellings of one accented letter
  /// for the same.
  func hasBytes(of other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

/// The answer about one ledger.
struct FleetAnswer: Sendable {
  /// Its lines, without the newline after the last; empty for none.
  var bytes: [UInt8] = []
  /// Whether the ledger could not be read.
  var hasFailed = false

  /// - Parameters:
  ///   - key: The words before each line; `nil` for none.
  ///   - documents: The lines.
  init(_ documents: [JSONValue], key: String?, hasFailed: Bool = false) {
    self.hasFailed = hasFailed
    for document in documents {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
      if let key {
        bytes += key.utf8
        bytes.append(UInt8(ascii: "\t"))
      }
      bytes += JSONWriter.bytes(of: document)
    }
  }

  /// The answer that a ledger could not be read.
  init(failureOf item: FleetItem, _ error: any Error) {
    let failure = FleetFailure(of: item, error)
    self.init([FleetFailure.shape.record(of: failure).told], key: item.key, hasFailed: true)
  }
}

/// A ledger that could not be read, and why.
struct FleetFailure {
  let ledger: String
  let problem: String
  /// The damaged line, counted from 1, and its first byte, from 0; `nil` if it is about no line.
  var line: Int?
  var byte: Int?
  /// What was verified before: the next run still begins with it.
  let known: [VerifiedHead]

  init(of item: FleetItem, _ error: any Error) {
    (ledger, known) = (item.name, item.known)
    let told = (error as? any ExplainedError)?.problem ?? "\(error)"
    if case LedgerError.log(.acknowledgedMissing) = error {
      problem = "what --since names is not there: \(told)"
    } else {
      problem = told
    }
    switch error {
    case LedgerError.log(.damaged(let damage)): (line, byte) = (damage.line, damage.offset)
    case LedgerError.log(.newerVersion(_, let line, _)): self.line = line
    default: break
    }
  }

  static let shape = Shape<FleetFailure>(
    answer: "fleet-error",
    note: "A ledger that 'fold' or 'verify --files-from' could not read as a whole.",
    .init("version", { _ in Ledger.version }), .init("ledger", \.ledger),
    .init("error", \.problem),
    .init("line", \.line, "Counted from 1; null if it is about no line."),
    .init("byte", \.byte, "Where the line begins."),
    .ifAny(
      "heads",
      { $0.known.isEmpty ? nil : $0.known.map { JSONValue.recorded(Array($0.json.utf8)) } },
      "What --since said of it, for the next run."))
}
