import CommandTable

extension PuldarProgram {
  /// Other names of commands, each with the words that it stands for; options and answers are the same.
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

  /// Returns what to type now, without the program's name, instead of a removed command word and the words after
  /// it; `nil` for any other word.
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

/// A removed command word, with the line to type instead.
private struct GoneWord {
  /// The replacements, by the word after it; `…` stands for the words that follow.
  var lines: [String: String] = [:]
  /// The replacement for any other word.
  var line: String
  /// The new names of options; an empty name omits the option with its value.
  var options: [String: String] = [:]
  /// The example that replaces the words if none were typed.
  var example = ""

  init(_ line: String, example: String = "") {
    self.line = line
    self.example = example
  }

  /// - Parameter lines: The replacements; that of `add` is also used for any other word.
  init(_ lines: [String: String], options: [String: String] = [:], example: String) {
    self.init(lines["add"] ?? "", example: example)
    self.lines = lines
    self.options = options
  }

  /// Returns the line to type instead.
  func line(for words: [String]) -> String {
    var (known, line) = (words.first.flatMap { lines[$0] }, line)
    let isChange = words.first == "change" || words.first == "end"
    var kept = Array(words.dropFirst(lines.isEmpty ? 0 : 1))
    if let place = kept.firstIndex(where: { options[$0] == "" }) {
      kept.removeSubrange(place..<min(place + 2, kept.count))
    }
    let rest = kept.map { isChange && $0 == "--from" ? $0 : options[$0] ?? $0 }
      .map(\.shellQuoted).joined(separator: " ")
    // If the words already say how often it recurs, the template must not.
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
  /// The text without a space at its end.
  fileprivate var trimmingBlank: String { last == " " ? String(dropLast()) : self }
}
