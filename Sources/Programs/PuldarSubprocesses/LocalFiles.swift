import Foundation

/// The metadata of a file.
package struct FileFacts: Hashable, Sendable {
  package var byteCount: Int
  /// The time of the last modification, in nanoseconds since 1970.
  package var modifiedNanoseconds: Int64
  /// Whether this user may execute it.
  package var isExecutable: Bool
}

/// An error of the system about a file or a folder.
struct LocalFileError: Error, Hashable, CustomStringConvertible {
  /// The failed action as a verb phrase: "list", "look at".
  var action: String
  /// The file or folder.
  var path: String
  /// The system's message.
  var reason: String

  var description: String { "cannot \(action) '\(path)': \(reason)" }
}

/// The few file operations needed outside of a ledger, on Foundation.
public struct LocalFiles: Sendable {
  /// Makes an interface to the files that this process can reach.
  public init() {}

  /// Returns a file's metadata, following symbolic links; `nil` if there is no regular file.
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

  /// Returns a file's size in bytes, following symbolic links; `nil` if there is no regular file.
  public func byteCount(of path: String) -> Int? { facts(of: path)?.byteCount }

  /// Returns whether there is a regular file that this user may execute.
  public func isExecutable(_ path: String) -> Bool { facts(of: path)?.isExecutable == true }

  /// Returns the first bytes of a file; `nil` if it cannot be read.
  public func bytes(of path: String, upTo byteCount: Int) -> [UInt8]? {
    // Reading something other than a regular file might block forever.
    guard let facts = facts(of: path), let file = FileHandle(forReadingAtPath: path) else {
      return nil
    }
    defer { try? file.close() }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(facts.byteCount, byteCount))
    do {
      // Read in pieces, so that a large file is not in memory twice.
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

  /// Returns the sorted names of the regular files in a folder, following symbolic links; `nil` if there is
  /// no folder.
  ///
  /// - Throws: If the folder cannot be read completely, or a name's target cannot be examined; the error
  ///   describes itself as a phrase.
  public func names(in folder: String) throws -> [String]? {
    guard try kind(of: folder + "/.") == S_IFDIR else { return nil }
    var names: [String] = []
    for name in try entries(of: folder) {
      let path = "\(folder)/\(name)"
      // Left out only if it is not a file, never because it could not be examined.
      if facts(of: path) == nil, try kind(of: path) != S_IFREG { continue }
      names.append(name)
    }
    return names
  }

  /// Returns all names in a folder, sorted. Foundation's own listing treats an error as the end.
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

  /// Returns the kind of a name's target, without following links; `nil` if it does not exist.
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

  /// Returns whether a path is a file or folder, or lies within that folder, links resolved. Nothing needs to be there
  /// yet.
  public func holds(_ place: String, _ path: String) -> Bool {
    let (place, path) = (LocalFiles.located(place), LocalFiles.located(path))
    return path == place || path.hasPrefix(place.hasSuffix("/") ? place : place + "/")
  }

  /// Returns the place that a path leads to, even if nothing is there yet: Foundation does not say that.
  private static func located(_ path: String) -> String {
    var (url, missing) = (URL(filePath: path).standardizedFileURL, [String]())
    while access(url.path(percentEncoded: false), F_OK) != 0, url.pathComponents.count > 1 {
      missing.append(url.lastPathComponent)
      url = url.deletingLastPathComponent()
    }
    let start = resolved(url.path(percentEncoded: false))
    return missing.reversed().reduce(start) { $0 + ($0.hasSuffix("/") ? "" : "/") + $1 }
  }

  private static func resolved(_ path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
  }

  /// Atomically replaces a file, and makes the folders that it needs; `false` if the system refuses, or there is
  /// something that is no file: a device or a pipe would be gone.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - bytes: All that it holds from then on.
  ///   - isShared: Whether other users may read it (modes 0644 and 0755) or not (0600 and 0700).
  public func replace(_ path: String, with bytes: [UInt8], isShared: Bool = false) -> Bool {
    // The target of a link is replaced, not the link.
    let path = LocalFiles.resolved(path)
    if let kind = try? kind(of: path), kind != S_IFREG { return false }
    let folder = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
    let new = path + ".new-" + UUID().uuidString
    makeFolders(folder, mode: isShared ? 0o755 : 0o700)
    guard
      FileManager.default.createFile(
        atPath: new, contents: Data(bytes),
        attributes: [.posixPermissions: isShared ? 0o644 : 0o600])
    else { return false }
    if rename(new, path) == 0 { return true }
    try? FileManager.default.removeItem(atPath: new)
    return false
  }

  /// Makes a folder and its parents. Foundation's own function loops forever at the root if no folder can be
  /// examined, as on a disk that is gone.
  private func makeFolders(_ path: String, mode: mode_t) {
    var parts = path.split(separator: "/")[...]
    var missing: [String] = []
    while !parts.isEmpty {
      let folder = "/" + parts.joined(separator: "/")
      if mkdir(folder, mode) == 0 || errno != ENOENT { break }
      missing.append(folder)
      parts.removeLast()
    }
    for folder in missing.reversed() where mkdir(folder, mode) != 0 { return }
  }
}
