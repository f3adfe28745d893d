import Foundation
import LedgerModel
import LedgerTestSupport
import Testing

@testable import LedgerStore

/// What a log gives back that was cut, changed, joined or mixed with other bytes: P71.
struct SalvageTests {
  @Test func `a whole log is given back, and has no gap`() throws {
    let log = try SampleLog()
    let found = try log.salvage(log.bytes)
    #expect(found.lines == log.lines.indices.map(log.line))
    #expect(found.gaps.isEmpty)
  }

  @Test func `a log cut after any byte gives every line that is whole, and names the rest`() throws
  {
    let log = try SampleLog()
    // In a whole run after every byte.
    for length in stride(from: 0, to: log.bytes.count, by: TestRun.isWhole ? 1 : 397) {
      let found = try log.salvage(Array(log.bytes.prefix(length)))
      // A line whose line feed alone is missing proves itself.
      let count = log.lines.count { $0.upperBound - 1 <= length }
      let end = count == 0 ? 0 : min(log.lines[count - 1].upperBound, length)
      try #require(found.lines == (0..<count).map(log.line), "cut after byte \(length)")
      let gap = LogGap(
        log: log.path, firstNumber: count, nextNumber: nil, bytes: end..<length)
      let isWhole = end == length && count > 0
      try #require(found.gaps == (isWhole ? [] : [gap]), "cut after byte \(length)")
    }
  }

  @Test func `P71: a flipped bit costs its own line alone, and the gap is where the line is`()
    throws
  {
    let log = try SampleLog()
    for (number, line) in log.lines.enumerated() {
      for offset in line {
        for bit in 0..<8 {
          // In a whole run every bit; else those of a line, and of the ends of each fourth other.
          let isTail = offset >= line.upperBound - 2
          guard
            TestRun.isWhole
              || (number == 21
                ? offset % 5 == 0 && bit == offset % 8
                : isTail && number % 4 == 0 && bit == number / 4 % 8)
          else { continue }
          var bytes = log.bytes
          bytes[offset] ^= 1 << bit
          let found = try log.salvage(bytes)
          // What proves a line does not stand behind its line feed.
          let isFeed = offset == line.upperBound - 1
          let expected = log.lines.indices.filter { isFeed || $0 != number }.map(log.line)
          try #require(found.lines == expected, "byte \(offset), bit \(bit)")
          try #require(found.gaps.count == 1, "byte \(offset), bit \(bit)")
          let gap = found.gaps[0]
          #expect(gap.bytes.contains(offset) && line.contains(gap.bytes.lowerBound))
          #expect(gap.firstNumber == (isFeed ? number + 1 : number))
          let next = number == 59 ? nil : number + 1
          #expect(gap.nextNumber == next, "byte \(offset), bit \(bit)")
        }
      }
    }
  }

  /// What an editor, a program or a disk makes of a log, with the lines that are lost by it.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var lost: [Int]
    var change: @Sendable (SampleLog) -> [UInt8]

    init(
      _ description: String, lost: [Int] = [], _ change: @escaping @Sendable (SampleLog) -> [UInt8]
    ) {
      testDescription = description
      self.lost = lost
      self.change = change
    }
  }

  static let cases: [Case] = [
    // Line 8 stands there unchanged, but nothing says what was before it.
    Case("a line that was removed", lost: [7, 8]) { log in
      Array(log.bytes[..<log.lines[7].lowerBound] + log.bytes[log.lines[7].upperBound...])
    },
    Case("a line that was put in") { log in
      Array(
        log.bytes[..<log.lines[7].lowerBound] + Array("a note\n".utf8)
          + log.bytes[log.lines[7].lowerBound...])
    },
    Case("line feeds of another system") { log in
      log.bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    },
    Case("no line feeds at all") { log in log.bytes.filter { $0 != 0x0A } },
    Case("a mark of the byte order") { log in [0xEF, 0xBB, 0xBF] + log.bytes },
    Case("a page of zeros over lines 30 and 31", lost: [30, 31]) { log in
      var bytes = log.bytes
      for offset in log.lines[30].lowerBound + 9..<log.lines[31].upperBound - 100 {
        bytes[offset] = 0
      }
      return bytes
    },
    Case("zeros between two lines") { log in
      Array(
        log.bytes[..<log.lines[7].lowerBound] + Array(repeating: 0, count: 3 << 20)
          + log.bytes[log.lines[7].lowerBound...])
    },
    Case("three lines in a row with damaged seals", lost: [7, 8, 9]) { log in
      var bytes = log.bytes
      for number in 7...9 { bytes[log.lines[number].upperBound - 20] = UInt8(ascii: "x") }
      return bytes
    },
    Case("a front that is gone", lost: [0, 1, 2, 3]) { log in
      Array(log.bytes[(log.lines[3].lowerBound + 50)...])
    },
  ]

  @Test(.rows) func `other damage costs no line that proves itself`() {
    each(Self.cases) { (example: Case) throws in
      let log = try SampleLog()
      let found = try log.salvage(example.change(log))
      let expected = log.lines.indices.filter { !example.lost.contains($0) }.map(log.line)
      #expect(found.lines == expected)
      #expect(!found.gaps.isEmpty)
      let missing = found.gaps.flatMap { Array($0.firstNumber..<($0.nextNumber ?? 60)) }
      #expect(missing == example.lost)
    }
  }

  @Test func `bytes that were never a log give nothing`() throws {
    let log = try SampleLog()
    for bytes in [[], Array("hello\n".utf8), Array(repeating: 0x7B, count: 3 << 20)] {
      let found = try log.salvage(bytes)
      #expect(found.lines.isEmpty)
      #expect(
        found.gaps == [
          LogGap(log: log.path, firstNumber: 0, nextNumber: nil, bytes: 0..<bytes.count)
        ])
    }
  }
}
