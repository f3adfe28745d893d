import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// Two devices that make the same request under one key, and what they may do about it.
struct KeyWalk {
  /// Something that one of the devices does.
  enum Step: CaseIterable {
    case add, addOther, undo, redo, void, receive
  }

  static let key: IdempotencyKey = "rent"
  static let request = AddEntries(
    .expense(10_00, in: .housing, on: PracticeLedger.today), today: PracticeLedger.today)
  static let otherRequest = AddEntries(
    .expense(20_00, in: .housing, on: PracticeLedger.today), today: PracticeLedger.today)

  private(set) var devices: [PracticeLedger]
  private(set) var path: [String] = []

  /// - Parameter seconds: How far the second device's clock is ahead.
  init(clockAhead seconds: Int64) {
    devices = [PracticeLedger(writer: "aaaa"), PracticeLedger(writer: "bbbb")]
    devices[1].now = devices[1].now.adding(milliseconds: seconds * 1000)
  }

  /// Takes a step where it changes something, and checks what it came to.
  ///
  /// - Returns: Whether something changed.
  mutating func take(_ step: Step, on device: Int) throws -> Bool {
    path.append("\(device == 0 ? "a" : "b").\(step)")
    let before = devices[device].events.count
    switch step {
    case .add: try add(KeyWalk.request, on: device)
    case .addOther: try add(KeyWalk.otherRequest, on: device)
    case .undo: try change(device, UndoEvent())
    case .redo: try change(device, RedoEvent())
    case .void:
      guard let entry = standing(devices[device].events).first else { return false }
      try change(device, VoidEntry(entry.id))
    case .receive: devices[device].receive(devices[1 - device].events)
    }
    guard devices[device].events.count > before else { return false }
    var all = devices[0]
    all.receive(devices[1].events)
    let register = all.view(EntryRegister())
    let table = EventTable(all.events)
    for entry in table.entries {
      #expect(register[entry.id]?.status == entry.status, "\(path), \(entry.id)")
      #expect(register[entry.id]?.values == entry.content.values, "\(path), \(entry.id)")
    }
    #expect(standing(all.events).count <= 1, "\(path)")
    return true
  }

  /// The entries that hold the key, by the table of all events: neither undone nor copies.
  private func standing(_ events: [EventEnvelope]) -> [EventTable.Entry] {
    EventTable(events).entries.filter { [.counts, .voided].contains($0.status) }
  }

  /// Makes the request as a ledger does: asks the key first.
  private mutating func add(_ request: AddEntries, on device: Int) throws {
    let holders = standing(devices[device].events)
    var requests = KeyedRequests(
      under: KeyWalk.key,
      hasSeveralLogs: devices[device].events.contains { $0.id.writer != devices[device].writer })
    for event in devices[device].events { requests.apply(event) }
    switch requests.answer(to: request) {
    case .free:
      #expect(holders.isEmpty, "\(path)")
      let id = try devices[device].perform(request, key: KeyWalk.key)[0]
      #expect(standing(devices[device].events).map(\.id) == [id], "\(path)")
    case .said(let events):
      #expect(holders.map(\.id) == events.map(\.id), "\(path)")
      #expect(holders.first?.first.values == request.entries[0].values, "\(path)")
    case .taken(let ids):
      #expect(holders.map(\.id) == ids, "\(path)")
      #expect(holders.first?.first.values != request.entries[0].values, "\(path)")
    }
  }

  /// Runs a decision that must change what counts, unless it is refused. Voids of two devices need
  /// two undos.
  private mutating func change(_ device: Int, _ decision: some LedgerDecision) throws {
    let before = standing(devices[device].events).map { [$0.id: $0.status] }
    do throws(Refusal) {
      try devices[device].perform(decision)
    } catch {
      if case .keyTaken(_, let holder) = error {
        #expect(before.flatMap(\.keys) == [holder], "\(path)")
      }
      return
    }
    let after = standing(devices[device].events).map { [$0.id: $0.status] }
    #expect(before != after || path.contains { $0.hasSuffix("void") }, "\(path)")
  }
}
