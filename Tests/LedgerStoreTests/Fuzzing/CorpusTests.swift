import Foundation
import LedgerFuzzing
import LedgerTestSupport
import Testing

/// The short form of the fuzzers: what they kept, and what resembles it.
struct CorpusTests {
  /// How many inputs are made of the corpus of each reader.
  private static let mutationCount = TestRun.isWhole ? 2000 : 500

  @Test(arguments: TriedReader.allCases)
  func `no reader is harmed by what its fuzzer found, and each manner has bytes that it takes in`(
    _ reader: TriedReader
  ) throws {
    var manners: Set<UInt8> = []
    for (name, bytes) in try Corpus(reader: reader).inputs {
      do {
        if try reader.takesIn(bytes) { manners.insert(bytes[0] & 3) }
      } catch {
        Issue.record("\(reader.rawValue)/\(name): \(error)")
      }
    }
    #expect(manners == [0, 1, 2, 3])
  }

  @Test(arguments: TriedReader.allCases)
  func `no reader is harmed by bytes that resemble what its fuzzer found`(
    _ reader: TriedReader
  ) throws {
    let corpus = try Corpus(reader: reader).inputs.map(\.bytes)
    var mutation = ByteMutation(seed: 19)
    var takenIn = 0
    for round in 0..<CorpusTests.mutationCount {
      let bytes = mutation.mutated(corpus[round % corpus.count], with: corpus)
      do {
        if try reader.takesIn(bytes) { takenIn += 1 }
      } catch {
        Issue.record("\(reader.rawValue), round \(round): \(error)")
        return
      }
    }
    #expect(takenIn > CorpusTests.mutationCount / 1000)
  }

  @Test(arguments: TriedReader.allCases)
  func `the seeds of the corpus are what is written today`(_ reader: TriedReader) throws {
    let corpus = Corpus(reader: reader)
    let seeds = Dictionary(uniqueKeysWithValues: try reader.seeds.map { ($0.name, $0.bytes) })
    if ProcessInfo.processInfo.environment["RECORD_FIXTURES"] == "1" {
      let kept = Dictionary(uniqueKeysWithValues: try corpus.inputs.map { ($0.name, $0.bytes) })
      try corpus.write(kept.merging(seeds) { _, seed in seed })
    }
    let kept = Dictionary(uniqueKeysWithValues: try corpus.inputs.map { ($0.name, $0.bytes) })
    for (name, bytes) in seeds {
      #expect(kept[name] == bytes, "\(reader.rawValue)/\(name)")
    }
  }
}
