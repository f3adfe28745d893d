import Synchronization

/// What one process knows of a ledger's logs, shared by all that read and write them.
final class LogFolderState: Sendable {
  let state: Mutex<LogFolder>

  init(_ folder: sending LogFolder) {
    state = Mutex(folder)
  }

  /// Whoever reads the logs holds this, so that nobody does any more.
  deinit {
    state.withLock { folder in
      for log in folder.logs { folder.system.close(log.file) }
    }
  }
}
