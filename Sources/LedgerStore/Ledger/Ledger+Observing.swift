public import LedgerModel
import Synchronization

extension Ledger {
  /// Events as they are written by this ledger, from now on; each call makes a stream of its own. It ends
  /// when the ledger goes.
  public nonisolated func changes() -> AsyncStream<EventEnvelope> { subscribers.events() }

  /// A projection as it is now, and again whenever it is another one: by what this ledger writes, other
  /// ledgers and processes in the same folder, and logs that come from other devices.
  ///
  /// ```swift
  /// for try await months in ledger.values(of: MonthlyBuckets()) { show(months) }
  /// ```
  ///
  /// Who takes longer than the changes come misses those between, never the last. If the ledger cannot be
  /// read, the loop throws a ``LedgerError`` behind the last value that there was, and has ended. The stream
  /// ends when the ledger goes, and holds nobody's lock.
  ///
  /// What others write is seen as far as the store tells of it: one of your own has to write
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

/// Who is told of what a ledger writes: streams that end with it.
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

  /// A stream of each event.
  func events() -> AsyncStream<EventEnvelope> {
    let (stream, subscriber) = AsyncStream.makeStream(of: EventEnvelope.self)
    let number = nextNumber { $0.events[$1] = subscriber }
    subscriber.onTermination = { [weak self] _ in
      self?.state.withLock { $0.events[number] = nil }
    }
    return stream
  }

  /// A stream that says that something was written: once, however much it was since it was asked last.
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

  /// Tells of events that were written.
  func announce(_ events: EventList) {
    let now = state.withLock { $0 }
    for subscriber in now.events.values {
      for event in events { subscriber.yield(event) }
    }
    for subscriber in now.signals.values { subscriber.yield() }
  }
}
