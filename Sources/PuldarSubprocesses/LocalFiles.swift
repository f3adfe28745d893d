import Foundation

/// What the system tells of a file without its being read.
public struct FileFacts: Hashable, Sendable {
  public var byteCount: Int
  /// When its content was changed last, in nanoseconds since 1970.
  public var modifiedNanoseconds: Int64
  /// Whether this user may run it.
  public var isExecutable: Bool
}

/// The few things that are asked of the files of this machine beside a ledger, by way of Foundation.
public struct LocalFiles: Sendable {
  public init() {}

  /// What is known of a file, symbolic links followed; `nil` if there is no regular file.
  public func facts(of path: String) -> FileFacts? {
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
