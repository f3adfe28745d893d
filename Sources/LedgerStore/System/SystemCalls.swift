#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// The operating system: the one file that calls the C library.
package struct SystemCalls: FileSystem {
  package let userID: UInt32

  package init() {
    userID = geteuid()
  }

  package var currentFolder: String {
    guard let path = unsafe getcwd(nil, 0) else { return "." }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  package func open(_ path: String, _ access: FileAccess) throws(FileError) -> OpenFile {
    var flags = O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    switch access {
    case .read: flags |= O_RDONLY
    case .append: flags |= O_RDWR | O_APPEND
    case .appendOrCreate: flags |= O_RDWR | O_APPEND | O_CREAT
    case .create: flags |= O_RDWR | O_APPEND | O_CREAT | O_EXCL
    case .update: flags |= O_RDWR
    }
    let descriptor = try call("open", path) { openFile(path, flags, 0o600) }
    return OpenFile(number: descriptor, path: path)
  }

  package func close(_ file: OpenFile) {
    _ = closeFile(file.number)
  }

  package func status(of file: OpenFile) throws(FileError) -> FileStatus {
    var status = stat()
    _ = try call("look at", file.path) { fstat(file.number, &status) }
    return FileStatus(status)
  }

  package func status(at path: String) throws(FileError) -> FileStatus? {
    var status = stat()
    while lstat(path, &status) != 0 {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      if errno != EINTR { throw failure("look at", path) }
    }
    return FileStatus(status)
  }

  package func read(
    _ file: OpenFile, at offset: Int, into buffer: inout [UInt8], from start: Int
  ) throws(FileError) -> Int {
    var count = 0
    while start + count < buffer.count {
      let wanted = buffer.count - start - count
      let read = try call("read", file.path) {
        buffer.withUnsafeMutableBytes { bytes in
          unsafe pread(
            file.number, bytes.baseAddress?.advanced(by: start + count), wanted,
            off_t(offset + count))
        }
      }
      if read == 0 { break }
      count += read
    }
    return count
  }

  package func append(_ bytes: [UInt8], to file: OpenFile) throws(FileError) {
    var done = 0
    while done < bytes.count {
      let written = try call("write to", file.path) {
        bytes.withUnsafeBytes { bytes in
          unsafe write(
            file.number, bytes.baseAddress?.advanced(by: done), bytes.count - done)
        }
      }
      done += written
    }
  }

  package func overwrite(_ file: OpenFile, at offset: Int, with bytes: [UInt8]) throws(FileError) {
    var done = 0
    while done < bytes.count {
      let written = try call("write to", file.path) {
        bytes.withUnsafeBytes { bytes in
          unsafe pwrite(
            file.number, bytes.baseAddress?.advanced(by: done), bytes.count - done,
            off_t(offset + done))
        }
      }
      done += written
    }
  }

  package func truncate(_ file: OpenFile, to byteCount: Int) throws(FileError) {
    _ = try call("shorten", file.path) { ftruncate(file.number, off_t(byteCount)) }
  }

  package func synchronize(_ file: OpenFile) throws(FileError) {
    // Not repeated after EINTR either: after one failure, a second try proves nothing.
    #if canImport(Darwin)
      let result = fcntl(file.number, F_FULLFSYNC)
    #else
      let result = fdatasync(file.number)
    #endif
    if result != 0 { throw failure("store on disk", file.path) }
  }

  package func forgetCache(of file: OpenFile) {
    // A hint: its failure is not an error.
    #if canImport(Darwin)
      _ = fcntl(file.number, F_NOCACHE, 1)
    #else
      _ = posix_fadvise(file.number, 0, 0, POSIX_FADV_DONTNEED)
    #endif
  }

  package func synchronizeFolder(_ path: String) throws(FileError) {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    let descriptor = try call("open", path) { openFile(path, flags, 0) }
    defer { _ = closeFile(descriptor) }
    if fsync(descriptor) != 0 { throw failure("store on disk", path) }
  }

  package func rename(_ path: String, to newPath: String) throws(FileError) {
    _ = try call("rename", path) { renameFile(path, newPath) }
  }

  package func remove(_ path: String) throws(FileError) {
    _ = try call("remove", path) { unlink(path) }
  }

  package func removeFolder(_ path: String) throws(FileError) {
    _ = try call("remove the folder", path) { rmdir(path) }
  }

  package func makeFolder(_ path: String) throws(FileError) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST || path.isEmpty { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      throw failure("make the folder", path)
    }
    try makeFolder(String(path[..<slash]))
    if mkdir(path, 0o700) != 0, errno != EEXIST { throw failure("make the folder", path) }
  }

  package func names(in path: String) throws(FileError) -> [String] {
    guard let folder = unsafe opendir(path) else {
      if errno == ENOENT { return [] }
      throw failure("list", path)
    }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while true {
      // Distinguishes the end from an error.
      errno = 0
      guard let entry = unsafe readdir(folder) else {
        if errno == EINTR { continue }
        if errno != 0 { throw failure("list", path) }
        return names.sorted()
      }
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      if name != "." && name != ".." { names.append(name) }
    }
  }

  package func lock(_ path: String, deadline: Duration) throws(FileError) -> OpenFile? {
    let file = try open(path, .appendOrCreate)
    if flock(file.number, LOCK_EX | LOCK_NB) == 0 { return file }
    let isHeld = errno == EWOULDBLOCK
    let error = failure("lock", path)
    close(file)
    guard isHeld else { throw error }
    return try LockWait().wait(deadline) { () throws(FileError) in
      let file = try open(path, .appendOrCreate)
      do throws(FileError) {
        _ = try call("lock", path) { flock(file.number, LOCK_EX) }
        return file
      } catch {
        close(file)
        throw error
      }
    } giveBack: { file in
      close(file)
    }
  }

  /// Repeats a call while a signal interrupts it, and throws its failure.
  private func call<Number: SignedInteger>(
    _ action: String, _ path: String, _ body: () -> Number
  ) throws(FileError) -> Number {
    while true {
      let result = body()
      if result >= 0 { return result }
      if errno != EINTR { throw failure(action, path) }
    }
  }

  private func failure(_ action: String, _ path: String) -> FileError {
    let code = errno
    let reason = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    return FileError(action: action, path: path, code: code, reason: reason)
  }
}

