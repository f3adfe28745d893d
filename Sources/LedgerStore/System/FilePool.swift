import Synchronization

/// A file system with any number of files open for reading, although the underlying system has only some of them open:
/// in a ledger with a thousand logs, each stays open as long as it has a reader.
///
/// The least recently read file is closed to make room, and opened again when it is read; its name must then still lead
/// to the same file.
final class FilePool<Base: FileSystem>: ForwardingFileSystem {
  let base: Base
  private let state: Mutex<State>

  private struct State {
    /// Entries by the pool's number, as `Int`, a key type that the program uses anyway.
    var entries: [Int: Entry] = [:]
    /// Negative, unlike every descriptor of the system.
    var nextNumber: Int32 = -2
    /// Counts the uses, to find the least recently used file.
    var useCount = 0
    /// The entries whose files are open: few, however many entries there are.
    var open: [Entry] = []
    /// How many files the underlying system may have open for reading.
    var limit: Int
  }

  /// Touched only while the pool's state is held.
  private final class Entry {
    /// The status when it was closed to make room.
    var status: FileStatus?
    /// `nil` while it is closed to make room.
    var file: OpenFile?
    var lastUse: Int
    /// How many calls are using it.
    var userCount = 0

    init(file: OpenFile, lastUse: Int) {
      self.file = file
      self.lastUse = lastUse
    }
  }

  /// - Parameter limit: How many files the underlying system may have open for reading at first: a quarter of the
  ///   smallest usual limit, 256. If the system runs out of files, it is lowered.
  init(_ base: Base, limit: Int = 64) {
    self.base = base
    state = Mutex(State(limit: limit))
  }

  func open(_ path: String, _ access: FileAccess) throws(FileError) -> OpenFile {
    let file = try withRoom { () throws(FileError) in try base.open(path, access) }
    guard access == .read else { return file }
    return state.withLock { state in
      let number = state.nextNumber
      state.nextNumber -= 1
      state.useCount += 1
      let entry = Entry(file: file, lastUse: state.useCount)
      state.entries[Int(number)] = entry
      state.open.append(entry)
      closeOldest(&state)
      return OpenFile(number: number, path: path)
    }
  }

  func lock(_ path: String, deadline: Duration) throws(FileError) -> OpenFile? {
    try withRoom { () throws(FileError) in try base.lock(path, deadline: deadline) }
  }

  func names(in folder: String) throws(FileError) -> [String] {
    try withRoom { () throws(FileError) in try base.names(in: folder) }
  }

  /// Makes a call that opens a file. If the underlying system is out of files, closes some and tries once more.
  private func withRoom<R>(_ body: () throws(FileError) -> R) throws(FileError) -> R {
    do throws(FileError) {
      return try body()
    } catch {
      guard error.lacksFiles, state.withLock({ makeRoom(&$0) }) else { throw error }
      return try body()
    }
  }

  /// Halves the number of open files; returns whether any was closed.
  private func makeRoom(_ state: inout State) -> Bool {
    let openCount = state.open.count
    state.limit = openCount / 2
    closeOldest(&state)
    return state.open.count < openCount
  }

  func close(_ file: OpenFile) {
    let real = state.withLock { state -> OpenFile? in
      guard let entry = state.entries.removeValue(forKey: Int(file.number)) else { return file }
      state.open.removeAll { $0 === entry }
      return entry.file
    }
    if let real { base.close(real) }
  }

  func status(of file: OpenFile) throws(FileError) -> FileStatus {
    try using(file) { real throws(FileError) in try base.status(of: real) }
  }

  func read(
    _ file: OpenFile, at offset: Int, into buffer: inout [UInt8], from start: Int
  ) throws(FileError) -> Int {
    var bytes = buffer
    buffer = []
    defer { buffer = bytes }
    return try using(file) { real throws(FileError) in
      try base.read(real, at: offset, into: &bytes, from: start)
    }
  }

  func synchronize(_ file: OpenFile) throws(FileError) {
    try using(file) { real throws(FileError) in try base.synchronize(real) }
  }

  func forgetCache(of file: OpenFile) {
    try? using(file) { real throws(FileError) in base.forgetCache(of: real) }
  }

  /// Makes a call on the underlying file, which stays open meanwhile.
  private func using<R>(
    _ file: OpenFile, _ body: (OpenFile) throws(FileError) -> R
  ) throws(FileError) -> R {
    if file.number >= 0 { return try body(file) }
    let real = try state.withLock { state throws(FileError) in
      try begin(file.number, path: file.path, &state)
    }
    defer {
      state.withLock { state in state.entries[Int(file.number)]?.userCount -= 1 }
    }
    return try body(real)
  }

  private func begin(
    _ number: Int32, path: String, _ state: inout State
  ) throws(FileError) -> OpenFile {
    guard let entry = state.entries[Int(number)] else {
      throw FileError(action: "read", path: path, code: 0, reason: "it is closed")
    }
    state.useCount += 1
    entry.lastUse = state.useCount
    entry.userCount += 1
    let real: OpenFile
    if let file = entry.file {
      real = file
    } else {
      real = try openAgain(path, entry.status, &state)
      entry.file = real
      state.open.append(entry)
    }
    closeOldest(&state)
    return real
  }

  private func openAgain(
    _ path: String, _ known: FileStatus?, _ state: inout State
  ) throws(FileError) -> OpenFile {
    var opened: OpenFile?
    do throws(FileError) {
      opened = try base.open(path, .read)
    } catch {
      guard error.lacksFiles, makeRoom(&state) else { throw error }
    }
    let file = if let opened { opened } else { try base.open(path, .read) }
    do throws(FileError) {
      if let known, try base.status(of: file).isSameFile(as: known) { return file }
      throw FileError(
        action: "read", path: path, code: 0, reason: "another file has its name by now")
    } catch {
      base.close(file)
      throw error
    }
  }

  /// Closes the least recently used idle files while too many are open.
  private func closeOldest(_ state: inout State) {
    while state.open.count > max(1, state.limit) {
      let idle = state.open.indices.filter { state.open[$0].userCount == 0 }
      guard let place = idle.min(by: { state.open[$0].lastUse < state.open[$1].lastUse }),
        let file = state.open[place].file
      else { return }
      let oldest = state.open.remove(at: place)
      oldest.status = try? base.status(of: file)
      base.close(file)
      oldest.file = nil
    }
  }
}
