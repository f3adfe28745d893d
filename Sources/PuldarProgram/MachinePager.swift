import PuldarCommands
import PuldarSubprocesses

/// The pager of this machine. It is looked up only if an answer is long.
struct MachinePager: PagerHost {
  let environment: [String: String]

  func start(_ command: String) -> (any RunningPager)? {
    var environment = environment
    // Quit if everything fits, show colours, and leave the text on the screen.
    if environment["LESS"] == nil { environment["LESS"] = "FRX" }
    return PagerProcess(command, environment: environment).map { Running(process: $0) }
  }

  private final class Running: RunningPager {
    private let process: PagerProcess

    init(process: PagerProcess) {
      self.process = process
    }

    func write(_ bytes: ArraySlice<UInt8>) throws(OutputFailure) -> Int {
      guard let count = process.write(bytes) else { throw .brokenPipe }
      return count
    }

    func finish() { process.finish() }
  }
}
