import CommandTable

extension PuldarProgram {
  /// Other names of commands, each with the words that it stands for: the same options, the same answer.
  static let otherWords: [String: [String]] = [
    "accounts": ["account"], "account list": ["account"],
    "bills": ["due"], "bill void": ["bill", "skip"], "unpay": ["undo", "--payment"],
    "find": ["list"],
    "void": ["undo"],
    "reconcile": ["account", "reconcile"],
    "recurring": ["bill"],
    "snapshot": ["status", "--snapshot"],
    "doctor": ["check", "machine"],
    "attach": ["receipt", "attach"], "detach": ["receipt", "detach"],
    "bucket": ["budget", "bucket"],
    "model": ["config", "model"], "config model show": ["config", "model"],
    "config list": ["config"],
    "calendar week-start": ["config", "week-start"],
  ]

  /// What is typed now, without the program's name, in place of a word that calls no command any more and
  /// the words after it; `nil` for any other word.
  @Sendable
  static func gone(_ word: String, _ rest: [String]) -> String? {
    if word == "recurring", rest.first == "run" { return nil }
    return goneWords[word]?.line(for: rest)
  }

  private static let goneWords: [String: GoneWord] = [
    "earmark": GoneWord(
      [
        "add": "bill add … every month", "pay": "pay …", "unpay": "unpay …", "end": "bill stop …",
        "list": "bill list",
      ], options: ["--for": ""], example: "rent 900"),
    "recurring": GoneWord(
      [
        "add": "bill add … --auto", "list": "bill list", "skip": "bill skip …",
        "change": "bill edit …", "end": "bill stop …",
      ], options: ["--from": "--due", "--on": "--due", "--merchant": "--name"],
      example: "rent 900 every month on the 1st"),
    "credit": GoneWord("add refund …", example: "20 from zara"),
    "correct": GoneWord("account correct …", example: "bank +0.42 --why interest"),
    "allocate": GoneWord("budget …", example: "50/30/20"),
    "rollover": GoneWord("budget rollover …", example: "fun surplus"),
    "gc": GoneWord("receipt clean …"),
    "categorize": GoneWord("rule apply …"),
    "reparse": GoneWord("rule apply …"),
  ]
}

/// A word that calls no command any more: who types it is told what to type now.
private struct GoneWord {
  /// What it is now, by the word after it; `…` stands for the words that follow.
  var lines: [String: String] = [:]
  /// The same for any other word.
  var line: String
  /// Options that have another name there; those without one are left out with their value.
  var options: [String: String] = [:]
  /// What stands for the words if none were typed.
  var example = ""

  init(_ line: String, example: String = "") {
    self.line = line
    self.example = example
  }

  /// - Parameter lines: One of them for `add`, which any other word means.
  init(_ lines: [String: String], options: [String: String] = [:], example: String) {
    self.init(lines["add"] ?? "", example: example)
    self.lines = lines
    self.options = options
  }

  /// The line that is typed now.
  func line(for words: [String]) -> String {
    var (known, line) = (words.first.flatMap { lines[$0] }, line)
    let isChange = words.first == "change" || words.first == "end"
    var kept = Array(words.dropFirst(lines.isEmpty ? 0 : 1))
    if let place = kept.firstIndex(where: { options[$0] == "" }) {
      kept.removeSubrange(place..<min(place + 2, kept.count))
    }
    let rest = kept.map { isChange && $0 == "--from" ? $0 : options[$0] ?? $0 }
      .map(\.shellQuoted).joined(separator: " ")
    // Who says how often it comes has said it.
    if kept.contains(where: { $0.hasSuffix("every") || $0.hasSuffix("ly") }) {
      line = line.replacing(" every month", with: "")
      known = known?.replacing(" every month", with: "")
    }
    let isWhole = known != nil || lines.isEmpty
    guard isWhole, !rest.isEmpty || known?.contains("…") == false else {
      return line.replacing("…", with: example).trimmingBlank
    }
    return (known ?? line).replacing("…", with: rest)
  }
}

extension String {
  /// Without a blank at its end.
  fileprivate var trimmingBlank: String { last == " " ? String(dropLast()) : self }
}
