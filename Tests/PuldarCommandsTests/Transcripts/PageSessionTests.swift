import Foundation
import LedgerTestSupport
import Testing

/// The sessions that pages of the catalogue show are parts of transcripts, which `TranscriptTests` runs.
@Suite struct PageSessionTests {
  private static let catalogue = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Puldar/PuldarLedger.docc")

  /// Each page with its transcripts, in the order in which it shows them.
  private static let pages: [(page: String, transcripts: [String])] = [
    ("AuditAYear", ["audit-a-year"]),
    (
      "MovingIn",
      [
        "moving-from-ynab", "moving-from-actual", "moving-from-hledger",
        "moving-from-a-spreadsheet",
      ]
    ),
    ("ReportPage", ["report-page"]), ("StartHere", ["start-here"]),
  ]

  /// With `RECORD_FIXTURES=1` a page is written anew from its transcripts: record those first.
  @Test(.rows) func `what a page shows of a command is what its transcript has, in its order`()
    throws
  {
    for row in Self.pages {
      let place = Self.catalogue.appending(path: "\(row.page).md")
      var steps = row.transcripts.flatMap { name in
        Transcript.all.first { $0.name == name }?.steps ?? []
      }[...]
      var parts = try String(contentsOf: place, encoding: .utf8)
        .components(separatedBy: "```console\n")
      #expect(parts.count > 1, "\(row.page) shows no session")
      for part in parts.indices.dropFirst() {
        let block = parts[part].components(separatedBy: "```")
        var session = Transcript(name: row.page, text: block[0])
        for step in session.steps.indices {
          let shown = session.steps[step]
          guard let run = steps.firstIndex(where: { $0.command == shown.command }) else {
            Issue.record("\(row.page): its transcripts do not go on with: \(shown.command)")
            continue
          }
          #expect(shown.shown == steps[run].shown, "\(row.page): \(shown.command)")
          session.steps[step].shown = steps[run].shown
          steps = steps[(run + 1)...]
        }
        parts[part] = ([session.text] + block.dropFirst()).joined(separator: "```")
      }
      if ProcessInfo.processInfo.environment["RECORD_FIXTURES"] == "1" {
        try Data(parts.joined(separator: "```console\n").utf8).write(to: place)
      }
    }
  }

  @Test func `every page that shows a session has its transcripts named here`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.catalogue, includingPropertiesForKeys: nil)
    let shown = try files.filter { $0.pathExtension == "md" }.filter { file in
      try String(contentsOf: file, encoding: .utf8).contains("```console\n")
    }.map { $0.deletingPathExtension().lastPathComponent }
    #expect(shown.sorted() == Self.pages.map(\.page).sorted())
  }
}
