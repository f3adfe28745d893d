/// A lock that this process has on a ledger.
struct HeldLock {
  let file: OpenFile
  let status: FileStatus
  /// When it was had.
  let since: ContinuousClock.Instant
  /// How often it was kept for what comes next.
  var keptCount = 0

  /// It is kept so often and so long, then others have their turn: soon enough that none waits for
  /// long, late enough that the change from one process to the next is a small part.
  static let keptLimit = 127
  static let timeLimit: Duration = .milliseconds(50)
}
