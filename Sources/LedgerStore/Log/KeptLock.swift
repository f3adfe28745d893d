import Synchronization

/// A lock that is kept from one write to the next, when that follows at once.
///
/// No other process of puldar can have written meanwhile, so that little is to be looked at again. It
/// is given back after it was kept ``HeldLock/keptLimit`` times, with the write that ends behind
/// ``HeldLock/timeLimit``, and where no write comes for ``idleLimit``.
final class KeptLock: Sendable {
  private struct State {
    var lock: HeldLock?
    /// Whether it is seen to that it is given back in the end.
    var isTimed = false
    /// Whether the last one was given back only because others must have their turn.
    var isUsedUp = false
  }

  private let system: any FileSystem
  private let state = Mutex(State())

  /// Whoever keeps it may be busy with something else for long.
  private static let idleLimit: Duration = .milliseconds(10)

  init(system: any FileSystem) {
    self.system = system
  }

  func giveBack(_ lock: HeldLock) {
    system.close(lock.file)
  }

  deinit { giveUp() }

  /// Whether those who wait for the lock are to be let before; asked once.
  func takeTurn() -> Bool {
    state.withLock { state in
      defer { state.isUsedUp = false }
      return state.isUsedUp
    }
  }

  /// Takes out the lock that is kept.
  func take() -> HeldLock? {
    state.withLock { state in
      defer { state.lock = nil }
      return state.lock
    }
  }

  /// Keeps a lock after a write, or gives it back.
  func keep(_ lock: HeldLock, isWanted: Bool) {
    var lock = lock
    lock.keptCount += 1
    let isUsedUp =
      isWanted
      && (lock.keptCount > HeldLock.keptLimit
        || lock.since.duration(to: system.instant) >= HeldLock.timeLimit)
    let isKept = isWanted && !isUsedUp
    let mustBeTimed = state.withLock { state in
      state.isUsedUp = isUsedUp
      guard isKept else { return false }
      state.lock = lock
      defer { state.isTimed = true }
      return !state.isTimed
    }
    if !isKept { giveBack(lock) }
    guard mustBeTimed else { return }
    system.after(KeptLock.idleLimit) { [weak self] in
      self?.state.withLock { $0.isTimed = false }
      self?.giveUp()
    }
  }

  /// Gives the lock back that is kept.
  func giveUp() {
    if let lock = take() { giveBack(lock) }
  }
}
