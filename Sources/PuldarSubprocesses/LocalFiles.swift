import Foundation

/// What the system tells of a file without its being read.
package struct FileFacts: Hashable, Sendable {
  package var byteCount: Int
  /// When its content was changed last, in nanoseconds since 1970.
  package var modifiedNanoseconds: Int64
  /// Whether this user may run it.
  package var isExecutable: Bool
}

/// What the system refused to do with a file or a folder.
struct LocalFileError: Error, Hashable, CustomStringConvertible {
  /// What was wanted, as a verb phrase: "list", "look at".
  var action: String
  /// The file or folder of which it was wanted.
  var path: String
  /// The system's own words.
  var reason: String

  var description: String { "cannot \(action) '\(path)': \(reason)" }
}

/// The few things that are asked of the files of this machine beside a ledger, by way of Foundation.
public struct LocalFiles: Sendable {
  /// The files that this process can reach.
  public init() {}

  /// What is known of a file, symbolic links followed; `nil` if there is no regular file.
  package func facts(of path: String) -> FileFacts? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      let modified = status.st_mtimespec
    #else
      let modified = status.st_mtim
    #endif
    return FileFacts(
      byteCount: Int(status.st_size),
      modifiedNanoseconds: Int64(modified.tv_sec) &* 1_000_000_000 &+ Int64(modified.tv_nsec),
      isExecutable: access(path, X_OK) == 0)
  }

  /// How many bytes a file has, symbolic links followed; `nil` if there is no regular file.
  public func byteCount(of path: String) -> Int? { facts(of: path)?.byteCount }

  /// Whether there is a regular file that this user may run.
  public func isExecutable(_ path: String) -> Bool { facts(of: path)?.isExecutable == true }

  /// The first bytes of a file; `nil` if it cannot be read.
  public func bytes(of path: String, upTo byteCount: Int) -> [UInt8]? {
    // What is no regular file might wait for ever.
    guard let facts = facts(of: path), let file = FileHandle(forReadingAtPath: path) else {
      return nil
    }
    defer { try? file.close() }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(facts.byteCount, byteCount))
    do {
      // A large file is not to stand in memory twice.
      while bytes.count < byteCount,
        let piece = try file.read(
          upToCount: min(LocalFiles.pieceByteCount, byteCount - bytes.count)), !piece.isEmpty
      {
        bytes += piece
      }
      return bytes
    } catch {
      return nil
    }
  }

  private static let pieceByteCount = 1 << 18

  /// The names of the regular files in a folder, symbolic links followed, sorted; `nil` if there is no
  /// folder.
  ///
  /// - Throws: That the folder cannot be read to its end, or that what a name stands for cannot be looked at; the
  ///   error describes itself as a phrase.
  public func names(in folder: String) throws -> [String]? {
    guard try kind(of: folder + "/.") == S_IFDIR else { return nil }
    var names: [String] = []
    for name in try entries(of: folder) {
      let path = "\(folder)/\(name)"
      // Left out because it is no file, and never because it could not be looked at.
      if facts(of: path) == nil, try kind(of: path) != S_IFREG { continue }
      names.append(name)
    }
    return names
  }

  /// All that a folder holds, sorted. Foundation's own list ends at an error as at the end.
  private func entries(of folder: String) throws(LocalFileError) -> [String] {
    guard let stream = opendir(folder) else {
      if errno == ENOENT { return [] }
      throw failure("list", folder)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno == EINTR { continue }
        if errno != 0 { throw failure("list", folder) }
        return names.sorted()
      }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
  }

  /// What a name stands for, a link being a link; `nil` if nothing has it.
  private func kind(of path: String) throws(LocalFileError) -> mode_t? {
    var status = stat()
    while lstat(path, &status) != 0 {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      if errno != EINTR { throw failure("look at", path) }
    }
    return status.st_mode & S_IFMT
  }

  private func failure(_ action: String, _ path: String) -> LocalFileError {
    LocalFileError(action: action, path: path, reason: String(cString: strerror(errno)))
  }

  /// Puts a file (mode 0600) in the place of another at once, and makes the folders that it needs
  /// (mode 0700); false if the system refuses.
  public func replace(_ path: String, with bytes: [UInt8]) -> Bool {
    // What a link leads to is replaced, and not the link.
    let path = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
    let folder = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
    let new = path + ".new-" + UUID().uuidString
    makeFolders(folder)
    guard
      FileManager.default.createFile(
        atPath: new, contents: Data(bytes), attributes: [.posixPermissions: 0o600])
    else { return false }
    if rename(new, path) == 0 { return true }
    try? FileManager.default.removeItem(atPath: new)
    return false
  }

  /// Makes a folder and those above it. Foundation's own way looks for the parent of the root for ever
  /// where no folder can be looked at, as on a disk that is gone.
  private func makeFolders(_ path: String) {
    var parts = path.split(separator: "/")[...]
    var missing: [String] = []
    while !parts.isEmpty {
      let folder = "/" + parts.joined(separator: "/")
      if mkdir(folder, 0o700) == 0 || errno != ENOENT { break }
      missing.append(folder)
      parts.removeLast()
    }
    for folder in missing.reversed() where mkdir(folder, 0o700) != 0 { return }
  }
}
