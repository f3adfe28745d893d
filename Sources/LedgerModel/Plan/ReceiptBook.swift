package import LedgerEvents

/// Which files are attached to which entries and bills.
///
/// What was said last of a file and what it is attached to holds. So two devices that attach the same count
/// once, and what is undone gives way to what was said before it. What stands on them is not kept.
public struct ReceiptBook: Hashable, Sendable {
  /// What was said of one file and one thing that it is attached to.
  private struct Record: Hashable {
    /// In the order of the events; `nil` where it was detached.
    var steps: [ReceiptAttached?] = []
    var events: [EventID] = []
    var undone: Set<Int> = []
    /// Of each event in ``events``.
    var places: [EventID: Int] = [:]

    mutating func add(_ attached: ReceiptAttached?, by event: EventID) {
      places[event] = steps.count
      steps.append(attached)
      events.append(event)
    }

    var last: Receipt? {
      guard let place = steps.indices.last(where: { !undone.contains($0) }),
        let attached = steps[place]
      else { return nil }
      return Receipt(event: events[place], attached: attached)
    }
  }

  /// All files that were ever attached to one thing.
  private struct Files: Hashable {
    var order: [ReceiptHash] = []
    var records: [ReceiptHash: Record] = [:]
  }

  /// A file that is attached.
  public struct Receipt: Hashable, Sendable {
    /// The event that attached it.
    public var event: EventID
    /// What that event says.
    public var attached: ReceiptAttached

    /// The file.
    public var file: ReceiptFile { attached.file }
  }

  /// By what they are attached to.
  private var files: [EventID: Files] = [:]

  package init() {}

  mutating func apply(_ event: ReceiptEvent, by id: EventID) {
    let (target, hash) = (event.target, event.hash)
    if let place = files[target]?.records[hash]?.places[id] {
      files[target]?.records[hash]?.undone.remove(place)
      return
    }
    if files[target]?.records[hash] == nil { files[target, default: Files()].order.append(hash) }
    var attached: ReceiptAttached?
    if case .attached(let payload) = event { attached = payload.leavingTextAside() }
    files[target]?.records[hash, default: Record()].add(attached, by: id)
  }

  mutating func revert(_ event: ReceiptEvent, by id: EventID) {
    guard let place = files[event.target]?.records[event.hash]?.places[id] else { return }
    files[event.target]?.records[event.hash]?.undone.insert(place)
  }
}

extension ReceiptBook {
  /// Whether any file was ever attached.
  public var isInUse: Bool { !files.isEmpty }

  /// The files that are attached to an entry or bill, in the order in which they first were.
  public func receipts(of target: EventID) -> [Receipt] {
    guard let files = files[target] else { return [] }
    return files.order.compactMap { files.records[$0]?.last }
  }

  /// A file that is attached to an entry or bill; `nil` where it is not.
  package func receipt(_ hash: ReceiptHash, of target: EventID) -> Receipt? {
    files[target]?.records[hash]?.last
  }

  /// All files that are attached, by what they are attached to.
  package var all: [Receipt] { files.keys.sorted().flatMap { receipts(of: $0) } }
}
