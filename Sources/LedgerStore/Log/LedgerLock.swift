import LedgerModel
import Synchronization

/// The lock of a ledger, which keeps other writers out: other processes, and other stores of this one.
///
/// Its file stays open when it is given back, so that the next write need not open it again.
final class LedgerLock: Sendable {
  /// The lock's file while it is locked.
  struct Held {
    fileprivate var file: OpenFile
    fileprivate var status: FileStatus
  }

  private let directory: LogDirectory
  private let spare = Mutex<Held?>(nil)

  private var place: LedgerPlace { directory.place }
  private var system: any FileSystem { directory.system }

  init(_ directory: LogDirectory) {
    self.directory = directory
  }

  deinit { spare.withLock { if let held = $0 { system.close(held.file) } } }

  /// Locks the file of last time; `nil` where it is not free, or not what other processes find any more.
  func takeAgain() -> Held? {
    let known = spare.withLock { spare in
      defer { spare = nil }
      return spare
    }
    guard let known else { return nil }
    if (try? system.relock(known.file)) == true, (try? isFound(known)) == true { return known }
    system.close(known.file)
    return nil
  }

  /// Locks the ledger; its folder is made where there is none.
  ///
  /// - Throws: ``LogError/locked(path:)`` past the deadline.
  func take(deadline: Duration) throws(LogError) -> Held {
    let held = try LogError.writing { () throws(FileError) in try wait(deadline) }
    guard let held else { throw .locked(path: place.lockPath) }
    return held
  }

  func giveBack(_ held: Held) {
    system.unlock(held.file)
    let other = spare.withLock { spare in
      defer { spare = held }
      return spare
    }
    if let other { system.close(other.file) }
  }

  private func wait(_ deadline: Duration) throws(FileError) -> Held? {
    try makePlace()
    while let file = try open(deadline) {
      do throws(FileError) {
        let held = Held(file: file, status: try system.status(of: file))
        if try isFound(held) {
          if held.status.kind == .regular { return held }
          // What is no regular file may not keep two writers apart.
          throw .obstacle(at: place.lockPath)
        }
      } catch {
        system.close(file)
        throw error
      }
      // The ledger was moved away while this waited for it.
      system.close(file)
      try makePlace()
    }
    return nil
  }

  /// Whether it is still the one that other processes find.
  private func isFound(_ held: Held) throws(FileError) -> Bool {
    try system.status(at: place.lockPath)?.isSameFile(as: held.status) == true
  }

  private func open(_ deadline: Duration) throws(FileError) -> OpenFile? {
    do throws(FileError) {
      return try system.lock(place.lockPath, deadline: deadline)
    } catch {
      // What stands there says more than the system's words.
      throw try obstacle() ?? error
    }
  }

  /// Why the lock that is there cannot be taken: it is none, or may not be written; `nil` where it can.
  func obstacle() throws(FileError) -> FileError? {
    guard let kind = try system.status(at: place.lockPath)?.kind else { return nil }
    guard kind == .regular else { return .obstacle(at: place.lockPath) }
    do throws(FileError) {
      system.close(try system.open(place.lockPath, .append))
      return nil
    } catch {
      return error
    }
  }

  /// Makes the ledger's folder where there is none.
  private func makePlace() throws(FileError) {
    guard case .folder(let path) = place else {
      try refuseOneOfFolder()
      return
    }
    var status = try system.status(at: path + "/.")
    if status == nil {
      try directory.makeFolder(path)
      status = try system.status(at: path + "/.")
    }
    if let status, status.owner != system.userID { throw .foreign("write to", path) }
  }

  /// Refuses to write to one log of a ledger's folder by itself, by whatever name: who writes to the folder
  /// takes another lock.
  private func refuseOneOfFolder() throws(FileError) {
    let folder = LedgerPlace.folder(place.logFolderPath + "/..")
    guard try system.status(at: folder.lockPath) != nil,
      let logs = try system.status(at: folder.logFolderPath + "/."),
      try system.status(at: place.logFolderPath + "/.")?.isSameFile(as: logs) == true
    else { return }
    throw FileError(
      action: "write to", path: place.path, code: 0,
      reason: "it is one of the logs of a ledger's folder",
      remedy: "Name the ledger's folder, which has another lock.")
  }
}
