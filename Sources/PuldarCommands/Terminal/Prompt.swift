/// Asks the person a question on standard error, when there is a person.
public struct Prompt {
  /// What came back.
  public enum Answer: Hashable, Sendable {
    case yes
    /// Also an empty line and the end of the input.
    case no
    /// There is nobody to ask: the command must say which option answers the question.
    case notAsked
  }

  /// Whether a question reaches a person: standard input and standard error are both terminals.
  public let canAsk: Bool
  private let input: LineReader
  private let output: OutputWriter
  private let errors: OutputWriter

  /// - Parameter isAllowed: False with `--no-input`.
  public init(
    _ state: TerminalState, isAllowed: Bool, input: LineReader, output: OutputWriter,
    errors: OutputWriter
  ) {
    canAsk = isAllowed && state.isInputTerminal && state.isErrorTerminal
    self.input = input
    self.output = output
    self.errors = errors
  }

  /// Asks a question that is answered with yes or no; everything but a clear yes is no.
  public func confirm(_ question: String) throws(InputFailure) -> Answer {
    guard canAsk else { return .notAsked }
    let answer = try ask("\(question) [y/N] ") ?? ""
    return ["y", "yes"].contains(answer.lowercased()) ? .yes : .no
  }

  /// Asks for a line; `nil` when nobody can be asked, at the end of the input, and when what came
  /// is no text.
  public func ask(_ question: String) throws(InputFailure) -> String? {
    guard canAsk else { return nil }
    // What was shown before the question must be seen before it.
    output.flush()
    errors.write(question)
    errors.flush()
    guard case .text(let line) = try input.next() else {
      // No line feed was typed that ends the question.
      errors.writeLine("")
      return nil
    }
    let trimmed = line.drop { $0 == " " || $0 == "\t" }
    return String(trimmed.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
