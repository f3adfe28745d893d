import Foundation
import LedgerTestSupport
import Testing

/// What the README shows is what happens: P66.
@Suite struct ReadmeTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let page = repository.appending(path: "README.md")
  private static let catalogue = repository.appending(
    path: "Sources/Puldar/PuldarLedger.docc")

  /// The sessions of the README are one conversation, each of them after those above it.
  @Test(.heavy) func `the session of the README goes as it is written`() async throws {
    let readme = try String(contentsOf: ReadmeTests.page, encoding: .utf8)
    var parts = readme.components(separatedBy: "```console\n")
    #expect(parts.count > 1)
    let conversation = try Conversation(locale: "C.UTF-8")
    for place in parts.indices.dropFirst() {
      let block = parts[place].components(separatedBy: "```")
      let wanted = Transcript(name: "README", text: block[0])
      var seen = wanted
      for step in wanted.steps.indices {
        let (shown, code) = try await conversation.answer(to: wanted.steps[step].command)
        seen.steps[step].shown = shown + (code == 0 ? [] : ["? \(code)"])
      }
      for (step, wanted) in zip(seen.steps, wanted.steps) { #expect(step == wanted) }
      parts[place] = ([seen.text] + block.dropFirst()).joined(separator: "```")
    }
    if ProcessInfo.processInfo.environment["RECORD_FIXTURES"] == "1" {
      try Data(parts.joined(separator: "```console\n").utf8).write(to: ReadmeTests.page)
    }
  }

  @Test func `every path that the README and the catalogue name is there`() throws {
    let pages = try FileManager.default.contentsOfDirectory(
      at: ReadmeTests.catalogue, includingPropertiesForKeys: nil)
    for page in [ReadmeTests.page] + pages.filter({ $0.pathExtension == "md" }) {
      let words = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "`")
      let prefixes = ["Sources/", "Tests/", "Fixtures/", ".ci/", ".github/"]
      let paths = words.filter { word in
        prefixes.contains { word.hasPrefix($0) } && !word.contains(" ") && !word.contains("*")
      }
      #expect(page != ReadmeTests.page || !paths.isEmpty)
      for path in paths {
        let place = ReadmeTests.repository.appending(path: path).path(percentEncoded: false)
        #expect(FileManager.default.fileExists(atPath: place), "\(page.lastPathComponent): \(path)")
      }
    }
  }

  @Test func `every page that the README links to is there, and it has at most 130 lines`() throws {
    let readme = try String(contentsOf: ReadmeTests.page, encoding: .utf8)
    let links = readme.components(separatedBy: "](").dropFirst().map { part in
      part.prefix { $0 != ")" && $0 != "#" }
    }.filter { !$0.isEmpty && !$0.hasPrefix("http") }
    #expect(!links.isEmpty)
    for link in links {
      let place = ReadmeTests.repository.appending(path: link).path(percentEncoded: false)
      #expect(FileManager.default.fileExists(atPath: place), "\(link)")
    }
    let lines = readme.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 131, "one more follows the last newline")
  }
}
