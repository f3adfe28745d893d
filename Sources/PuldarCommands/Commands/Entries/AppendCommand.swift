import CommandTable
import LedgerModel
import LedgerStore

extension PuldarCommand {
  static var appendEntries: Command {
    Command(
      "append", "Add entries that are written as JSON, one a line.",
      discussion: """
        A line is an entry as 'list -o jsonl', 'show --json' and 'export json -o jsonl' print it; \
        only the amount must be there. Empty lines, and those that begin with #, are passed by. \
        Each line is stored by itself: what is refused is named, every line of it, and the rest is \
        stored. With --all-or-nothing all are stored together, or none is. What ties a line to \
        another one (of, payment, goal) is kept where both are there, and the parts of a payment \
        are stored together; a tie to something else is left out, and said. A line's member 'key' \
        stores it once, however often it is read; --key gives each line one, with its number. A \
        payment has the key of its first part.
        """,
      examples: [
        "puldar append entries.jsonl --key bank-2026-01",
        "puldar list --all --reverse -o jsonl | puldar append -f ./new",
      ], traits: [.onlyNow],
      .optionalArgument(
        "<file>", "The lines, or - for standard input. (default: -)", PathArgument.self),
      .flag("--all-or-nothing", "Store all lines together, or none."),
      .beginning(
        .option("--key <key>", "Store the same lines once, however often they are read.")),
      .preview
    ) { session, file, isWhole, beginning, isPreview in
      let source = try AppendedLines(session, file: file, key: beginning.key, isWhole: isWhole)
      let isBegun = try session.store.logCount() > 0
      let state = try await session.ledger.state(
        beginningIn: beginning.currency ?? (isBegun ? nil : source.firstCurrency))
      let lines = try await AppendedLine.checked(
        source.lines(in: session.ledger.currency(of: state)), in: session)
      let appending = Appending(
        session: session, recording: Recording(key: beginning.key, isPreview: isPreview))
      return isWhole ? try await appending.together(lines) : try await appending.oneByOne(lines)
    }
  }
}

/// A line of the input, with its result.
struct AppendedLine {
  enum Fate {
    /// It is to be stored.
    case wanted(NewEntry, IdempotencyKey?)
    /// It did not count in the ledger that it came from.
    case leftOut
    case written(EventID)
    case alreadyThere(EventID)
    case failed(problem: String, remedy: Advice?)
  }

  /// The line number, from 1.
  var number: Int
  var fate: Fate
  /// The names by which other lines refer to it.
  var names: [String] = []
  /// The purchase or payment that it belongs to; `nil` if there is none.
  var tie: EntryRecord.Tie?
  /// The name of its goal, and how much that covers.
  var goal: (name: String, covered: Int64?)?
  /// Whether it is stored without the purchase or payment that it belongs to.
  var isUntied = false
}

extension AppendedLine {
  /// Returns the lines, refusing those whose account does not exist.
  fileprivate static func checked(
    _ lines: [AppendedLine], in session: Session
  ) async throws -> [AppendedLine] {
    var refusals: [AccountName: Refusal] = [:]
    for account in Set(lines.compactMap(\.entry?.values.account)) {
      do {
        try await session.check([account])
      } catch let refusal as Refusal {
        refusals[account] = refusal
      }
    }
    let book =
      lines.contains { $0.goal != nil } ? try await session.ledger.state()?.envelopes : nil
    return lines.map { line in
      var line = line
      if let goal = line.goal, case .wanted(var entry, let key) = line.fate {
        let name = FoldedText(goal.name)
        let id = book?.goals.last { book?.goal($0).map { FoldedText($0.name) == name } ?? false }
        entry.values.cover = id.map { GoalCover($0, minorUnits: goal.covered ?? .max) }
        line.fate = .wanted(entry, key)
        line.isUntied = id == nil
      }
      guard let account = line.entry?.values.account, let refusal = refusals[account] else {
        return line
      }
      line.fate = .failed(problem: refusal.told(), remedy: refusal.advice)
      return line
    }
  }
}

