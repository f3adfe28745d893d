import Foundation
import LedgerTestSupport
import Testing

/// What a person reads of each event: every type stands in the golden log.
@Suite struct EventWordsTests {
  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures")

  @Test func `every event of the golden log is told in words, word for word`() async throws {
    let log = Self.fixtures.appending(path: "Logs/format-1.jsonl").path(percentEncoded: false)
    let words = Self.fixtures.appending(path: "events.txt")
    let conversation = try Conversation()
    _ = try await conversation.answer(to: "cp '\(log)' golden.jsonl")
    let (shown, code) = try await conversation.answer(to: "puldar -f ./golden.jsonl log --plain")
    #expect(code == 0)
    let text = shown.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["RECORD_FIXTURES"] == "1" {
      try Data(text.utf8).write(to: words)
    }
    let wanted = try String(contentsOf: words, encoding: .utf8)
    #expect(shown == wanted.split(separator: "\n").map(String.init))
  }
}
