/// The calls that the store makes on files: behind a protocol, so that a test can make each of them
/// fail.
package protocol FileSystem: Sendable {
  /// Opens a file: never through a link, never waiting for the other end of a FIFO.
  func open(_ path: String, _ access: FileAccess) throws(FileError) -> OpenFile
  /// Closes a file, and gives back its lock.
  func close(_ file: OpenFile)
  /// What the file system knows of an open file.
  func status(of file: OpenFile) throws(FileError) -> FileStatus
  /// What stands at a path, a link itself and not what it points to; `nil` where nothing does.
  func status(at path: String) throws(FileError) -> FileStatus?
  /// Reads at an offset, less than what was asked for only at the end of the file.
  ///
  /// - Returns: How many bytes were read, at the front of the buffer.
  func read(_ file: OpenFile, at offset: Int, into buffer: inout [UInt8], from start: Int)
    throws(FileError) -> Int
  /// Writes all bytes at the end of the file.
  func append(_ bytes: [UInt8], to file: OpenFile) throws(FileError)
  /// Writes all bytes at an offset of a file that was opened with ``FileAccess/update``.
  func overwrite(_ file: OpenFile, at offset: Int, with bytes: [UInt8]) throws(FileError)
  /// Shortens a file.
  func truncate(_ file: OpenFile, to byteCount: Int) throws(FileError)
  /// Returns when everything that was written is on the disk. After an error nothing is known.
  func synchronize(_ file: OpenFile) throws(FileError)
  /// Drops what the system keeps in memory of a file that has been synchronised, so that the next
  /// read is answered by the disk. Where the system cannot, it does nothing.
  func forgetCache(of file: OpenFile)
  /// Returns when the names in a folder are on the disk.
  func synchronizeFolder(_ path: String) throws(FileError)
  /// Gives a file a new name, in place of the one that had it.
  func rename(_ path: String, to newPath: String) throws(FileError)
  /// Takes the name of a file away.
  func remove(_ path: String) throws(FileError)
  /// Makes a folder with mode 0700, and the folders above it that are missing.
  func makeFolder(_ path: String) throws(FileError)
  /// Takes a folder away that is empty.
  func removeFolder(_ path: String) throws(FileError)
  /// The names in a folder, sorted; empty where there is no folder.
  ///
  /// - Throws: ``FileError`` where it cannot be listed up to its end: nothing is said of a part of it, and
  ///   what cannot be listed is not empty.
  func names(in path: String) throws(FileError) -> [String]
  /// Locks a file against other processes, made where there is none, or gives up at the deadline:
  /// at once where that is zero or less.
  ///
  /// - Returns: The locked file, which closing unlocks; `nil` where the deadline came first.
  func lock(_ path: String, deadline: Duration) throws(FileError) -> OpenFile?
  /// A number that nobody can foresee, for names that nobody has given before.
  func randomNumber() -> UInt64
  /// The folder that relative paths begin in.
  var currentFolder: String { get }
  /// Who runs the program: files of the store are theirs alone.
  var userID: UInt32 { get }
}

extension FileSystem {
  package func randomNumber() -> UInt64 { UInt64.random(in: .min ... .max) }
}

/// How a file is opened.
package enum FileAccess: Hashable, Sendable {
  case read
  /// Reads anywhere, writes at the end.
  case append
  /// As ``append``, and makes the file with mode 0600 where there is none.
  case appendOrCreate
  /// Makes a new file with mode 0600; there must be none.
  case create
  /// Reads and writes anywhere.
  case update
}

/// A file that is open.
package struct OpenFile: Hashable, Sendable {
  /// What the file system knows it by.
  package let number: Int32
  package let path: String

  package init(number: Int32, path: String) {
    self.number = number
    self.path = path
  }
}
