/// Why the benchmark cannot go on.
enum BenchmarkError: Error {
  /// The words on the command line are wrong.
  case usage(String)
  /// The system did not do what was asked.
  case system(String)
  /// Two ways to the same figure disagree: a time for a wrong answer means nothing.
  case wrongAnswer(String)

  /// What is said on standard error.
  var text: String {
    switch self {
    case .usage(let problem): "\(problem)\nSee 'puldar-benchmark --help'."
    case .system(let problem): problem
    case .wrongAnswer(let problem): "a figure is wrong: \(problem)"
    }
  }

  /// As everywhere in this package: 64 for wrong words, 70 for a bug, 74 for the system.
  var exitCode: Int32 {
    switch self {
    case .usage: 64
    case .system: 74
    case .wrongAnswer: 70
    }
  }
}
