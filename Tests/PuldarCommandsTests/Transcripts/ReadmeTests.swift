import Foundation
import LedgerTestSupport
import Testing

/// What the README shows is what happens.
@Suite struct ReadmeTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static var readme: String {
    get throws {
      try String(contentsOf: repository.appending(path: "README.md"), encoding: .utf8)
    }
  }

  @Test(.heavy) func `the session of the README goes as it is written`() async throws {
    let blocks = try ReadmeTests.readme.components(separatedBy: "```console\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    #expect(!blocks.isEmpty)
    for block in blocks {
      let transcript = Transcript(name: "README", text: block)
      let conversation = try Conversation()
      for step in transcript.steps {
        let (shown, code) = try await conversation.answer(to: step.command)
        #expect(shown + (code == 0 ? [] : ["? \(code)"]) == step.shown, "\(step.command)")
      }
    }
  }

  @Test func `every path that the README names is there`() throws {
    let words = try ReadmeTests.readme.components(separatedBy: "`")
    let prefixes = ["Sources/", "Tests/", "Fixtures/", ".ci/", ".github/"]
    let paths = words.filter { word in
      prefixes.contains { word.hasPrefix($0) } && !word.contains(" ") && !word.contains("*")
    }
    #expect(!paths.isEmpty)
    for path in paths {
      let place = ReadmeTests.repository.appending(path: path).path(percentEncoded: false)
      #expect(FileManager.default.fileExists(atPath: place), "\(path)")
    }
  }
}
