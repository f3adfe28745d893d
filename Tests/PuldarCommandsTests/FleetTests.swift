import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// Many ledgers at once: 'fold', 'fold --combine' and 'verify --files-from'.
@Suite struct FleetTests {
  private let commands: TriedCommands

  init() throws { commands = try TriedCommands() }

  /// Runs a command that names no ledger of its own.
  private func run(
    _ words: [String], reading input: String = ""
  ) async -> (shown: String, code: ExitCode) {
    await commands.end(of: words, reading: input)
  }

  /// Writes some ledgers as single logs, each of random requests.
  private func ledgers(_ count: Int) throws -> [String] {
    try (0..<count).map { number in
      var bytes: [UInt8] = []
      LogLine.write(
        RandomHistory.ledger(seed: UInt64(number) + 7, requests: 20).events, after: .beforeFirst,
        to: &bytes)
      let path = commands.folder.path("l\(number + 100).jsonl")
      try Data(bytes).write(to: URL(filePath: path))
      return path
    }
  }

  private func list(_ names: [String]) -> String { names.map { $0 + "\n" }.joined() }

  @Test(arguments: ["month", "bucket", "category", "account"])
  func `the figures of a line are those of the report`(_ axis: String) async throws {
    for path in try ledgers(8) {
      let folded = await run(["fold", "--by", axis, path])
      let line = try JSONNode(folded.shown)
      let sums = try #require(line["sums"]?.items)
      let months = sums.compactMap { $0["month"]?.string }
      guard let first = months.min(), let last = months.max() else { continue }
      let axes = axis == "month" ? axis : "\(axis),month"
      let told = await commands.end(
        of: ["report", "--by", axes, "--months", "\(first)..\(last)", "--json"],
        in: URL(filePath: path).lastPathComponent)
      let report = try JSONNode(told.shown)
      #expect(Self.figures(ofReport: report) == Self.figures(ofSums: sums), "\(told.shown)")
    }
  }

  /// What was spent, used and budgeted by month and key; what is zero throughout is left out.
  private static func figures(ofSums sums: [JSONNode]) -> [String: [Int]] {
    var figures: [String: [Int]] = [:]
    for sum in sums {
      let all = ["minor", "used", "budget", "income"].map { sum[$0]?.integer ?? 0 }
      figures["\(sum["month"]?.string ?? "") \(sum["key"]?.string ?? "")"] = all
    }
    return figures
  }

  private static func figures(ofReport report: JSONNode) -> [String: [Int]] {
    var figures: [String: [Int]] = [:]
    for row in report["rows"]?.items ?? [] {
      let key = row["key"]?.string ?? ""
      for month in row["months"]?.items ?? [row] {
        let all = ["spent", "used", "budget", "income"].map { name in
          Int((month[name]?.string ?? "0").replacing(".", with: "")) ?? 0
        }
        if all != [0, 0, 0, 0] { figures["\(month["id"]?.string ?? key) \(key)"] = all }
      }
    }
    return figures
  }

  @Test(arguments: [1, 2, 3, 7])
  func `the lines are in the order of the list, however many are read at once`(
    _ jobs: Int
  ) async throws {
    let paths = try ledgers(5)
    // More than one thread takes at a time, and more than may wait.
    let names = (0..<700).map { paths[$0 * 31 % paths.count] }
    let (shown, code) = await run(
      ["fold", "--files-from", "-", "--jobs", "\(jobs)"], reading: list(names))
    let lines = shown.split(separator: "\n")
    #expect(code == .done)
    #expect(try lines.map { try JSONNode(String($0))["ledger"]?.string } == names)
  }

