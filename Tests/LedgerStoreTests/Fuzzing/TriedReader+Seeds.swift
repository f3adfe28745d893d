import Foundation
import LedgerFuzzing
import LedgerModel
import LedgerTestSupport

@testable import LedgerStore

extension TriedReader {
  /// What a fuzzer begins with, by file names: bytes as they are written today.
  var seeds: [(name: String, bytes: [UInt8])] {
    get throws {
      let seeds =
        switch self {
        case .lines: try TriedReader.lineSeeds
        case .marks: try TriedReader.markSeeds
        case .snapshots: try TriedReader.snapshotSeeds
        }
      return seeds.enumerated().map { place, seed in ("seed-\(place)", [seed.0] + seed.1) }
    }
  }

  /// In what manner an input is tried, and the bytes behind that.
  private typealias Seed = (UInt8, [UInt8])

  /// The lines of the golden log up to their seals, one of each type.
  private static var bodies: [[UInt8]] {
    get throws {
      let log = Corpus.fixtures.appending(path: "Logs/format-1.jsonl")
      let lines = try Data(contentsOf: log).split(separator: UInt8(ascii: "\n"))
      return lines.map { Array($0.dropLast(LogLine.sealByteCount)) }
    }
  }

  /// Three lines as they are, and each type of event behind an opening.
  private static var lineSeeds: [Seed] {
    get throws {
      let bodies = try bodies
      let feed = UInt8(ascii: "\n")
      var whole: [UInt8] = []
      var seal = Seal.beforeFirst
      for body in bodies.prefix(3) {
        seal = Seal(of: body.span.bytes, after: seal)
        whole += body + Array(",\"seal\":\"\(seal.text)\"}\n".utf8)
      }
      var seeds: [Seed] = [
        (0xC8, whole), (0x61, Array(bodies.prefix(2).joined(separator: [feed]))),
      ]
      for group in groups(of: bodies).dropFirst() {
        seeds.append((0x52, bodies[0] + group.flatMap { [feed] + $0 }))
      }
      let rest = bodies.indices.filter { [2, 3, 9, 11, 16, 17, 18, 24, 25, 27].contains($0) }
      for place in rest { seeds.append((0x3F, bodies[0] + [feed] + bodies[place])) }
      for line in spoiltLines(bodies) { seeds.append((0x52, bodies[0] + [feed] + line)) }
      return seeds
    }
  }

  /// The lines that bring a type which none before them has, each with the others of its batch.
  private static func groups(of bodies: [[UInt8]]) -> [[[UInt8]]] {
    var types: Set<Substring> = []
    var groups: [[[UInt8]]] = []
    var (group, isNew): ([[UInt8]], Bool) = ([], false)
    for body in bodies {
      let text = String(decoding: body, as: UTF8.self)
      let batch = text.firstMatch(of: /"batch":\[(\d+),(\d+)\]/)
      group.append(body)
      if let type = text.firstMatch(of: /"type":"(\w+)"/)?.1, types.insert(type).inserted {
        isNew = true
      }
      if let batch, Int(batch.1).map({ $0 + 1 }) != Int(batch.2) { continue }
      if isNew { groups.append(group) }
      (group, isNew) = ([], false)
    }
    return groups
  }

  /// Lines that were once taken for others: not parted by a comma, with something behind the data,
  /// of a newer version in a batch that has no end.
  private static func spoiltLines(_ bodies: [[UInt8]]) -> [[UInt8]] {
    let credit = String(decoding: bodies[4], as: UTF8.self)
    let batched = String(decoding: bodies[6], as: UTF8.self)
    return [
      credit.replacing(",\"at\"", with: "-\"at\""), credit + "1",
      credit + ",\"rate\":\"2\"", batched.replacing("merchant", with: "shop"),
    ].map { Array($0.utf8) }
  }

  private static var markSeeds: [Seed] {
    get throws {
      var mark = HighWaterMark(path: "/ä")
      mark.sequence = 6
      var log = VerifiedLog(
        writer: .sample, inode: 77, modifiedNanoseconds: -1, end: 512, eventCount: 2,
        seal: .beforeFirst, latestTime: .latest, joined: [.sample], reads: 5)
      mark.own = log
      var next = mark
      next.sequence = 7
      log.writer = .other
      next[.other] = log
      next.damaged = [.other]
      next.verifiedAt = .latest
      // Without their checksums, and an empty line between.
      let bodies = [mark, next].map { $0.bytes.dropLast(SHA256Hash.digitCount + 2) }
      let registration = WriterRegistration(
        ledger: .sample, machine: WriterRegistration.machine("m"), inode: .max, writer: .sample)
      return [
        (0, mark.file), (1, Array(bodies.joined(separator: Array("\n\n".utf8)))),
        (2, Array(registration.fileName.utf8)),
        (3, Array(mark.bytes.split(separator: UInt8(ascii: "\n"))[1])),
      ]
    }
  }

  private static var snapshotSeeds: [Seed] {
    get throws {
      let header = SnapshotHeader(
        ledger: .sample, writer: .sample, next: 3, offset: 999, seal: .beforeFirst)
      var keys = KnownKeys()
      for text in ["a", "b"] { (try? IdempotencyKey(text)).map { keys.insert($0) } }
      let keysFile = keys.file(header) ?? []
      // Mark, versions, checksum and what the program reads.
      let front = 32 + 8
      var seeds: [Seed] = [(2, Array(keysFile.dropFirst(front))), (0, keysFile)]
      for (place, count) in [0, 4, 12, 40].enumerated() {
        let events = RandomHistory.ledger(seed: 7).events
        let first = events.prefix(events.cuts.last { $0 <= count } ?? 0)
        for (file, fold) in [
          snapshot(of: first, into: BudgetState(), header),
          snapshot(of: first, into: EntryHabits(), header),
          snapshot(of: first, into: AccountSums(), header),
          snapshot(of: first, into: Envelopes(), header),
        ] {
          if place == 0 { seeds.append((0, file)) }
          seeds.append((1, Array(file.dropFirst(front))))
          seeds.append((3, fold))
        }
      }
      for seed in 7..<11 as Range<UInt64> {
        var several = LedgerFold(into: BudgetState(), hasSeveralLogs: true)
        for event in RandomHistory.metDevices(seed: seed).events { several.apply(event) }
        var writer = SnapshotWriter()
        several.write(to: &writer)
        seeds.append((3, writer.bytes))
      }
      return seeds
    }
  }

  /// The file of a snapshot, and the fold in it.
  private static func snapshot<P: KeptProjection>(
    of events: some Sequence<EventEnvelope>, into start: P, _ header: SnapshotHeader
  ) -> (file: [UInt8], fold: [UInt8]) {
    var fold = LedgerFold(into: start)
    for event in events { fold.apply(event) }
    var writer = SnapshotWriter()
    fold.write(to: &writer)
    return (Snapshot(header: header, fold: fold).bytes ?? [], writer.bytes)
  }
}
