import PuldarCommands
import PuldarSubprocesses

/// The program of this machine that opens a file in whatever shows it. Nothing is looked for before one is to
/// be shown.
struct MachineViewer: ViewerHost {
  let environment: [String: String]
  let trace: WorkTrace

  private static let programs = ["xdg-open", "open"]

  func open(_ path: String) async throws(ViewerFailure) {
    for program in MachineViewer.programs {
      guard let found = ProgramSearch(environment).path(of: program) else { continue }
      let began = trace.moment
      let isStarted = await DetachedProgram.start(found, [path], environment: environment)
      trace.note(program: "\(found) \(path)", since: began)
      guard isStarted else { throw .refused(program) }
      return
    }
    throw .noProgram(MachineViewer.programs)
  }
}
