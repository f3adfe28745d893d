import CommandTable

/// What the commands of the sample write down instead of doing anything.
final class SampleSession {
  var said: [String] = []
  func say(_ text: String) { said.append(text) }
}

/// The values of the options that stand anywhere in the sample.
struct SampleGlobals: Hashable, Sendable {
  var ledger: String?
  var format = SampleFormat.text
  var isQuiet = false
}

enum SampleFormat: String, CaseIterable, ParameterValue {
  case text, json, csv
}

/// An amount in whole hundredths, read strictly enough for a test.
struct SampleAmount: ParameterValue, CustomStringConvertible {
  var description: String

  init(parsing word: String) throws(ValueError) {
    let isPlain = word.allSatisfy { "-0123456789.".contains($0) }
    guard isPlain, !word.isEmpty, word != "-" else {
      throw .unreadable("write 12.50 or 1,200.50")
    }
    description = word
  }
}

extension CompletionSource<SampleSession> {
  static let categories = CompletionSource { session in
    session.say("looked up")
    return [
      Completion("eating out", "spent ₹2,340 of ₹5,000"), Completion("rent"),
      Completion("rent:deposit", "nothing\tyet"), Completion("bad\u{1B}[31m"),
    ]
  }
}

extension Command<SampleSession, Void> {
  static let add = Command(
    "add", "Record an expense.", aliases: ["a"],
    examples: ["sample add 12.50 tea -c food", "sample add -5 back --on 2025-03-07"],
    .requiredOption("-c --category <category>", "The category.", completing: .categories),
    .option("--on <yyyy-mm-dd>", "The day.", String.self),
    // Several that reach the body as one value.
    Parameter(.flag("-n --dry-run", "Store nothing."), .flag("-v --verbose", "Say more.")) {
      "dry \($0) verbose \($1)"
    },
    .options("--tag <tag>", "A word to find it by.", String.self),
    .argument("<amount>", "The amount.", SampleAmount.self),
    .arguments("<note>", "Words that say more.", String.self)
  ) { session, category, day, manner, tags, amount, note in
    let category: String = category
    session.say(
      "add \(amount) in \(category) on \(day ?? "today") \(manner) "
        + "tags \(tags) note \(note)")
  }

  static let report = Command(
    "report", "Print a report.",
    .option("-m --month <YYYY-MM>", "The month (default: this one).", String.self),
    .option("--style <style>", "How it looks.", default: SampleFormat.csv),
    .option("--secret <secret>", "Not shown.", String.self, isHidden: true)
  ) { session, month, style, secret in
    session.say("report \(month ?? "now") \(style.rawValue) \(secret ?? "-")")
  }

  static let categoryAdd = Command(
    "add", "Add a category.", .argument("<name>", "Its name.", String.self),
    .optionalArgument("<bucket>", "Its bucket.", String.self)
  ) { session, name, bucket in session.say("category \(name) in \(bucket ?? "none")") }

  static let categoryRename = Command(
    "rename", "Give a category another name.", .argument("<from>", "Now.", String.self),
    .argument("<to>", "Then.", String.self)
  ) { session, from, to in session.say("rename \(from) to \(to)") }

  static let category = Command(
    "category", "Look after categories.", subcommands: [.categoryAdd, .categoryRename])

  static let status = Command(
    "status", "The month at a glance.", .option("--top <count>", "How many entries.", Int.self)
  ) { session, count in session.say("status \(count ?? 4)") }

  static let secret = Command("secret", "Not listed.", isHidden: true) { session in
    session.say("secret")
  }
}

/// A small program with one of everything.
let sample = CommandTable(
  "sample", "Keep a personal budget as an event log.", version: "0.1.0",
  of: "March 7, 2025",
  globals: SampleGlobals(),
  options: [
    .option("-f --file <ledger>", "The ledger file.", \.ledger),
    .option("-o --format <format>", "The form of the answer.", \.format),
    .flag("--json", "Short for --format json.", \.format, .json),
    .flag("-q --quiet", "Say nothing.", \.isQuiet),
  ],
  bare: .status,
  groups: [
    CommandGroup("Enter", [.add]),
    CommandGroup(nil, [.report, .category, .status, .secret]),
  ],
  topics: [HelpTopic("exit-codes", "What the exit codes mean.", text: "0  done\n")])

/// What the sample makes of a command line, written so that a table can hold it.
enum SampleOutcome: Equatable {
  case said(String, SampleGlobals)
  case shown(String)
  case refused(String, Int32)
  case completed
  /// The folder, and the text of each file by its path.
  case written(String, [String: String])

  static func said(_ text: String) -> SampleOutcome { .said(text, SampleGlobals()) }
}

func outcome(of words: [String], width: Int = 80) async throws -> SampleOutcome {
  switch sample.answer(to: words, width: width) {
  case .perform(let call):
    let session = SampleSession()
    try await call.perform(in: session)
    return .said(session.said.joined(separator: "\n"), call.globals)
  case .show(let text): return .shown(text)
  case .refuse(let error, _):
    return .refused(error.lines.map { $0 + "\n" }.joined(), error.exitCode)
  case .write(let files, to: let folder, _):
    return .written(folder, Dictionary(files.map { ($0.path, $0.text) }) { first, _ in first })
  case .complete: return .completed
  }
}
