/// Asks the person a question on standard error, when there is a person.
struct Prompt {
  /// What came back.
  enum Answer: Hashable, Sendable {
    case yes
    /// Also an empty line and the end of the input.
    case no
    /// There is nobody to ask: the command must say which option answers the question.
    case notAsked
  }

  /// Whether a question reaches a person: standard input and standard error are both terminals.
  let canAsk: Bool
  /// Whether a person reads the answer, so that lines can be shown to them before a question.
  private let showsLines: Bool
  /// Whether the answer is no document for a program.
  private let isForPeople: Bool
  /// How lines may be drawn.
  let style: ScreenStyle
  /// How wide a line on standard error may be; `nil` for any width.
  private let errorColumns: Int?
  let input: LineReader
  private let output: OutputWriter
  private let errors: OutputWriter

  /// - Parameter isAllowed: False with `--no-input`.
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

  /// The same where a person and no program reads the answer.
  var canAskInWords: Bool { canAsk && isForPeople }

  /// Asks a question that is answered with yes or no; an empty line is no.
  func confirm(_ question: String) throws(InputFailure) -> Answer {
    guard canAsk else { return .notAsked }
    return try choose("\(question) [y/N] ", Prompt.answer) ?? .no
  }

  /// What a word means that answers yes or no; `nil` if it is neither.
  static func answer(_ word: String) -> Answer? {
    switch word {
    case "y", "yes": .yes
    case "", "n", "no": .no
    default: nil
    }
  }

  /// Asks until the answer, in small letters, means something; `nil` as for ``ask(_:)``.
  func choose<Choice>(
    _ question: String, _ meaning: (String) -> Choice?
  ) throws(InputFailure) -> Choice? {
    while let answer = try ask(question)?.lowercased() {
      if let choice = meaning(answer) { return choice }
      say(["'\(VisibleText(answer))' is none of these answers."])
    }
    return nil
  }

  /// Shows lines as a part of the answer, before something is asked about them.
  func present(_ lines: [String]) {
    guard showsLines else { return }
    for line in lines.flatMap({ LineWrapping.lines($0, within: style.columns) }) {
      output.writeLine(line)
    }
  }

  /// Shows lines as a part of the answer at once.
  func tell(_ lines: [String]) {
    present(lines)
    output.flush()
  }

  /// The same about lines that stand in the answer: nobody is asked about what is not shown.
  func confirm(
    _ question: String, about lines: [String]
  ) throws(InputFailure) -> Answer {
    guard showsLines else { return .notAsked }
    present(lines)
    return try confirm(question)
  }

  /// Says something beside the answer before a question is asked, or something is typed.
  func say(_ lines: [String]) {
    for line in lines.flatMap({ LineWrapping.lines($0, within: errorColumns) }) {
      errors.writeLine(line)
    }
    errors.flush()
  }

  /// Shows something that is no line, behind what was shown before.
  func show(_ text: String) {
    output.flush()
    errors.write(text)
    errors.flush()
  }

  /// Asks for a line; `nil` when nobody can be asked, at the end of the input, and when what came
  /// is no text.
  func ask(_ question: String) throws(InputFailure) -> String? {
    guard canAsk else { return nil }
    show(question)
    guard case .text(let line) = try input.next() else {
      // No line feed was typed that ends the question.
      errors.writeLine("")
      return nil
    }
    let trimmed = line.drop { $0 == " " || $0 == "\t" }
    return String(trimmed.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
