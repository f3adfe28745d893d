import CommandTable
import LedgerModel
import LedgerStore

/// The verification of many ledgers, a line each: what a nightly audit keeps, and begins with the next night.
struct FleetVerification {
  /// The ledger as it was named.
  let ledger: String
  /// The ledger's own id.
  let id: String
  let heads: [VerifiedHead]
  /// Whether nothing of it is missing.
  let isComplete: Bool
  /// The receipts that are needed and lie beside the ledger; `nil` if only what grew was read.
  let receiptCount: Int?

  private var eventCount: Int { heads.reduce(0) { $0 + $1.eventCount } }

  /// Reads a ledger: all of it, or what follows the heads that are known.
  ///
  /// - Throws: ``LedgerModel/LedgerError`` if it is not whole, or a ``CommandFailure`` if a receipt is not as it was
  ///   attached.
  private init(_ item: FleetItem, on machine: MachinePlaces, clock: some WallClock) async throws {
    let opened = try item.ledger(on: machine, clock: clock)
    ledger = item.name
    (heads, id, isComplete) = try await opened.verifiedHeads()
    guard item.known.isEmpty, item.logs == nil else {
      receiptCount = nil
      return
    }
    let receipts = try await opened.checkReceipts()
    guard receipts.isGood else {
      let problems = ReceiptProblem.all(of: receipts, EventNumbering(writer: nil))
      throw CommandFailure(problems.map(\.problem).joined(separator: "; "), .refusedData)
    }
    receiptCount = receipts.neededCount
  }

  /// Returns the report on the ledgers of a request.
  static func report(_ request: FleetRequest, in session: Session) throws -> Report {
    let machine = session.surroundings.machine
    let clock = session.clock
    return try FleetRun.report(request, in: session) { item in
      do {
        let verified = try await FleetVerification(item, on: machine, clock: clock)
        return FleetAnswer([shape.record(of: verified).told], key: item.key)
      } catch {
        return FleetAnswer(failureOf: item, error)
      }
    }
  }

  static let shape = Shape<FleetVerification>(
    answer: "verify-ledger", note: "verify --files-from and --stdin-ledgers, a line a ledger.",
    .init("version", { _ in Ledger.version }), .init("ledger", \.ledger), .init("id", \.id),
    .init("events", \.eventCount),
    .init(
      "incomplete", { $0.isComplete ? 0 : 1 },
      "1 if something of it is not here, as the log of another device."),
    .init(
      "heads", { $0.heads.map { JSONValue.recorded(Array($0.json.utf8)) } },
      "How far each log is verified, for --since: its writer, its events, where they end, and the seal of the last."
    ),
    .ifAny(
      "receipts", \.receiptCount,
      "How many were read; none is read of a ledger that --since knows."))
}
