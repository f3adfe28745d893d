import LedgerModel
import LedgerStore

/// Goes through many ledgers, several at once, and gives the answers in the order of the ledgers.
struct FleetRun {
  /// Returns the next ledger; `nil` at the end.
  let next: () throws -> FleetItem?
  /// How many ledgers are read at once.
  let jobs: Int
  /// Returns the answer about a ledger.
  let answer: @Sendable (FleetItem) async -> FleetAnswer

  /// How many ledgers were read, and how many of them could not be.
  struct Counts {
    var ledgers = 0
    var failed = 0
    /// How many ledgers are new since the seals, and how many of these are not in the list; `nil` without seals.
    var changes: (new: Int, gone: Int)?
  }

  /// How many ledgers are handed to a thread together: one of fifty events is sooner read than handed over.
  private static let chunkCount = 16
  /// How many chunks may be under way or wait for an earlier one, for each job: it bounds the memory.
  private static let waitingCount = 16

  /// Reads all of them.
  ///
  /// - Parameter take: Takes the lines about one ledger after another, and returns whether to go on.
  func forEach(_ take: ([UInt8]) -> Bool) async throws -> Counts {
    var counts = Counts()
    var failure: (any Error)?
    try await withThrowingTaskGroup(of: (Int, [FleetAnswer]).self) { group in
      var (begun, given, isAtEnd) = (0, 0, false)
      var running = 0
      var waiting: [Int: [FleetAnswer]] = [:]
      while true {
        if !isAtEnd, running < jobs, begun - given < jobs * FleetRun.waitingCount {
          var chunk: [FleetItem] = []
          do {
            while chunk.count < FleetRun.chunkCount, let item = try next() { chunk.append(item) }
          } catch {
            // What comes before it in the list is answered first.
            failure = error
          }
          isAtEnd = chunk.count < FleetRun.chunkCount
          if chunk.isEmpty { continue }
          group.addTask { [answer, begun] in
            var answers: [FleetAnswer] = []
            for item in chunk { answers.append(await answer(item)) }
            return (begun, answers)
          }
          begun += 1
          running += 1
          continue
        }
        guard running > 0, let (number, answers) = try await group.next() else { break }
        running -= 1
        waiting[number] = answers
        while let answers = waiting.removeValue(forKey: given) {
          given += 1
          for answer in answers {
            counts.ledgers += 1
            if answer.hasFailed { counts.failed += 1 }
            if !answer.bytes.isEmpty, !take(answer.bytes) {
              group.cancelAll()
              return
            }
          }
        }
      }
    }
    if let failure { throw failure }
    return counts
  }
}

extension FleetRun {
  /// Returns the report of a run: a line a ledger, and the end of it.
  ///
  /// - Parameter answer: Returns the answer about a ledger.
  static func report(
    _ request: FleetRequest, in session: Session,
    _ answer: @escaping @Sendable (FleetItem) async -> FleetAnswer
  ) throws -> Report {
    try request.check()
    let names = try FleetNames(request, in: session)
    // While one is handed from thread to thread, another one is read.
    let jobs = request.jobs?.count ?? 2 * session.surroundings.processorCount()
    let run = FleetRun(next: names.next, jobs: jobs, answer: answer)
    let ending = Ending()
    var report = Report(listedAs: "ledgers") { take in
      do {
        var counts = try await run.forEach { take(.recorded($0)) }
        counts.changes = names.changes
        ending.counts = counts
        if request.hasEnd { _ = take(FleetEnd.shape.record(of: counts).told) }
      } catch {
        ending.error = error
      }
    }
    report.ending = { ending.report }
    return report
  }

  /// What is known once all ledgers were read.
  private final class Ending {
    var counts = Counts()
    /// Why the run ended before its end; `nil` if it did not.
    var error: (any Error)?

    /// The notes at the end, and its exit code.
    var report: Report {
      if let error { return Report(notes: [.failure(error)], ExitCode(of: error)) }
      var notes: [Report.Note] = []
      if let (new, gone) = counts.changes, new > 0 || gone > 0 {
        notes.append(
          .line(
            "\(new.of("ledger")) \(new == 1 ? "is" : "are") new since the seals, and "
              + "\(gone) of theirs \(gone == 1 ? "is" : "are") not in the list."))
      }
      if counts.failed == 0 { return Report(notes: notes) }
      return Report(
        notes: notes + [
          .line(
            "\(counts.failed) of \(counts.ledgers.of("ledger")) could not be read: each has a line "
              + "with 'error'.")
        ], .refusedData)
    }
  }
}

/// The last line of a run.
enum FleetEnd {
  static let shape = Shape<FleetRun.Counts>(
    answer: "fleet-end", note: "The last line of 'fold' and 'verify --files-from' with --end.",
    .init("version", { _ in Ledger.version }), .init("end", { _ in true }),
    .init("ledgers", \.ledgers, "All that were named; those that could not be read included."),
    .init("failed", \.failed),
    .ifAny("new", \.changes?.new, "With --since: ledgers of which it tells no seals."),
    .ifAny("gone", \.changes?.gone, "With --since: ledgers that it tells and the list does not."))
}
