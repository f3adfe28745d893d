/// Files in memory that are only read: the logs of a ledger that came from elsewhere.
struct MemoryFiles: FileSystem {
  private var files: [String: (number: Int32, bytes: [UInt8])] = [:]
  private var folders: [String: [String]] = [:]

  /// - Parameter files: The contents of the files, by path; what has the same path follows in one file. The folder of
  ///   each holds nothing else.
  init(_ files: [(path: String, bytes: [UInt8])]) {
    for (path, bytes) in files {
      if let known = self.files[path] {
        self.files[path] = (known.number, known.bytes + bytes)
        continue
      }
      self.files[path] = (Int32(self.files.count), bytes)
      folders[LedgerPlace.parent(of: path), default: []].append(LedgerPlace.name(of: path))
    }
  }

  func open(_ path: String, _ access: FileAccess) throws(FileError) -> OpenFile {
    guard access == .read, let file = files[path] else { throw refusal("open", path) }
    return OpenFile(number: file.number, path: path)
  }

  func close(_ file: OpenFile) {}

  func status(of file: OpenFile) throws(FileError) -> FileStatus {
    guard let status = try status(at: file.path) else { throw refusal("look at", file.path) }
    return status
  }

  func status(at path: String) throws(FileError) -> FileStatus? {
    let file = files[path]
    guard
      file != nil || folders.keys.contains(where: { $0 == path || $0.hasPrefix(path + "/") })
        || path.hasSuffix("/.")
    else { return nil }
    return FileStatus(
      kind: file == nil ? .folder : .regular, byteCount: file?.bytes.count ?? 0, device: 0,
      inode: file.map { UInt64($0.number) + 1 } ?? 0, owner: 0, linkCount: 1,
      modifiedNanoseconds: 0)
  }

  func read(
    _ file: OpenFile, at offset: Int, into buffer: inout [UInt8], from start: Int
  ) throws(FileError) -> Int {
    guard let bytes = files[file.path]?.bytes else { throw refusal("read", file.path) }
    let count = max(0, min(buffer.count - start, bytes.count - offset))
    if count > 0 {
      buffer.replaceSubrange(start..<start + count, with: bytes[offset..<offset + count])
    }
    return count
  }

  func names(in path: String) throws(FileError) -> [String] { folders[path, default: []].sorted() }

  var currentFolder: String { "/" }
  var userID: UInt32 { 0 }

  // MARK: What is refused

  private func refusal(_ action: String, _ path: String) -> FileError {
    FileError(action: action, path: path, code: 0, reason: "it is only read from memory")
  }

  func append(_ bytes: [UInt8], to file: OpenFile) throws(FileError) {
    throw refusal("write to", file.path)
  }

  func overwrite(_ file: OpenFile, at offset: Int, with bytes: [UInt8]) throws(FileError) {
    throw refusal("write to", file.path)
  }

  func truncate(_ file: OpenFile, to byteCount: Int) throws(FileError) {
    throw refusal("write to", file.path)
  }

  func synchronize(_ file: OpenFile) throws(FileError) {}
  func forgetCache(of file: OpenFile) {}
  func synchronizeFolder(_ path: String) throws(FileError) {}
  func rename(_ path: String, to newPath: String) throws(FileError) {
    throw refusal("rename", path)
  }
  func remove(_ path: String) throws(FileError) { throw refusal("remove", path) }
  func makeFolder(_ path: String) throws(FileError) { throw refusal("make", path) }
  func removeFolder(_ path: String) throws(FileError) { throw refusal("remove", path) }
  func lock(_ path: String, deadline: Duration) throws(FileError) -> OpenFile? {
    throw refusal("lock", path)
  }
}
