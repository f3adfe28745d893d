import Synchronization

/// What a command did and how long it took, for `--debug`. As long as it was not begun nothing is noted,
/// and no clock is asked.
public final class WorkTrace: Sendable {
  /// What was done several times, added up.
  private struct Step {
    var name: String
    var count = 0
    var byteCount = 0
    var time = Duration.zero
  }

  private struct Work {
    var start: Duration
    var steps: [Step] = []
    /// Programs are told one by one, with their words.
    var programs: [Step] = []
  }

  /// A clock that never goes back, from any moment on.
  private let now: @Sendable () -> Duration
  private let work = Mutex<Work?>(nil)

  public init(_ now: @escaping @Sendable () -> Duration) {
    self.now = now
  }

  /// Notes everything from now on.
  func begin() {
    let start = now()
    work.withLock { $0 = Work(start: start) }
  }

  var isOn: Bool { work.withLock { $0 != nil } }

  /// The moment, where something is noted; else `nil`.
  public var moment: Duration? { isOn ? now() : nil }

  /// The clock, for what notes each of its calls.
  var clock: @Sendable () -> Duration { now }

  /// Notes that something is done which began at a moment; nothing where there is none.
  func note(_ name: String, since start: Duration?, byteCount: Int = 0) {
    guard let start else { return }
    let time = now() - start
    work.withLock { work in
      guard work != nil else { return }
      var steps = work?.steps ?? []
      let place =
        steps.firstIndex { $0.name == name }
        ?? {
          steps.append(Step(name: name))
          return steps.count - 1
        }()
      steps[place].count += 1
      steps[place].byteCount += byteCount
      steps[place].time += time
      work?.steps = steps
    }
  }

  /// How often something was done so far.
  func count(of name: String) -> Int {
    work.withLock { $0?.steps.first { $0.name == name }?.count ?? 0 }
  }

  /// The same of a program that was run.
  ///
  /// - Parameter words: Its path and what stood behind it.
  public func note(program words: String, since start: Duration?) {
    guard let start else { return }
    let time = now() - start
    work.withLock { $0?.programs.append(Step(name: words, time: time)) }
  }

  /// What was noted, a line each; empty where nothing was begun.
  func lines(endingWith code: ExitCode) -> [String] {
    let end = now()
    guard let work = work.withLock({ $0 }) else { return [] }
    var table = TextTable([.right, .left, .left])
    for step in work.steps {
      var facts = step.count == 1 ? "once" : "\(step.count) times"
      if step.byteCount > 0 { facts += ", \(step.byteCount) bytes" }
      table.add([WorkTrace.text(step.time), step.name, facts])
    }
    for program in work.programs {
      table.add([
        WorkTrace.text(program.time), "program", VisibleText(program.name).description,
      ])
    }
    table.add([WorkTrace.text(end - work.start), "all", "exit code \(code.rawValue)"])
    return ["What ran, in milliseconds; a fold holds its reads, an answer its folds:"]
      + table.lines()
  }

  /// Milliseconds with three places.
  private static func text(_ time: Duration) -> String {
    let parts = time.components
    let microseconds = parts.seconds * 1_000_000 + parts.attoseconds / 1_000_000_000_000
    let places = String(microseconds % 1000)
    return "\(microseconds / 1000)." + String(repeating: "0", count: 3 - places.count) + places
  }
}
