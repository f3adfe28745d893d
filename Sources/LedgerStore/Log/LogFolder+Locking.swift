import LedgerModel

extension LogFolder {
  /// Locks the ledger against other writers; its folder is made where there is none.
  ///
  /// - Returns: The lock, which closing gives back.
  func lock(deadline: Duration) throws(LogError) -> OpenFile {
    do throws(FileError) {
      try makePlace()
      while let file = try openLock(deadline: deadline) {
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
    } catch {
      throw LogError(writing: error)
    }
    throw .locked(path: place.lockPath)
  }

  private func openLock(deadline: Duration) throws(FileError) -> OpenFile? {
    do throws(FileError) {
      return try system.lock(place.lockPath, deadline: deadline)
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
      remedy: .nameFolder)
  }

  func giveBack(_ lock: OpenFile) {
    system.close(lock)
  }
}
