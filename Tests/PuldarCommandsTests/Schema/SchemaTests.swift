import EntryParsing
import Foundation
import LedgerStore
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// What programs read: every answer has the shape that the schema tells, and the columns that
/// `help plain` tells.
@Suite struct SchemaTests {
  private let folder: TemporaryFolder
  private let clock = TickingClock()

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The shapes, as the file tells them.
  private static func schema() throws -> String {
    try String(contentsOf: SchemaFile.place, encoding: .utf8)
  }

  @Test func `the file tells the shapes that the answers are made of`() throws {
    let derived = SchemaFile.text
    if ProcessInfo.processInfo.environment["RECORD_FIXTURES"] == "1" {
      try Data(derived.utf8).write(to: SchemaFile.place)
    }
    let told = try Self.schema().split(separator: "\n")
    let changes = derived.split(separator: "\n").difference(from: told)
    #expect(changes.isEmpty, "\(changes)")
  }

  /// Commands that fill a ledger, each with the shape of its answer.
  private static let commands: [(words: [String], shape: String)] = [
    (["init", "--metered"], "write"), (["init"], "write"),
    (["income", "4000", "--monthly"], "write"),
    (["budget", "50/30/20"], "write"), (["add", "spent 45 at whole foods", "--why"], "write"),
    (["add", "sushi 1300 yesterday", "--key", "k"], "write"),
    (["add", "sushi 1300 yesterday", "--key", "k"], "write"),
    (["add", "dinner for 6 at benihana 312", "-n"], "write"), (["income", "salary 100"], "write"),
    (["add", "refund", "1", "--of", "4"], "write"),
    (["edit", "4", "--amount", "130", "-n"], "write"), (["edit", "4", "--amount", "130"], "write"),
    (["edit", "listed", "--set-note", "x", "--set-reviewed", "-y"], "write"),
    (["rule", "learned"], "rule-learned"), (["void", "4", "-n"], "write"),
    (["void", "4"], "write"), (["undo", "-n"], "write"),
    (["undo"], "write"), (["redo"], "write"), (["undo", "--list"], "undo-list"),
    (["redo", "--list"], "undo-list"), (["undo", "3"], "write"),
    (["void", "--all", "-n"], "write"),
    (["category", "add", "pets", "--bucket", "fun"], "write"),
    (["category", "move", "pets", "--bucket", "future", "-n"], "write"),
    (["category", "rename", "pets", "Pets", "--symbol", "P"], "write"),
    (["category", "end", "pets"], "write"),
    (["category", "merge", "gifts", "dining"], "write"), (["category", "list"], "category-list"),
    (["bucket", "add", "travel", "--from", "2025-12"], "write"),
    (["bucket", "rename", "travel", "Trips"], "write"), (["bucket", "list"], "bucket-list"),
    (["bucket", "end", "travel", "--move-to", "fun", "--from", "2026-01"], "write"),
    (["bucket", "list", "-m", "2025-12..2026-01"], "bucket-list"),
    (["category", "list", "-m", "2025-12..2026-01"], "category-list"),
    (["pro", "status"], "pro-status"), (["pro", "unlock", "--transaction", "T"], "write"),
    (["pro", "status"], "pro-status"), (["budget", "rollover", "all", "both"], "write"),
    (["calendar"], "calendar"), (["calendar", "week-start"], "week-start"),
    (["calendar", "week-start", "sun"], "write"), (["rule", "list"], "rule-list"),
    (["rule", "add", "blue door", "dining"], "write"), (["rule", "list"], "rule-list"),
    (["rule", "test", "lunch", "12", "at", "blue", "door"], "rule-test"),
    (["rule", "add", "blue door", "travel", "-n"], "write"), (["calendar"], "calendar"),
    (["budget"], "budget"), (["budget", "400", "-c", "dining", "-n"], "write"),
    (["budget", "400", "-c", "dining"], "write"), (["budget", "3000", "-m", "this"], "write"),
    (["budget"], "budget"), (["explain", "budget"], "explain"),
    (
      ["bill", "add", "netflix 15.99 every month on the 31st", "--due", "2025-10-31", "--auto"],
      "write"
    ), ([], "status"),
    (["move", "20", "bank", "cash", "-n"], "write"), (["move", "20", "bank", "cash"], "write"),
    (["bill", "run", "-n"], "write"), (["bill", "run"], "write"), (["bill", "run"], "write"),
    (["bill", "add", "rent 1200 every month on the 31st", "--due", "2025-10-31"], "write"),
    (["bill", "add", "water", "--about", "40", "every", "month", "on", "the", "5th"], "write"),
    (["bill", "add", "gas", "?", "15jan", "-n"], "write"),
    (["pay", "rent", "600", "--part"], "write"),
    (["pay", "rent"], "write"), (["pay", "water", "41.50", "--no-expense"], "write"),
    (["unpay", "water"], "write"), (["bill", "edit", "rent", "--amount", "1210"], "write"),
    (["bill", "skip", "water"], "write"), (["bill", "void", "water", "-n"], "write"),
    (["bill", "stop", "water"], "write"), (["bills"], "due"),
    (["bills", "--by", "category"], "due"), (["due", "--paid"], "due"),
    (["due", "--within", "1y"], "due"), (["due", "--cron"], "reminder"),
    (["bill", "list"], "bill-list"),
    (["bill", "show", "rent"], "bill-show"), ([], "status"),
    (["attach", "rent", #filePath], "write"), (["bill", "show", "rent"], "bill-show"),
    (["attach", "last", #filePath, "-n"], "write"), (["attach", "last", #filePath], "write"),
    (["attach", "last", #filePath], "write"), (["show", "last"], "show"), (["list"], "list"),
    (["verify"], "verify"), (["fold", "--combine"], "fold"),
    (["detach", "last", "SchemaTests.swift"], "write"),
    (["receipt", "clean"], "gc"),
    (["account", "open", "bank", "382.61", "-n"], "write"),
    (["account", "open", "bank", "382.61"], "write"),
    (["account", "add", "visa", "--kind", "card"], "write"),
    (["accounts"], "accounts"), (["account", "bank"], "register"),
    (["account", "list"], "accounts"),
    (["account", "-m", "2025-12..2026-01"], "accounts"),
    (["explain", "bank"], "explain"),
    (["allowance", "88.41"], "write"), (["allowance"], "allowance"),
    (["allowance", "-m", "2026-01"], "allowance-days"),
    (["bill", "add", "fuel 60 every month"], "write"), (["pay", "fuel", "-n"], "write"),
    (["snapshot"], "snapshot"), (["explain", "savings"], "explain"), (["status"], "status"),
    (["explain", "allowance"], "explain"),
    (["goal", "add", "Bike", "--target", "500"], "write"),
    (["goal", "fund", "bike", "50"], "write"),
    (["goal", "withdraw", "bike", "20"], "write"), (["goal", "list"], "goal-list"),
    (["goal", "end", "bike"], "write"), (["goal", "list", "--all"], "goal-list"),
    (["add", "tea 3", "--no-counts"], "write"), (["income", "500", "--as-savings"], "write"),
    (["allowance", "none"], "write"), (["allowance"], "allowance"),
    (["account", "correct", "bank", "+0.42", "--why", "interest"], "write"),
    (["reconcile", "bank", "1"], "reconcile"), (["reconcile", "visa", "0"], "write"),
    (["add", "tea 3"], "write"), (["account", "end", "visa"], "write"),
    (["check", "reconciled"], "check"),
    ([], "status"), (["pro", "revoke"], "write"), (["income"], "income"),
    (["income", "-m", "2025-12..2026-01"], "income"),
    (["budget", "rollover"], "rollover"),
    (["budget", "rollover", "-m", "2025-12..2026-01"], "rollover"),
    (["rule", "apply", "-n"], "write"),
    ([], "status"), (["status", "-m", "2025-12..2026-01", "--as-of", "5"], "status"),
    (["status", "--short"], "status-short"), (["status", "--short", "-m", "last"], "status-short"),
    (["forecast"], "forecast"), (["forecast", "-m", "2026-03..2026-05"], "forecast"),
    (["report", "--html", "PAGE"], "page"),
    (["report"], "report"), (["report", "--by", "category,month", "--months", "3"], "report"),
    (["report", "--by", "month,bucket", "--trend"], "report"),
    (["report", "--by", "bucket,merchant", "--top", "1"], "report"),
    (["report", "--by", "category", "--trend", "-m", "last"], "report"),
    (["list"], "list"), (["list", "--group", "category"], "list"), (["list", "--sum"], "list"),
    (["find", "sushi", "-n", "1"], "list"), (["show", "4"], "show"), (["show", "2"], "show"),
    (["log"], "log"), (["log", "-n", "2", "--reverse"], "log"), (["explain", "fun"], "explain"),
    (["explain", "month", "--depth", "5"], "explain"), (["diff", "2", "now"], "diff"),
    (["replay", "--with", "budget 60/20/20"], "replay"), (["check"], "check"),
    (["check", "log"], "verify"),
    (["check", "over"], "check"), (["check", "unreviewed"], "check"),
    (["review", "--all", "-n"], "write"), (["verify"], "verify"),
    (["verify", "--replay"], "verify"),
    (["merge", "OTHER", "--join"], "merge"), (["repair"], "repair"),
    (["compact", "NEW", "-n"], "compact"),
    (["compact", "NEW"], "compact"), (["model", "show"], "model"),
    (["pro"], "pro-status"), (["pro", "restore"], "pro-restore"), (["config"], "config"),
    (["profile"], "profile"), (["profile", "list"], "profile"),
    (["profile", "add", "ana", "--email", "ana@example.org"], "profile"),
    (["profile", "use", "ana"], "profile"), (["profile", "unlock", "ana"], "write"),
    (["profile", "lock", "ana"], "error"),
    (["profile", "rename", "ana", "eva"], "profile"), (["profile", "use", "default"], "profile"),
    (["profile", "remove", "eva", "--yes"], "profile"),
    (["config", "get", "model.use"], "config"), (["export", "json"], "error"),
    (["pro", "unlock", "--transaction", "T"], "write"), (["export", "json"], "entries"),
    (["backup", "BACKUP"], "copy"), (["restore", "BACKUP", "-f", "RESTORED"], "copy"),
    (["export", "jsonl", "COPIED"], "copy"), (["append", "LINES"], "append"),
    (["import", "STATEMENT", "-n"], "import"), (["import", "STATEMENT", "--yes"], "import"),
    (["doctor"], "doctor"), (["init", "--demo", "budget", "-f", "DEMO"], "write"),
    (["receipt", "read", "RECEIPT", "--why"], "receipt"),
    (["receipt", "read", "RECEIPT"], "receipt"), (["receipt", "add", "RECEIPT"], "error"),
    (["receipt", "add", "RECEIPT", "--yes", "-n"], "write"),
    (["receipt", "add", "RECEIPT", "--yes"], "write"), (["receipt", "add", "RECEIPT"], "write"),
    (["receipt", "read", "NONE"], "error"), (["parse", "coffee 4, lunch 12", "--why"], "parse"),
    (["parse", "2 foo 9.50"], "error"), (["show", "99"], "error"),
    (["list", "--min", "x"], "error"),
  ]

  @Test func `every answer in JSON has the shape that help tells`() async throws {
    let validator = SchemaValidator(schema: try JSONNode(Self.schema()))
    _ = await run(["init", "--metered"], in: "OTHER")
    _ = await run(["add", "tea 3"], in: "OTHER")
    for (words, shape) in Self.commands {
      let answer = await run(words + ["--json"])
      let lines = answer.split(separator: "\n")
      let documents = lines.filter { $0.hasPrefix("{\"schema\"") }
      #expect(documents.count == 1 && lines.count == 1, "\(words): \(answer)")
      for document in documents {
        let mistakes = validator.mistakes(in: try JSONNode(String(document)), as: shape)
        #expect(mistakes.isEmpty, "\(words): \(mistakes)\n\(answer)")
      }
    }
  }

  @Test func `every shape that help tells is one of a command that is tried`() throws {
    let schema = try JSONNode(Self.schema())
    let told = (schema["anyOf"]?.items ?? []).compactMap { $0["$ref"]?.string?.dropFirst(8) }
    // What salvages a damaged log is in a transcript, and so are lines about many ledgers.
    let fleet = ["fold-row", "verify-ledger", "fleet-error", "fleet-end"]
    #expect(Set(told.map(String.init)) == Set(Self.commands.map(\.shape)).union(["export"] + fleet))
    let tried = Set(Self.commands.compactMap(\.words.first))
    let commands = PuldarProgram.groups.flatMap { $0.commands.map(\.name) }
    #expect(Set(commands).subtracting(tried) == ["completions"])
  }

  @Test func `every JSON document of the transcripts has a shape that help tells`() throws {
    let schema = try JSONNode(Self.schema())
    let validator = SchemaValidator(schema: schema)
    let shapes = (schema["anyOf"]?.items ?? []).compactMap { $0["$ref"]?.string?.dropFirst(8) }
    var count = 0
    for step in Transcript.all.flatMap(\.steps) where !step.command.contains(" cut ") {
      for line in step.shown where line.hasPrefix("{\"schema\":1,") && line.hasSuffix("}") {
        count += 1
        let document = try JSONNode(line)
        let mistakes = shapes.map { validator.mistakes(in: document, as: String($0)) }
        let nearest = mistakes.min { $0.count < $1.count } ?? []
        #expect(nearest.isEmpty, "\(step.command): \(nearest)")
      }
    }
    #expect(count > 50)
  }

  @Test func `an answer that is not as it is told is found`() throws {
    let validator = SchemaValidator(schema: try JSONNode(Self.schema()))
    let right = #"{"schema":1,"rules":[],"months":[]}"#
    #expect(validator.mistakes(in: try JSONNode(right), as: "replay").isEmpty)
    for wrong in [
      #"{"schema":2,"rules":[],"months":[]}"#, #"{"schema":1,"rules":[1],"months":[]}"#,
      #"{"schema":1,"rules":[]}"#, #"{"schema":1,"rules":[],"months":[],"more":1}"#, "[]",
      #"{"schema":1,"rules":[],"months":[{"id":"2026-1","actual":{},"scenario":{}}]}"#,
    ] {
      #expect(!validator.mistakes(in: try JSONNode(wrong), as: "replay").isEmpty, "\(wrong)")
    }
  }

  /// Commands with the columns of `--plain`, by what `help plain` names.
  private static let plain: [(words: [String], answers: String)] = [
    (["add", "tea 3"], "add"), (["list"], "add"), (["find", "tea"], "add"), (["show", "4"], "add"),
    (["parse", "tea 3"], "add"), (["income", "salary 10"], "add"),
    (["list", "--sum"], "list --sum"), (["list", "--group", "day"], "list --group"),
    (["list", "--voided"], "list --voided"),
    (["list", "--voided", "--group", "day"], "list --group --voided"),
    (["list", "--sum", "--group=day"], "list --sum --group"),
    (["edit", "4", "--amount", "2"], "edit"), (["void", "4"], "edit"), (["undo"], "edit"),
    (["budget", "40/40/20"], "edit"), (["undo", "--list"], "edit"), (["status"], "status"),
    (["status", "--short"], "status --short"), (["report"], "report"),
    (["report", "--by", "category,month", "--trend"], "report"),
    (["report", "--by", "bucket,merchant"], "report"),
    (["income"], "income without an amount"), (["budget", "rollover"], "budget rollover"),
    (["category", "list"], "category list"),
    (["bucket", "list"], "budget bucket list"), (["budget", "400"], "edit"), (["budget"], "budget"),
    (["calendar"], "calendar"), (["calendar", "week-start"], "config week-start"),
    (["rule", "add", "blue door", "travel"], "edit"), (["rule", "list"], "rule list"),
    (["add", "5", "--merchant", "Door", "-c", "dining"], "add"),
    (["rule", "learned"], "rule learned"), (["edit", "listed", "--set-note", "x", "-n"], "edit"),
    (["rule", "test", "tea 3"], "rule test"),
    (["log"], "log"), (["explain", "fun"], "explain"), (["diff", "1", "now"], "diff"),
    (["replay", "--with", "budget 60/20/20"], "replay"), (["check", "over"], "check"),
    (["verify"], "check log"), (["merge", "OTHER", "--join", "-n"], "merge"),
    (["bucket", "add", "travel"], "edit"),
    (["pro"], "pro"), (["pro", "unlock", "--transaction", "T"], "edit"),
    (["move", "20", "bank", "cash"], "edit"),
    (["bill", "add", "netflix 9 every month on the 5th", "--due", "2025-12-05", "--auto"], "edit"),
    (["bill", "run"], "edit"),
    (["pro", "restore"], "pro restore"), (["backup", "BACKUP"], "backup"),
    (["append", "LINES"], "append"), (["import", "STATEMENT", "--yes"], "import"),
    (["config"], "config"), (["profile"], "profile"), (["pro", "revoke"], "edit"),
    (["model", "show"], "config model"), (["receipt", "read", "RECEIPT"], "receipt read"),
    (["account", "open", "bank", "382.61"], "edit"), (["account"], "account"),
    (["account", "bank"], "account NAME"), (["show", "1"], "log"),
    (["reconcile", "bank", "1"], "account reconcile that does not agree"),
    (["allowance", "88.41"], "edit"), (["allowance"], "allowance"),
    (["allowance", "-m", "2026-01"], "allowance --month"),
    (["goal", "add", "Bike", "--target", "500"], "edit"), (["goal", "list"], "goal list"),
  ]

  @Test func `every plain answer has the columns that help tells`() async throws {
    _ = await run(["init"])
    _ = await run(["add", "tea 3", "-y"], in: "OTHER")
    for words in [
      ["income", "10", "--monthly"], ["add", "rent 900"], ["add", "cinema 30"],
    ] {
      _ = await run(words)
    }
    for (words, answers) in Self.plain {
      let columns = try #require(
        PlainColumns.all.first { row in
          row.answers == answers || row.answers.hasPrefix(answers + ",")
        })
      let rows = await run(words + ["--plain", "--header"]).split(separator: "\n")
      #expect(rows.count > 1, "\(words)")
      #expect(rows.first ?? "" == columns.names.joined(separator: "\t"), "\(words)")
      for row in rows {
        let cells = row.split(separator: "\t", omittingEmptySubsequences: false)
        #expect(cells.count == columns.names.count, "\(words): \(row)")
        #expect(cells.contains { !$0.isEmpty }, "\(words): \(row)")
      }
    }
  }

  /// Runs a command, and returns its answer, or why there is none; names in capitals are folders beside the ledger.
  private func run(_ words: [String], in ledger: String = "trip") async -> String {
    let (output, errors) = (ConversationRecord(), ConversationRecord())
    try? Data("{\"amount\":\"3.00\"}\n{\"amount\":\"x\"}\n".utf8)
      .write(to: URL(filePath: folder.path("LINES")))
    try? Data("Corner Books\n13/06/2025\nNovel 8.00\nMap 4.50\nTOTAL 12.50\n".utf8)
      .write(to: URL(filePath: folder.path("RECEIPT")))
    try? Data("Date,Description,Amount\n2025-12-01,TEA,-3.00\nTotal,,-3.00\n".utf8)
      .write(to: URL(filePath: folder.path("STATEMENT")))
    let places = [
      "OTHER", "NEW", "BACKUP", "RESTORED", "COPIED", "LINES", "DEMO", "RECEIPT", "STATEMENT",
      "NONE", "PAGE",
    ]
    let words = words.map { places.contains($0) ? folder.path($0) : $0 }
    _ = await PuldarProgram.run(
      in: Surroundings(
        arguments: ((words.contains("-f") ? [] : ["-f", folder.path(ledger)]) + words)
          .map { Array($0.utf8) },
        terminal: TerminalState(environment: ["HOME": folder.path("home")]),
        input: FakeInput([], byteLimit: 4096), output: output, errors: errors, clock: clock,
        parser: RuleBasedParser(),
        machine: MachinePlaces(
          stateFolder: folder.path("state"), machineID: "m", deviceName: "laptop"),
        files: TestSideFiles()))
    return String(decoding: output.bytes.isEmpty ? errors.bytes : output.bytes, as: UTF8.self)
  }
}
