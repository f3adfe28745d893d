import Foundation
import LedgerTestSupport

/// A program as it was built beside these tests, run by the system's shell.
struct BuiltProgram {
  let folder: TemporaryFolder
  let path: String

  init(_ name: String = "puldar") throws {
    folder = try TemporaryFolder()
    path = try BuiltProgram.path(of: name)
  }

  /// What a script shows on both streams, and its exit code; `$P` is the program, and HOME is a
  /// folder of its own.
  func run(
    _ script: String, environment: [String: String] = [:]
  ) throws -> (output: String, code: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ["P": path, "HOME": folder.path, "PATH": "/usr/bin:/bin"]
      .merging(environment) { _, new in new }
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: bytes, as: UTF8.self), process.terminationStatus)
  }

  /// The lines of the logs of the usual ledger.
  func storedLines() throws -> Int {
    let shown = try run("cat .local/share/puldar/default/log/*.jsonl | wc -l").output
    return Int(shown.filter(\.isNumber)) ?? -1
  }

  private struct NotBuilt: Error {}

  /// Beside the bundle of the tests.
  private static func path(of name: String) throws -> String {
    let bundles = Bundle.allBundles.map(\.bundlePath) + [CommandLine.arguments[0]]
    for bundle in bundles {
      let folder = URL(filePath: bundle).deletingLastPathComponent()
      let beside = folder.appending(path: name).path(percentEncoded: false)
      if FileManager.default.isExecutableFile(atPath: beside) { return beside }
    }
    throw NotBuilt()
  }
}
