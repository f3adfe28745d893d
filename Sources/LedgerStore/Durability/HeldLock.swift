/// A lock that this process has on a ledger.
struct HeldLock {
  let file: OpenFile
  /// How many writes it was used for.
  var writeCount = 0

  /// After so many writes others have their turn: few enough that none waits for long, enough that
  /// the change from one process to the next is a small part.
  static let writeLimit = 16
}
