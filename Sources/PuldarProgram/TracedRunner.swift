import PuldarCommands
import PuldarSubprocesses

/// Runs the programs of this machine, and records each with its arguments for `--debug`.
struct TracedRunner: SubprocessRunner {
  let trace: WorkTrace

  func run(_ subprocess: Subprocess) async -> SubprocessResult {
    let began = trace.moment
    let result = await FoundationSubprocessRunner(endingWithProgram: true).run(subprocess)
    if began != nil {
      trace.note(program: TracedRunner.words(of: subprocess, result.ending), since: began)
    }
    return result
  }

  /// Returns the arguments; a file is represented by its name, since its content is private.
  private static func words(of subprocess: Subprocess, _ ending: SubprocessResult.Ending) -> String
  {
    let words = subprocess.arguments.map { argument in
      switch argument {
      case .word(let word): word.count > 60 ? "\(word.prefix(60))..." : word
      case .file(let name, _): "<\(name)>"
      }
    }
    let end =
      switch ending {
      case .exited(let code): "exit code \(code)"
      case .signalled(let number): "signal \(number)"
      case .timedOut: "out of time"
      case .flooded: "too much output"
      case .cancelled: "cancelled"
      case .notStarted: "not started"
      }
    return ([subprocess.executable] + words).joined(separator: " ") + " (\(end))"
  }
}
