import LedgerStore
import Synchronization

/// The real file system, with somebody at work in it who knows of no lock: once, before a log, or what is
/// to take its place, is synchronised.
final class MeddledFileSystem: ForwardingFileSystem {
  let base = SystemCalls()
  private let deed: Mutex<(@Sendable () -> Void)?>

  init(_ deed: @escaping @Sendable () -> Void) {
    self.deed = Mutex(deed)
  }

  func synchronize(_ file: OpenFile) throws(FileError) {
    if file.path.hasSuffix(".jsonl") || file.path.hasSuffix(".jsonl.new") {
      let deed = deed.withLock { deed in
        defer { deed = nil }
        return deed
      }
      deed?()
    }
    try base.synchronize(file)
  }
}
