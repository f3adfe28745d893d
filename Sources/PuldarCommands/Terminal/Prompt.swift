/// Asks the person a question on standard error, if there is a person.
struct Prompt {
  /// The answer to a yes-or-no question.
  enum Answer: Hashable, Sendable {
    case yes
    /// Also for an empty line and the end of the input.
    case no
    /// There is nobody to ask: the command must say which option answers the question.
    case notAsked
  }

  /// Whether a question reaches a person: standard input and standard error are both terminals.
  let canAsk: Bool
  /// Whether a person reads the answer, so that lines can precede a question.
  private let showsLines: Bool
  /// Whether the answer is not a document for a program.
  private let isForPeople: Bool
  /// The style of lines.
  let style: ScreenStyle
  /// The width of a line on standard error; `nil` for any width.
  private let errorColumns: Int?
  let input: LineReader
  private let output: OutputWriter
  private let errors: OutputWriter

  /// - Parameter isAllowed: `false` with `--no-input`.
  init(
    _ state: TerminalState, isAllowed: Bool, style: ScreenStyle = ScreenStyle(),
    showsLines: Bool = true, isForPeople: Bool = true, input: LineReader, output: OutputWriter,
    errors: OutputWriter
  ) {
    canAsk = isAllowed && state.isInputTerminal && state.isErrorTerminal
    self.style = style
    errorColumns = state.errorColumns
    self.showsLines = showsLines
    self.isForPeople = isForPeople
    self.input = input
    self.output = output
    self.errors = errors
  }

  /// Whether a question reaches a person, and no program reads the answer.
  var canAskInWords: Bool { canAsk && isForPeople }

  /// Asks a yes-or-no question; an empty line is no.
  func confirm(_ question: String) throws(InputFailure) -> Answer {
    guard canAsk else { return .notAsked }
    return try choose("\(question) [y/N] ", Prompt.answer) ?? .no
  }

  /// Returns the meaning of a word as yes or no; `nil` if it is neither.
  static func answer(_ word: String) -> Answer? {
    switch word {
    case "y", "yes": .yes
    case "", "n", "no": .no
    default: nil
    }
  }

  /// Asks until the lowercase answer has a meaning; `nil` as for ``ask(_:)``.
  func choose<Choice>(
    _ question: String, _ meaning: (String) -> Choice?
  ) throws(InputFailure) -> Choice? {
    while let answer = try ask(question)?.lowercased() {
      if let choice = meaning(answer) { return choice }
      say(["'\(VisibleText(answer))' is none of these answers."])
    }
    return nil
  }

  /// Shows numbered lines below a problem, and asks for one of them.
  ///
  /// - Parameter isFirstUsual: Whether Enter means the first; else it means none.
  /// - Returns: The place of the line; `nil` for none, or as for ``ask(_:)``.
  func pick(
    among lines: [String], _ problem: String, isFirstUsual: Bool = false
  ) throws(InputFailure) -> Int? {
    say(["\(problem):"] + lines.enumerated().map { "  \($0 + 1)  \($1)" })
    let range = lines.count == 1 ? "1" : "1-\(lines.count)"
    let number = try choose(
      "Which one? [\(range), \(isFirstUsual ? "Enter for 1, " : "")0 for none] "
    ) { answer -> Int? in
      let number = answer.isEmpty ? (isFirstUsual ? 1 : 0) : Int(answer)
      return number.flatMap { (0...lines.count).contains($0) ? $0 : nil }
    }
    return number.flatMap { $0 == 0 ? nil : $0 - 1 }
  }

  /// Shows lines as part of the answer, before a question about them.
  func present(_ lines: [String]) {
    guard showsLines else { return }
    for line in lines.flatMap({ LineWrapping.lines($0, within: style.columns) }) {
      output.writeLine(line)
    }
  }

  /// Shows lines as part of the answer immediately.
  func tell(_ lines: [String]) {
    present(lines)
    output.flush()
  }

  /// Asks a yes-or-no question about lines of the answer: nobody is asked about lines that are not shown.
  func confirm(
    _ question: String, about lines: [String]
  ) throws(InputFailure) -> Answer {
    guard showsLines else { return .notAsked }
    present(lines)
    return try confirm(question)
  }

  /// Shows lines on standard error before a question or typed input.
  func say(_ lines: [String]) {
    for line in lines.flatMap({ LineWrapping.lines($0, within: errorColumns) }) {
      errors.writeLine(line)
    }
    errors.flush()
  }

  /// Shows an incomplete line, after the earlier output.
  func show(_ text: String) {
    output.flush()
    errors.write(text)
    errors.flush()
  }

  /// Asks for a line; `nil` if nobody can be asked, at the end of the input, or if the input is not
  /// text.
  func ask(_ question: String) throws(InputFailure) -> String? {
    guard canAsk else { return nil }
    show(LineWrapping.lines(question, within: errorColumns).joined(separator: "\n"))
    guard case .text(let line) = try input.next() else {
      // The person typed no newline to end the line of the question.
      errors.writeLine("")
      return nil
    }
    let trimmed = line.drop { $0 == " " || $0 == "\t" }
    return String(trimmed.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
