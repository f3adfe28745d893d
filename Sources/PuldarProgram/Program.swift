import Dispatch
import EntryParsing
import Foundation
import LedgerStore
import PuldarCommands
import Synchronization

/// Starts the program when the system calls it: the package manager links it as `main`.
///
/// `@main` would not pass the arguments on. The standard library looks for them in memory and in /proc, and if it
/// finds none, `puldar add` would be taken for `puldar`, and store nothing.
@c(PuldarProgram_main)
func main(
  _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 {
  #if !os(Linux)
    MachineLimits.check()
  #endif
  MachineLimits.watchForEnd()
  let words = ProcessSettings.words(arguments, count)
  Program.run(Array(words.dropFirst()), as: words.first ?? [])
}

/// The real world around the command: arguments, clock, files, terminal.
enum Program {
  /// Synchronous, because the command's one task needs no main actor, and starting one costs more
  /// than the command itself.
  ///
  /// - Parameter name: The program, as the caller named it.
  static func run(_ arguments: [[UInt8]], as name: [UInt8]) -> Never {
    ProcessSettings.prepare()
    let (output, errors) = (SystemTerminal.output, SystemTerminal.errors)
    if let code = PuldarProgram.runAtOnce(arguments, output: output, errors: errors) {
      ProcessSettings.end(code)
    }
    let terminal = SystemTerminal.state()
    let start = ContinuousClock.now
    let trace = WorkTrace { ContinuousClock.now - start }
    let programs = MachinePrograms(environment: terminal.environment, trace: trace)
    let surroundings = Surroundings(
      arguments: arguments, terminal: terminal,
      input: SystemTerminal.input, output: output, errors: errors,
      clock: SystemClock(), parser: RuleBasedParser(),
      machine: .standard, models: MachineModels(environment: terminal.environment, trace: trace),
      files: MachineSmallFiles(), interruptions: ProcessInterruptions(),
      receipts: programs.receipts, programs: programs,
      keyboard: SystemTerminal.keyboard, descriptors: SystemTerminal.descriptors, trace: trace,
      session: ProcessSettings.session,
      processorCount: { ProcessInfo.processInfo.activeProcessorCount },
      timeZone: ProcessSettings.timeZone,
      start: { programs.start(as: String(decoding: name, as: UTF8.self)) })
    MachineLimits.checkThreads()
    let isDone = DispatchSemaphore(value: 0)
    let code = Mutex(ExitCode.bug)
    let handed = Handed(surroundings)
    Task.detached {
      let result = await PuldarProgram.run(in: handed.surroundings)
      code.withLock { $0 = result }
      isDone.signal()
    }
    var usedTime = 0
    while isDone.wait(timeout: .now() + .seconds(1)) == .timedOut {
      MachineLimits.checkProgress(since: &usedTime)
    }
    ProcessSettings.end(code.withLock { $0 })
  }

  /// Passes the surroundings to the one task that uses them from then on.
  private final class Handed: @unchecked Sendable {
    let surroundings: Surroundings

    init(_ surroundings: Surroundings) {
      self.surroundings = surroundings
    }
  }
}
