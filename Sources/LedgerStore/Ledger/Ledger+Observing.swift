public import LedgerModel
import Synchronization

extension Ledger {
  /// Returns the events that this ledger writes from now on. Each call makes its own stream, which ends with the
  /// ledger.
  public nonisolated func changes() -> AsyncStream<EventEnvelope> { subscribers.events() }

  /// Returns a projection now, and again whenever it changes: through this ledger, through other ledgers and processes
  /// in the same folder, and through logs that arrive from other devices.
  ///
  /// ```swift
  /// for try await months in ledger.values(of: MonthlyBuckets()) { show(months) }
  /// ```
  ///
  /// A reader slower than the changes misses those in between, never the last. If the ledger cannot be read, the loop
  /// throws a ``LedgerError`` after its last value, and ends. The stream ends with the ledger and holds no lock.
  ///
  /// Writes of others are seen as far as the store reports them: a custom store must implement
  /// ``EventStore/watch(_:)``.
  ///
  /// - Parameter start: The projection before the first event.
  public nonisolated func values<V: Projection>(
    of start: V
  ) -> AsyncThrowingStream<V, any Error> {
    let (values, output) = AsyncThrowingStream.makeStream(
      of: V.self, bufferingPolicy: .bufferingNewest(1))
    let (signals, signal) = subscribers.signals()
    let watch = store.watch { signal.yield() }
    signal.yield()
    let task = Task { [weak self] in
      var last: V?
      for await _ in signals {
        guard let self else { break }
        do {
          let value = try await view(start)
          if value == last { continue }
          last = value
          output.yield(value)
        } catch {
          output.finish(throwing: error)
        }
      }
      output.finish()
      withExtendedLifetime(watch) {}
    }
    output.onTermination = { _ in task.cancel() }
    return values
  }
}

/// The streams that report what a ledger writes, and that end with it.
final class Subscribers: Sendable {
  private struct State {
    var nextNumber = 0
    var events: [Int: AsyncStream<EventEnvelope>.Continuation] = [:]
    var signals: [Int: AsyncStream<Void>.Continuation] = [:]
  }

  private let state = Mutex(State())

  deinit {
    let left = state.withLock { $0 }
    for subscriber in left.events.values { subscriber.finish() }
    for subscriber in left.signals.values { subscriber.finish() }
  }

  /// Returns a stream of each written event.
  func events() -> AsyncStream<EventEnvelope> {
    let (stream, subscriber) = AsyncStream.makeStream(of: EventEnvelope.self)
    let number = nextNumber { $0.events[$1] = subscriber }
    subscriber.onTermination = { [weak self] _ in
      self?.state.withLock { $0.events[number] = nil }
    }
    return stream
  }

  /// Returns a stream that signals writes: one signal for all writes since the last one was taken.
  func signals() -> (stream: AsyncStream<Void>, subscriber: AsyncStream<Void>.Continuation) {
    let (stream, subscriber) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let number = nextNumber { $0.signals[$1] = subscriber }
    subscriber.onTermination = { [weak self] _ in
      self?.state.withLock { $0.signals[number] = nil }
    }
    return (stream, subscriber)
  }

  private func nextNumber(_ add: (inout State, Int) -> Void) -> Int {
    state.withLock { state in
      state.nextNumber += 1
      add(&state, state.nextNumber)
      return state.nextNumber
    }
  }

  /// Reports events that were written.
  func announce(_ events: EventList) {
    let now = state.withLock { $0 }
    for subscriber in now.events.values {
      for event in events { subscriber.yield(event) }
    }
    for subscriber in now.signals.values { subscriber.yield() }
  }
}
