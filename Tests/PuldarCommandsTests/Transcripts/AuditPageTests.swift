import Foundation
import Testing

/// The page "Audit a year in five commands" shows what is run.
@Suite struct AuditPageTests {
  private static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Puldar/PuldarLedger.docc/AuditAYear.md")

  @Test func `the five commands of the page show what they do in the transcript of a year`() throws
  {
    let text = try String(contentsOf: AuditPageTests.page, encoding: .utf8)
    let shown = text.components(separatedBy: "```console\n").dropFirst()
      .flatMap { Transcript(name: "page", text: $0.components(separatedBy: "```")[0]).steps }
    let transcript = try #require(Transcript.all.first { $0.name == "audit-a-year" })
    #expect(shown.count == 5)
    let run = transcript.steps.suffix(shown.count)
    #expect(shown.map(\.command) == run.map(\.command))
    #expect(shown.map(\.shown) == run.map(\.shown))
  }
}
