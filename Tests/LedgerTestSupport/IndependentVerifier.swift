import Foundation

/// The ten lines of Python that check a log without any code of ours.
package enum IndependentVerifier {
  private static let script = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/verify.py")

  /// Whether every line of a log fits its seal; `nil` where there is no Python.
  package static func isIntact(_ path: String) throws -> Bool? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", script.path(percentEncoded: false), path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    // What `env` ends with where there is no such program.
    return process.terminationStatus == 127 ? nil : process.terminationStatus == 0
  }
}
