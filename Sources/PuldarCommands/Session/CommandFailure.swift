import LedgerModel

/// A command's own reason for not doing what was asked.
struct CommandFailure: Error, ExplainedError, Hashable {
  var problem: String
  var remedy: String?
  var exitCode: ExitCode
  /// What is told before it, a line each.
  var linesBefore: [String] = []

  init(
    _ problem: String, remedy: String? = nil, _ exitCode: ExitCode, after lines: [String] = []
  ) {
    linesBefore = lines
    self.problem = problem
    self.remedy = remedy
    self.exitCode = exitCode
  }
}
