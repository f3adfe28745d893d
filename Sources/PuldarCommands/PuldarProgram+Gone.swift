import CommandTable
import LedgerModel

/// A command that is no more: whoever types it is told what to type now.
struct GoneCommand {
  /// What each of its words is now; `…` stands for the words behind it.
  fileprivate let lines: [(word: String, now: String)]

  /// Those that are no more, by their names.
  static let all: [String: GoneCommand] = [
    "earmark": GoneCommand(lines: [
      ("add", "bill add … every month"), ("pay", "pay …"), ("unpay", "unpay …"),
      ("end", "bill stop …"), ("list", "bill list"),
    ])
  ]

  /// The words behind such a name, all of them read as they are.
  static func words(_ words: [String]) -> [String] {
    guard let place = words.firstIndex(where: { !$0.hasPrefix("-") }), all[words[place]] != nil
    else { return words }
    return words[...place] + ["--"] + words[(place + 1)...]
  }

  /// The line that is typed now.
  private func line(for words: [String]) -> String {
    let known = lines.first { $0.word == words.first }
    let rest = words.dropFirst().map(\.shellQuoted).joined(separator: " ")
    guard let known, !rest.isEmpty || !known.now.contains("…") else {
      return lines[0].now.replacing("…", with: "rent 900")
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
  static func gone(_ name: String, _ summary: String) -> Command {
    Command(
      name, summary, isHidden: true,
      .arguments("<words>", "What was typed.", String.self)
    ) { _, words in
      throw GoneCommand.all[name]?.failure(name, words) ?? UsageError("There is no such command")
    }
  }

  static var earmark: Command { gone("earmark", "Is 'bill add … every month' now.") }
}
