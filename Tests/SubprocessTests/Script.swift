import Foundation
import LedgerTestSupport
import PuldarSubprocesses

/// A shell script on the disk, in a folder of its own, that stands for another program.
struct Script {
  let folder: TemporaryFolder
  let path: String

  init(_ text: String) throws {
    folder = try TemporaryFolder()
    path = folder.path("program")
    try ExecutableFile.write("#!/bin/sh\n\(text)\n", to: path)
  }

  /// Runs it with its folder as the first word, so that it can leave a note there.
  func run(
    _ arguments: [Subprocess.Argument] = [], input: [UInt8]? = nil,
    time: Duration = .seconds(600), outputByteCount: Int = 1 << 20, memoryByteCount: Int? = nil,
    processorSeconds: Int? = nil
  ) async -> SubprocessResult {
    await FoundationSubprocessRunner().run(
      Subprocess(
        executable: path, arguments: [.word(folder.path)] + arguments,
        environment: ["PATH": "/usr/bin:/bin"], input: input,
        time: time, outputByteCount: outputByteCount, memoryByteCount: memoryByteCount,
        processorSeconds: processorSeconds))
  }

  /// What it left in its folder.
  func note(_ name: String) -> String? {
    (try? String(contentsOfFile: folder.path(name), encoding: .utf8))?
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Whether a process whose number it noted is there still, running or as a zombie.
  func isRunning(_ name: String = "pid") -> Bool? {
    note(name).flatMap { Int32($0) }.map { kill($0, 0) == 0 }
  }
}

extension SubprocessResult {
  var text: String { String(decoding: output, as: UTF8.self) }
}
