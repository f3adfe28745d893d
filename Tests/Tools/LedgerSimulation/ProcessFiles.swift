import LedgerStore

/// The file system as one virtual process sees it, as long as it lives.
final class ProcessFiles: FileSystem {
  let machine: SimulatedMachine
  let process: Int
  /// Which of the lives of the process it is; after its end no call does anything.
  let life: Int

  init(machine: SimulatedMachine, process: Int, life: Int) {
    self.machine = machine
    self.process = process
    self.life = life
  }

  var currentFolder: String { SimulatedMachine.home }
  var userID: UInt32 { VirtualDisk.userID }

  func randomNumber() -> UInt64 { machine.update { state in state.generator.next() } }

  func open(_ path: String, _ access: FileAccess) throws(FileError) -> OpenFile {
    try machine.call(self, .open, path) { state throws(FileError) in
      try state.disk.open(path, access, process: process)
    }
  }

  func close(_ file: OpenFile) {
    machine.update { state in
      guard state.isAlive(process, life) else { return }
      state.appended[file.number] = nil
      state.disk.close(file)
    }
  }

  func status(of file: OpenFile) throws(FileError) -> FileStatus {
    try machine.call(self, .status, file.path) { state throws(FileError) in
      try state.disk.status(of: file)
    }
  }

  func status(at path: String) throws(FileError) -> FileStatus? {
    try machine.call(self, .status, path) { state throws(FileError) in
      state.disk.status(at: path)
    }
  }

  func read(
    _ file: OpenFile, at offset: Int, into buffer: inout [UInt8], from start: Int
  ) throws(FileError) -> Int {
    var bytes = buffer
    buffer = []
    defer { buffer = bytes }
    return try machine.call(self, .read, file.path) { state throws(FileError) in
      try state.disk.read(file, at: offset, into: &bytes, from: start)
    }
  }

  func append(_ bytes: [UInt8], to file: OpenFile) throws(FileError) {
    let writePart: (inout SimulatedMachine.State) -> Void = { state in
      let count = Int.random(in: 0...bytes.count, using: &state.generator)
      state.willAppend(bytes, to: file)
      try? state.disk.append(Array(bytes.prefix(count)), to: file)
    }
    try machine.call(self, .append, file.path, failing: writePart, partly: writePart) {
      state throws(FileError) in
      state.willAppend(bytes, to: file)
      try state.disk.append(bytes, to: file)
    }
  }

  func overwrite(
    _ file: OpenFile, at offset: Int, with bytes: [UInt8]
  ) throws(FileError) {
    let isThere = machine.update { state in
      if state.isAlive(process, life) { state.willOverwrite(file, at: offset, with: bytes) }
      return state.disk.bytes(of: file)?.dropFirst(offset).starts(with: bytes) == true
    }
    if machine.defect == .believesMemory, isThere { return }
    // In two parts, between which others read: a write shows itself bit by bit.
    let middle = bytes.count / 2
    try overwritePart(of: file, at: offset, with: Array(bytes[..<middle]))
    try overwritePart(of: file, at: offset + middle, with: Array(bytes[middle...]))
  }

  private func overwritePart(
    of file: OpenFile, at offset: Int, with bytes: [UInt8]
  ) throws(FileError) {
    let writePart: (inout SimulatedMachine.State) -> Void = { state in
      let count = Int.random(in: 0...bytes.count, using: &state.generator)
      try? state.disk.overwrite(file, at: offset, with: Array(bytes.prefix(count)))
    }
    try machine.call(self, .overwrite, file.path, failing: writePart, partly: writePart) {
      state throws(FileError) in
      try state.disk.overwrite(file, at: offset, with: bytes)
    }
  }

  func truncate(_ file: OpenFile, to byteCount: Int) throws(FileError) {
    try machine.call(self, .truncate, file.path) { state throws(FileError) in
      state.willTruncate(file, to: byteCount)
      try state.disk.truncate(file, to: byteCount)
    }
  }

  func synchronize(_ file: OpenFile) throws(FileError) {
    if machine.defect == .neverSynchronizes { return }
    do throws(FileError) {
      try machine.call(self, .synchronize, file.path) { state in
        var choices = CrashChoices(seed: state.generator.next())
        state.disk.failToSynchronize(file, &choices)
        state.didFailToSynchronize(file, by: self)
      } _: { state throws(FileError) in
        state.willSynchronize(file, by: self)
        if state.lies() { return }
        try state.disk.synchronize(file)
      }
    } catch {
      // The second one has nothing to write, and succeeds.
      if machine.defect == .retriesFailedSync, error.code == DiskFault.io.rawValue { return }
      throw error
    }
  }

  func forgetCache(of file: OpenFile) {
    if machine.defect == .believesMemory { return }
    try? machine.call(self, .forgetCache, file.path) { state in
      state.disk.forgetCache(of: file)
      state.changeCount += 1
    }
  }

  func synchronizeFolder(_ path: String) throws(FileError) {
    if machine.defect == .neverSynchronizesFolders { return }
    try machine.call(self, .synchronizeFolder, path) { state throws(FileError) in
      if state.lies() { return }
      try state.disk.synchronizeFolder(path)
    }
  }

  func rename(_ path: String, to newPath: String) throws(FileError) {
    try machine.call(self, .rename, path) { state throws(FileError) in
      state.willRename(path, to: newPath)
      try state.disk.rename(path, to: newPath)
    }
  }

  func remove(_ path: String) throws(FileError) {
    try machine.call(self, .remove, path) { state throws(FileError) in
      state.willRemove(path)
      try state.disk.remove(path)
    }
  }

  func removeFolder(_ path: String) throws(FileError) {
    try machine.call(self, .remove, path) { state throws(FileError) in
      try state.disk.remove(path)
    }
  }

  func makeFolder(_ path: String) throws(FileError) {
    try machine.call(self, .makeFolder, path) { state throws(FileError) in
      try state.disk.makeFolder(path)
    }
  }

  func names(in path: String) throws(FileError) -> [String] {
    try machine.call(self, .names, path) { state throws(FileError) in
      state.disk.names(in: path)
    }
  }

  func lock(_ path: String, deadline: Duration) throws(FileError) -> OpenFile? {
    try machine.call(self, .lock, path) { state throws(FileError) in
      let file = try state.disk.open(path, .appendOrCreate, process: process)
      if machine.defect == .neverLocks || state.disk.lock(file) { return file }
      state.disk.close(file)
      machine.clock.advance(by: deadline.components.seconds * 1000)
      return nil
    }
  }
}
