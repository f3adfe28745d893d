/// What the words on the command line ask for.
struct BenchmarkOptions {
  /// How many events the logs have, one after the other.
  var sizes = BenchmarkOptions.usualSizes
  /// Where the log is kept; `nil` removes it.
  var logPath: String?
  /// A log that is only folded.
  var foldPath: String?
  /// A log that is only scanned.
  var scanPath: String?
  /// Another program, run on the same log.
  var against: String?
  /// How many ledgers are made, and folded by ``command``; nothing else is done.
  var fleetCount: Int?
  /// Where they are kept; `nil` removes them.
  var fleetPath: String?
  /// How many entries are added to a ledger, and nothing else is done.
  var appendCount: Int?
  /// The folder of that ledger.
  var ledgerPath: String?
  /// What the merchants of those entries begin with.
  var name = "entry"
  /// How many tasks add those entries.
  var taskCount = 1
  var isUnsynced = false
  var isTelling = false
  /// A built `puldar` whose `add` is timed.
  var command: String?
  var wantsHelp = false

  /// A small ledger, ten years of one person, a large one, a huge one.
  static let usualSizes = [10_000, 36_000, 100_000, 1_000_000]
  /// A log may have up to so many events: beyond, two would fall into one millisecond.
  private static let largestSize = 100_000_000

  /// A name of a ledger has six digits.
  private static let largestFleet = 1_000_000

  static let help = """
    OVERVIEW: Measure what puldar does, on logs of an invented person's five years.

    USAGE: puldar-benchmark [--events <n>] [--log <file>] [--against <command>] [--command <path>]
           puldar-benchmark --fold <file> | --scan <file>
           puldar-benchmark --fleet <n> [--command <path>] [--fleet-folder <folder>]
           puldar-benchmark --append <n> --ledger <folder> [--name <word>] [--tasks <n>]
                            [--tell] [--unsynced]

    OPTIONS:
      --events <n>            Measure one log of so many events.
                              (default: 10000, 36000, 100000 and 1000000, one after the other)
      --log <file>            Keep the log in a new file; needs --events.
      --fold <file>           Fold a log, print what was spent by month and category, and end.
      --scan <file>           Only find the lines of a log and add up its amounts, as the program
                              in C does that a fold is compared with; for machines without C.
      --against <command>     Run another program on the same log, in turn with this one, and
                              print the ratio. The shell runs it; {} stands for the log, which is
                              added at the end where there is no {}.
      --command <path>        Time 'add' of this puldar on a new ledger, as a whole process with
                              sync, and 'status', in turn with /bin/true.
      --fleet <n>             Make so many ledgers, most of 50 events and one in a hundred of 5000,
                              and measure what --command needs to fold and verify all of them.
      --fleet-folder <folder> Keep them, as 00/000123.jsonl; needs --fleet.
      --append <n>            Add so many entries to a ledger, one after the other, and print what
                              they waited.
      --ledger <folder>       The ledger, which is begun where there is none; needs --append.
      --name <word>           What their merchants begin with. (default: entry)
      --tasks <n>             How many tasks of the process add them at once. (default: 1)
      --tell                  Print the number of each entry once it is stored.
      --unsynced              Do not wait for the disk: a loss of power then takes entries.
      -h, --help              Show help information.

    EXAMPLES:
      swift run -c release puldar-benchmark
      swift run -c release puldar-benchmark --events 1000000 --against 'grep -c ExpenseAdded'

    Logs are made in TMPDIR (else /tmp); what an append with sync takes is a figure of that disk.
    Times are processor times and medians; what is compared is run in turn, in one run. A fold is
    compared with Tests/Tools/Benchmarks/bare-scan.c, where the benchmark runs in the package's folder.
    Where a ratio exceeds its threshold it ends with 1, and names it.
    """