  @Test func `any split and order of the lines combines to the same bytes`() async throws {
    let names = try ledgers(9) + [commands.folder.path("missing.jsonl")]
    let folded = await run(["fold", "--by", "category", "--files-from", "-"], reading: list(names))
    #expect(folded.code == .refusedData)
    let lines = folded.shown.split(separator: "\n").filter { $0.hasPrefix("{") }.map { "\($0)\n" }
    #expect(lines.count == 10)
    let all = await run(["fold", "--combine"], reading: lines.joined())
    #expect(all.code == .done)
    #expect(try JSONNode(all.shown)["ledgers"]?.integer == 9)
    #expect(try JSONNode(all.shown)["failed"]?.integer == 1)
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<10 {
      let cut = Int.random(in: 0...lines.count, using: &generator)
      let mixed = lines.shuffled(using: &generator)
      let first = await run(["fold", "--combine"], reading: mixed[..<cut].joined())
      let second = await run(["fold", "--combine"], reading: mixed[cut...].joined())
      let both = await run(["fold", "--combine"], reading: second.shown + first.shown)
      #expect(both.shown == all.shown)
    }
    let none = await run(["fold", "--combine"])
    #expect(await run(["fold", "--combine"], reading: all.shown + none.shown).shown == all.shown)
  }

  @Test func `after keys the lines of each key combine apart`() async throws {
    let paths = try ledgers(4)
    let keyed = zip(["a", "a", "b", "b"], paths).map { "\($0)\t\($1)\n" }.joined()
    let folded = await run(["fold", "--keyed", "--files-from", "-"], reading: keyed)
    let end = #"{"schema":1,"version":"0.1.0","end":true,"ledgers":4,"failed":0}"#
    let combined = await run(["fold", "--combine", "--keyed"], reading: folded.shown + end)
    let lines = combined.shown.split(separator: "\n")
    #expect(lines.map { $0.prefix(2) } == ["a\t", "b\t"])
    let alone = await run(
      ["fold", "--combine"], reading: await run(["fold", paths[2], paths[3]]).shown)
    #expect(lines[1].dropFirst(2) + "\n" == alone.shown)
  }

