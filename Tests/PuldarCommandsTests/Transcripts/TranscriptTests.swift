import Foundation
import LedgerTestSupport
import Testing

/// What people see, word for word.
@Suite(.heavy) struct TranscriptTests {
  @Test(arguments: Transcript.all)
  func `the conversation goes as it is written`(_ transcript: Transcript) async throws {
    let conversation = try Conversation()
    var seen = transcript
    for place in transcript.steps.indices {
      let (shown, code) = try await conversation.answer(to: transcript.steps[place].command)
      seen.steps[place].shown = shown + (code == 0 ? [] : ["? \(code)"])
    }
    for log in try conversation.logs() { #expect(log.agree, "\(log.path)") }
    if ProcessInfo.processInfo.environment["RECORD_FIXTURES"] == "1" {
      try seen.record()
    }
    for (step, wanted) in zip(seen.steps, transcript.steps) {
      #expect(step == wanted)
    }
  }

  @Test func `there are conversations to hold`() {
    #expect(Transcript.all.count >= 5)
  }
}
