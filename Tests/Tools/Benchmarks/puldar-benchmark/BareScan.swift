import LedgerModel
import LedgerStore

/// The least that a program must do to sum a log, as a program of its own: what a fold costs above it is
/// what being right costs.
///
/// It is `Tests/Tools/Benchmarks/bare-scan.c`, compiled here; if there is no compiler, or the benchmark does
/// not run in the package's folder, the same loops in Swift, which this program has.
struct BareScan {
  /// What it is written in, for whoever reads the figures.
  let name: String
  private let words: [String]
  private let isInC: Bool

  private static let source = "Tests/Tools/Benchmarks/bare-scan.c"
  private static let compilers = ["cc", "gcc", "clang"]

  /// Compiles the scan.
  init(in folder: WorkFolder) {
    let program = "\(folder.path)/bare-scan"
    isInC = BareScan.compilers.contains { compiler in
      let call = OtherProgram([compiler, "-O2", "-o", program, BareScan.source])
      return (try? call.run(.dropped).status) == 0
    }
    name = isInC ? "bare scan in C" : "bare scan in Swift"
    words = isInC ? [program] : [OtherProgram.thisProgram, "--scan"]
  }

  /// What is said where the scan in C could not be had.
  var remark: String? {
    isInC ? nil : "no C compiler, or no \(BareScan.source) here: the bare scan is the one in Swift"
  }

  /// What a scan of a log takes, from the start of its process to its end.
  func cost(of log: GeneratedLog) throws -> Cost {
    try OtherProgram(words + [log.path]).cost()
  }

  /// Holds the sums of a scan against those of the events that puldar reads.
  ///
  /// - Throws: ``BenchmarkError/wrongAnswer(_:)`` where one is another.
  func check(_ log: GeneratedLog) throws {
    let run = try OtherProgram(words + [log.path]).run(.outputKept)
    let expected =
      isInC
      ? try BareScan.sums(of: log) : ["\(log.eventCount) lines \(log.totals.added)"]
    let said = run.output.split(separator: "\n").map(String.init).sorted()
    guard run.status == 0, said == expected.sorted() else {
      let other = Set(said).symmetricDifference(expected).sorted().prefix(2)
      throw BenchmarkError.wrongAnswer("the \(name) says otherwise: \(other)")
    }
  }

  /// The lines that the scan should print: expenses less credits as they were added.
  private static func sums(of log: GeneratedLog) throws -> [String] {
    struct Cell: Hashable {
      var month: CalendarMonth
      var category: CategoryName
    }
    var sums: [Cell: Int64] = [:]
    let store = FileEventStore(
      .file(log.path), machine: .ofTheBenchmark, system: SystemCalls(), isVerifying: false)
    _ = try store.read(from: .start, parts: []) { event in
      guard let values = event.newEntry?.values, values.type != .income else { return true }
      let cell = Cell(month: values.date.month, category: values.category)
      sums[cell, default: 0] += GeneratedTotals.spent(values)
      return true
    }
    let lines = sums.filter { $0.value != 0 }.map { cell, sum in
      "\(cell.month.text) \(cell.category.text) \(sum)"
    }
    return lines + ["\(log.eventCount) lines"]
  }
}
