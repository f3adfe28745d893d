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

  @Test(.rows) func `a file of the ledger, a pipe and standard output are never replaced`()
    async throws
  {
    await begin()
    let ledger = trial.folder.path("trip")
    let log = try #require(
      try FileManager.default.contentsOfDirectory(atPath: "\(ledger)/log").first)
    let (link, pipe) = (trial.folder.path("link"), trial.folder.path("pipe"))
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "\(ledger)/log")
    mkfifo(pipe, 0o600)
    try FileManager.default.createDirectory(
      atPath: trial.folder.path("folder"), withIntermediateDirectories: false)
    let before = try String(contentsOfFile: "\(ledger)/log/\(log)", encoding: .utf8)
    let cases: [(file: String, code: ExitCode, said: String)] = [
      ("\(ledger)/log/\(log)", .inputOutput, "the ledger itself"),
      ("\(link)/\(log)", .inputOutput, "the ledger itself"),
      ("\(link)/new.html", .inputOutput, "the ledger itself"),
      ("\(ledger)/lock", .inputOutput, "the ledger itself"),
      ("\(ledger)/log/new.html", .inputOutput, "the ledger itself"),
      (ledger, .inputOutput, "the ledger itself"), (pipe, .inputOutput, "and no file"),
      (trial.folder.path("folder"), .inputOutput, "is a folder"),
      ("-", .usage, "./-"),
    ]
    await each(cases) { row in
      for words in [["report", "--html", row.file], ["due", "--ics", row.file]] {
        let (shown, code) = await trial.end(of: words)
        #expect(code == row.code && shown.contains(row.said), "\(words): \(shown)")
      }
    }
    #expect(try String(contentsOfFile: "\(ledger)/log/\(log)", encoding: .utf8) == before)
  }

  @Test func `a page that hides names does not say where the ledger lies`() async throws {
    await begin()
    let page = trial.folder.path("a.html")
    await trial.run("report --html \(page) --hide-names")
    let html = try String(contentsOfFile: page, encoding: .utf8)
    #expect(html.contains("proven by <code>puldar verify</code>"))
  }

  @Test func `a page of many months says what needs a person now, and not what did once`()
    async throws
  {
    for line in [
      "init --open --currency USD -q", "budget 10 --from 2020-01",
      "add 12 --date 2020-03-05 --merchant Joe -c dining",
    ] { await trial.run(line) }
    func html() async throws -> String {
      let page = trial.folder.path("a.html")
      let shown = await trial.run("report --html \(page) -m 2020-01..this")
      #expect(shown.contains("Wrote"), "\(shown)")
      return try String(contentsOfFile: page, encoding: .utf8)
    }
    #expect(!(try await html()).contains("OVER"))
    await trial.run("add 13 --merchant Ann -c dining")
    #expect(try await html().contains("OVER"))
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
