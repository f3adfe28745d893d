import LedgerStore
import Testing

@testable import PuldarCommands

/// One of a thing is not told of as several.
@Suite struct CountedTests {
  @Test(arguments: [(0, "0 events"), (1, "1 event"), (2, "2 events")])
  func `a word is in the singular for one`(_ count: Int, _ text: String) {
    #expect(count.of("event") == text)
  }

  @Test(arguments: [(0, "0 entries"), (1, "1 entry"), (2, "2 entries")])
  func `a word may have another plural than one with an s`(_ count: Int, _ text: String) {
    #expect(count.of("entry", "entries") == text)
  }

  @Test(arguments: [(1, "1 byte of", "was"), (2, "2 bytes of", "were")])
  func `the store tells of one byte as of one`(_ count: Int, _ bytes: String, _ verb: String) {
    let moved = LedgerNotice.tailQuarantined(byteCount: count, path: "q").text
    #expect(moved == "\(bytes) an unfinished write \(verb) moved to q.")
    #expect(LogError.unmarkedTail(log: "l", byteCount: count).problem.contains(" \(bytes) "))
  }
}
