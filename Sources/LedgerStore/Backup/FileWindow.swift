/// A part of a file that reads like a whole file: a log inside a backup.
struct FileWindow<Base: FileSystem>: ForwardingFileSystem {
  let base: Base
  let offset: Int
  let byteCount: Int

  func status(of file: OpenFile) throws(FileError) -> FileStatus {
    var status = try base.status(of: file)
    status.byteCount = byteCount
    return status
  }

  func read(
    _ file: OpenFile, at offset: Int, into buffer: inout [UInt8], from start: Int
  ) throws(FileError) -> Int {
    let count = try base.read(file, at: self.offset + offset, into: &buffer, from: start)
    return max(0, min(count, byteCount - offset))
  }
}
