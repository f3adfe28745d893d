extension LogDirectory {
  /// Locks the ledger against other writers, and makes its folder if there is none.
  ///
  /// - Returns: The lock; closing it releases it.
  /// - Throws: ``LogError/locked(path:)`` after the deadline.
  func lock(deadline: Duration) throws(LogError) -> OpenFile {
    let lock = try LogError.writing { () throws(FileError) in try waitForLock(deadline) }
    guard let lock else { throw .locked(path: place.lockPath) }
    return lock
  }

  private func waitForLock(_ deadline: Duration) throws(FileError) -> OpenFile? {
    try makePlace()
    while let file = try openLock(deadline) {
      do throws(FileError) {
        let status = try system.status(of: file)
        // The lock must still be the file that other processes find.
        if try system.status(at: place.lockPath)?.isSameFile(as: status) == true {
          if status.kind == .regular { return file }
          // Anything but a regular file may not keep two writers apart.
          throw .obstacle(at: place.lockPath)
        }
      } catch {
        system.close(file)
        throw error
      }
      // The ledger was moved away during the wait.
      system.close(file)
      try makePlace()
    }
    return nil
  }

  private func openLock(_ deadline: Duration) throws(FileError) -> OpenFile? {
    do throws(FileError) {
      return try system.lock(place.lockPath, deadline: deadline)
    } catch {
      // The obstacle explains more than the system's error.
      throw try obstacle() ?? error
    }
  }

  /// Returns why the existing lock cannot be taken: it is not a lock, or may not be written; `nil` if it can.
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

  /// Makes the ledger's folder if there is none.
  private func makePlace() throws(FileError) {
    guard case .folder(let path) = place else {
      try refuseOneOfFolder()
      return
    }
    var status = try system.status(at: path + "/.")
    if status == nil {
      try makeFolder(path)
      status = try system.status(at: path + "/.")
    }
    if let status, status.owner != system.userID { throw .foreign("write to", path) }
  }

  /// Refuses to write to a single log of a ledger's folder, by whatever name: writers of the folder take another lock.
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
