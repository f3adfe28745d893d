import EntryParsing
import LedgerModel
import LedgerStore

/// Reads one sentence; if it is ambiguous, asks the person, if there is one.
struct SentenceReading {
  private let session: Session
  private let reader: EntryReader
  private let categories: CategoryCatalog

  init(_ session: Session, _ reader: EntryReader, _ state: DecisionState?) {
    self.session = session
    self.reader = reader
    categories = state?.plan.categories ?? CategoryCatalog()
  }

  /// The meaning of the words.
  enum Outcome {
    case entries([UnderstoodEntry], [LineMove] = [])
    /// Money moved between own accounts; `nil` if the words leave one of them open.
    case move(ParsedTransfer?, ParsingFailure)
    /// Nothing to store: the person chose none of the readings, or was only shown them.
    case undecided(Report)
  }

  /// - Parameter passedShell: Whether a shell read the words before, and may have removed something.
  func outcome(of words: String, passedShell: Bool = true) async throws -> Outcome {
    guard try !passedShell || isWhole(words) else {
      return .undecided(SentenceReading.declined)
    }
    do {
      return try await outcome(ofUnasked: words)
    } catch ParsingFailure.ambiguousCurrency(let name, _) where reader.isOfLedger {
      // Whichever is chosen, this ledger has none of them.
      let currency = reader.context.currency
      throw CommandFailure(
        "several currencies are called '\(name)', and this ledger is kept in \(currency)",
        remedy: "Write what it was in \(currency).", .refusedData)
    } catch let failure as ParsingFailure where !failure.choices.isEmpty {
      var choices: [Choice] = failure.choices.map { .entry(reader.choice($0, in: words)) }
      if case .unclearMove = failure, let moved = try await reader.transfer(in: words) {
        choices.insert(.move(moved, .ownTransfer(words)), at: 0)
      }
      // The chosen reading would be one of the rules alone.
      guard session.prompt.canAskInWords, !reader.requiresModel else {
        return .undecided(report(reader.failure(failure, of: words), choices))
      }
      return switch try await chosen(among: choices, failure) {
      case .entry(let entry)?: .entries([entry])
      case .move(let moved, let failure)?: .move(moved, failure)
      case nil: .undecided(SentenceReading.declined)
      }
    }
  }

  /// Returns the meaning of words without asking the person.
  ///
  /// - Throws: ``ParsingFailure``, also one with choices; ``Refusal`` if the ledger is kept in another currency.
  func outcome(ofUnasked words: String) async throws -> Outcome {
    guard let reading = try await reader.readings(of: [words]).first else {
      throw ParsingFailure.empty
    }
    do {
      let entries = try reading.result.get()
      for entry in entries { try reader.checkCurrency(of: entry.entry.values.amount) }
      return .entries(entries)
    } catch let failure as ParsingFailure where failure.isOwnTransfer {
      let moved = try await reader.transfer(in: words)
      if let moved { try reader.checkCurrency(of: moved.amount) }
      return .move(moved, failure)
    }
  }

  /// Returns whether an amount without digits before its point is meant: a shell turns `$12.50` into `.50`.
  private func isWhole(_ words: String) throws -> Bool {
    let cut = words.split(separator: " ").first { $0.wholeMatch(of: /[.,][0-9]+/) != nil }
    guard let cut, !session.options.agrees else { return true }
    let problem = "'\(cut)' has no digits before its point, as when a shell reads '$12.50'"
    guard session.prompt.canAsk else {
      throw CommandFailure(
        problem,
        remedy:
          "Nothing was stored. Put the words in single quotes, or say that it is meant: --yes",
        .refusedData)
    }
    session.prompt.say(["\(problem)."])
    return try session.prompt.confirm("Is 0\(cut) meant?") == .yes
  }

  static var declined: Report {
    Report(
      notes: [.line("Nothing was stored.")], .conditionFails)
  }

  /// One reading of an ambiguous sentence.
  private enum Choice {
    case entry(UnderstoodEntry)
    case move(ParsedTransfer, ParsingFailure)

