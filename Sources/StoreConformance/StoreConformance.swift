import Foundation
public import LedgerStore

/// The place of a test's own ledger, and how it is opened there.
public struct TestedStore: Sendable {
  /// Opens the ledger like another process of the same device; called as often as a check needs.
  public var open: @Sendable () throws -> any EventStore
  /// Opens it as another device that shares it; `nil` if the store is for one device.
  public var openAsOther: (@Sendable () throws -> any EventStore)?

  public init(
    open: @escaping @Sendable () throws -> any EventStore,
    openAsOther: (@Sendable () throws -> any EventStore)? = nil
  ) {
    self.open = open
    self.openAsOther = openAsOther
  }
}

/// A suite of checks that a custom store keeps every promise that a ledger relies on. Each check ends in any case.
///
/// ```swift
/// let conformance = StoreConformance { TestedStore { try MyStore(path: newPath()) } }
/// #expect(await conformance.violations() == [])
/// ```
public struct StoreConformance: Sendable {
  /// A promise that a ledger relies on.
  public enum Check: String, CaseIterable, Sendable {
    case empty = "an empty store has no log and no event"
    case appending = "what was appended is read as it was, in its order, also when opened again"
    case parts = "figures are read whatever else is asked for"
    case lines = "the lines are those that the events make"
    case stopping = "reading stops where it is told to, and hands on what is thrown"
    case positions = "reading goes on from a position with what came after it, and nothing else"
    case handles = "who opens it twice sees and continues what the other wrote"
    case locking = "one writer at a time, and who waits too long is told so"
    case batches = "a batch is seen whole or not at all, also while it is written"
    case devices = "the logs of two devices are read by time, then writer, then number"
    case refusals = "what could not be read again is refused, and nothing of it is stored"
    case notices = "each notice is given once"
    case ledger = "a ledger over it writes each request once, and finds all of it again"
    case tasks = "what many tasks write through two ledgers is numbered without a gap"
  }

  let makeStore: @Sendable () throws -> TestedStore
  let deadline: Duration

  /// - Parameters:
  ///   - deadline: How long a check may take before it counts as broken: a store that waits forever is reported, and
  ///     whatever hangs in it is left behind.
  ///   - makeStore: Makes an empty place for a ledger each time it is called.
  public init(
    deadline: Duration = .seconds(300), of makeStore: @escaping @Sendable () throws -> TestedStore
  ) {
    self.makeStore = makeStore
    self.deadline = deadline
  }

  /// Returns the promises that the store breaks, one sentence each; empty if it keeps all of them.
  public func violations(of checks: [Check] = Check.allCases) async -> [String] {
    var violations: [String] = []
    for check in checks {
      violations += await found(by: check).map { "\(check.rawValue): \($0)" }
    }
    return violations
  }

  /// Returns the findings of a check, or that it does not end.
  private func found(by check: Check) async -> [String] {
    let (answers, answer) = AsyncStream.makeStream(
      of: [String].self, bufferingPolicy: .bufferingOldest(1))
    // On separate threads: one that hangs in a store would take one from all other tasks.
    let trial = Task.detached(executorPreference: TrialExecutor()) {
      answer.yield(await Self.violations(of: check, makeStore))
    }
    let alarm = Task.detached {
      try await Task.sleep(for: deadline)
      answer.yield(["it does not end within \(deadline)"])
    }
    defer {
      trial.cancel()
      alarm.cancel()
    }
    return await answers.first { _ in true } ?? []
  }

  private static func violations(
    of check: Check, _ makeStore: @Sendable () throws -> TestedStore
  ) async -> [String] {
    do {
      var trial = StoreTrial(store: try makeStore())
      try await trial.run(check)
      return trial.violations
    } catch {
      return ["it throws \(error)"]
    }
  }
}

/// An executor of a check with a separate thread for each job: on Linux all tasks share a queue's threads, so two
/// readers that go on until they are cancelled would occupy every thread of a machine with two cores.
private final class TrialExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
