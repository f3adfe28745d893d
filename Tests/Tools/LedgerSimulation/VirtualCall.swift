/// A call of the store on its file system.
enum VirtualCall: Hashable, Sendable {
  case open
  case status
  case read
  case append
  case overwrite
  case truncate
  case synchronize
  case forgetCache
  case synchronizeFolder
  case rename
  case remove
  case makeFolder
  case names
  case lock

  /// Whether a crash just before it may leave something else than one just before the next call.
  var changesDisk: Bool {
    switch self {
    case .append, .overwrite, .truncate, .synchronize, .synchronizeFolder, .rename, .remove,
      .makeFolder:
      true
    case .open, .status, .read, .forgetCache, .names, .lock: false
    }
  }
}
