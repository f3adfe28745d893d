/// How much a figure may be of the one beside it, as a ratio: what makes puldar slow fails the run.
///
/// Each is about twice what was measured, so that a machine that does something else meanwhile stays
/// below it, and a fold that takes a step more for each event does not.
enum RatioLimit: Double {
  /// The fold of a log, as a process, of the bare scan in C.
  case fold = 7
  /// A fold of twice the events, of the fold of once the events: four times would be its square.
  case growth = 3
  /// P3: `puldar add`, sync included, of a program that does nothing.
  case adding = 45
  /// P79: `puldar` with a snapshot, of a program that does nothing.
  case status = 35
  /// P79: `puldar` on 100,000 events with a snapshot, of the same on two.
  case flatness = 2.5

  /// "at most 3.00x".
  var text: String { "at most \(Figure.ratio(rawValue))" }

  /// Whether a ratio is within it: P87.
  ///
  /// - Throws: ``BenchmarkError/tooSlow(_:)`` where it is not.
  func check(_ ratio: Double, _ name: String) throws(BenchmarkError) {
    guard ratio <= rawValue else {
      throw .tooSlow("\(name): \(Figure.ratio(ratio)), and may be \(text)")
    }
  }
}
