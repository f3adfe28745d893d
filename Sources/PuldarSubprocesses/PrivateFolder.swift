// `Process` does not exist on iOS, tvOS, watchOS and visionOS.
#if os(macOS) || os(Linux)
  import Foundation
  import Synchronization

  /// A folder of one run that only this user can look into. It is the program's working folder, its HOME
  /// and its TMPDIR.
  ///
  /// A file in it is locked as long as this process lives: what a process left that was killed is found by
  /// the next one, and removed.
  final class PrivateFolder {
    let path: String
    /// Holds the lock.
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

    /// The path of a new file with these bytes; `nil` where it cannot be written.
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

    /// Ends what the program started in sessions of their own: see ``FolderProcesses``.
    func endProcesses() { FolderProcesses.end(in: path) }
  }

  extension PrivateFolder {
    /// Where the folders are made, with a slash at the end.
    private static var place: String {
      let folder = NSTemporaryDirectory()
      return folder + (folder.hasSuffix("/") ? "" : "/")
    }

    /// Ends and removes what processes left that were killed; the first time that it is asked for.
    private static let removeAbandonedOnce: Void = {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      for name in names where name.hasPrefix(prefix) { removeIfAbandoned(place + name) }
    }()

    /// Removes a folder whose owner lives no more. One without a lock was made just now, or is none of these.
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
