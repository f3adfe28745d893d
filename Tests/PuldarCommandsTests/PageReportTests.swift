import Foundation
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// `report --html`, `--open` and `--svg`: what is written, and what is refused with nothing written.
@Suite struct PageReportTests {
  private let trial: TriedCommands

  init() throws { trial = try TriedCommands() }

  private func begin() async {
    for line in ["init --open --currency USD -q", "income 3000", "add lunch 12 at Joe"] {
      await trial.run(line)
    }
  }

  @Test func `a page and a picture are written, and say what the ledger says`() async throws {
    await begin()
    let (page, picture) = (trial.folder.path("a.html"), trial.folder.path("b.svg"))
    let shown = await trial.run("report --html \(page) --svg budget \(picture)")
    #expect(shown.contains("Wrote '\(picture)'") && shown.contains("Wrote '\(page)'"), "\(shown)")
    let html = try String(contentsOfFile: page, encoding: .utf8)
    for part in ["<!DOCTYPE html>", "2,988.00", "Joe", "proven by <code>puldar"] {
      #expect(html.contains(part), "\(part)")
    }
    #expect(try String(contentsOfFile: picture, encoding: .utf8).hasPrefix("<svg "))
    let again = trial.folder.path("c.html")
    await trial.run("report --html \(again)")
    #expect(try String(contentsOfFile: again, encoding: .utf8) == html)
  }

  @Test(.rows) func `what cannot be written is refused`() async {
    await begin()
    let cases: [(words: String, code: ExitCode, said: String)] = [
      ("--html NO/a.html", .inputOutput, "there is no folder"),
      ("--svg budget", .usage, "Name the file"),
      ("--svg pie a.svg", .usage, "pie"), ("a.svg", .usage, "A file is for"),
      ("--hide-names", .usage, "go with --html"),
      ("--html a.html --by category", .usage, "everything"),
    ]
    await each(cases) { row in
      let (shown, code) = await trial.end(
        of: ["report"] + row.words.split(separator: " ").map(String.init))
      #expect(code == row.code && shown.contains(row.said), "\(row.words): \(shown)")
    }
  }

  @Test func `a page shows what changed since an event`() async throws {
    await begin()
    await trial.run("edit 2 --amount 20")
    let page = trial.folder.path("a.html")
    await trial.run("report --html \(page) --since 2")
    let html = try String(contentsOfFile: page, encoding: .utf8)
    #expect(html.contains("What changed since event 2") && html.contains("+8.00"))
  }
}
