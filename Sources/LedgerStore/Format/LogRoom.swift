/// Room behind the last line of a log: zero bytes up to the end of a block of the file system, which the
/// lines to come are written over.
///
/// A log that grows has a new length each time, and a sync stores that with a write of its own. Who
/// adds line after line makes room first, and takes away what is left of it in the end; where a
/// process ended before, it stands there until the next write. It is no part of the log, says
/// nothing, and is passed over by whoever reads.
enum LogRoom {
  /// What file systems give to a file at once, as a rule: the room is the file's already, and none is
  /// given back with it.
  static let blockByteCount = 4096

  /// How many bytes are free behind the end of the lines until its block is full.
  static func byteCount(behind end: Int) -> Int {
    (blockByteCount - end % blockByteCount) % blockByteCount
  }

  /// Whether the bytes behind the last line of a file are room, and not what a torn write left.
  ///
  /// - Parameter end: Where they end, which is the file's length.
  static func isRoom(_ bytes: RawSpan, endingAt end: Int) -> Bool {
    guard end % blockByteCount == 0, bytes.byteCount < blockByteCount else { return false }
    for index in 0..<bytes.byteCount
    where unsafe bytes.unsafeLoad(fromByteOffset: index, as: UInt8.self) != 0 { return false }
    return true
  }

  /// How many bytes a file has without the room behind its last line feed.
  ///
  /// - Parameter byteCount: How many it has with it.
  static func byteCountWithoutRoom(
    of file: OpenFile, byteCount: Int, _ system: any FileSystem
  ) throws(FileError) -> Int {
    let start = max(0, byteCount - blockByteCount)
    var bytes = [UInt8](repeating: 0, count: byteCount - start)
    let count = try system.read(file, at: start, into: &bytes, from: 0)
    guard count == bytes.count, let last = bytes.lastIndex(of: UInt8(ascii: "\n")),
      isRoom(bytes.span.bytes.extracting(droppingFirst: last + 1), endingAt: byteCount)
    else { return byteCount }
    return start + last + 1
  }
}
