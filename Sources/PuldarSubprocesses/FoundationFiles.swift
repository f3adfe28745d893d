import Foundation

/// The files of this machine, by way of Foundation.
public struct FoundationFiles: LocalFiles {
  public init() {}

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

  public func bytes(of path: String, upTo byteCount: Int) -> [UInt8]? {
    // What is no regular file might wait for ever.
    guard facts(of: path) != nil, let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    do {
      return Array(try file.read(upToCount: byteCount) ?? Data())
    } catch {
      return nil
    }
  }

  public func replace(_ path: String, with bytes: [UInt8]) -> Bool {
    // What a link leads to is replaced, and not the link.
    let path = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
    let folder = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
    let new = path + ".new-" + UUID().uuidString
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    guard
      FileManager.default.createFile(
        atPath: new, contents: Data(bytes), attributes: [.posixPermissions: 0o600])
    else { return false }
    if rename(new, path) == 0 { return true }
    try? FileManager.default.removeItem(atPath: new)
    return false
  }
}
