import LedgerStore

/// A disk in memory, with all that an operating system keeps of it: a cache of sectors, names that
/// are not on the disk yet, open files, locks. A value, so that a crash is tried on a copy.
package struct VirtualDisk: Sendable {
  /// A file that a process has open.
  private struct Handle: Sendable {
    var inode: UInt64
    var process: Int
    var path: String
    var isLocked = false
  }

  private var files: [UInt64: VirtualFile] = [:]
  /// What programs see.
  private var names: [String: UInt64] = [:]
  private var storedNames: [String: UInt64] = [:]
  private var changes: [NameChange] = []
  private var handles: [Int32: Handle] = [:]
  private var nextHandle: Int32 = 3
  /// How many bytes may still be written; `nil` where there is no end.
  package var room: Int?
  /// What a file that is changed now is stamped with, in nanoseconds since 1970.
  package var time: Int64 = 0

  package static let userID: UInt32 = 501

  /// A disk with an empty folder.
  package init(folder: String) {
    names[folder] = 2
    storedNames[folder] = 2
    files[2] = VirtualFile(.folder, time: 0)
  }

  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  // MARK: - Calls

  mutating func open(
    _ path: String, _ access: FileAccess, process: Int
  ) throws(FileError) -> OpenFile {
    var inode = names[path]
    if let inode, files[inode]?.kind == .folder { throw error("open", path, .isFolder) }
    switch access {
    case .read, .append: break
    case .create:
      if inode != nil { throw error("open", path, .exists) }
      fallthrough
    case .appendOrCreate, .update:
      if inode == nil { inode = try add(.regular, path) }
    }
    guard let inode else { throw error("open", path, .missing) }
    let number = nextHandle
    nextHandle += 1
    handles[number] = Handle(inode: inode, process: process, path: path)
    return OpenFile(number: number, path: path)
  }

  mutating func close(_ file: OpenFile) {
    handles[file.number] = nil
    removeUnused()
  }

  func status(of file: OpenFile) throws(FileError) -> FileStatus {
    status(try inode(of: file))
  }

  func status(at path: String) -> FileStatus? {
    let path = path.hasSuffix("/.") ? String(path.dropLast(2)) : path
    return names[path].map(status)
  }

  func read(
    _ file: OpenFile, at offset: Int, into buffer: inout [UInt8], from start: Int
  ) throws(FileError) -> Int {
    let bytes = files[try inode(of: file)]?.bytes ?? []
    let count = min(buffer.count - start, max(0, bytes.count - offset))
    if count > 0 {
      buffer.replaceSubrange(start..<start + count, with: bytes[offset..<offset + count])
    }
    return count
  }

  mutating func append(_ bytes: [UInt8], to file: OpenFile) throws(FileError) {
    let inode = try inode(of: file)
    try write(bytes, at: files[inode]?.bytes.count ?? 0, inode, file.path)
  }

  mutating func overwrite(
    _ file: OpenFile, at offset: Int, with bytes: [UInt8]
  ) throws(FileError) {
    try write(bytes, at: offset, try inode(of: file), file.path)
  }

  private mutating func write(
    _ bytes: [UInt8], at offset: Int, _ inode: UInt64, _ path: String
  ) throws(FileError) {
    var count = bytes.count
    if let room {
      // A hole takes no room.
      let old = max(offset, files[inode]?.bytes.count ?? 0)
      let new = max(0, offset + bytes.count - old)
      count -= max(0, new - room)
      self.room = max(0, room - new)
    }
    files[inode]?.write(Array(bytes.prefix(count)), at: offset, time: time)
    if count < bytes.count { throw error("write to", path, .full) }
  }

  mutating func truncate(_ file: OpenFile, to byteCount: Int) throws(FileError) {
    files[try inode(of: file)]?.truncate(to: byteCount, time: time)
  }

  mutating func synchronize(_ file: OpenFile) throws(FileError) {
    files[try inode(of: file)]?.synchronize()
  }

  mutating func failToSynchronize(_ file: OpenFile, _ choices: inout CrashChoices) {
    guard let inode = handles[file.number]?.inode else { return }
    files[inode]?.failToSynchronize(&choices)
  }

  mutating func forgetCache(of file: OpenFile) {
    guard let inode = handles[file.number]?.inode else { return }
    files[inode]?.forgetCache()
  }

  /// What memory that gets short does to all files.
  package mutating func forgetCaches() {
    for inode in files.keys { files[inode]?.forgetCache() }
  }

  mutating func synchronizeFolder(_ path: String) throws(FileError) {
    guard names[path] != nil else { throw error("open", path, .missing) }
    for change in changes where change.folder == path { change.apply(to: &storedNames) }
    changes.removeAll { $0.folder == path }
    removeUnused()
  }

  mutating func rename(_ path: String, to newPath: String) throws(FileError) {
    guard let inode = names[path] else { throw error("rename", path, .missing) }
    change(.rename(path, to: newPath, inode: inode))
    removeUnused()
  }

  mutating func remove(_ path: String) throws(FileError) {
    guard names[path] != nil else { throw error("remove", path, .missing) }
    change(.remove(path))
    removeUnused()
  }

  mutating func makeFolder(_ path: String) throws(FileError) {
    if names[path] != nil { return }
    try makeFolder(VirtualDisk.parent(of: path))
    _ = try add(.folder, path)
  }

  func names(in path: String) -> [String] {
    let front = path + "/"
    return names.keys.filter { $0.hasPrefix(front) && !$0.dropFirst(front.count).contains("/") }
      .map { String($0.dropFirst(front.count)) }.sorted()
  }

  /// Locks a file that a process opened; answers whether it is free.
  mutating func lock(_ file: OpenFile) -> Bool {
    guard let inode = handles[file.number]?.inode else { return false }
    if handles.values.contains(where: { $0.inode == inode && $0.isLocked }) { return false }
    handles[file.number]?.isLocked = true
    return true
  }

  // MARK: - Ends

  /// A process ends: its files are closed, and its locks are free.
  package mutating func end(process: Int) {
    handles = handles.filter { $0.value.process != process }
    removeUnused()
  }

  /// The power goes: all processes end, and of what was not synchronised chance keeps a part.
  package mutating func crash(_ choices: CrashChoices) {
    var choices = choices
    handles = [:]
    for change in changes where choices.pick(of: 2) == 1 { change.apply(to: &storedNames) }
    changes = []
    // Without its folder a name cannot be found.
    for path in storedNames.keys.sorted() {
      var folder = path
      while folder != "/" {
        if storedNames[folder] == nil { storedNames[path] = nil }
        folder = VirtualDisk.parent(of: folder)
      }
    }
    names = storedNames
    removeUnused()
    for inode in files.keys.sorted() { files[inode]?.crash(&choices) }
  }

  // MARK: - Looking behind

  /// What programs read of an open file, whatever name it has by now; `nil` where it is closed.
  func bytes(of file: OpenFile) -> [UInt8]? {
    handles[file.number].flatMap { files[$0.inode]?.bytes }
  }

  /// What programs read of a file; `nil` where there is none.
  package func bytes(at path: String) -> [UInt8]? { names[path].flatMap { files[$0]?.bytes } }

  /// What the disk itself holds under a path; `nil` where the name is not there.
  package func storedBytes(at path: String) -> [UInt8]? {
    var folder = path
    while folder != "/" {
      if storedNames[folder] == nil { return nil }
      folder = VirtualDisk.parent(of: folder)
    }
    return storedNames[path].flatMap { files[$0]?.storedBytes }
  }

  /// All files below a folder, as programs read them.
  package func contents(below folder: String) -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for (path, inode) in names where path.hasPrefix(folder + "/") {
      if let file = files[inode], file.kind == .regular { contents[path] = file.bytes }
    }
    return contents
  }

  /// Changes a file behind every program's back.
  ///
  /// - Parameter isStamped: Whether the time of the change is kept, as an editor does.
  package mutating func replace(_ path: String, with bytes: [UInt8], isStamped: Bool) {
    guard let inode = names[path] else { return }
    files[inode]?.replace(with: bytes, time: isStamped ? time : nil)
  }

  /// Stamps all files below a folder with a time that nothing else has, so that they no longer look
  /// as they did.
  package mutating func touch(below folder: String) {
    time &+= 1
    for (path, bytes) in contents(below: folder) { replace(path, with: bytes, isStamped: true) }
  }

  /// Makes what is below a folder what it was, or a copy of what is below another one.
  package mutating func restore(_ contents: [String: [UInt8]], below folder: String) {
    for path in self.contents(below: folder).keys where contents[path] == nil {
      names[path] = nil
    }
    for (path, bytes) in contents.sorted(by: { $0.key < $1.key }) {
      if names[path] == nil {
        try? makeFolder(VirtualDisk.parent(of: path))
        _ = try? add(.regular, path)
      }
      replace(path, with: bytes, isStamped: true)
    }
    changes = []
    storedNames = names
    removeUnused()
  }

  // MARK: - Inodes

  private mutating func add(
    _ kind: FileStatus.Kind, _ path: String
  ) throws(FileError) -> UInt64 {
    guard names[VirtualDisk.parent(of: path)] != nil else { throw error("open", path, .missing) }
    if room == 0 { throw error("open", path, .full) }
    // The lowest number that is free, as file systems give them out again.
    var inode: UInt64 = 3
    while files[inode] != nil { inode += 1 }
    files[inode] = VirtualFile(kind, time: time)
    change(.add(path, inode: inode))
    return inode
  }

  private mutating func change(_ change: NameChange) {
    change.apply(to: &names)
    changes.append(change)
    for folder in change.folders {
      if let inode = names[folder] { files[inode]?.stamp(time) }
    }
  }

  private mutating func removeUnused() {
    var used = Set(names.values).union(storedNames.values).union(handles.values.map(\.inode))
    for case .add(_, let inode) in changes { used.insert(inode) }
    for case .rename(_, _, let inode) in changes { used.insert(inode) }
    for inode in files.keys where !used.contains(inode) { files[inode] = nil }
  }

  private func inode(of file: OpenFile) throws(FileError) -> UInt64 {
    guard let handle = handles[file.number] else { throw error("use", file.path, .closed) }
    return handle.inode
  }

  private func status(_ inode: UInt64) -> FileStatus {
    let file = files[inode]
    return FileStatus(
      kind: file?.kind ?? .regular, byteCount: file?.bytes.count ?? 0, device: 1, inode: inode,
      owner: VirtualDisk.userID, linkCount: 1,
      modifiedNanoseconds: file?.modifiedNanoseconds ?? 0)
  }

  private func error(_ action: String, _ path: String, _ fault: DiskFault) -> FileError {
    fault.error(action, path)
  }
}
