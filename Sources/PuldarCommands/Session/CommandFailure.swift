import LedgerModel

/// A command's own reason for not doing what was asked.
struct CommandFailure: Error, ExplainedError, Hashable {
  var problem: String
  var remedy: String?
  var exitCode: ExitCode

  init(_ problem: String, remedy: String? = nil, _ exitCode: ExitCode) {
    self.problem = problem
    self.remedy = remedy
    self.exitCode = exitCode
  }
}
