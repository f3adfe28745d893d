import Synchronization

/// The performed work of a command and its duration, for `--debug`. Until it begins, nothing is recorded and no
/// clock is read.
public final class WorkTrace: Sendable {
  /// A repeated step, added up.
  private struct Step {
    var name: String
    var count = 0
    var byteCount = 0
    var time = Duration.zero
  }

  private struct Work {
    var start: Duration
    var steps: [Step] = []
    /// The programs one by one, with their arguments.
    var programs: [Step] = []
  }

  /// A monotonic clock with any origin.
  private let now: @Sendable () -> Duration
  private let work = Mutex<Work?>(nil)

  public init(_ now: @escaping @Sendable () -> Duration) {
    self.now = now
  }

  /// Records everything from now on.
  func begin() {
    let start = now()
    work.withLock { $0 = Work(start: start) }
  }

  var isOn: Bool { work.withLock { $0 != nil } }

  /// The current moment; `nil` if nothing is recorded.
  public var moment: Duration? { isOn ? now() : nil }

  /// The clock, for code that traces each of its calls.
  var clock: @Sendable () -> Duration { now }

  /// Records a step that began at a moment; does nothing without a moment.
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
  /// - Parameter words: Its path and its arguments.
  public func note(program words: String, since start: Duration?) {
    guard let start else { return }
    let time = now() - start
    work.withLock { $0?.programs.append(Step(name: words, time: time)) }
  }

  /// Returns the recorded work, a line each; empty if nothing was begun.
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

  /// Returns milliseconds with three decimals.
  private static func text(_ time: Duration) -> String {
    let parts = time.components
    let microseconds = parts.seconds * 1_000_000 + parts.attoseconds / 1_000_000_000_000
    let places = String(microseconds % 1000)
    return "\(microseconds / 1000)." + String(repeating: "0", count: 3 - places.count) + places
  }
}
