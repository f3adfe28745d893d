import Foundation
import LedgerTestSupport

/// Another program of the system that reads what was written for it.
enum OutsideProgram {
  /// Runs one on a file with some bytes, whose path is the last argument.
  ///
  /// - Returns: Its standard output.
  static func output(
    of name: String, _ arguments: [String], on bytes: [UInt8] = [], input: [UInt8]? = nil
  ) throws -> String {
    let folder = try TemporaryFolder()
    let path = folder.path("given")
    try Data(bytes).write(to: URL(filePath: path))
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/\(name)")
    process.arguments = arguments + (input == nil ? [path] : [])
    process.currentDirectoryURL = URL(filePath: folder.path)
    let output = Pipe()
    process.standardOutput = output
    if let input {
      // From a file: a pipe holds less than some tests give.
      let given = folder.path("input")
      try Data(input).write(to: URL(filePath: given))
      process.standardInput = try FileHandle(forReadingFrom: URL(filePath: given))
    }
    try process.run()
    let read = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: read, as: UTF8.self)
  }
}
