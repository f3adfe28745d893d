package import LedgerEvents

/// The files attached to entries and bills.
///
/// For a file and its target, the latest event decides. Two devices that attach the same file count once, and an undo
/// restores what held before. The texts of the files are not kept.
public struct ReceiptBook: Hashable, Sendable {
  /// The steps of one file and its target.
  private struct Record: Hashable {
    /// The steps in the order of the events; `nil` for a detachment.
    var steps: [ReceiptAttached?] = []
    var events: [EventID] = []
    var undone: Set<Int> = []
    /// The index of each event in ``events``.
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

  /// All files that were ever attached to one target.
  private struct Files: Hashable {
    var order: [ReceiptHash] = []
    var records: [ReceiptHash: Record] = [:]
  }

  /// An attached file.
  public struct Receipt: Hashable, Sendable {
    /// The event that attached it.
    public var event: EventID
    /// The content of that event.
    public var attached: ReceiptAttached

    /// The file.
    public var file: ReceiptFile { attached.file }
  }

  /// The files by target.
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

  /// Returns the files attached to an entry or bill, in the order in which they were first attached.
  public func receipts(of target: EventID) -> [Receipt] {
    guard let files = files[target] else { return [] }
    return files.order.compactMap { files.records[$0]?.last }
  }

  /// Returns a file attached to an entry or bill; `nil` if it is not attached.
  package func receipt(_ hash: ReceiptHash, of target: EventID) -> Receipt? {
    files[target]?.records[hash]?.last
  }

  /// All attached files, by target.
  package var all: [Receipt] { files.keys.sorted().flatMap { receipts(of: $0) } }
}
