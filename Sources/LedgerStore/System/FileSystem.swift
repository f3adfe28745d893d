/// The file operations of the store, as a protocol so that a test can make each of them fail.
package protocol FileSystem: Sendable {
  /// Opens a file: never through a link, and without waiting for the other end of a FIFO.
  func open(_ path: String, _ access: FileAccess) throws(FileError) -> OpenFile
  /// Closes a file, and releases its lock.
  func close(_ file: OpenFile)
  /// Returns the status of an open file.
  func status(of file: OpenFile) throws(FileError) -> FileStatus
  /// Returns the status of a path, of a link itself and not of its target; `nil` if nothing is there.
  func status(at path: String) throws(FileError) -> FileStatus?
  /// Reads at an offset, less than requested only at the end of the file.
  ///
  /// - Returns: How many bytes were read into the buffer from `start` on.
  func read(_ file: OpenFile, at offset: Int, into buffer: inout [UInt8], from start: Int)
    throws(FileError) -> Int
  /// Writes all bytes at the end of the file.
  func append(_ bytes: [UInt8], to file: OpenFile) throws(FileError)
  /// Writes all bytes at an offset of a file that was opened with ``FileAccess/update``.
  func overwrite(_ file: OpenFile, at offset: Int, with bytes: [UInt8]) throws(FileError)
  /// Shortens a file.
  func truncate(_ file: OpenFile, to byteCount: Int) throws(FileError)
  /// Returns when everything written is on the disk. After an error the state is unknown.
  func synchronize(_ file: OpenFile) throws(FileError)
  /// Drops the system's cache of a synced file, so that the next read comes from the disk. Does nothing if the system
  /// cannot.
  func forgetCache(of file: OpenFile)
  /// Returns when the names in a folder are on the disk.
  func synchronizeFolder(_ path: String) throws(FileError)
  /// Renames a file, replacing the one that had the name.
  func rename(_ path: String, to newPath: String) throws(FileError)
  /// Removes a file's name.
  func remove(_ path: String) throws(FileError)
  /// Makes a folder and its missing parents, with mode 0700.
  func makeFolder(_ path: String) throws(FileError)
  /// Removes an empty folder.
  func removeFolder(_ path: String) throws(FileError)
  /// Returns the names in a folder, sorted; empty if there is no folder.
  ///
  /// - Throws: ``FileError`` if it cannot be listed to the end: a partial list is never returned, and a folder that
  ///   cannot be listed is not empty.
  func names(in path: String) throws(FileError) -> [String]
  /// Locks a file against other processes, and makes it if there is none. Gives up at the deadline: at once if that is
  /// zero or less.
  ///
  /// - Returns: The locked file, which closing unlocks; `nil` if the deadline passed.
  func lock(_ path: String, deadline: Duration) throws(FileError) -> OpenFile?
  /// Returns an unpredictable number, for unused names.
  func randomNumber() -> UInt64
  /// The folder that relative paths start from.
  var currentFolder: String { get }
  /// The user of the program: files of the store belong to this user alone.
  var userID: UInt32 { get }
}

extension FileSystem {
  package func randomNumber() -> UInt64 { UInt64.random(in: .min ... .max) }
}

/// The way in which a file is opened.
package enum FileAccess: Hashable, Sendable {
  case read
  /// Reads anywhere, writes at the end.
  case append
  /// The same as ``append``, but makes the file with mode 0600 if there is none.
  case appendOrCreate
  /// Makes a new file with mode 0600; none may exist.
  case create
  /// Reads and writes anywhere.
  case update
}

/// An open file.
package struct OpenFile: Hashable, Sendable {
  /// The number by which the file system knows it.
  package let number: Int32
  package let path: String

  package init(number: Int32, path: String) {
    self.number = number
    self.path = path
  }
}