  /// - Throws: ``BenchmarkError/usage(_:)`` where the words are wrong.
  init(_ words: some Sequence<String>) throws(BenchmarkError) {
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      let value = parts.count > 1 ? parts[1] : nil
      switch parts.first ?? word {
      case "--events":
        sizes = [try BenchmarkOptions.size(try BenchmarkOptions.value(value, of: word, &rest))]
      case "--log": logPath = try BenchmarkOptions.value(value, of: word, &rest)
      case "--fold": foldPath = try BenchmarkOptions.value(value, of: word, &rest)
      case "--scan": scanPath = try BenchmarkOptions.value(value, of: word, &rest)
      case "--against": against = try BenchmarkOptions.value(value, of: word, &rest)
      case "--command": command = try BenchmarkOptions.value(value, of: word, &rest)
      case "--fleet":
        fleetCount = try BenchmarkOptions.size(
          try BenchmarkOptions.value(value, of: word, &rest), of: "ledgers",
          upTo: BenchmarkOptions.largestFleet)
      case "--fleet-folder": fleetPath = try BenchmarkOptions.value(value, of: word, &rest)
      case "--append":
        appendCount = try BenchmarkOptions.size(try BenchmarkOptions.value(value, of: word, &rest))
      case "--ledger": ledgerPath = try BenchmarkOptions.value(value, of: word, &rest)
      case "--name": name = try BenchmarkOptions.value(value, of: word, &rest)
      case "--tasks":
        taskCount = try BenchmarkOptions.size(try BenchmarkOptions.value(value, of: word, &rest))
      case "--tell": isTelling = true
      case "--unsynced": isUnsynced = true
      case "-h", "--help": wantsHelp = true
      default: throw .usage("Error: Unexpected argument '\(word)'")
      }
    }
    if (appendCount == nil) != (ledgerPath == nil) {
      throw .usage("Error: '--append <n>' and '--ledger <folder>' go together")
    }
    if fleetPath != nil, fleetCount == nil {
      throw .usage("Error: '--fleet-folder' keeps ledgers: say how many with '--fleet <n>'")
    }
    if fleetCount != nil, fleetPath == nil, command == nil {
      throw .usage("Error: '--fleet' needs '--command <path>', '--fleet-folder <folder>', or both")
    }
    if logPath != nil, sizes.count > 1 {
      throw .usage("Error: '--log' keeps one log: say how long it is with '--events <n>'")
    }
  }

  private static func value(
    _ value: String?, of option: String, _ rest: inout ArraySlice<String>
  ) throws(BenchmarkError) -> String {
    guard let value = value ?? rest.popFirst(), !value.isEmpty else {
      throw .usage("Error: Missing value for '\(option)'")
    }
    return value
  }

  private static func size(
    _ text: String, of things: String = "events", upTo limit: Int = largestSize
  ) throws(BenchmarkError) -> Int {
    guard let size = Int(text), (1...limit).contains(size) else {
      throw .usage("Error: '\(text)' is no number of \(things): write 1 to \(limit)")
    }
    return size
  }
}

/// Why the benchmark cannot go on.
enum BenchmarkError: Error {
  /// The words on the command line are wrong.
  case usage(String)
  /// The system did not do what was asked.
  case system(String)
  /// Two ways to the same figure disagree: a time for a wrong answer means nothing.
  case wrongAnswer(String)
  /// Ratios exceed what they may be at most.
  case tooSlow([String])

  /// What is said on standard error.
  var text: String {
    switch self {
    case .usage(let problem): "\(problem)\nSee 'puldar-benchmark --help'."
    case .system(let problem): problem
    case .wrongAnswer(let problem): "a figure is wrong: \(problem)"
    case .tooSlow(let ratios): "too slow: \(ratios.joined(separator: "; "))"
    }
  }

  /// As everywhere in this package: 64 for wrong words, 70 for a bug, 74 for the system, 1 for no.
  var exitCode: Int32 {
    switch self {
    case .usage: 64
    case .system: 74
    case .wrongAnswer: 70
    case .tooSlow: 1
    }
  }
}
