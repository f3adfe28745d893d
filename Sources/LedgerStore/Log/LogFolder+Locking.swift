import LedgerModel

extension LogFolder {
  /// Locks the ledger against other writers; its folder is made where there is none.
  ///
  /// - Parameter isLast: Whether those who wait for the lock already are let before.
  func lock(deadline: Duration, isLast: Bool) throws(LogError) -> HeldLock {
    do throws(FileError) {
      try makePlace()
      while let file = try openLock(deadline: deadline, isLast: isLast) {
        do throws(FileError) {
          let lock = HeldLock(
            file: file, status: try system.status(of: file), since: system.instant,
            isNextTurn: isLast)
          if try hasName(lock) {
            if lock.status.kind == .regular { return lock }
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
    } catch {
      throw LogError(writing: error)
    }
    throw .locked(path: place.lockPath)
  }

  private func openLock(deadline: Duration, isLast: Bool) throws(FileError) -> OpenFile? {
    do throws(FileError) {
      return try system.lock(place.lockPath, deadline: deadline, isLast: isLast)
    } catch {
      // What stands there says more than the system's words.
      if let kind = try system.status(at: place.lockPath)?.kind, kind != .regular {
        throw .obstacle(at: place.lockPath)
      }
      throw error
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
    if let status, status.owner != system.userID {
      throw .foreign("write to", path)
    }
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

  /// Whether a lock is still the one that other processes find.
  func hasName(_ lock: HeldLock) throws(FileError) -> Bool {
    try system.status(at: place.lockPath)?.isSameFile(as: lock.status) == true
  }

  func giveBack(_ lock: HeldLock) {
    system.close(lock.file)
  }
}
