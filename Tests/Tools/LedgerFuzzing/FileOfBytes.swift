import LedgerStore

/// A file system with one file, whose bytes are in memory and stay as they are.
struct FileOfBytes: FileSystem {
  let bytes: [UInt8]
  /// The file, as it is open.
  let file = OpenFile(number: 0, path: "tried.jsonl")

  let currentFolder = "/"
  let userID: UInt32 = 0

  private var status: FileStatus {
    FileStatus(
      kind: .regular, byteCount: bytes.count, device: 0, inode: 0, owner: userID, linkCount: 1,
      modifiedNanoseconds: 0)
  }

  private func refusal(_ action: String) -> FileError {
    FileError(action: action, path: file.path, code: 0, reason: "it stays as it is")
  }

  func open(_ path: String, _ access: FileAccess) throws(FileError) -> OpenFile { file }
  func close(_ file: OpenFile) {}
  func status(of file: OpenFile) throws(FileError) -> FileStatus { status }
  func status(at path: String) throws(FileError) -> FileStatus? { status }

  func read(
    _ file: OpenFile, at offset: Int, into buffer: inout [UInt8], from start: Int
  ) throws(FileError) -> Int {
    let count = max(0, min(buffer.count - start, bytes.count - offset))
    for place in 0..<count { buffer[start + place] = bytes[offset + place] }
    return count
  }

  func append(_ bytes: [UInt8], to file: OpenFile) throws(FileError) { throw refusal("write to") }
  func overwrite(
    _ file: OpenFile, at offset: Int, with bytes: [UInt8]
  ) throws(FileError) { throw refusal("write to") }
  func truncate(_ file: OpenFile, to byteCount: Int) throws(FileError) { throw refusal("shorten") }
  func synchronize(_ file: OpenFile) throws(FileError) {}
  func forgetCache(of file: OpenFile) {}
  func synchronizeFolder(_ path: String) throws(FileError) {}
  func rename(_ path: String, to newPath: String) throws(FileError) { throw refusal("rename") }
  func remove(_ path: String) throws(FileError) { throw refusal("remove") }
  func removeFolder(_ path: String) throws(FileError) { throw refusal("remove") }
  func makeFolder(_ path: String) throws(FileError) { throw refusal("make") }
  func names(in path: String) throws(FileError) -> [String] { [] }
  func lock(_ path: String, deadline: Duration) throws(FileError) -> OpenFile? {
    file
  }
}
