import LedgerModel
import LedgerStore

/// What `puldar fold` and `puldar verify` of many ledgers take: whole processes, run in turn.
struct FleetMeasurement {
  /// Which ledgers a command is given.
  private enum List: String, CaseIterable {
    case small, large, tenth, all

    func logs(of fleet: GeneratedFleet) -> [GeneratedLog] {
      switch self {
      case .small: fleet.logs.filter { $0.eventCount == GeneratedFleet.smallCount }
      case .large: fleet.logs.filter { $0.eventCount == GeneratedFleet.largeCount }
      case .tenth: Array(fleet.logs.prefix(fleet.logs.count / 10))
      case .all: fleet.logs
      }
    }
  }

  /// A command over a list.
  private enum Work: CaseIterable {
    case small, smallSince, large, largeSince, tenth, all, allOnTwo, verification, verificationSince

    var name: String {
      switch self {
      case .small: "fold, small, every seal"
      case .smallSince: "fold, small, --since"
      case .large: "fold, large, every seal"
      case .largeSince: "fold, large, --since"
      case .tenth: "fold, a tenth, two jobs"
      case .all: "fold, all, one job"
      case .allOnTwo: "fold, all, two jobs"
      case .verification: "verify, all, two jobs"
      case .verificationSince: "verify, --since"
      }
    }

    var list: List {
      switch self {
      case .small, .smallSince: .small
      case .large, .largeSince: .large
      case .tenth: .tenth
      case .all, .allOnTwo, .verification, .verificationSince: .all
      }
    }

    /// The command, with the seals of an earlier run if it needs them.
    func words(_ seals: String) -> [String] {
      switch self {
      case .small, .large, .all: ["fold", "--jobs", "1"]
      case .smallSince, .largeSince: ["fold", "--jobs", "1", "--since", seals]
      case .tenth, .allOnTwo: ["fold", "--jobs", "2"]
      case .verification: ["verify", "--jobs", "2"]
      case .verificationSince: ["verify", "--jobs", "2", "--since", seals]
      }
    }
  }

  private let program: String
  private let fleet: GeneratedFleet
  private let folder: WorkFolder
  /// How many ledgers and events a list has; none of a list without ledgers.
  private var sizes: [List: (ledgers: Int, events: Int)] = [:]
  private var costs: [Work: [Cost]] = [:]
  private var peaks: [Work: Int] = [:]
  /// Each of some small ledgers by a process of its own, as one cost for each.
  private var alone: [Cost] = []

  private static let rounds = 3
  private static let aloneCount = 200

  /// - Throws: ``BenchmarkError/wrongAnswer(_:)`` if the sums are not those of what was made.
  init(of program: String, _ fleet: GeneratedFleet, in folder: WorkFolder) throws {
    self.program = program
    self.fleet = fleet
    self.folder = folder
    for list in List.allCases {
      let logs = list.logs(of: fleet)
      if logs.isEmpty { continue }
      sizes[list] = (logs.count, logs.eventCount)
      try keep(logs.map(\.path), of: list)
      _ = try shell("\"$0\" verify --files-from \"$1\" >\"$2\"", file(list), seals(list)).cost()
    }
    try check()
    for _ in 0..<FleetMeasurement.rounds {
      for work in Work.allCases where sizes[work.list] != nil { try measure(work) }
      let some = List.small.logs(of: fleet).prefix(FleetMeasurement.aloneCount)
      let runs = try some.map { try puldar(["fold", $0.path]).cost() }
      alone.append(Cost.sum(runs, dividedBy: some.count))
    }
  }

  private func file(_ list: List) -> String { "\(folder.path)/\(list.rawValue)" }

  private func seals(_ list: List) -> String { "\(folder.path)/\(list.rawValue)-seals" }

  private func keep(_ paths: [String], of list: List) throws {
    let files = SystemCalls()
    let file = try files.open(file(list), .create)
    defer { files.close(file) }
    try files.append(Array((paths.joined(separator: "\n") + "\n").utf8), to: file)
  }

  private func puldar(_ words: [String]) -> OtherProgram {
    OtherProgram([program] + words, environment: environment)
  }

