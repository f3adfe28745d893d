import CommandTable
import LedgerModel
import LedgerStore

/// An error as a person or a program is told of it, on standard error.
struct FailureText {
  /// Lines for a person, each with a newline.
  let text: String
  /// The document for a program, without a newline.
  let json: String

  /// - Parameters:
  ///   - width: The columns at which the usage of a command is wrapped.
  ///   - numbering: How events are named in it.
  init(_ error: any Error, width: Int, numbering: EventNumbering = EventNumbering(writer: nil)) {
    let exitCode = ExitCode(of: error)
    let problem: String
    let remedy: String?
    switch error {
    case let error as UsageError:
      problem = error.problem
      remedy = error.remedy
      text = error.text(width: width)
    case let error as LedgerError:
      problem = error.problem(naming: numbering.text)
      remedy = error.remedy(naming: numbering.text)
      text = FailureText.lines(problem, remedy)
    case let error as Refusal:
      problem = error.problem(naming: numbering.text)
      remedy = error.remedy(naming: numbering.text)
      text = FailureText.lines(problem, remedy)
    case let error as any ExplainedError:
      problem = error.problem
      remedy = error.remedy
      text = FailureText.lines(problem, remedy)
    default:
      problem = "this is a bug: \(error)"
      remedy = "Please report it with the command that you typed."
      text = FailureText.lines(problem, remedy)
    }
    json = JSONWriter.text(of: [
      "schema": 1, "error": FailureText.document(problem, remedy, exitCode),
    ])
  }

  /// The member `error` of a document.
  static func document(_ problem: String, _ remedy: String?, _ exitCode: ExitCode) -> JSONValue {
    [
      "problem": .text(problem), "remedy": .optional(remedy),
      "exit": .integer(Int64(exitCode.rawValue)),
    ]
  }

  /// A message may show the line that it is about below it; what stands in it is data.
  private static func lines(_ problem: String, _ remedy: String?) -> String {
    let shown = problem.split(separator: "\n", omittingEmptySubsequences: false)
      .map { VisibleText(String($0)).description }.joined(separator: "\n")
    return "Error: \(shown)\n" + (remedy.map { "Help:  \(VisibleText($0))\n" } ?? "")
  }
}
