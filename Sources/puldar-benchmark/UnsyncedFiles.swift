import LedgerStore

/// The files of the system, but nothing waits for the disk: what an append costs without it.
struct UnsyncedFiles: ForwardingFileSystem {
  let base = SystemCalls()

  func synchronize(_ file: OpenFile) {}
  func synchronizeFolder(_ path: String) {}
  func forgetCache(of file: OpenFile) {}
}
