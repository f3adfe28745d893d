#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// What `puldar add` and `puldar status` take as whole processes, from their start to their end, sync
/// included, in turn with a program that does nothing.
struct CommandMeasurement {
  /// On a place where there is no ledger yet.
  private(set) var onNewLedger: [Cost] = []
  /// The second entry of the same ledger.
  private(set) var onSmallLedger: [Cost] = []
  /// What is asked for then.
  private(set) var status: [Cost] = []
  /// The same of a log of ``longCount`` events, with a snapshot.
  private(set) var statusOfLong: [Cost] = []
  private(set) var nothing: [Cost] = []

  private static let rounds = 31
  private static let longCount = 100_000

  init(of program: String, in folder: WorkFolder) throws {
    let long = "\(folder.path)/long.jsonl"
    _ = try GeneratedLog(path: long, eventCount: CommandMeasurement.longCount)
    for round in 0...CommandMeasurement.rounds {
      let ledger = "\(folder.path)/ledger-\(round)"
      let environment = [
        "HOME=\(folder.path)", "XDG_STATE_HOME=\(folder.path)/state", "LANG=C.UTF-8",
        "PATH=/usr/bin:/bin", "TZ=UTC",
      ]
      let add = OtherProgram(
        [program, "-f", ledger, "-y", "add", "spent 45 at whole foods"], environment: environment)
      let show = OtherProgram([program, "-f", ledger, "status"], environment: environment)
      let showLong = OtherProgram([program, "-f", long, "status"], environment: environment)
      let first = try add.cost()
      let second = try add.cost()
      let status = try show.cost(.dropped)
      let statusOfLong = try showLong.cost(.dropped)
      let nothing = try OtherProgram(["/bin/true"]).cost()
      // The first round only warms up caches.
      if round == 0 { continue }
      onNewLedger.append(first)
      onSmallLedger.append(second)
      self.status.append(status)
      self.statusOfLong.append(statusOfLong)
      self.nothing.append(nothing)
    }
  }

  /// Prints what was measured: what a person waits is told by the clock on the wall.
  func report(_ thresholds: ThresholdCheck) throws {
    thresholds.take(.adding, Cost.ratio(onSmallLedger, to: nothing))
    thresholds.take(.starting, Cost.ratio(status, to: nothing))
    thresholds.take(.flatness, Cost.ratio(statusOfLong, to: status))
    let rows = [
      ("puldar add, new ledger", onNewLedger), ("puldar add, second entry", onSmallLedger),
      ("puldar status", status),
      ("of \(CommandMeasurement.longCount) events", statusOfLong),
      ("/bin/true", nothing),
    ]
    try Output.results.line("\nwhole processes, with sync")
    for (name, costs) in rows {
      let cost = Cost.median(costs)
      try Output.results.line(
        Figure.column(name, 26, isNumber: false)
          + Figure.column(Figure.milliseconds(cost.wallNanoseconds), 10) + " ms wall"
          + Figure.column(Figure.milliseconds(cost.processorNanoseconds), 10) + " ms CPU")
    }
  }
}

/// Another program, run and timed as a whole: its start, its work and its end.
///
/// Started with `posix_spawn` and waited for with `wait4`, which tells the processor time of this
/// one program to the microsecond.
struct OtherProgram {
  /// The path and the arguments.
  var words: [String]
  /// `NAME=value`; `nil` for this process's own.
  var environment: [String]?

  /// What becomes of what the program says on standard error; its output is dropped, but where it is
  /// kept, with the messages shown.
  enum Messages {
    case shown
    case kept
    case dropped
    case outputKept
  }

  /// A program that has ended.
  struct Run {
    var cost: Cost
    /// The exit status; 128 and the signal's number where a signal ended it.
    var status: Int32
    /// The most memory that it had at once, in KiB; never less than what this process had when it began.
    var peakKibibytes: Int
    /// What it said on standard error, where that was asked for.
    var messages = ""
    /// What it said on standard output, where that was asked for.
    var output = ""
  }

  init(_ words: [String], environment: [String]? = nil) {
    self.words = words
    self.environment = environment
  }

  /// Runs the program with nothing to read.
  ///
  /// - Throws: ``BenchmarkError/system(_:)`` where it cannot be started or fails.
  @discardableResult
  func run(_ handling: Messages = .shown) throws(BenchmarkError) -> Run {
    var pipeEnds: [Int32] = [-1, -1]
    let isRead = handling == .kept || handling == .outputKept
    if isRead, pipe(&pipeEnds) != 0 { throw .system("cannot make a pipe") }
    let start = Cost.wallNanoseconds()
    let process = try spawn(handling, pipeEnd: pipeEnds[1])
    var said: [UInt8] = []
    if isRead {
      close(pipeEnds[1])
      said = contents(of: pipeEnds[0])
      close(pipeEnds[0])
    }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw .system("cannot wait for '\(words[0])'") }
    }
    let cost = Cost(
      processorNanoseconds: Cost.nanoseconds(usage),
      wallNanoseconds: Cost.wallNanoseconds() - start)
    let signal = status & 0x7F
    var run = Run(
      cost: cost, status: signal == 0 ? status >> 8 & 0xFF : 128 + signal,
      peakKibibytes: PeakMemory.kibibytes(usage))
    let text = String(decoding: said, as: UTF8.self)
    if handling == .kept { run.messages = text } else { run.output = text }
    return run
  }

  /// Runs the program, which must succeed.
  func cost(_ handling: Messages = .shown) throws(BenchmarkError) -> Cost {
    try succeeding(handling).cost
  }

  /// Runs the program, which must succeed.
  func succeeding(_ handling: Messages = .shown) throws(BenchmarkError) -> Run {
    let run = try run(handling)
    guard run.status == 0 else {
      throw .system("'\(words.joined(separator: " "))' ended with \(run.status)")
    }
    return run
  }

  private func spawn(_ handling: Messages, pipeEnd: Int32) throws(BenchmarkError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    if handling == .outputKept {
      posix_spawn_file_actions_adddup2(&actions, pipeEnd, 1)
    } else {
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    }
    switch handling {
    case .shown, .outputKept: break
    case .kept: posix_spawn_file_actions_adddup2(&actions, pipeEnd, 2)
    case .dropped: posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    }
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for word in arguments { free(word) } }
    var variables: [UnsafeMutablePointer<CChar>?] = (environment ?? []).map { strdup($0) }
    variables.append(nil)
    defer { for variable in variables { free(variable) } }
    var process: pid_t = 0
    let result =
      environment == nil
      ? posix_spawnp(&process, words[0], &actions, nil, arguments, environ)
      : posix_spawnp(&process, words[0], &actions, nil, arguments, variables)
    guard result == 0 else { throw .system("cannot run '\(words[0])'") }
    return process
  }

  /// Everything that can be read until the other end is closed.
  private func contents(of descriptor: Int32) -> [UInt8] {
    var contents: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return contents }
      contents += buffer.prefix(count)
    }
  }
}

extension OtherProgram {
  /// The path of the program that is running.
  static var thisProgram: String {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &path, path.count - 1)
    guard count > 0 else { return CommandLine.arguments[0] }
    return String(decoding: path.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