  @Test func `ledgers that come as lines give what their files give`() async throws {
    let paths = try ledgers(4)
    let files = await run(["fold"] + paths)
    for position in ["first", "last"] {
      var input = ""
      for path in paths {
        let name = try #require(String(data: JSONEncoder().encode(path), encoding: .utf8))
          .replacing("\\/", with: "/")
        for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
          input +=
            position == "first"
            ? "{\"ledger\":\(name),\(line.dropFirst())\n"
            : "\(line.dropLast()),\"ledger\":\(name)}\n"
        }
      }
      let streamed = await run(["fold", "--stdin-ledgers"], reading: input)
      #expect(streamed.code == .done)
      #expect(streamed.shown == files.shown)
      #expect(await run(["verify", "--stdin-ledgers"], reading: input).code == .done)
    }
  }

  @Test func `a run that was stopped goes on after its last line`() async throws {
    let paths = try ledgers(6)
    let all = await run(["fold", "--files-from", "-"], reading: list(paths)).shown
    let lines = all.split(separator: "\n").map { "\($0)\n" }
    for (place, path) in paths.enumerated() {
      let rest = await run(["fold", "--files-from", "-", "--after", path], reading: list(paths))
      #expect(lines[...place].joined() + rest.shown == all)
    }
    let wrong = await run(["fold", "--files-from", "-", "--after", "x"], reading: list(paths))
    #expect(wrong.code == .usage)
    #expect(wrong.shown.contains("'x' is not among the ledgers"))
  }

  @Test func `the end says how many there were`() async throws {
    let paths = try ledgers(2) + ["/nowhere"]
    let (shown, code) = await run(["fold", "--end", "--files-from", "-"], reading: list(paths))
    #expect(code == .refusedData)
    let end = try JSONNode(String(try #require(shown.split(separator: "\n").dropLast().last)))
    #expect(end["end"] == .bool(true))
    #expect(end["ledgers"]?.integer == 3)
    #expect(end["failed"]?.integer == 1)
  }

  @Test func `what was verified is kept in lines, and the next night begins with them`()
    async throws
  {
    let paths = try ledgers(5)
    let first = await run(["verify", "--files-from", "-"], reading: list(paths))
    #expect(first.code == .done)
    let seals = commands.folder.path("seals")
    // One is new since, and one is gone.
    let kept = first.shown.split(separator: "\n").enumerated().filter { $0.offset != 2 }
    try Data(kept.map { "\($0.element)\n" }.joined().utf8).write(to: URL(filePath: seals))
    var today = paths
    today.remove(at: 1)
    let words = ["--files-from", "-", "--since", seals]
    let second = await run(["verify"] + words, reading: list(today))
    #expect(second.code == .done)
    let lines = second.shown.split(separator: "\n").dropLast()
    #expect(lines.count == 4)
    // The new one is read with its receipts, and so is known whole.
    #expect(lines.map { $0.contains("\"receipts\"") } == [false, true, false, false])
    let plain = await run(["fold", "--files-from", "-"], reading: list(today))
    let note = "1 ledger is new since the seals, and 1 of theirs is not in the list.\n"
    #expect(second.shown.hasSuffix(note))
    #expect(await run(["fold"] + words, reading: list(today)).shown == plain.shown + note)
    // A line that was changed and sealed anew is not what was verified.
    let other = try String(contentsOfFile: paths[0], encoding: .utf8)
    try other.write(toFile: paths[3], atomically: true, encoding: .utf8)
    let changed = await run(["verify"] + words, reading: list(today))
    #expect(changed.code == .refusedData)
    let failed = try changed.shown.split(separator: "\n").filter { $0.hasPrefix("{") }.map {
      try JSONNode(String($0))
    }
    .filter { $0["error"] != nil }
    #expect(failed.compactMap { $0["ledger"]?.string } == [paths[3]])
  }

  @Test func `a list or seals out of order are refused where they are used together`() async throws
  {
    let paths = try ledgers(3)
    let seals = commands.folder.path("seals")
    let first = await run(["verify", "--files-from", "-"], reading: list(paths))
    try Data(first.shown.utf8).write(to: URL(filePath: seals))
    let mixed = list([paths[1], paths[0]])
    let refused = await run(["verify", "--files-from", "-", "--since", seals], reading: mixed)
    #expect(refused.code == .usage)
    #expect(refused.shown.contains("the list is not sorted"))
    let lines = first.shown.split(separator: "\n")
    try Data("\(lines[1])\n\(lines[0])\n\(lines[2])\n".utf8).write(to: URL(filePath: seals))
    let wrong = await run(["verify", "--files-from", "-", "--since", seals], reading: list(paths))
    #expect(wrong.code == .usage)
    #expect(wrong.shown.contains("seals' is not sorted"))
  }

  /// What cannot be read, and what its line says.
  static let unreadable: [(make: @Sendable (String) throws -> Void, said: String)] = [
    ({ _ in }, "there is no ledger at"),
    (
      { try FileManager.default.createDirectory(atPath: $0, withIntermediateDirectories: false) },
      "no regular file"
    ), ({ _ = mkfifo($0, 0o600) }, "no regular file"),
    ({ try Data().write(to: URL(filePath: $0)) }, "the log is empty"),
    ({ try Data("x\n".utf8).write(to: URL(filePath: $0)) }, "the log is damaged in line 1"),
    (
      {
        try FileManager.default.createSymbolicLink(atPath: $0, withDestinationPath: "/etc/passwd")
      },
      "no regular file"
    ),
  ]

  @Test(arguments: unreadable.indices)
  func `what cannot be read has a line that says why, and the others have theirs`(
    _ number: Int
  ) async throws {
    let good = try ledgers(1)[0]
    let path = commands.folder.path("x.jsonl")
    try Self.unreadable[number].make(path)
    for command in ["fold", "verify"] {
      let (shown, code) = await run(
        [command, "--files-from", "-"], reading: list([path, good, path]))
      #expect(code == .refusedData)
      let lines = try shown.split(separator: "\n").dropLast().map { try JSONNode(String($0)) }
      #expect(lines.map { $0["ledger"]?.string } == [path, good, path])
      let problem = lines[0]["error"]?.string ?? ""
      #expect(problem.contains(Self.unreadable[number].said), "\(problem)")
      #expect(lines[1]["error"] == nil)
      #expect(shown.hasSuffix("2 of 3 ledgers could not be read: each has a line with 'error'.\n"))
    }
  }

  @Test func `a damaged line is named with its place`() async throws {
    let path = try ledgers(1)[0]
    var bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    let start = bytes.firstIndex(of: 10)! + 1
    bytes[start + 70] ^= 1
    try Data(bytes).write(to: URL(filePath: path))
    let (shown, _) = await run(["fold", path])
    let line = try JSONNode(String(shown.split(separator: "\n")[0]))
    #expect(line["line"]?.integer == 2)
    #expect(line["byte"]?.integer == start)
  }

  @Test func `a zero byte ends names that hold a newline`() async throws {
    let path = try ledgers(1)[0]
    let odd = commands.folder.path("a\nb.jsonl")
    try FileManager.default.copyItem(atPath: path, toPath: odd)
    let (shown, code) = await run(
      ["fold", "--files-from", "-", "-0"], reading: "\(odd)\0\(path)\0")
    #expect(code == .done)
    #expect(
      try shown.split(separator: "\n").map { try JSONNode(String($0))["ledger"]?.string } == [
        odd, path,
      ])
  }

  /// Lines that are no summaries, and what is wrong with them.
  static let wrongLines: [(String, String)] =
    [
      ("x", "an object begins with"), ("{}", "'schema' is not 1"), ("[]", "an object begins with"),
      (#"{"schema":2,"sums":[]}"#, "'schema' is not 1"), (#"{"schema":1}"#, "it has no 'by'"),
      (#"{"schema":1,"by":"x","sums":[]}"#, "none of those"),
      (#"{"schema":1,"ledgers":-1,"sums":[]}"#, "a count"), (#"{"schema":1,"sums":["#, "a value"),
      (#"{"schema":1,"schema":1,"sums":[]}"#, "stands twice"),
      (#"{"schema":1,"end":true,"sums":[]}"#, "it has no 'by'"),
      (
        #"{"schema":1,"version":"0.1.0","ledger":"a","month":"2026-01","key":"a","minor":1}"#,
        "it has no 'by'"
      ),
    ]
    + [
      (#"{"month":"2026-01"}"#, "a sum has no 'budget'"),
      (sum(month: "2026-13"), "the month or currency of a sum is none"),
      (sum(currency: "?"), "the month or currency of a sum is none"),
      (sum(minor: "1.5"), "a whole number"), (sum(minor: #""1""#), "a whole number"),
      (sum(minor: "null"), "a number"), (sum() + "," + sum(), "a sum stands twice"),
    ].map { (summary($0), $1) }

  private static func sum(
    month: String = "2026-01", currency: String = "EUR", minor: String = "1"
  ) -> String {
    #"{"month":"\#(month)","key":"a","currency":"\#(currency)","minor":\#(minor),"used":0,"budget":null,"income":null}"#
  }

  private static func summary(_ sums: String) -> String {
    #"{"schema":1,"by":"bucket","ledgers":1,"failed":0,"incomplete":0,"events":1,"sums":[\#(sums)]}"#
  }

  @Test(arguments: wrongLines)
  func `a line that is no summary is refused with its number, and nothing is added up`(
    _ line: String, _ said: String
  ) async throws {
    let good = Self.summary(Self.sum())
    let (shown, code) = await run(["fold", "--combine"], reading: "\(good)\n\(line)\n\(good)\n")
    #expect(code == .refusedData)
    #expect(shown.contains("line 2 of the input"))
    #expect(shown.contains(said), "\(shown)")
    #expect(!shown.contains("\"sums\""))
  }

  @Test func `a line of more sums than a person has can be added up again`() async throws {
    let sums = (0..<12_000).map {
      #"{"month":"2026-01","key":"category \#($0 + 10_000)","currency":"EUR","minor":1,"used":1,"budget":null,"income":null}"#
    }
    let line =
      #"{"schema":1,"version":"0.1.0","by":"category","ledgers":1,"failed":0,"incomplete":0,"events":1,"sums":["#
      + sums.joined(separator: ",") + "]}\n"
    #expect(line.utf8.count > LineReader.byteLimit)
    let (shown, code) = await run(["fold", "--combine"], reading: line + line)
    #expect(code == .done)
    let expected = line.replacing(#""minor":1,"used":1,"#, with: #""minor":2,"used":2,"#)
      .replacing(#""ledgers":1,"#, with: #""ledgers":2,"#)
      .replacing(#""events":1,"#, with: #""events":2,"#)
    #expect(shown == expected)
  }

  @Test func `sums beyond 64 bits are exact`() async throws {
    func line(_ minor: String) -> String {
      #"{"schema":1,"by":"month","ledgers":1,"failed":0,"incomplete":0,"events":1,"sums":[{"month":"2026-01","key":"2026-01","currency":"EUR","minor":"#
        + minor + #","used":0,"budget":null,"income":null}]}"# + "\n"
    }
    let (shown, code) = await run(
      ["fold", "--combine"],
      reading: line("9223372036854775807") + line("9223372036854775807"))
    #expect(code == .done)
    #expect(shown.contains(#""minor":18446744073709551614,"#))
    let again = await run(["fold", "--combine"], reading: shown + line("1"))
    #expect(again.shown.contains(#""minor":18446744073709551615,"#))
    let most = String(Int128.max)
    #expect(
      await run(["fold", "--combine"], reading: line(most) + line(most)).code == .refusedData)
  }

  @Test func `a log that comes twice in one ledger counts in no sum`() async throws {
    let path = try ledgers(1)[0]
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      .map { "{\"ledger\":\"a\",\($0.dropFirst())\n" }
    for input in [lines + lines, [lines[0]] + lines, lines + lines[..<3]] {
      for command in ["fold", "verify"] {
        let (shown, code) = await run([command, "--stdin-ledgers"], reading: input.joined())
        #expect(code == .refusedData)
        #expect(shown.contains("the log is damaged in line"))
        #expect(!shown.contains("sums"))
      }
    }
  }

  @Test func `two spellings of one letter are two names, whatever reads them`() async throws {
    let (composed, apart) = ("caf\u{E9}", "cafe\u{301}")
    let path = try ledgers(1)[0]
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    let input = [composed, apart].flatMap { name in
      lines.map { "{\"ledger\":\"\(name)\",\($0.dropFirst())\n" }
    }
    let streamed = await run(["fold", "--stdin-ledgers"], reading: input.joined())
    #expect(streamed.shown.split(separator: "\n").count == 2)
    let sums = [composed, apart].map { name in
      Self.summary(Self.sum().replacing(#""key":"a""#, with: "\"key\":\"\(name)\"")) + "\n"
    }
    let one = await run(["fold", "--combine"], reading: sums[0] + sums[1]).shown
    let other = await run(["fold", "--combine"], reading: sums[1] + sums[0]).shown
    #expect(one.utf8.elementsEqual(other.utf8))
    #expect(try JSONNode(one)["sums"]?.items.count == 2)
    let keyed = await run(
      ["fold", "--combine", "--keyed"], reading: "\(composed)\t\(sums[0])\(apart)\t\(sums[0])")
    #expect(keyed.shown.split(separator: "\n").count == 2)
  }

  @Test func `money put away and income for another month are in the sums of all months`()
    async throws
  {
    await commands.run("income 3000 --monthly --from 2026-01 -y")
    await commands.run("goal add bike 500 -y")
    await commands.run("goal fund bike 50 -y")
    await commands.run("income salary 100 --for 2026-02 -y")
    let all = await run(["fold", commands.folder.path("trip")])
    let sums = try JSONNode(all.shown)["sums"]?.items ?? []
    #expect(sums.map { $0["month"]?.string } == ["2026-01", "2026-02"])
    #expect(sums.first?["used"]?.integer == 5000)
  }

  @Test func `a night in which a ledger cannot be read forgets no seals`() async throws {
    let paths = try ledgers(2)
    let seals = commands.folder.path("seals")
    let words = ["verify", "--files-from", "-", "--since", seals]
    func night(_ words: [String]) async throws -> (shown: String, code: ExitCode) {
      let answer = await run(words, reading: list(paths))
      let lines = answer.shown.split(separator: "\n").filter { $0.hasPrefix("{") }
      try Data(lines.map { "\($0)\n" }.joined().utf8).write(to: URL(filePath: seals))
      return answer
    }
    #expect(try await night(["verify", "--files-from", "-"]).code == .done)
    let aside = paths[0] + ".aside"
    try FileManager.default.moveItem(atPath: paths[0], toPath: aside)
    #expect(try await night(words).code == .refusedData)
    // It comes back shorter.
    let lines = try String(contentsOfFile: aside, encoding: .utf8).split(separator: "\n")
    try Data(lines.dropLast(2).map { "\($0)\n" }.joined().utf8).write(to: URL(filePath: paths[0]))
    let third = try await night(words)
    #expect(third.code == .refusedData)
    #expect(third.shown.contains("what --since names is not there"))
  }

  @Test(arguments: [
    "", "x", "{}", #"{"schema":2,"ledger":"a","heads":[]}"#, #"{"schema":1,"ledger":"a"}"#,
    #"{"schema":1,"ledger":"a","heads":[{}]}"#, #"{"schema":1,"heads":[]}"#,
  ])
  func `a file that tells no seals is refused with its line`(_ line: String) async throws {
    let paths = try ledgers(1)
    let seals = commands.folder.path("seals")
    try Data("\(line)\n".utf8).write(to: URL(filePath: seals))
    let answer = await run(
      ["verify", "--files-from", "-", "--since", seals], reading: list(paths))
    if line.isEmpty {
      #expect(answer.shown.contains("1 ledger is new since the seals"))
    } else {
      #expect(answer.code == .usage)
      #expect(answer.shown.contains("line 1 of '\(seals)' tells no seals"))
    }
  }

  @Test func `what comes before a mistake in a list is answered`() async throws {
    let paths = try ledgers(3)
    let keyed = paths.map { "k\t\($0)\n" }.joined()
    let answer = await run(["fold", "--keyed", "--files-from", "-"], reading: keyed + "x\n")
    #expect(answer.code == .usage)
    #expect(answer.shown.split(separator: "\n").filter { $0.hasPrefix("k\t{") }.count == 3)
    for (list, said) in [("a\0\n", "give --null"), ("k\u{a}\ta\0", "holds a newline")] {
      let options = said == "give --null" ? [] : ["-0", "--keyed"]
      let refused = await run(["fold", "--files-from", "-"] + options, reading: list)
      #expect(refused.code == .usage)
      #expect(refused.shown.contains(said))
    }
  }

  /// Words that do not go together.
  static let wrongWords: [[String]] = [
    ["fold"], ["fold", "a", "--files-from", "-"], ["fold", "--files-from", "-", "--stdin-ledgers"],
    ["fold", "a", "-0"], ["fold", "a", "--keyed"], ["fold", "--combine", "--rows"],
    ["fold", "--combine", "--files-from", "-"], ["fold", "--combine", "--end"],
    ["fold", "--combine", "-m", "2026-01"], ["fold", "--combine", "--by", "month"],
    ["fold", "--combine", ""], ["fold", "--stdin-ledgers", "--since", "-"],
    ["fold", "--files-from", "-", "--since", "-"], ["fold", "a", "--jobs", "0"],
    ["fold", "a", "--by", "week"], ["verify", "--since", "x"],
    ["verify", "--files-from", "-", "--replay"],
    ["verify", "--end"],
  ]

  @Test(arguments: wrongWords)
  func `options that do not go together are refused`(_ words: [String]) async throws {
    #expect(await run(words).code == .usage)
  }

  @Test func `a list that is not there is refused, and so is one without keys`() async throws {
    #expect(await run(["fold", "--files-from", commands.folder.path("no")]).code == .missing)
    let line = #"{"schema":1,"by":null,"sums":[]}"#
    #expect(await run(["fold", "--combine", "--keyed"], reading: line).code == .refusedData)
    let keyless = await run(["fold", "--keyed", "--files-from", "-"], reading: "a\n")
    #expect(keyless.code == .usage)
    #expect(keyless.shown.contains("line 1 of the list has no tab"))
    let stranger = await run(["fold", "--stdin-ledgers"], reading: "{\"n\":0}\n")
    #expect(stranger.code == .usage)
    #expect(stranger.shown.contains("line 1 of the input is no line of a ledger"))
  }
}

extension JSONNode {
  /// The number; `nil` if it is none.
  fileprivate var integer: Int? {
    if case .number(let number) = self { Int(exactly: number) } else { nil }
  }
}
