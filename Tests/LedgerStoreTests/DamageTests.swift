import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

/// What a log says of itself when bytes of it are missing or changed.
struct DamageTests {
  /// A ledger of 13 lines: single events, a batch of three, texts with quotes and other scripts.
  private func sample() async throws -> LedgerFolder {
    let place = try LedgerFolder()
    let ledger = place.ledger()
    for number in 1...4 {
      _ = try await ledger.perform(
        AppendEvents([.spent(Int64(number) * 100, at: "Café \"\(number)\" 喫茶", said: "a b")]))
    }
    _ = try await ledger.perform(
      AppendEvents([.spent(10_00), .credited(1_00), .received(2_00)]), key: IdempotencyKey("b"))
    for number in 5...9 {
      _ = try await ledger.perform(AppendEvents([.spent(Int64(number) * 100)]))
    }
    return place
  }

  /// How many events are read, and in what state the log is.
  private func read(_ place: LedgerFolder) throws -> (count: Int, LedgerCondition) {
    var count = 0
    let reading = try place.store.read(from: .start, parts: .all) { _ in
      count += 1
      return true
    }
    return (count, reading.condition)
  }

  @Test func `a log cut after any byte counts every complete batch and nothing else`() async throws
  {
    let place = try await sample()
    let whole = try place.log
    var complete = [0]
    var batch = 0
    for (offset, byte) in whole.enumerated() where byte == 0x0A {
      batch += 1
      // Lines 5 to 7 are one batch.
      if batch != 6 && batch != 7 { complete.append(offset + 1) }
    }
    let counts = [0, 1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 13]
    for length in TestRun.steps(0..<whole.count, each: 13) {
      try place.writeLog(whole.prefix(length))
      let (count, condition) = try read(place)
      // The last line counts without its line feed, which its seal proves.
      let expected = counts[complete.lastIndex { $0 <= length + 1 } ?? 0]
      #expect(count == expected, "cut after byte \(length)")
      #expect((condition.damage.isEmpty) == (expected > 0), "cut after byte \(length)")
    }
  }

  @Test func `SP15: every flipped bit of a log is noticed, and named by its line`() async throws {
    let place = try await sample()
    let whole = try place.log
    var line = 1
    for offset in whole.indices {
      for bit in 0..<8 {
        // Every bit of the last two lines, and one of each byte before them.
        guard line >= 12 || bit == offset % 8 else { continue }
        guard TestRun.isWhole || (offset * 8 + bit).isMultiple(of: 37) else { continue }
        var log = whole
        log[offset] ^= 1 << bit
        try place.writeLog(log)
        let (count, condition) = try read(place)
        let isNoticed = !condition.damage.isEmpty || !condition.unfinished.isEmpty
        #expect(isNoticed, "byte \(offset), bit \(bit)")
        #expect(count < 13, "byte \(offset), bit \(bit)")
        if let damage = condition.damage.first {
          #expect(damage.line == line, "byte \(offset), bit \(bit)")
        }
      }
      if whole[offset] == 0x0A { line += 1 }
    }
  }

  @Test func `the next write moves an unfinished tail away, and says so`() async throws {
    let place = try await sample()
    let whole = try place.log
    let torn = Array("{\"n\":13,\"at\":\"20".utf8)
    try place.writeLog(whole + torn)
    let ledger = place.ledger()
    _ = try await ledger.perform(AppendEvents([.spent(1_00)]))
    let notices = await ledger.drainNotices()
    guard case .tailQuarantined(let byteCount, let path) = notices.first else {
      Issue.record("nothing was said: \(notices)")
      return
    }
    let kept = try Data(contentsOf: URL(filePath: path))
    #expect(kept.count == byteCount)
    #expect(torn.elementsEqual(kept))
    let (count, condition) = try read(place)
    #expect(count == 15)
    #expect(condition.damage.isEmpty && condition.unfinished.isEmpty)
  }

  @Test func `a missing last line feed is put back by the next write`() async throws {
    let place = try await sample()
    let whole = try place.log
    try place.writeLog(whole.dropLast())
    #expect(try read(place).count == 13)
    let ledger = place.ledger()
    _ = try await ledger.perform(AppendEvents([.spent(1_00)]))
    #expect(await ledger.drainNotices() == [.lineFeedAdded(line: 13)])
    #expect(try place.log.starts(with: whole))
    #expect(try read(place).count == 14)
  }