    var entry: UnderstoodEntry? { if case .entry(let entry) = self { entry } else { nil } }
  }

  private func chosen(
    among choices: [Choice], _ failure: ParsingFailure
  ) async throws -> Choice? {
    // Pressing Enter twice must not store a phone number.
    let hasDefault = try await !UnusualSums(session: session).isUnusual(
      anyOf: choices.compactMap(\.entry))
    return try session.prompt.pick(
      among: choices.map { text($0, session.prompt.style) },
      VisibleText(failure.problem).description, isFirstUsual: hasDefault
    ).map { choices[$0] }
  }

  private func lines(_ choices: [Choice]) -> [String] {
    choices.enumerated().map { place, choice in
      "  \(place + 1)  \(text(choice, session.prompt.style))"
    }
  }

  private func text(_ choice: Choice, _ style: ScreenStyle) -> String {
    switch choice {
    case .entry(let choice):
      choice.line(categories).text(today: session.today, style)
    case .move(let moved, _): TransferLine(made: moved.made()).text(today: session.today, style)
    }
  }

  /// Reports the readings without storing any.
  private func report(_ failure: CommandFailure, _ choices: [Choice]) -> Report {
    var report = Report(use: .none) { _ in
      []
    } record: {
      var answer = ErrorAnswer(
        ToldFailure(failure.problem, failure.advice.map(session.text), .refusedData))
      answer.choices = choices.compactMap(\.entry).map { choice in
        EntryDocument.entry(choice.line(categories))
      }
      if case .move(let moved, _)? = choices.first { answer.move = moved }
      return ErrorAnswer.shape.record(of: answer)
    }
    report.notes = [.forPeople([.failure(failure)] + lines(choices).map { .line($0) })]
    report.exitCode = .refusedData
    return report
  }
}

/// The answer to what is not understood alone.
struct ErrorAnswer {
  let failure: ToldFailure
  var choices: [ToldEntry]?
  var move: ParsedTransfer?
  var files: [ReceiptAddReport.Item]?

  init(_ failure: ToldFailure) { self.failure = failure }

  static let shape = Shape<ErrorAnswer>("error").with(\.failure, ToldFailure.answer).with(
    \.self,
    Shape(
      .ifAny(
        "choices", \.choices, "What the words or receipts could mean, on standard output."),
      .ifAny("move", \.move),
      .ifAny("files", \.files, "With receipt add, the receipts that it is about.")))
}

/// Reads entries and moves from standard input, one sentence a line: stores all of them, or none.
struct EntryLines {
  let session: Session
  let reader: EntryReader
  /// Makes moves of transfers; `nil` if only entries are stored.
  let transfers: TransferReading?

  /// Returns the content of all lines except empty ones and comments.
  ///
  /// - Throws: ``CommandFailure`` that names every line that cannot be read.
  func outcome() async throws -> SentenceReading.Outcome {
    if session.surroundings.terminal.isInputTerminal {
      session.prompt.say(["Type one entry a line, and end with Ctrl-D on a line of its own."])
    }
    var lines: [(number: Int, text: String)] = []
    var failures: [LineFailure] = []
    var number = 0
    while let line = try session.input.next() {
      number += 1
      switch line {
      case .text(let text):
        if !isComment(text) { lines.append((number, text)) }
      case .notText: failures.append(LineFailure(number, "is no UTF-8"))
      case .tooLong:
        failures.append(LineFailure(number, "has more than \(LineReader.byteLimit) bytes"))
      }
      guard lines.count <= BatchPlace.limit else {
        throw Refusal.batchTooLarge(count: lines.count)
      }
    }
    guard !lines.isEmpty || !failures.isEmpty else {
      throw CommandFailure(
        "standard input holds no entry", remedy: "Write one sentence a line.", .refusedData)
    }
    let readings = try await reader.readings(of: lines.map(\.text))
    var entries: [UnderstoodEntry] = []
    var moves: [LineMove] = []
    for (line, reading) in zip(lines, readings) {
      do {
        entries += try reading.result.get().map { entry in
          var entry = entry
          entry.line = line.number
          return entry
        }
      } catch let failure as ParsingFailure where failure.isOwnTransfer {
        let moved = try? await reader.transfer(in: line.text)
        if let move = transfers?.move(moved, of: line.text) {
          moves.append(LineMove(line: line.number, move: move))
        } else {
          failures.append(transferred(line.number, moved))
        }
      } catch let failure as ParsingFailure {
        failures.append(LineFailure(line.number, reader.failure(failure, of: line.text)))
      } catch let error as any ExplainedError {
        failures.append(LineFailure(line.number, error))
      }
    }
    if let failure = LineFailure.all(failures, of: number) { throw failure }
    return .entries(entries, moves)
  }

