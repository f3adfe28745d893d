package import PuldarSubprocesses
import ReceiptReading

/// The programs of this machine that read images and PDFs, with their limits.
package struct ScanPrograms: Sendable {
  private let runner: any SubprocessRunner
  private let find: @Sendable (String) -> String?
  private let searchPath: String

  /// - Parameters:
  ///   - runner: Runs the programs.
  ///   - searchPath: The PATH of the programs.
  ///   - find: Returns the absolute path of a program; `nil` if there is none.
  package init(
    _ runner: any SubprocessRunner, searchPath: String,
    find: @escaping @Sendable (String) -> String?
  ) {
    self.runner = runner
    self.searchPath = searchPath
    self.find = find
  }

  func path(of program: String) -> String? { find(program) }

  /// Returns a program's standard output after it exited successfully.
  ///
  /// - Parameter install: What to install if the program is missing.
  func output(
    of program: String, install: String, _ arguments: [Subprocess.Argument], input: [UInt8]?,
    outputByteCount: Int = 4 << 20
  ) async throws(ScanFailure) -> [UInt8] {
    guard let path = find(program) else { throw .noProgram(program, install: install) }
    let result = await runner.run(
      Subprocess(
        executable: path, arguments: arguments,
        // One thread: more threads take longer in total, and slow the person's machine down.
        environment: ["PATH": searchPath, "LANG": "C.UTF-8", "OMP_THREAD_LIMIT": "1"],
        input: input, time: .seconds(60), outputByteCount: outputByteCount,
        memoryByteCount: 4 << 30, processorSeconds: 60))
    switch result.ending {
    case .exited(0): return result.output
    case .timedOut: throw .timedOut(program)
    case .notStarted(let reason): throw .failed(program, words: reason)
    case .flooded: throw .failed(program, words: "it wrote more than \(outputByteCount) bytes")
    case .exited, .signalled, .cancelled:
      let words = String(decoding: result.errors.suffix(400), as: UTF8.self)
      throw .failed(program, words: words.split(separator: "\n").last.map(String.init) ?? "")
    }
  }
}
