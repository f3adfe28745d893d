import Foundation
import LedgerModel
import LedgerTestSupport
import Testing

@testable import LedgerStore

/// Whether a log comes to the same line by line, with seals computed several at once, and in pieces.
struct LogVerifierTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("log.jsonl")
  }

  /// The lines of a log up to their seals, texts of all lengths, now and then a batch.
  private func bodies(_ count: Int, _ generator: inout SeededGenerator) -> [[UInt8]] {
    var events = [LedgerEvent.logOpened(.sample)].envelopes
    while events.count < count {
      let isBatch = Int.random(in: 0..<8, using: &generator) == 0
      let batchCount = isBatch ? Int.random(in: 2...9, using: &generator) : 1
      let recordedAt = Timestamp.earliest.adding(milliseconds: Int64(events.count) * 1000)
      for index in 0..<batchCount {
        let length = Int(generator.magnitude(upTo: 2047)) + 1
        let said = String(repeating: Bool.random(using: &generator) ? "a" : "é", count: length)
        events.append(
          EventEnvelope(
            id: .sample(events.count), recordedAt: recordedAt,
            batch: isBatch ? BatchPlace(index: index, count: batchCount) : nil,
            event: .spent(1_00, said: said)))
      }
    }
    events[0].recordedAt = .earliest
    return events.map { event in
      var bytes: [UInt8] = []
      _ = LogLine.write([event], after: .beforeFirst, to: &bytes)
      return Array(bytes.dropLast(LogLine.sealByteCount + 1))
    }
  }

  /// The lines with a chain of seals that fits them.
  private func sealed(_ bodies: [[UInt8]]) -> [UInt8] {
    var bytes: [UInt8] = []
    var seal = Seal.beforeFirst
    for body in bodies {
      seal = Seal(of: body.span.bytes, after: seal)
      bytes += body + Array(",\"seal\":\"\(seal.text)\"}\n".utf8)
    }
    return bytes
  }

  /// Changes what lines say, under seals that fit.
  private func changeLines(_ bodies: inout [[UInt8]], _ generator: inout SeededGenerator) {
    let index = Int.random(in: 0..<bodies.count, using: &generator)
    let text = String(decoding: bodies[index], as: UTF8.self)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: bodies.remove(at: index)
    case 1: bodies.insert(bodies[index], at: index)
    case 2: bodies.swapAt(index, Int.random(in: 0..<bodies.count, using: &generator))
    case 3: bodies[index] = Array(text.replacing("ExpenseAdded", with: "ExpenseSplit").utf8)
    case 4: bodies[index] = Array(text.replacing("\"by\"", with: "\"rate\":\"1\",\"by\"").utf8)
    case 5: bodies[index] = Array(text.replacing("\"USD\"", with: "\"\\u0055SD\"").utf8)
    case 6: bodies[index] = Array("{}".utf8)
    default: break
    }
  }

  /// Changes bytes of a log.
  private func changeBytes(_ log: inout [UInt8], _ generator: inout SeededGenerator) {
    let offset = Int.random(in: 0..<log.count, using: &generator)
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: log[offset] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 1: log[offset] = 0
    case 2: log.remove(at: offset)
    case 3: log.insert(0x0A, at: offset)
    case 4: log.removeLast(log.count - offset)
    case 5: log.removeLast()
    case 6: log += [0, 0, 0]
    case 7: log += Array("{}\n".utf8)
    default: break
    }
  }

  /// What a log comes to, read in two steps as a process reads it that finds more of it later.
  private func state(
    of log: [UInt8], cutAt cut: Int, lines: Int, piece: Int
  ) throws -> [LogVerifier.State] {
    let system = SystemCalls()
    let file = try system.open(path, .read)
    defer { system.close(file) }
    let verifier = LogVerifier(
      system: system, path: path, smallestLineCount: lines, smallestPiece: piece)
    let first = try verifier.verify(file, byteCount: cut, from: LogVerifier.State())
    var known = first
    known.damage = nil
    return [first, try verifier.verify(file, byteCount: log.count, from: known)]
  }

  private func check(_ log: [UInt8], _ name: String, _ generator: inout SeededGenerator) throws {
    try Data(log).write(to: URL(filePath: path))
    let cut = Bool.random(using: &generator) ? 0 : Int.random(in: 0...log.count, using: &generator)
    let plain = try state(of: log, cutAt: cut, lines: .max, piece: .max)
    #expect(try state(of: log, cutAt: cut, lines: 1, piece: .max) == plain, "\(name)")
    let piece = Int.random(in: 500...max(501, log.count / 2), using: &generator)
    #expect(try state(of: log, cutAt: cut, lines: 3, piece: piece) == plain, "\(name)")
  }

  @Test func `seals computed several at once, and pieces, come to what line by line comes to`()
    throws
  {
    var generator = SeededGenerator(seed: 11)
    for round in TestRun.steps(0..<60, each: 7) {
      var bodies = bodies(Int.random(in: 1...60, using: &generator), &generator)
      if round % 3 == 0 { changeLines(&bodies, &generator) }
      var log = sealed(bodies)
      if round % 3 == 1, !log.isEmpty { changeBytes(&log, &generator) }
      try check(log, "round \(round)", &generator)
    }
  }

  @Test(.heavy) func `a log of several buffers comes to the same, whole and damaged`() throws {
    var generator = SeededGenerator(seed: 12)
    let whole = sealed(bodies(900, &generator))
    #expect(whole.count > 300 << 10)
    try check(whole, "whole", &generator)
    var damaged = whole
    damaged[whole.count * 2 / 3] ^= 1
    try check(damaged, "damaged", &generator)
  }

  @Test func `a whole log is verified in pieces to its end`() throws {
    var generator = SeededGenerator(seed: 13)
    let bodies = bodies(120, &generator)
    let log = sealed(bodies)
    try Data(log).write(to: URL(filePath: path))
    let last = try state(of: log, cutAt: 0, lines: 1, piece: 5000)[1]
    #expect(last.end == log.count && last.damage == nil)
    #expect(last.eventCount == bodies.count)
    #expect(last.opened == .sample)
  }

  /// The lines of some events up to their seals.
  private func bodies(of events: [LedgerEvent]) -> [[UInt8]] {
    events.envelopes.map { event in
      var bytes: [UInt8] = []
      _ = LogLine.write([event], after: .beforeFirst, to: &bytes)
      return Array(bytes.dropLast(LogLine.sealByteCount + 1))
    }
  }

  /// What a log of these lines comes to, line by line.
  private func lastState(of bodies: [[UInt8]], piece: Int = .max) throws -> LogVerifier.State {
    let log = sealed(bodies)
    try Data(log).write(to: URL(filePath: path))
    return try state(of: log, cutAt: 0, lines: .max, piece: piece)[1]
  }

  @Test(.rows) func `a line that is no JSON is damage, also behind a seal that fits it`() {
    each([
      ("\"data\":{", "\"data\":{{"), (",\"at\":", "-\"at\":"), (",\"at\":", "{\"at\":"),
      (",\"currency\":", "\"\"currency\":"), (",\"by\":", "{\"by\":"),
      ("{\"n\":", ",\"n\":"), ("{\"n\":", " \"n\":"), ("\"flags\"}", "\"flags\"}1"),
      ("\"flags\"}", "\"flags\"{}"), ("\"flags\"}", "\"flags\"}}"),
    ]) { (part: String, spoilt: String) throws in
      var bodies = bodies(of: [.logOpened(.sample), .spent(1_00)])
      let line = String(decoding: bodies[1], as: UTF8.self)
      bodies[1] = Array(line.replacing(part, with: spoilt).utf8)
      #expect(line.contains(part))
      let state = try lastState(of: bodies)
      #expect(state.eventCount == 1)
      #expect(state.damage?.line == 2)
    }
  }

  @Test func `a member behind the data that this version does not know is of a newer one`() throws {
    var bodies = bodies(of: [.logOpened(.sample), .spent(1_00)])
    bodies[1] += Array(",\"rate\":\"2\"".utf8)
    let state = try lastState(of: bodies)
    #expect(state.damage == nil)
    #expect(state.newer.keys.sorted() == [1])
  }

  @Test func `what a newer version wrote is told once its batch is whole`() throws {
    let recordedAt = Timestamp.earliest.adding(milliseconds: 5)
    var events = [EventEnvelope(id: .sample(0), recordedAt: .earliest, event: .logOpened(.sample))]
    for index in 0..<2 {
      events.append(
        EventEnvelope(
          id: .sample(index + 1), recordedAt: recordedAt, batch: BatchPlace(index: index, count: 2),
          event: index == 0 ? .spent(1_00) : .log(.ledgerJoined(LedgerJoined(.sample)))))
    }
    let bodies = events.map { event in
      var bytes: [UInt8] = []
      _ = LogLine.write([event], after: .beforeFirst, to: &bytes)
      let line = String(decoding: bytes.dropLast(LogLine.sealByteCount + 1), as: UTF8.self)
      return Array(line.replacing("ExpenseAdded", with: "ExpenseSplit").utf8)
    }
    let unfinished = try lastState(of: Array(bodies.prefix(2)))
    #expect(unfinished.eventCount == 1 && unfinished.unfinishedByteCount > 0)
    #expect(unfinished.newer.isEmpty && unfinished.joined.isEmpty)
    let whole = try lastState(of: bodies)
    #expect(whole.eventCount == 3)
    #expect(whole.newer.keys.sorted() == [1] && whole.joined == [.sample])
  }

  @Test func `a ledger that was joined is known however the log is cut into pieces`() throws {
    let joined = LedgerEvent.log(.ledgerJoined(LedgerJoined(.sample)))
    for place in 1..<40 {
      var events = [LedgerEvent.logOpened(.sample)]
      events += (1..<40).map { $0 == place ? joined : .spent(1_00) }
      let state = try lastState(of: bodies(of: events), piece: 1000)
      #expect(state.eventCount == 40 && state.joined == [.sample], "the event \(place)")
    }
  }
}
