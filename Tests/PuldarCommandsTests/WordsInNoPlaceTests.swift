import LedgerTestSupport
import Testing

@testable import CommandTable
@testable import PuldarCommands

/// Words that a person types without the name of their option, after every command.
@Suite struct WordsInNoPlaceTests {
  private static let words = [
    "2026-12", "march", "last", "2026-12-05", "yesterday", "400", "10", "6", "30d", "dining", "fun",
    "cash", "whole foods", "all", "json", "EUR", "category", "on", "1,5", "-5", "é", "'", "\u{7}",
    "",
  ]

  /// The words that call each command that does something.
  private static let paths: [[String]] = {
    func paths(_ command: CommandOutline, _ path: [String]) -> [[String]] {
      (command.hasBody ? [path] : [])
        + command.subcommands.flatMap { paths($0, path + [$0.name]) }
    }
    return paths(PuldarProgram.table.outline.root, [])
  }()

  @Test(.rows) func `whatever is offered for any words behind any command is read`() {
    #expect(Self.paths.count > 70)
    var count = 0
    each(TestRun.steps(Self.paths, each: 27)) { (path: [String]) in
      for first in Self.words {
        for second in [nil] + Self.words.map(Optional.some) {
          let line = path + [first] + (second.map { [$0] } ?? [])
          guard case .refuse = PuldarProgram.table.answer(to: line, width: 80),
            case .line(let meant)? = PuldarProgram.table.lineMeant(by: line, .nowhere)
          else { continue }
          count += 1
          guard case .perform = PuldarProgram.table.answer(to: Self.words(of: meant), width: 80)
          else {
            Issue.record("\(line): '\(meant)' is refused")
            continue
          }
        }
      }
    }
    #expect(count > (TestRun.isWhole ? 100 : 30))
  }

  @Test func `a path is no day, whatever days its folders are named for`() {
    for path in ["/tmp/1.2.2026/both.jsonl", "./1.2.2026/both", "~/2.1.2026", "../yesterday"] {
      #expect(DayArgument.fit(of: path) == .no, "\(path)")
      #expect(PlannedDayArgument.fit(of: path) == .no, "\(path)")
    }
    #expect(DayArgument.fit(of: "1.2.2026") == .certain)
  }

  @Test(.rows) func `a month is offered to each command that is of months and takes no words`() {
    each(Self.paths) { (path: [String]) in
      let line = path + ["2026-12"]
      let command = Self.command(path)
      guard PuldarProgram.table.root.command(at: Self.place(path)).traits.contains(.ofMonths),
        command.arguments.isEmpty
      else { return }
      guard case .line(let meant)? = PuldarProgram.table.lineMeant(by: line, .nowhere) else {
        Issue.record("nothing is offered for '\(line.joined(separator: " "))'")
        return
      }
      #expect(meant.hasSuffix("month 2026-12") || meant.hasSuffix("months 2026-12"))
    }
  }

  private static func place(_ path: [String]) -> [Int] {
    var command = PuldarProgram.table.outline.root
    return path.compactMap { name in
      guard let place = command.place(ofSubcommand: name) else { return nil }
      command = command.subcommands[place]
      return place
    }
  }

  private static func command(_ path: [String]) -> CommandOutline {
    PuldarProgram.table.outline.commands(along: place(path)).last
      ?? PuldarProgram.table.outline.root
  }

  /// A line as a shell takes it apart.
  private static func words(of line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    var signs = line.makeIterator()
    while let sign = signs.next() {
      switch sign {
      case "'":
        isQuoted.toggle()
        word = word ?? ""
      case "\\" where !isQuoted: word = (word ?? "") + (signs.next().map { String($0) } ?? "")
      case " " where !isQuoted:
        if let word { words.append(word) }
        word = nil
      default: word = (word ?? "") + String(sign)
      }
    }
    if let word { words.append(word) }
    return Array(words.dropFirst())
  }
}