  @Test func `zeros behind the last line are an unfinished write, other bytes are damage`()
    async throws
  {
    let place = try await sample()
    let whole = try place.log
    for (tail, isDamage) in [
      ([0, 0, 0], false), (Array("{\"n\":13".utf8) + [0, 0], false), (Array("{}\n".utf8), true),
      (Array("x\n".utf8) + [0], true), (Array("x".utf8), false),
    ] as [([UInt8], Bool)] {
      try place.writeLog(whole + tail)
      let (count, condition) = try read(place)
      #expect(count == 13)
      #expect(condition.damage.isEmpty != isDamage, "\(tail)")
    }
  }

  @Test func `P71: nothing is written behind damage, and the log stays as it is`() async throws {
    let place = try await sample()
    var log = try place.log
    log[log.count / 2] ^= 1
    try place.writeLog(log)
    await expectError("log.damaged") {
      try await place.ledger().perform(AppendEvents([.spent(1_00)]))
    }
    #expect(try place.log == log)
  }

  @Test func `an event of a newer version is kept, counted as incomplete, and stops writing`()
    async throws
  {
    for (old, new) in [
      ("ExpenseAdded", "ExpenseSplit"), ("\"account\"", "\"rate\":\"1\",\"account\""),
    ] {
      // A version that knew it wrote it here, after all that this one remembers.
      let place = try await sample()
      let lines = String(decoding: try place.log, as: UTF8.self).split(separator: "\n")
      var seal = String(lines[12].suffix(66).prefix(64))
      var body = String(lines[12].dropLast(75)).replacing("{\"n\":12,", with: "{\"n\":13,")
      body = body.replacing("\"at\":\"2026", with: "\"at\":\"2027")
      body = body.replacing(old, with: new)
      seal = SHA256.hash(Array((seal + body).utf8).span.bytes).text
      let log = lines.joined(separator: "\n") + "\n\(body),\"seal\":\"\(seal)\"}\n"
      try place.writeLog(Array(log.utf8))
      let (count, condition) = try read(place)
      #expect(count == 13)
      #expect(condition.newerEvents.map(\.id.number) == [13])
      var bytes: [UInt8] = []
      var types: [EventType] = []
      try await place.ledger().forEachLine { line in
        bytes += line.bytes + [0x0A]
        types.append(line.type)
        return true
      }
      #expect(bytes == Array(log.utf8))
      #expect(types.last?.text == (new == "ExpenseSplit" ? new : "ExpenseAdded"))
      #expect(!condition.isComplete)
      let ledger = place.ledger()
      await expectError("log.newerVersion") {
        try await ledger.perform(AppendEvents([.spent(1_00)]))
      }
      // Nobody here can say that it counts.
      #expect(await ledger.drainNotices() == [])
      #expect(try place.log == Array(log.utf8))
    }
  }

  @Test func `any spelling of JSON with a true seal is read, and doubtful ones are damage`()
    async throws
  {
    let place = try await sample()
    let lines = String(decoding: try place.log, as: UTF8.self).split(separator: "\n")
    let seal = String(lines[11].suffix(66).prefix(64))
    let plain = String(lines[12].dropLast(75))
    let cases: [(String, Bool)] = [
      (plain.replacing("{\"n\":12,", with: "{ \"n\" : 12 , "), true),
      (plain.replacing("groceries", with: "gr\\u006Fceries"), true),
      (
        plain.replacing("\"currency\":\"USD\",", with: "")
          .replacing("\"date\"", with: "\"currency\":\"USD\",\"date\""), true
      ),
      (plain.replacing("\"n\":12", with: "\"n\":12,\"n\":12"), false),
      (plain.replacing("\"9.00\"", with: "9.00"), false),
      (plain.replacing("\"9.00\"", with: "null"), false),
      (plain.replacing("\"9.00\"", with: "\"9.0\""), false),
      (plain.replacing("\"9.00\"", with: "\"09.00\""), false),
      (plain.replacing("\"9.00\"", with: "\"-9.00\""), false),
      (plain.replacing("\"n\":12", with: "\"n\":12.0"), false),
      (plain.replacing("\"n\":12", with: "\"n\":11"), false),
      (plain.replacing("2026-01-02\"", with: "2026-02-30\""), false),
      (plain.replacing("groceries", with: "gr\\ud800ceries"), false),
      (plain.replacing("groceries", with: ""), false),
    ]
    for (body, isRight) in cases {
      let new = SHA256.hash(Array((seal + body).utf8).span.bytes).text
      let log = lines.dropLast().joined(separator: "\n") + "\n\(body),\"seal\":\"\(new)\"}\n"
      try place.writeLog(Array(log.utf8))
      let (count, condition) = try read(place)
      #expect(count == (isRight ? 13 : 12), "\(body)")
      #expect(condition.damage.isEmpty == isRight, "\(body)")
    }
  }
}
