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
  ///   - width: How wide a line for a person may be; `nil` for any width.
  ///   - numbering: How events are named in it.
  ///   - location: Where the ledger is, which the commands of the advice name; `nil` before a command
  ///     has one.
  init(
    _ error: any Error, within width: Int?, numbering: EventNumbering = EventNumbering(writer: nil),
    location: LedgerLocation? = nil
  ) {
    let exitCode = ExitCode(of: error)
    let problem: String
    let advice: Advice?
    switch error {
    case let error as UsageError:
      problem = error.problem
      advice = Advice(error.remedy)
    case LogError.noLedger(let path) where location.map { $0.path != path } == true:
      // The ledger is there; what was named beside it is not.
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
      // What is locked is a convenience: the record itself is never.
      remedy? += " It is in \(location.shownLogPath)."
    }
    let shown = location?.shownPaths(in: problem) ?? problem
    let lines = (error as? UsageError)?.lines ?? FailureText.lines(shown, remedy)
    text = lines.flatMap { LineWrapping.lines($0, within: width) }.map { $0 + "\n" }.joined()
    let answer: Record = ["error": FailureText.record(problem, remedy, exitCode)]
    json = JSONWriter.text(of: answer.answer)
  }

  /// Whether a feature was refused because Pro is locked.
  private static func isOfPro(_ error: any Error) -> Bool {
    switch error {
    case LedgerError.refused(.locked), Refusal.locked: true
    default: false
    }
  }

  /// The field `error` of an answer.
  static func record(_ problem: String, _ remedy: String?, _ exitCode: ExitCode) -> Record {
    ["problem": problem, "remedy": remedy, "exit": Int(exitCode.rawValue)]
  }

  /// A message may show the line that it is about below it; what stands in it is data.
  private static func lines(_ problem: String, _ remedy: String?) -> [String] {
    let shown = problem.split(separator: "\n", omittingEmptySubsequences: false)
      .map { VisibleText(String($0)).description }
    return ["Error: \(shown.first ?? "")"] + shown.dropFirst()
      + (remedy.map { ["Help:  \(VisibleText($0))"] } ?? [])
  }
}

/// Something that a person should know of the ledger, with paths as they read them.
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
