// `Process` does not exist on iOS, tvOS, watchOS and visionOS.
#if os(macOS) || os(Linux)
  import Foundation
  import Synchronization

  /// A folder for one run, accessible only to this user. It is the program's working folder, its HOME and its TMPDIR.
  ///
  /// A file in it is locked while this process lives: the next process finds and removes the folders of
  /// processes that were killed.
  final class PrivateFolder {
    let path: String
    /// The file descriptor that holds the lock.
    private let owner: Int32

    private static let prefix = "puldar-"
    private static let ownerName = "owner"

    init?() {
      PrivateFolder.removeAbandonedOnce
      var template = Array((PrivateFolder.place + PrivateFolder.prefix + "XXXXXX").utf8CString)
      let path = InterruptionWatch.running.withLock { running -> String? in
        guard mkdtemp(&template) != nil else { return nil }
        let path = String(
          decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        running.folders.insert(path)
        return path
      }
      guard let path else { return nil }
      self.path = path
      owner = open(path + "/" + PrivateFolder.ownerName, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
      if owner < 0 || flock(owner, LOCK_EX | LOCK_NB) != 0 {
        remove()
        return nil
      }
    }

    deinit { if owner >= 0 { close(owner) } }

    /// Returns the path of a new file with these bytes; `nil` if it cannot be written.
    func file(_ name: String, _ bytes: [UInt8]) -> String? {
      let path = self.path + "/" + name
      return FileManager.default.createFile(
        atPath: path, contents: Data(bytes), attributes: [.posixPermissions: 0o600])
        ? path : nil
    }

    func remove() {
      try? FileManager.default.removeItem(atPath: path)
      _ = InterruptionWatch.running.withLock { $0.folders.remove(path) }
    }

    /// Ends the processes that the program started in their own sessions: see ``FolderProcesses``.
    func endProcesses() { FolderProcesses.end(in: path) }
  }

  extension PrivateFolder {
    /// The parent of these folders, with a trailing slash.
    private static var place: String {
      let folder = NSTemporaryDirectory()
      return folder + (folder.hasSuffix("/") ? "" : "/")
    }

    /// Ends the processes and removes the folders of killed processes, on first access.
    private static let removeAbandonedOnce: Void = {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      for name in names where name.hasPrefix(prefix) { removeIfAbandoned(place + name) }
    }()

    /// Removes a folder whose owner is gone. One without an owner file was made just now, or is not one of these.
    private static func removeIfAbandoned(_ path: String) {
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
        status.st_uid == getuid(), status.st_mode & 0o777 == 0o700
      else { return }
      let owner = open(path + "/" + ownerName, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
      if owner < 0 { return }
      defer { close(owner) }
      guard flock(owner, LOCK_EX | LOCK_NB) == 0 else { return }
      FolderProcesses.end(in: path)
      try? FileManager.default.removeItem(atPath: path)
    }
  }
#endif
