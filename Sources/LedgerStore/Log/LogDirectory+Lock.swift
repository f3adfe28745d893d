extension LogDirectory {
  /// Locks the ledger against other writers; its folder is made where there is none.
  ///
  /// - Returns: The lock, which closing gives back.
  /// - Throws: ``LogError/locked(path:)`` past the deadline.
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
        // Whether it is still the one that other processes find.
        if try system.status(at: place.lockPath)?.isSameFile(as: status) == true {
          if status.kind == .regular { return file }
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

  private func openLock(_ deadline: Duration) throws(FileError) -> OpenFile? {
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
      try makeFolder(path)
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
