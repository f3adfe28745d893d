import CommandTable
import LedgerModel
import LedgerStore

/// The text of an error on standard error, for a person or a program.
struct FailureText {
  /// Lines for a person, each with a newline.
  let text: String
  /// The document for a program, without a newline.
  let json: String

  /// - Parameters:
  ///   - width: The width of a line for a person; `nil` for any width.
  ///   - numbering: The names of events in it.
  ///   - location: The ledger, which the commands of the advice name; `nil` before a command has one.
  ///   - isWarning: Whether what was asked for was done all the same.
  init(
    _ error: any Error, within width: Int?, numbering: EventNumbering = EventNumbering(writer: nil),
    location: LedgerLocation? = nil, isWarning: Bool = false
  ) {
    let exitCode = ExitCode(of: error)
    let problem: String
    let advice: Advice?
    switch error {
    case let error as UsageError:
      problem = error.problem
      advice = Advice(error.remedy)
    case LogError.noLedger(let path) where location.map { $0.path != path } == true:
      // The ledger exists; the log named beside it does not.
      problem = "there is no log at '\(path)'"
      advice = "Check the path: name a log, or the folder of a ledger."
    case let error as any ExplainedError:
      problem = error.told(naming: numbering.text)
      advice = error.advice(naming: numbering.text)
    default:
      problem = "this is a bug: \(error)"
      advice = "Please report it with the command that you typed."
    }
    var remedy = advice?.text(with: location?.option ?? "")
    if let location, FailureText.isOfPro(error) {
      // Pro locks only conveniences, never the record itself.
      remedy? += " It is in \(location.shownLogPath)."
    }
    let shown = location?.shownPaths(in: problem) ?? problem
    let lines =
      (error as? UsageError)?.lines
      ?? FailureText.lines(shown, remedy, isWarning ? "Warning" : "Error")
    text = lines.flatMap { LineWrapping.lines($0, within: width) }.map { $0 + "\n" }.joined()
    let failure = ToldFailure(
      problem, remedy, exitCode, (error as? LedgerError)?.code ?? (error as? Refusal)?.code)
    json = JSONWriter.text(of: ToldFailure.answer.record(of: failure).told)
  }

  /// Returns whether a feature was refused because Pro is locked.
  private static func isOfPro(_ error: any Error) -> Bool {
    switch error {
    case LedgerError.refused(.locked), Refusal.locked: true
    default: false
    }
  }

  /// Returns the lines for a person. A message may quote the line that it is about; its content is data.
  private static func lines(_ problem: String, _ remedy: String?, _ word: String) -> [String] {
    let shown = problem.split(separator: "\n", omittingEmptySubsequences: false)
      .map { VisibleText(String($0)).description }
    return ["\(word): \(shown.first ?? "")"] + shown.dropFirst()
      + (remedy.map { ["Help:  \(VisibleText($0))"] } ?? [])
  }
}

/// An error, as programs read it.
struct ToldFailure: Shaped {
  let problem: String
  let remedy: String?
  let exitCode: ExitCode
  let code: String?

  init(_ problem: String, _ remedy: String?, _ exitCode: ExitCode, _ code: String? = nil) {
    (self.problem, self.remedy, self.exitCode, self.code) = (problem, remedy, exitCode, code)
  }

  static let shape = Shape<ToldFailure>(
    .init("problem", \.problem), .init("remedy", \.remedy),
    .init("exit", { Int($0.exitCode.rawValue) }, "As in 'puldar help exit-codes'."),
    .ifAny("code", \.code, "The name of the reason, where the ledger refuses: Refusal.futureDate."))

  /// The answer of a command that failed.
  static let answer = Shape<ToldFailure>(answer: "error", .init("error", \.self))
}

/// A notice about the ledger, with paths as a person reads them.
struct NoticeText {
  let text: String

  init(_ notice: LedgerNotice, _ location: LedgerLocation?) {
    switch notice {
    case .ledgerMade(let path, let currency):
      text =
        "Created your ledger (\(currency.code)) in \(VisibleText(location?.shown(path) ?? path))."
    default:
      text = VisibleText(location?.shownPaths(in: notice.text) ?? notice.text).description
    }
  }
}
