import Foundation

/// A shell that is installed here, and a way to run a script in it.
struct Shell {
  struct Run {
    /// What the script wrote to its standard output.
    var output: String
    /// What the stub wrote down of the words that it was given.
    var said: String
  }

  private let program: URL

  /// The shell with this name, or `nil` when no folder of PATH has it.
  init?(_ name: String) {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let programs = path.split(separator: ":").map { URL(filePath: "\($0)/\(name)") }
    guard
      let program = programs.first(where: {
        FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false))
      })
    else { return nil }
    self.program = program
  }

  /// Runs a script that finds a stub under the name `puldar`.
  func run(_ script: String, options: [String], stub: String) throws -> Run {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "completion-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "puldar")
    try Data("#!/bin/sh\n\(stub)\n".utf8).write(to: file)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: file.path(percentEncoded: false))
    let said = folder.appending(path: "said")

    let process = Process()
    process.executableURL = program
    process.arguments = options + [script]
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] =
      "\(folder.path(percentEncoded: false)):" + (environment["PATH"] ?? "/usr/bin:/bin")
    environment["SAID"] = said.path(percentEncoded: false)
    environment["HOME"] = folder.path(percentEncoded: false)
    environment["LC_ALL"] = "C.UTF-8"
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    // Read to the end before waiting: a full pipe would stop the shell for ever.
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      output: String(decoding: data, as: UTF8.self),
      said: (try? String(contentsOf: said, encoding: .utf8)) ?? "")
  }
}
