import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A watch that reports changes in a folder until it is released.
///
/// The system reports changes if it can (inotify(7)). If it cannot, or if there is no folder, the files are compared
/// once a second.
final class FolderWatch: Sendable {
  private let folder: String
  private let changed: @Sendable () -> Void
  private let queue = DispatchQueue(label: "puldar.watch")
  // Used on the queue alone, and at the end, when no one else has it.
  nonisolated(unsafe) private var source: (any DispatchSourceProtocol)?

  /// Begins to watch: every change after it returns is reported.
  ///
  /// - Parameter changed: Called on a thread of the watch; once for several changes together.
  init(_ folder: String, changed: @escaping @Sendable () -> Void) {
    self.folder = folder
    self.changed = changed
    queue.sync { begin() }
  }

  deinit {
    source?.cancel()
  }

  private func begin() {
    let next = readReports() ?? compareEachSecond()
    source = next
    next.activate()
  }

  /// Switches the way of watching, since the folder appeared or went, and reports a change for what came before.
  private func beginAnew() {
    source?.cancel()
    begin()
    changed()
  }

  /// Returns a source of the system's reports; `nil` if there is none.
  private func readReports() -> (any DispatchSourceProtocol)? {
    guard let descriptor = FolderReports.begin(in: folder) else { return nil }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setCancelHandler { FolderReports.end(descriptor) }
    source.setEventHandler { [weak self] in
      guard let self else { return }
      if FolderReports.takeAll(from: descriptor) { beginAnew() } else { changed() }
    }
    return source
  }

  private func compareEachSecond() -> any DispatchSourceProtocol {
    let source = DispatchSource.makeTimerSource(queue: queue)
    source.schedule(deadline: .now() + 1, repeating: 1, leeway: .milliseconds(100))
    let last = Mutex(files)
    source.setEventHandler { [weak self] in
      guard let self else { return }
      let files = files
      let isOther = last.withLock { last in
        defer { last = files }
        return last != files
      }
      guard isOther else { return }
      // The folder may exist by now.
      if FolderReports.areOffered { beginAnew() } else { changed() }
    }
    return source
  }

  /// The parts of a file in the folder that show a change.
  private struct File: Hashable {
    var name: String
    var status: FileStatus?
  }

  private var files: [File] {
    let system = SystemCalls()
    guard let names = try? system.names(in: folder) else { return [] }
    return names.sorted().map { name in
      File(name: name, status: (try? system.status(at: "\(folder)/\(name)")) ?? nil)
    }
  }
}

/// The system's own reports of changes in a folder: inotify(7).
private enum FolderReports {
  #if canImport(Darwin)
    static let areOffered = false
    static func begin(in folder: String) -> Int32? { nil }
    static func takeAll(from descriptor: Int32) -> Bool { true }
    static func end(_ descriptor: Int32) {}
  #else
    static let areOffered = true

    /// Returns a descriptor of reports; `nil` if the system has none to give, or there is no such folder.
    static func begin(in folder: String) -> Int32? {
      let descriptor = inotify_init1(O_CLOEXEC | O_NONBLOCK)
      guard descriptor >= 0 else { return nil }
      let kinds =
        IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
        | IN_MOVE_SELF
      if inotify_add_watch(descriptor, folder, UInt32(kinds)) >= 0 { return descriptor }
      end(descriptor)
      return nil
    }

    /// Reads all pending reports; returns whether one says that the folder itself is gone.
    static func takeAll(from descriptor: Int32) -> Bool {
      var bytes = [UInt8](repeating: 0, count: 4096)
      var isFolderGone = false
      while true {
        let count = unsafe read(descriptor, &bytes, bytes.count)
        guard count > 0 else { return isFolderGone }
        // A report: the watch, the kind, a cookie and the length of the name that follows.
        let head = 16
        var start = 0
        while start + head <= count {
          let span = bytes.span.bytes
          let kind = span.unsafeLoad(fromByteOffset: start + 4, as: UInt32.self)
          let nameLength = span.unsafeLoad(fromByteOffset: start + 12, as: UInt32.self)
          if kind & UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED) != 0 { isFolderGone = true }
          start += head + Int(nameLength)
        }
      }
    }

    static func end(_ descriptor: Int32) { _ = close(descriptor) }
  #endif
}
