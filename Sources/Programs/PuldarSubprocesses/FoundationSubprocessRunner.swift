// `Process` does not exist on iOS, tvOS, watchOS and visionOS.
#if os(macOS) || os(Linux)
  import Foundation
  import Synchronization

  /// Runs programs with `Foundation.Process`, each in its own process group.
  public struct FoundationSubprocessRunner: SubprocessRunner {
    private let endsWithProgram: Bool

    /// - Parameter endsWithProgram: Whether Ctrl-C, a hang-up and SIGTERM end the running programs before
    ///   they end this process. That changes this process's signal handling, so it is for programs and not
    ///   for libraries.
    public init(endingWithProgram endsWithProgram: Bool = false) {
      self.endsWithProgram = endsWithProgram
    }

    public func run(_ subprocess: Subprocess) async -> SubprocessResult {
      if endsWithProgram { InterruptionWatch.begin() }
      let start = ContinuousClock.now
      guard let waker = Waker() else {
        return SubprocessResult(.notStarted("the system has no more open files"))
      }
      let result = await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          // On its own thread: it blocks in system calls, which threads of tasks must not.
          Thread.detachNewThread {
            continuation.resume(returning: SubprocessRun(subprocess, waker, start).result())
          }
        }
      } onCancel: {
        waker.wake(.cancelled)
      }
      return result
    }
  }

  /// Interrupts a wait in the system from another thread.
  private final class Waker: Sendable {
    enum Reason: UInt8 {
      case ended = 1
      case cancelled = 2
    }

    let readEnd: Int32
    /// `nil` after closing: a late wake-up has no effect.
    private let writeEnd: Mutex<Int32?>

    init?() {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { return nil }
      readEnd = ends[0]
      writeEnd = Mutex(ends[1])
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
    }

    /// Closes both ends. `Process` leaks (Swift 6.3.1), with everything that it references.
    func finish() {
      writeEnd.withLock { end in
        guard let number = end else { return }
        close(readEnd)
        close(number)
        end = nil
      }
    }

    func wake(_ reason: Reason) {
      writeEnd.withLock { end in
        var byte = reason.rawValue
        if let end { _ = write(end, &byte, 1) }
      }
    }

    /// The reasons for all wake-ups so far.
    func reasons() -> Set<Reason> {
      var reasons: Set<Reason> = []
      var byte: UInt8 = 0
      while read(readEnd, &byte, 1) == 1 {
        if let reason = Reason(rawValue: byte) { reasons.insert(reason) }
      }
      return reasons
    }
  }

  /// An output stream while it is read: never keeps more than the limit.
  private struct Drain {
    let pipe = Pipe()
    let byteLimit: Int
    private(set) var bytes: [UInt8] = []
    private(set) var isOpen = true
    private(set) var isFlooded = false

    init(byteLimit: Int) {
      self.byteLimit = byteLimit
      _ = fcntl(number, F_SETFL, O_NONBLOCK)
    }

    /// Closes both ends; the write end is closed already if the program was started.
    func finish() {
      try? pipe.fileHandleForReading.close()
      try? pipe.fileHandleForWriting.close()
    }

    var number: Int32 { pipe.fileHandleForReading.fileDescriptor }

    /// Reads everything available, but stops at a flood.
    mutating func read(into buffer: inout [UInt8]) {
      while isOpen, !isFlooded {
        let count = systemRead(number, &buffer)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          if count == 0 { isOpen = false }
          return
        }
        let room = byteLimit - bytes.count
        bytes += buffer[..<min(count, room)]
        isFlooded = count > room
      }
    }

    /// Reads and drops what is available, so that a program being stopped is not blocked.
    mutating func discard(into buffer: inout [UInt8]) {
      for _ in 0..<64 where isOpen {
        let count = systemRead(number, &buffer)
        if count == 0 { isOpen = false }
        if count <= 0 { return }
      }
    }

    private func systemRead(_ number: Int32, _ buffer: inout [UInt8]) -> Int {
      let size = buffer.count
      return Foundation.read(number, &buffer, size)
    }
  }

  /// One run of one program, on its own thread.
  private struct SubprocessRun {
    private let subprocess: Subprocess
    private let waker: Waker
    private let start: ContinuousClock.Instant
    private let process = Process()
    private var inputFile: FileHandle?
    private var output: Drain
    private var errors: Drain
    private var buffer = [UInt8](repeating: 0, count: 65_536)

    /// How long a program has to exit after it was asked to.
    private static let grace = Duration.milliseconds(500)
    /// How often the program is checked for its exit, in milliseconds. `Process` reports an exit at once, but
    /// not while something that the program started is still running.
    private static let tickMilliseconds = 20.0
    /// How long a killed program may take: one that waits for a broken disk exits when the disk responds.
    private static let patience = Duration.milliseconds(400)

    init(_ subprocess: Subprocess, _ waker: Waker, _ start: ContinuousClock.Instant) {
      self.subprocess = subprocess
      self.waker = waker
      self.start = start
      output = Drain(byteLimit: subprocess.outputByteCount)
      errors = Drain(byteLimit: subprocess.outputByteCount)
    }

    func result() -> SubprocessResult {
      var run = self
      let ending = run.ending()
      run.output.finish()
      run.errors.finish()
      try? run.inputFile?.close()
      waker.finish()
      return SubprocessResult(
        ending, output: run.output.bytes, errors: run.errors.bytes, duration: .now - start)
    }

    private mutating func ending() -> SubprocessResult.Ending {
      if let reason = refusal { return .notStarted(reason) }
      guard let folder = PrivateFolder() else {
        return .notStarted("no private folder can be made")
      }
      // After the group ended: processes that left it are found by the folder.
      defer {
        folder.endProcesses()
        folder.remove()
      }
      guard prepare(in: folder) else { return .notStarted("no private file can be written") }
      guard !ProcessGroup.hasTooManyFiles else {
        return .notStarted("this process has too many files open")
      }
      // The program would inherit the signals that this thread blocks, SIGTERM among them.
      var none = sigset_t()
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, nil)
      let group: ProcessGroup
      do {
        group = try ProcessGroup(starting: process)
      } catch {
        return .notStarted(SubprocessRun.reason(error))
      }
      defer { group.end() }
      return wait(for: group, until: .now + subprocess.time)
    }

    /// The system's error message, because Foundation's is not specific.
    private static func reason(_ error: any Error) -> String {
      let error = error as NSError
      let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError
      guard let cause, cause.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
      return String(cString: strerror(Int32(truncatingIfNeeded: cause.code)))
    }

    private var refusal: String? {
      let path = subprocess.executable
      guard path.hasPrefix("/") else { return "'\(path)' is no absolute path" }
      guard access(path, X_OK) == 0 else { return String(cString: strerror(errno)) }
      let words = subprocess.arguments.compactMap { argument in
        if case .word(let word) = argument { word } else { nil }
      }
      let variables = subprocess.environment.flatMap { [$0.key, $0.value] }
      // The system would silently cut the argument there.
      guard !(words + variables + [path]).contains(where: { $0.utf8.contains(0) }) else {
        return "a word holds a NUL"
      }
      return nil
    }

    private mutating func prepare(in folder: PrivateFolder) -> Bool {
      var words: [String] = []
      for argument in subprocess.arguments {
        switch argument {
        case .word(let word): words.append(word)
        case .file(let name, let bytes):
          guard let path = folder.file(name, bytes) else { return false }
          words.append(path)
        }
      }
      let limits = limitingScript
      process.executableURL = URL(filePath: limits.isEmpty ? subprocess.executable : "/bin/sh")
      process.arguments =
        limits.isEmpty
        ? words : ["-c", limits + "exec \"$@\"", "sh", subprocess.executable] + words
      process.environment = ["HOME": folder.path, "TMPDIR": folder.path]
        .merging(subprocess.environment) { _, stated in stated }
      process.currentDirectoryURL = URL(filePath: folder.path, directoryHint: .isDirectory)
      process.standardOutput = output.pipe
      process.standardError = errors.pipe
      process.standardInput = FileHandle.nullDevice
      if let input = subprocess.input {
        // A file and not a pipe: writing to a program that stopped reading would end this process.
        guard let path = folder.file("standard-input", input),
          let file = FileHandle(forReadingAtPath: path)
        else { return false }
        inputFile = file
        process.standardInput = file
      }
      let waker = waker
      process.terminationHandler = { _ in waker.wake(.ended) }
      return true
    }

    /// The shell commands that set the limits; they contain only numbers of this process.
    ///
    /// `Process` has no limits. A limit that is lower already stays as it is.
    private var limitingScript: String {
      var script = ""
      #if os(Linux)
        if let byteCount = subprocess.memoryByteCount {
          script += "ulimit -v \(max(1, byteCount / 1024)) 2>/dev/null; "
        }
      #endif
      if let seconds = subprocess.processorSeconds {
        script += "ulimit -t \(max(1, seconds)) 2>/dev/null; "
      }
      return script.isEmpty ? "" : "ulimit -c 0 2>/dev/null; " + script
    }

    private mutating func wait(
      for group: ProcessGroup, until deadline: ContinuousClock.Instant
    ) -> SubprocessResult.Ending {
      var reasons: Set<Waker.Reason> = []
      var ending: SubprocessResult.Ending?
      while ending == nil {
        let isInTime = poll(until: deadline)
        reasons.formUnion(waker.reasons())
        // Checked before the streams are read, so that the last output is among what is read.
        ending = reasons.contains(.ended) ? ended : group.leaderEnding
        output.read(into: &buffer)
        errors.read(into: &buffer)
        if output.isFlooded || errors.isFlooded {
          group.signal(SIGKILL)
          discard(until: .now + SubprocessRun.patience, group)
          return .flooded
        }
        guard ending == nil else { break }
        if reasons.contains(.cancelled) || !isInTime {
          stop(group)
          return reasons.contains(.cancelled) ? .cancelled : .timedOut
        }
      }
      // A program left running may hold the streams open; do not wait for it, nor for the exit reported by
      // `Process`, which waits for such a program too.
      group.signal(SIGKILL)
      if !reasons.contains(.ended) {
        discard(until: .now + SubprocessRun.patience, group)
      }
      return ending ?? ended
    }

    /// The exit as reported by `Process`.
    private var ended: SubprocessResult.Ending {
      process.terminationReason == .uncaughtSignal
        ? .signalled(process.terminationStatus) : .exited(process.terminationStatus)
    }

    /// Asks the group to exit, then kills it.
    private mutating func stop(_ group: ProcessGroup) {
      group.signal(SIGTERM)
      if discard(until: .now + SubprocessRun.grace, group) { return }
      group.signal(SIGKILL)
      discard(until: .now + SubprocessRun.patience, group)
    }

    /// Drops the output until the program has exited; `false` if the time is up first.
    @discardableResult
    private mutating func discard(
      until deadline: ContinuousClock.Instant, _ group: ProcessGroup
    ) -> Bool {
      var hasLeft = false
      while poll(until: deadline) {
        output.discard(into: &buffer)
        errors.discard(into: &buffer)
        if waker.reasons().contains(.ended) { return true }
        if !hasLeft, group.leaderEnding != nil {
          // After the group is killed, `Process` reaps the program, so that no zombie stays.
          group.signal(SIGKILL)
          hasLeft = true
        }
      }
      return hasLeft
    }

    /// Waits until there is something to read, or the program exits; `false` if the time is up.
    private func poll(until deadline: ContinuousClock.Instant) -> Bool {
      let left = deadline - .now
      guard left > .zero else { return false }
      var watched = [pollfd(fd: waker.readEnd, events: Int16(POLLIN), revents: 0)]
      for drain in [output, errors] where drain.isOpen {
        watched.append(pollfd(fd: drain.number, events: Int16(POLLIN), revents: 0))
      }
      // Rounded up, so that the last part of a millisecond is not a busy loop.
      let milliseconds = left / .milliseconds(1)
      let wait = Int32(min(milliseconds.rounded(.up), SubprocessRun.tickMilliseconds))
      _ = Foundation.poll(&watched, nfds_t(watched.count), wait)
      return true
    }
  }
#endif