extension FileStatus {
  fileprivate init(_ status: stat) {
    let kind: Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .special
      }
    #if canImport(Darwin)
      let modified = status.st_mtimespec
    #else
      let modified = status.st_mtim
    #endif
    self.init(
      kind: kind, byteCount: Int(status.st_size), device: UInt64(bitPattern: Int64(status.st_dev)),
      inode: UInt64(status.st_ino), owner: status.st_uid, linkCount: Int(status.st_nlink),
      modifiedNanoseconds: modified.nanoseconds, permissions: UInt32(status.st_mode) & 0o777)
  }
}

extension timespec {
  /// Nanoseconds since 1970.
  fileprivate var nanoseconds: Int64 { Int64(tv_sec) &* 1_000_000_000 &+ Int64(tv_nsec) }
}

// Free functions, because the members of `SystemCalls` have the names of the calls that they make.
private func openFile(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  #if canImport(Darwin)
    Darwin.open(path, flags, mode)
  #elseif canImport(Glibc)
    Glibc.open(path, flags, mode)
  #else
    Musl.open(path, flags, mode)
  #endif
}

private func closeFile(_ descriptor: Int32) -> Int32 {
  #if canImport(Darwin)
    Darwin.close(descriptor)
  #elseif canImport(Glibc)
    Glibc.close(descriptor)
  #else
    Musl.close(descriptor)
  #endif
}

private func renameFile(_ path: String, _ newPath: String) -> Int32 {
  #if canImport(Darwin)
    Darwin.rename(path, newPath)
  #elseif canImport(Glibc)
    Glibc.rename(path, newPath)
  #else
    Musl.rename(path, newPath)
  #endif
}

extension SystemCalls {
  /// Returns whether two arrays hold the same bytes; the standard library compares them one by one.
  static func areEqual(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    guard first.count == second.count else { return false }
    return first.withUnsafeBytes { first in
      second.withUnsafeBytes { second in
        guard let first = first.baseAddress, let base = second.baseAddress else { return true }
        return unsafe memcmp(first, base, second.count) == 0
      }
    }
  }

  /// Returns the offset of the first line feed from an offset on; `nil` if there is none.
  static func firstLineFeed(in bytes: RawSpan, from start: Int) -> Int? {
    unsafe bytes.withUnsafeBytes { buffer in
      guard start < buffer.count, let base = buffer.baseAddress else { return nil }
      let found = unsafe memchr(base + start, 0x0A, buffer.count - start)
      return unsafe found.map { unsafe UnsafeRawPointer($0) - base }
    }
  }

  /// Returns a variable of the process's environment; `nil` if it is not set, or empty.
  static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Returns how many bytes the user may still write at a path; `nil` if the system does not say.
  static func freeByteCount(at path: String) -> Int? {
    var facts = statvfs()
    guard unsafe statvfs(path, &facts) == 0 else { return nil }
    let (count, overflows) = Int(facts.f_bavail).multipliedReportingOverflow(
      by: Int(facts.f_frsize))
    return overflows ? nil : count
  }

  /// The network name of the device.
  static var hostName: String {
    let name = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { bytes in
      bytes.initialize(repeating: 0)
      guard let start = bytes.baseAddress, unsafe gethostname(start, 255) == 0 else {
        return ""
      }
      return unsafe String(cString: start)
    }
    return name.isEmpty ? "unnamed" : name
  }

  /// The file in which the system keeps the machine's id.
  static let machineIDPath = "/etc/machine-id"

  /// The machine's id according to the system; `nil` if the system has none, empty if it cannot be read.
  ///
  /// Source: machine-id(5).
  static var machineID: String? {
    let system = SystemCalls()
    do throws(FileError) {
      guard try system.status(at: machineIDPath) != nil else { return nil }
      let file = try system.open(machineIDPath, .read)
      defer { system.close(file) }
      var bytes = [UInt8](repeating: 0, count: 32)
      let count = try system.read(file, at: 0, into: &bytes, from: 0)
      return count == bytes.count ? String(decoding: bytes, as: UTF8.self) : nil
    } catch {
      // A machine that forbids reading its id counts as one without; any other failure does not.
      return error.code == EACCES || error.code == EPERM ? nil : ""
    }
  }

  /// Milliseconds since 1970-01-01T00:00:00Z, by the device's clock.
  static var millisecondsSinceEpoch: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }

  /// Returns the day in the device's time zone at an instant, by the C library's tables: Foundation's are empty in a
  /// static binary.
  static func localDay(millisecondsSinceEpoch: Int64) -> (year: Int, month: Int, day: Int)? {
    var seconds = time_t(
      millisecondsSinceEpoch >= 0
        ? millisecondsSinceEpoch / 1000 : (millisecondsSinceEpoch - 999) / 1000)
    var parts = tm()
    guard unsafe localtime_r(&seconds, &parts) != nil else { return nil }
    return (Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday))
  }
}
