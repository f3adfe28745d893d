import Dispatch
import EntryParsing
import LedgerStore
import PuldarCommands
import Synchronization

/// The real world around the command: arguments, clock, files, terminal.
@main
struct Program {
  /// Synchronous, because the command's one task needs no main actor, and starting one costs more
  /// than the command itself.
  static func main() {
    ProcessSettings.prepare()
    let terminal = SystemTerminal.state()
    let surroundings = Surroundings(
      arguments: ProcessSettings.arguments, terminal: terminal,
      input: SystemTerminal.input, output: SystemTerminal.output, errors: SystemTerminal.errors,
      clock: SystemClock(), parser: RuleBasedParser(),
      machine: .standard, models: MachineModels(environment: terminal.environment),
      files: MachineConfigFiles(), interruptions: ProcessInterruptions())
    let isDone = DispatchSemaphore(value: 0)
    let code = Mutex(ExitCode.bug)
    let handed = Handed(surroundings)
    Task.detached {
      let result = await PuldarProgram.run(in: handed.surroundings)
      code.withLock { $0 = result }
      isDone.signal()
    }
    isDone.wait()
    ProcessSettings.end(code.withLock { $0 })
  }

  /// Hands the surroundings to the one task that uses them; nothing else does from then on.
  private final class Handed: @unchecked Sendable {
    let surroundings: Surroundings

    init(_ surroundings: Surroundings) {
      self.surroundings = surroundings
    }
  }
}
