import Foundation
import LedgerTestSupport
import PuldarCommands
import Testing

/// What lies at the edges of the logs: runs of many days, copies beside them, damage of others, other ledgers.
@Suite struct LogEdgeTests {
  private let commands: TriedCommands

  init() throws {
    commands = try TriedCommands()
  }

  /// What a command prints, and how it ends, on the machine that wrote the rest.
  private func end(_ words: [String]) async -> (shown: String, code: ExitCode) {
    await commands.end(of: words, on: "trip")
  }

  private var logs: String { commands.folder.path("trip/log") }

  @Test(arguments: [
    "every day from 1990-01-01", "every week from 1926-01-01", "every 3 days from 2010-01-01",
  ])
  func `A5: a plan from long ago is recorded only if that is meant, and one undo takes it back`(
    _ rule: String
  ) async {
    _ = await commands.run("init --open")
    let added = await commands.run("bill add gym 5 \(rule) --auto")
    #expect(added.contains("recorded by itself"), "\(added)")
    let asked = await end(["bill", "run"])
    #expect(asked.code == .refusedData && asked.shown.contains("days are to be recorded, from "))
    #expect(await commands.run("list --all").contains("No entries."))
    let agreed = await end(["bill", "run", "--yes", "-q"])
    #expect(agreed.code == .done)
    #expect(await !commands.run("list --all").contains("No entries."))
    _ = await commands.run("undo")
    #expect(await commands.run("list --all").contains("No entries."))
  }

  @Test(arguments: [
    "k7q2 (conflicted copy).jsonl", ".abcd.jsonl.icloud", "K7Q2.JSONL", "k7q2.jsonl~",
  ])
  func `A9: a file that may be a log is named, and nothing is complete until it is taken in`(
    _ name: String
  ) async throws {
    _ = await commands.run("add tea 3")
    #expect(await commands.run("status --json").contains("\"complete\":true"))
    let files = FileManager.default
    let log = try #require(try files.contentsOfDirectory(atPath: logs).first)
    try files.copyItem(atPath: "\(logs)/\(log)", toPath: "\(logs)/\(name)")
    for line in ["status", "list", "check log", "check", "add coffee 4"] {
      let answer = await end(line.split(separator: " ").map(String.init))
      #expect(answer.code == .done && answer.shown.contains(name), "\(line): \(answer.shown)")
    }
    #expect(await !commands.run("status -q").contains("may be a log"))
    #expect(await commands.run("status --json").contains("\"complete\":false"))
    #expect(await end(["compact", commands.folder.path("new")]).code == .refusedData)
    #expect(await end(["merge", "\(logs)/\(name)"]).code == .done)
    #expect(await commands.run("status --json").contains("\"complete\":true"))
    // Nobody takes these for a log.
    try Data("x".utf8).write(to: URL(filePath: "\(logs)/notes.txt"))
    #expect(await commands.run("status --json").contains("\"complete\":true"))
  }

  @Test func `A13: what is stored beside damage of another device warns, and says of a part`()
    async throws
  {
    _ = await commands.run("add tea 3")
    _ = await commands.run("init", in: "other")
    let log = try #require(
      try FileManager.default.contentsOfDirectory(atPath: commands.folder.path("other/log")).first)
    try Data("{}\n".utf8).write(to: URL(filePath: "\(logs)/\(log)"))
    for line in ["add coffee 4", "edit 1 --amount 5", "income 4000 --monthly"] {
      let answer = await end(line.split(separator: " ").map(String.init))
      #expect(answer.code == .done, "\(line): \(answer.shown)")
      #expect(answer.shown.contains("Warning: ") && !answer.shown.contains("Error: "))
      #expect(answer.shown.contains("The figures are those of a part of the ledger."))
    }
    #expect(await commands.run("add cake 2 --json").contains("\"complete\":false"))
    let read = await end(["status"])
    #expect(read.code == .refusedData && read.shown.contains("Error: "))
  }

  @Test func `A22: no script joins another ledger by --yes, nor by --join what is this one`() async
  {
    for (line, ledger) in [("add tea 3", "trip"), ("add tea 9", "other")] {
      _ = await commands.run("init", in: ledger)
      _ = await commands.run(line, in: ledger)
    }
    let other = commands.folder.path("other")
    #expect(await end(["merge", other, "--yes"]).code == .usage)
    let compacted = commands.folder.path("compacted")
    _ = await commands.run("compact \(compacted)")
    for words in [["merge", compacted, "--yes"], ["merge", compacted, "--join"]] {
      let answer = await end(words)
      #expect(answer.code == .refusedData && answer.shown.contains("count twice"))
    }
    #expect(await end(["merge", other, "--join"]).code == .done)
    #expect(await commands.run("list").contains("2 entries"))
  }

  @Test(arguments: [
    ("json -o plain", false), ("csv -o json", false), ("qif -o jsonl", false),
    ("jsonl -o json", false), ("json -o json", true), ("json -o jsonl", true), ("csv", true),
    ("jsonl -o jsonl", true),
  ])
  func `an export is in its own form, or refused`(_ line: String, _ isDone: Bool) async {
    _ = await commands.run("init --open")
    _ = await commands.run("add tea 3")
    let words = ["export"] + line.split(separator: " ").map(String.init)
    #expect(await end(words).code == (isDone ? .done : .usage), "\(line)")
  }
}
