import Synchronization

/// What one process knows of a ledger's logs, shared by all that read and write them.
final class LogFolderState: Sendable {
  let state: Mutex<LogFolder>

  init(_ folder: sending LogFolder) {
    state = Mutex(folder)
  }
}
