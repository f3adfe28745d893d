import LedgerStore

/// A file of a ``VirtualDisk``: what programs read of it, and what the disk itself holds.
///
/// Between two syncs every sector may be on the disk as it was at any moment, in any order, and so
/// may the file's size; what was freed by a cut comes back as zeros.
struct VirtualFile: Sendable {
  static let sectorByteCount = 512

  /// What a sector held since the last sync.
  private struct Version: Sendable {
    /// How many sizes the file had had by then.
    var step: Int
    /// Whether a cut gave the sector back: what comes later is in another place of the disk.
    var isFreed: Bool
    var bytes: [UInt8]
  }

  /// What the file system keeps of a file besides its bytes.
  private struct Shape: Hashable, Sendable {
    var byteCount: Int
    var modifiedNanoseconds: Int64
  }

  let kind: FileStatus.Kind
  /// What programs read.
  private(set) var bytes: [UInt8] = []
  private var shape: Shape
  /// What is on the disk, in whole sectors.
  private var stored: [UInt8] = []
  private var storedShape: Shape
  /// Of sectors that were written since the last sync, the oldest first.
  private var versions: [Int: [Version]] = [:]
  /// What the file's size was since the last sync, the oldest first.
  private var shapes: [Shape] = []

  init(_ kind: FileStatus.Kind, time: Int64) {
    self.kind = kind
    shape = Shape(byteCount: 0, modifiedNanoseconds: time)
    storedShape = shape
  }

  var modifiedNanoseconds: Int64 { shape.modifiedNanoseconds }

  /// What a reader would find if the power went and nothing else had reached the disk.
  var storedBytes: [UInt8] { VirtualFile.fitted(stored, to: storedShape.byteCount) }

  mutating func write(_ new: [UInt8], at offset: Int, time: Int64) {
    guard !new.isEmpty else { return }
    let oldCount = bytes.count
    let end = offset + new.count
    bytes = VirtualFile.fitted(bytes, to: max(end, oldCount))
    bytes.replaceSubrange(offset..<end, with: new)
    // The size grows sector by sector.
    var boundary = oldCount / VirtualFile.sectorByteCount * VirtualFile.sectorByteCount
    while boundary + VirtualFile.sectorByteCount < bytes.count {
      boundary += VirtualFile.sectorByteCount
      if boundary > oldCount {
        shapes.append(Shape(byteCount: boundary, modifiedNanoseconds: time))
      }
    }
    setShape(time)
    touch(from: min(offset, oldCount), to: end)
  }

  mutating func truncate(to byteCount: Int, time: Int64) {
    let oldCount = bytes.count
    bytes = VirtualFile.fitted(bytes, to: byteCount)
    setShape(time)
    guard byteCount < oldCount else { return }
    let size = VirtualFile.sectorByteCount
    if byteCount % size > 0 { touch(from: byteCount, to: byteCount + 1) }
    let last = max((oldCount - 1) / size, versions.keys.max() ?? 0, stored.count / size)
    let firstFreed = (byteCount + size - 1) / size
    for sector in firstFreed..<max(firstFreed, last + 1) {
      versions[sector, default: []].append(
        Version(step: shapes.count, isFreed: true, bytes: VirtualFile.fitted([], to: size)))
    }
  }

  /// Everything reaches the disk that was written since the last sync, whether that worked or not.
  mutating func synchronize() {
    let size = VirtualFile.sectorByteCount
    stored = VirtualFile.fitted(stored, to: (bytes.count + size - 1) / size * size)
    for number in versions.keys where number * size < stored.count {
      stored.replaceSubrange(
        number * size..<(number + 1) * size, with: sector(number, of: bytes))
    }
    // A time alone need not be stored with it.
    if storedShape.byteCount != shape.byteCount { storedShape = shape }
    versions = [:]
    shapes = storedShape == shape ? [] : [shape]
  }

  /// A part reaches the disk, and the system takes all of it for written, as Linux does.
  mutating func failToSynchronize(_ choices: inout CrashChoices) {
    (stored, storedShape) = image(&choices)
    versions = [:]
    shapes = storedShape == shape ? [] : [shape]
  }