  /// A script in which `$0` is the command that is measured.
  private func shell(_ script: String, _ words: String...) -> OtherProgram {
    OtherProgram(["/bin/sh", "-c", script, program] + words, environment: environment)
  }

  private var environment: [String] {
    ["HOME=\(folder.path)", "LANG=C.UTF-8", "PATH=/usr/bin:/bin", "TZ=UTC"]
  }

  private mutating func measure(_ work: Work) throws {
    let words = work.words(seals(work.list)) + ["--files-from", file(work.list)]
    let run = try puldar(words).succeeding()
    costs[work, default: []].append(run.cost)
    peaks[work] = max(peaks[work] ?? 0, run.peakKibibytes)
  }

  /// Holds what the fold says of all, added up, against what was made.
  private func check() throws {
    let run = try shell(
      "\"$0\" fold --files-from \"$1\" | \"$0\" fold --combine", file(.all)
    ).succeeding(.outputKept)
    func numbers(_ name: String) -> [Int64] {
      run.output.split(separator: "\"\(name)\":").dropFirst()
        .compactMap { Int64($0.prefix { $0 == "-" || $0.isNumber }) }
    }
    let spent = numbers("minor").reduce(0, +)
    guard numbers("events") == [Int64(fleet.logs.eventCount)], numbers("failed") == [0],
      numbers("ledgers") == [Int64(fleet.logs.count)], spent == fleet.logs.counting
    else {
      throw BenchmarkError.wrongAnswer(
        "the fold of \(fleet.logs.count) ledgers says \(spent), made were \(fleet.logs.eventCount) "
          + "events that come to \(fleet.logs.counting): \(run.output.prefix(200))")
    }
  }
}

// What is told.
extension FleetMeasurement {
  /// Prints what was measured.
  func report(_ thresholds: ThresholdCheck) throws {
    let titles = ["CPU ms", "wall ms", "ledgers/min", "M/s", "peak MB"]
    try Output.results.line(
      Figure.column("", 26, isNumber: false)
        + titles.map { Figure.column($0, 12) }.joined())
    for work in Work.allCases { try row(work) }
    try row("fold, a process for each", .median(alone), of: (1, GeneratedFleet.smallCount), nil)
    let small = Cost.median(costs[.small] ?? [])
    let each = Cost.sum([small], dividedBy: sizes[.small]?.ledgers ?? 1)
    let fleetRatio = Cost.ratio([each], to: [.median(alone)])
    let memory = Double(peaks[.allOnTwo] ?? 0) / Double(max(peaks[.tenth] ?? 0, 1))
    thresholds.take(.fleet, fleetRatio)
    if peaks[.tenth] != nil { thresholds.take(.fleetMemory, memory) }
    let jobs = Cost.ratio(costs[.all] ?? [], to: costs[.allOnTwo] ?? [], of: \.wallNanoseconds)
    try Output.results.line(
      "\(fleet.logs.count) ledgers: two jobs \(Figure.ratio(jobs)) one, a process for each "
        + "\(Figure.ratio(1 / fleetRatio)), peak memory \(Figure.ratio(memory)) that of a tenth")
  }

  private func row(_ work: Work) throws {
    guard let size = sizes[work.list], let costs = costs[work] else { return }
    try row(work.name, .median(costs), of: size, peaks[work])
  }

  /// A line of the table. What a minute and a second bring is of one core: by processor time.
  private func row(
    _ name: String, _ cost: Cost, of size: (ledgers: Int, events: Int), _ peak: Int?
  ) throws {
    let nanoseconds = Double(max(cost.processorNanoseconds, 1))
    // The system counts what a process was before it became another program: this one.
    let least = PeakMemory.kibibytes
    let memory = peak.map { peak in
      (peak > least ? "" : "< ") + Figure.text(Double(peak << 10) / 1e6)
    }
    let figures = [
      Figure.milliseconds(cost.processorNanoseconds), Figure.milliseconds(cost.wallNanoseconds),
      Figure.text(Double(size.ledgers) * 60e9 / nanoseconds, decimals: 0),
      Figure.text(Double(size.events) * 1000 / nanoseconds), memory ?? "",
    ]
    try Output.results.line(
      Figure.column(name, 26, isNumber: false) + figures.map { Figure.column($0, 12) }.joined())
  }
}
