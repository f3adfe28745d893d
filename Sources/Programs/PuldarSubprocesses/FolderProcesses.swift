import Foundation

/// The processes that belong to a private folder: it is their working folder, or appears in their
/// environment. This finds a program that began its own session and left the process group; it misses one
/// that also changed its folder and cleared its environment.
///
/// Only Linux provides this information; elsewhere nothing is found.
enum FolderProcesses {
  /// How long killed processes may take to exit.
  private static let patience = Duration.milliseconds(400)

  /// Kills the processes, and those that they start meanwhile.
  static func end(in folder: String) {
    #if os(Linux)
      let deadline = ContinuousClock.now + patience
      while true {
        let found = processes(in: folder)
        if found.isEmpty || .now > deadline { return }
        for process in found { kill(process, SIGKILL) }
        usleep(1_000)
      }
    #endif
  }

  #if os(Linux)
    private static func processes(in folder: String) -> [pid_t] {
      let mention = Array("=\(folder)".utf8)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.compactMap { pid_t($0) }.filter { process in
        process != getpid()
          && (workingFolder(of: process).map { $0 == folder || $0.hasPrefix(folder + "/") } ?? false
            || environment(of: process).contains(mention))
      }
    }

    private static func workingFolder(of process: pid_t) -> String? {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink("/proc/\(process)/cwd", &buffer, buffer.count)
      guard count > 0 else { return nil }
      return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// The initial environment; empty if the process has exited or belongs to another user.
    private static func environment(of process: pid_t) -> Data {
      guard let file = FileHandle(forReadingAtPath: "/proc/\(process)/environ") else {
        return Data()
      }
      defer { try? file.close() }
      return (try? file.readToEnd()) ?? Data()
    }
  #endif
}

extension Data {
  fileprivate func contains(_ bytes: [UInt8]) -> Bool { range(of: Data(bytes)) != nil }
}
