import Synchronization

/// A piece of work that looks at the files of a ledger once, and goes on from what it found until something in it
/// writes.
final class OneLook: Sendable {
  /// The one that the task at hand is a part of; `nil` if each read looks by itself.
  @TaskLocal static var current: OneLook?

  private let writeCount = Mutex(0)

  /// Has every store of the work look again: one of them writes, and others may be of the same files.
  func renew() { writeCount.withLock { $0 += 1 } }

  /// What a store knows after it has looked, until the work writes.
  var result: Result { Result(work: self, writeCount: writeCount.withLock { $0 }) }

  /// What a store knows that has not looked yet.
  var unseen: Result { Result(work: self, writeCount: -1) }

  struct Result: Equatable {
    fileprivate let work: OneLook
    fileprivate let writeCount: Int

    /// Whether it is of a piece of work.
    func isOf(_ work: OneLook) -> Bool { self.work === work }

    /// Has the other stores of the work look again, and returns what the store knows that has written.
    func afterWriting() -> Result {
      work.renew()
      return work.result
    }

    static func == (one: Result, other: Result) -> Bool {
      one.work === other.work && one.writeCount == other.writeCount
    }
  }
}