  /// What was not written since the last sync is read from the disk again.
  mutating func forgetCache() {
    for start in stride(from: 0, to: bytes.count, by: VirtualFile.sectorByteCount)
    where versions[start / VirtualFile.sectorByteCount] == nil {
      let end = min(start + VirtualFile.sectorByteCount, bytes.count)
      let sector = sector(start / VirtualFile.sectorByteCount, of: stored)
      bytes.replaceSubrange(start..<end, with: sector.prefix(end - start))
    }
  }

  /// The power goes.
  mutating func crash(_ choices: inout CrashChoices) {
    (stored, storedShape) = image(&choices)
    bytes = VirtualFile.fitted(stored, to: storedShape.byteCount)
    stored = VirtualFile.inSectors(bytes)
    shape = storedShape
    versions = [:]
    shapes = []
  }

  /// Puts bytes in place behind every program's back, on the disk too.
  mutating func replace(with bytes: [UInt8], time: Int64?) {
    self.bytes = bytes
    shape = Shape(byteCount: bytes.count, modifiedNanoseconds: time ?? shape.modifiedNanoseconds)
    synchronize()
    stored = VirtualFile.inSectors(bytes)
  }

  /// Notes that the names in a folder changed. The disk never forgets it: nothing hangs on that.
  mutating func stamp(_ time: Int64) {
    shape.modifiedNanoseconds = time
    storedShape = shape
  }

  private mutating func setShape(_ time: Int64) {
    shape = Shape(byteCount: bytes.count, modifiedNanoseconds: time)
    shapes.append(shape)
  }

  private mutating func touch(from start: Int, to end: Int) {
    let size = VirtualFile.sectorByteCount
    for number in start / size...(end - 1) / size {
      versions[number, default: []].append(
        Version(step: shapes.count, isFreed: false, bytes: sector(number, of: bytes)))
    }
  }

  /// What may be on the disk by now.
  private func image(_ choices: inout CrashChoices) -> (stored: [UInt8], shape: Shape) {
    let step = choices.pick(of: shapes.count + 1)
    let shape = step == 0 ? storedShape : shapes[step - 1]
    var image = stored
    for (number, versions) in versions.sorted(by: { $0.key < $1.key }) {
      let first = versions.lastIndex { $0.isFreed && $0.step <= step }
      let end = versions.firstIndex { $0.isFreed && $0.step > step } ?? versions.count
      var states = first == nil ? [sector(number, of: stored)] : []
      states += versions[(first ?? 0)..<max(end, first ?? 0)].map(\.bytes)
      let choice = choices.pick(of: states.count)
      var bytes = states[choice]
      if choice > 0, let cut = choices.tear() {
        let other = states[choice - 1]
        bytes =
          choices.isHeads()
          ? Array(bytes[..<cut] + other[cut...]) : Array(other[..<cut] + bytes[cut...])
      }
      let start = number * VirtualFile.sectorByteCount
      let stop = start + VirtualFile.sectorByteCount
      if image.count < stop { image = VirtualFile.fitted(image, to: stop) }
      image.replaceSubrange(start..<stop, with: bytes)
    }
    return (image, shape)
  }

  private func sector(_ number: Int, of bytes: [UInt8]) -> [UInt8] {
    let start = number * VirtualFile.sectorByteCount
    guard start < bytes.count else {
      return VirtualFile.fitted([], to: VirtualFile.sectorByteCount)
    }
    let end = min(start + VirtualFile.sectorByteCount, bytes.count)
    return VirtualFile.fitted(Array(bytes[start..<end]), to: VirtualFile.sectorByteCount)
  }

  private static func inSectors(_ bytes: [UInt8]) -> [UInt8] {
    fitted(bytes, to: (bytes.count + sectorByteCount - 1) / sectorByteCount * sectorByteCount)
  }

  /// Bytes cut to a length, or filled up with zeros.
  private static func fitted(_ bytes: [UInt8], to count: Int) -> [UInt8] {
    if bytes.count == count { return bytes }
    if bytes.count > count { return Array(bytes[..<count]) }
    return bytes + [UInt8](repeating: 0, count: count - bytes.count)
  }
}
