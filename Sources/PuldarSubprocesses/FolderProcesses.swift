import Foundation

/// The processes that a private folder gives away: it is the folder they work in, or stands in their
/// environment. So a program is found that began a session of its own, and left the group of the one
/// that started it; one that also changed its folder and emptied its environment is not.
///
/// Linux alone tells that; elsewhere nothing is found.
enum FolderProcesses {
  /// How long killed processes may take to go.
  private static let patience = Duration.milliseconds(400)

  /// Ends them, and those that they start meanwhile.
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

    /// As the process was started with; empty where it has ended, or is another user's.
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
