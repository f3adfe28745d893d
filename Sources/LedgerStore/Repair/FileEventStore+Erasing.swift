public import LedgerModel
import Synchronization

extension FileEventStore {
  /// Puts a new ledger in place of this one, with a new id and one log of what is left without its
  /// history, and moves the old one aside. Every figure is what it was.
  ///
  /// - Parameter day: Part of the name under which the old one is moved aside.
  /// - Throws: ``EraseRefusal`` where something would be lost, ``LogError``; the ledger is as it was
  ///   then, and what was to take its place may stand beside it.
  public func erase(on day: CalendarDay) throws -> Erasure {
    let folder = folder.state.withLock { folder in folder }
    if try logCount() == 0 { throw LogError.noLedger(path: path) }
    let lock = try lock(deadline: Ledger.lockDeadline)
    defer { folder.giveBack(lock) }
    let history = try netHistory()
    let new = try newStore()
    let ledger = RandomNames.ledger(folder.system)
    let events = try new.whileLocked(deadline: Ledger.lockDeadline) { log in
      let events = history.events(
        ledger: ledger, writer: log.writer, deviceName: folder.places.deviceName,
        version: LedgerVersion.text)
      for start in stride(from: 0, to: events.count, by: BatchPlace.limit) {
        try log.append(Array(events[start..<min(events.count, start + BatchPlace.limit)]))
      }
      return events
    }
    let movedTo = try exchange(with: new, ledger, on: day)
    return Erasure(
      entryCount: history.entryCount, settingCount: events.count - 1 - history.entryCount,
      ledger: ledger, writer: events[0].id.writer, movedTo: movedTo)
  }

  /// What is left without the history; the ledger is locked.
  private func netHistory() throws -> NetHistory {
    try folder.state.withLock { folder throws(LogError) in
      _ = try folder.catchUp(isLocked: true, isComplete: true)
      // A single log of another machine is not this one's to erase.
      _ = try folder.ownWriter()
    }
    var fold = Fold(into: NetHistory(), hasSeveralLogs: try logCount() > 1)
    let reading = try read(from: .start, parts: .all) { event in
      fold.apply(event)
      return true
    }
    guard reading.condition.isComplete else { throw EraseRefusal.incomplete(path: path) }
    if let waiting = fold.waiting.first { throw EraseRefusal.waiting(waiting) }
    return fold.projection
  }

  /// A store beside this one, at a path that is free.
  private func newStore() throws(LogError) -> FileEventStore {
    try folder.state.withLock { folder throws(LogError) in
      do throws(FileError) {
        switch folder.place {
        case .folder(let path):
          return FileEventStore(
            .folder(try folder.system.freePath(path + ".new")), machine: folder.places,
            system: folder.system)
        case .file(let path):
          return FileEventStore(
            .file(try folder.system.freePath(path + ".new")), machine: folder.places,
            system: folder.system)
        }
      } catch {
        throw LogError(writing: error)
      }
    }
  }

  /// Moves this ledger aside and another one into its place; where that fails, it is as it was.
  ///
  /// - Returns: Where this ledger stands now.
  private func exchange(
    with new: FileEventStore, _ successor: LedgerID, on day: CalendarDay
  ) throws(LogError) -> String {
    try folder.state.withLock { folder throws(LogError) in
      let system = folder.system
      do throws(FileError) {
        let movedTo = try system.freePath("\(path).erased-\(day.text)")
        let erased = ErasedLedgers(system: system, places: folder.places)
        let ledgers = folder.joinedLedgers.all
        let note = ErasedLedgers.Note(day: day, successor: successor)
        let intent = ErasureIntent(system: system, path: path)
        do throws(FileError) {
          for ledger in ledgers { try erased.keep(note, of: ledger) }
          try intent.note(new: new.path, movedTo: movedTo)
          try system.rename(path, to: movedTo)
          do throws(FileError) {
            try system.rename(new.path, to: path)
          } catch {
            // Unless another process that looked for the ledger has finished it.
            if try system.status(at: path) == nil {
              try system.rename(movedTo, to: path)
              throw error
            }
          }
        } catch {
          try? intent.forget()
          for ledger in ledgers { try? erased.forget(note, of: ledger) }
          throw error
        }
        if case .file = folder.place {
          try? system.remove(LedgerPlace.file(new.path).lockPath)
          let quarantine = folder.place.quarantinePath
          if try system.status(at: quarantine) != nil {
            try system.rename(quarantine, to: LedgerPlace.file(movedTo).quarantinePath)
          }
        }
        try system.synchronizeFolder(LedgerPlace.parent(of: path))
        try intent.forget()
        // Else one is known as a ledger that was moved here, and the other as one that stands here.
        new.folder.state.withLock { new in new.keepRecord(at: folder.fullPath) }
        folder.keepRecord(at: folder.fullPath(of: movedTo))
        for log in folder.logs { folder.forget(log.file.path) }
        return movedTo
      } catch {
        throw LogError(writing: error)
      }
    }
  }
}

extension LogFolder {
  /// Has the record say that the ledger stands at another path.
  fileprivate func keepRecord(at path: String) {
    guard let remembered, var record = remembered.record else { return }
    record.path = path
    _ = try? remembered.memory.keep(record)
  }
}

extension FileSystem {
  /// A path at which nothing stands: the one that is wanted, else with a number behind it.
  func freePath(_ wanted: String) throws(FileError) -> String {
    var path = wanted
    var number = 1
    while try status(at: path) != nil {
      number += 1
      path = "\(wanted)-\(number)"
    }
    return path
  }
}