  /// Returns the failure of a transfer that leaves an account open, or has an entry's options: use another command.
  private func transferred(_ line: Int, _ moved: ParsedTransfer?) -> LineFailure {
    let advice: Advice =
      "store it with '\(command: moved?.command(today: session.today) ?? "move 200 bank cash")'"
    return LineFailure(line, "moves money between own accounts: \(session.text(advice))")
  }

  /// Returns whether a line is empty, or begins with `#` that does not introduce a category on offer:
  /// `#gifts 20 for mom` is an entry.
  private func isComment(_ line: String) -> Bool {
    let rest = line.drop { $0.isWhitespace }
    guard let first = rest.first else { return true }
    guard first == "#" else { return false }
    let word = rest.dropFirst().prefix { !$0.isWhitespace }
    return !reader.isCategory(String(word))
  }
}

/// The move of an input line.
struct LineMove {
  var line: Int
  var move: MoveMoney
}

/// An input line that cannot become an entry, and why.
struct LineFailure {
  private let number: Int
  private let problem: String
  private let advice: Advice?
  private let exitCode: ExitCode

  /// - Parameter reason: The text after the line's number.
  init(_ number: Int, _ reason: String) {
    self.number = number
    problem = "line \(number) \(reason)"
    advice = "Nothing was stored; correct the line, or leave it out, and repeat."
    exitCode = .refusedData
  }

  init(_ number: Int, _ error: any ExplainedError) {
    self.number = number
    problem = "line \(number): \(error.problem)"
    advice = error.advice
    exitCode = ExitCode(of: error)
  }

  /// Throws the reasons why the ledger refuses lines that were all understood.
  ///
  /// - Throws: ``CommandFailure`` that names every line; the refusal itself if no line alone is refused.
  static func explain(
    _ refusal: Refusal, of entries: [UnderstoodEntry], _ moves: [LineMove], in session: Session
  ) async throws -> Never {
    var failures: [LineFailure] = []
    func tryAlone(_ decision: some Decision, _ line: Int?) async throws(LedgerError) {
      do throws(LedgerError) {
        _ = try await session.ledger.opened.preview(decision)
      } catch .refused(let reason) {
        if let line { failures.append(LineFailure(line, reason)) }
      }
    }
    for entry in entries {
      try await tryAlone(AddEntries(entry.entry, today: session.today), entry.line)
    }
    for move in moves { try await tryAlone(move.move, move.line) }
    throw all(failures, of: entries.count + moves.count) ?? LedgerError.refused(refusal)
  }

  /// Returns one failure for all of them; `nil` if there are none.
  ///
  /// - Parameter lineCount: The number of lines read.
  static func all(_ failures: [LineFailure], of lineCount: Int) -> CommandFailure? {
    let failures = failures.sorted { $0.number < $1.number }
    guard let first = failures.first else { return nil }
    if failures.count == 1 {
      return CommandFailure(first.problem, remedy: first.advice, first.exitCode)
    }
    return CommandFailure(
      "\(failures.count) of \(lineCount.of("line")) cannot be stored",
      remedy: "Nothing was stored; correct them, or leave them out, and repeat.", .refusedData,
      after: failures.map { VisibleText($0.problem).description })
  }
}
