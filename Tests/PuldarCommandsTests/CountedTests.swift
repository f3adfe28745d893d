import LedgerStore
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// One of a thing is not told of as several.
@Suite struct CountedTests {
  @Test(.rows) func `a word is in the singular for one`() {
    each([(0, "0 events"), (1, "1 event"), (2, "2 events")]) { (count: Int, text: String) in
      #expect(count.of("event") == text)
    }
  }

  @Test(.rows) func `a word may have another plural than one with an s`() {
    each([(0, "0 entries"), (1, "1 entry"), (2, "2 entries")]) { (count: Int, text: String) in
      #expect(count.of("entry", "entries") == text)
    }
  }

  @Test(.rows) func `the store tells of one byte as of one`() {
    each([(1, "1 byte of", "was"), (2, "2 bytes of", "were")]) {
      (count: Int, bytes: String, verb: String) in
      let moved = LedgerNotice.tailQuarantined(byteCount: count, path: "q").text
      #expect(moved == "\(bytes) an unfinished write \(verb) moved to q.")
      #expect(LogError.unmarkedTail(log: "l", byteCount: count).problem.contains(" \(bytes) "))
    }
  }
}
