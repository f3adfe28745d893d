import CommandTable
import LedgerModel

/// A command that is no more: who types it is told what to type now.
struct GoneCommand {
  /// What each of its words is now; `…` stands for the words after it.
  fileprivate let lines: [(word: String, now: String)]
  /// Options that have another name there.
  fileprivate var options: [String: String] = [:]
  /// What stands for the words if none were typed.
  fileprivate var example = "rent 900"
  /// The word of it that is still a command.
  fileprivate var alias = ""

  /// Those that are no more, by their names.
  static let all: [String: GoneCommand] = [
    "earmark": GoneCommand(lines: [
      ("add", "bill add … every month"), ("pay", "pay …"), ("unpay", "unpay …"),
      ("end", "bill stop …"), ("list", "bill list"),
    ]),
    "recurring": GoneCommand(
      lines: [
        ("add", "bill add … --auto"), ("list", "bill list"), ("skip", "bill skip …"),
        ("change", "bill edit …"), ("end", "bill stop …"),
      ], options: ["--from": "--due", "--on": "--due", "--merchant": "--name"],
      example: "rent 900 every month on the 1st", alias: "run"),
  ]

  /// The words after such a name, all of them read as they are.
  static func words(_ words: [String]) -> [String] {
    guard let place = words.firstIndex(where: { all[$0] != nil }), let gone = all[words[place]],
      // Only options stand before a command, each perhaps with its value.
      words[..<place].indices.allSatisfy({ index in
        words[max(0, index - 1)...index].contains { $0.hasPrefix("-") }
      }), words.dropFirst(place + 1).first != gone.alias
    else { return words }
    return words[...place] + ["--"] + words[(place + 1)...]
  }

  /// The line that is typed now.
  private func line(for words: [String]) -> String {
    let known = lines.first { $0.word == words.first }
    let isChange = words.first == "change" || words.first == "end"
    let rest = words.dropFirst().map { isChange && $0 == "--from" ? $0 : options[$0] ?? $0 }
      .map(\.shellQuoted).joined(separator: " ")
    guard let known, !rest.isEmpty || !known.now.contains("…") else {
      return lines[0].now.replacing("…", with: example)
    }
    return known.now.replacing("…", with: rest)
  }

  fileprivate func failure(_ name: String, _ words: [String]) -> CommandFailure {
    CommandFailure(
      "there is no '\(name)' any more", remedy: "Type: \(command: line(for: words))", .usage)
  }
}

extension PuldarCommand {
  /// The command that tells of one that is no more.
  private static func gone(
    _ name: String, _ summary: String, subcommands: [Command] = []
  ) -> Command {
    Command(
      name, summary, isHidden: true,
      .arguments("<words>", "What was typed.", String.self), subcommands: subcommands
    ) { _, words in
      throw GoneCommand.all[name]?.failure(name, words) ?? UsageError("There is no such command")
    }
  }

  static var earmark: Command { gone("earmark", "Is 'bill add … every month' now.") }

  static var recurring: Command {
    gone("recurring", "Is 'bill add … --auto' now.", subcommands: [runBills("run")])
  }
}
