/// What must not be exceeded: how often one thing may cost another that is measured beside it in the same
/// run (P87), which is a figure of the program and not of the machine it runs on.
///
/// The limits are about twice what is usual, for machines on which others work too: what exceeds one has
/// become slower, and no figure was unlucky.
enum Threshold: String, CaseIterable {
  /// A fold, as a process, beside the least that any program must do with the same bytes.
  case fold = "fold, beside a bare scan"
  case explanation = "explain, beside the fold"
  case difference = "diff, beside the fold"
  case lookingBack = "fold as of a day, beside the fold"
  /// What a fold costs with twice the events.
  case growth = "twice the events"
  /// `add` as a whole process, its sync included (P3), beside `/bin/true`.
  case adding = "puldar add, beside /bin/true"
  /// `status` as a whole process (P79), beside `/bin/true`.
  case starting = "puldar status, beside /bin/true"
  /// The same with a snapshot of a long log (P79), beside that of two entries.
  case flatness = "puldar status of a long log, beside a short one"
  /// The same with the bills of ten years, beside one without any.
  case bills = "puldar status with bills, beside one without"
  /// A bank's file taken in, and taken in again, beside `verify` of the ledger that comes of it.
  case importing = "puldar import, beside verify of what it wrote"
  case importingAgain = "puldar import of what is known, beside verify"
  /// The text of a receipt, beside a sentence.
  case receipts = "a receipt's text, beside a sentence"
  /// A ledger of many that one process folds, beside one that has a process of its own.
  case fleet = "a ledger of many in a fold, beside a process of its own"
  /// The peak memory of a fold of all ledgers, beside one of a tenth of them.
  case fleetMemory = "memory of ten times the ledgers"

  /// The largest ratio of processor times.
  var limit: Double {
    switch self {
    case .fold: 6
    case .explanation: 7
    case .difference: 3
    case .lookingBack: 2
    case .growth: 3
    case .adding: 25
    case .starting: 20
    case .flatness: 2.5
    case .bills: 1.4
    case .importing: 16
    case .importingAgain: 8
    case .receipts: 100
    case .fleet: 0.5
    case .fleetMemory: 1.5
    }
  }
}

/// Holds what was measured against the thresholds.
final class ThresholdCheck {
  /// On a shorter log the start of a process is most of what is measured.
  static let leastEventCount = 10_000

  private var exceeded: [String] = []
  private var count = 0

  /// Takes in a ratio of a log of some length.
  func take(_ threshold: Threshold, _ ratio: Double, of eventCount: Int? = nil) {
    if let eventCount, eventCount < ThresholdCheck.leastEventCount { return }
    count += 1
    // What is no number was measured by nobody.
    if ratio <= threshold.limit { return }
    exceeded.append(
      "\(threshold.rawValue): \(Figure.ratio(ratio)), at most \(Figure.ratio(threshold.limit))")
  }

  /// Says that all were kept.
  ///
  /// - Throws: ``BenchmarkError/tooSlow(_:)`` with those that were not.
  func end() throws(BenchmarkError) {
    guard exceeded.isEmpty else { throw .tooSlow(exceeded) }
    if count > 0 { try Output.results.line("\n\(count) ratios, each within its threshold") }
  }
}