/// Reads the lines to append.
struct AppendedLines {
  private let session: Session
  private let key: IdempotencyKey?
  private let isWhole: Bool
  /// The lines without empty ones and comments.
  private var read: [(number: Int, line: LineReader.Line)] = []

  /// The size limit of a file, in bytes; standard input may be larger.
  private static let fileByteLimit = 1 << 30

  init(_ session: Session, file: PathArgument?, key: IdempotencyKey?, isWhole: Bool) throws {
    self.session = session
    self.key = key
    self.isWhole = isWhole
    guard let file, file.path != "-" else {
      try take(session.input)
      return
    }
    let path = session.models.path(of: file.path)
    let bytes = try session.surroundings.files?.bytes(of: path, upTo: AppendedLines.fileByteLimit)
    guard let bytes else {
      throw CommandFailure(
        "there is no file '\(VisibleText(file.path))'",
        remedy: "Check the path, or give the lines after '|'.", .missing)
    }
    try take(LineReader(from: HeldBytes(bytes: bytes)))
  }

  private mutating func take(_ input: LineReader) throws(InputFailure) {
    var number = 0
    while let line = try input.next() {
      number += 1
      if case .text(let text) = line {
        guard let first = text.first(where: { !$0.isWhitespace }), first != "#" else { continue }
      }
      read.append((number, line))
    }
  }

  /// The currency of the first line that names one.
  var firstCurrency: Money.Currency? {
    for (_, line) in read {
      guard case .text(let text) = line,
        let code = try? JSONReader.texts(named: ["currency"], in: text.utf8)["currency"]
      else { continue }
      return Money.Currency(code: code)
    }
    return nil
  }

  func lines(in currency: Money.Currency) throws -> [AppendedLine] {
    guard !read.isEmpty else {
      throw CommandFailure(
        "the input holds no entry",
        remedy: "Write one a line, as 'puldar list -o jsonl' prints it.",
        .refusedData)
    }
    return read.map { number, line in
      switch line {
      case .text(let text): appended(text, number, currency)
      case .notText: failed(number, "it is no UTF-8")
      case .tooLong: failed(number, "it has more than \(LineReader.byteLimit) bytes")
      }
    }
  }

  private func appended(_ text: String, _ number: Int, _ currency: Money.Currency) -> AppendedLine {
    do throws(CommandFailure) {
      let record = try EntryRecord(text, today: session.today, currency: currency)
      return AppendedLine(
        number: number, fate: fate(of: record, number), names: record.names, tie: record.tie,
        goal: record.goal)
    } catch {
      return AppendedLine(
        number: number, fate: .failed(problem: error.told(), remedy: error.advice))
    }
  }

  private func fate(of record: EntryRecord, _ number: Int) -> AppendedLine.Fate {
    if !record.counts { return .leftOut }
    if isWhole {
      guard record.key == nil else {
        return .failed(
          problem: "a key of its own cannot stand with --all-or-nothing",
          remedy: "Give all of them one, with --key.")
      }
      return .wanted(record.entry, nil)
    }
    return .wanted(record.entry, record.key ?? key.flatMap { $0.ofLine(number: number) })
  }

  private func failed(_ number: Int, _ problem: String) -> AppendedLine {
    AppendedLine(
      number: number, fate: .failed(problem: problem, remedy: "Write it as text in UTF-8."))
  }
}

extension IdempotencyKey {
  /// Returns the key of one of many lines that are stored one by one.
  fileprivate func ofLine(number: Int) -> IdempotencyKey? {
    let text = "\(text):\(number)"
    // A key that is too long is stored as its hash.
    return (try? IdempotencyKey(text))
      ?? (try? IdempotencyKey("sha256:\(ContentHash(of: text).text)"))
  }
}

extension ContentHash {
  fileprivate init(of text: String) {
    let bytes = Array(text.utf8)
    self.init(of: bytes.span.bytes)
  }
}

/// Bytes that are already in memory.
private struct HeldBytes: InputSource {
  var bytes: [UInt8]

  mutating func read(upTo count: Int) -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }
}
