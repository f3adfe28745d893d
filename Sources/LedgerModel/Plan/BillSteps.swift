import LedgerEvents

/// What happened to the days of bills: each payment, each taking back, each day that was left out.
///
/// There are many of them, where terms are few: a snapshot keeps them as they are here, and not as events.
/// What one kept of a bill stays packed until something more happens to the bill.
struct BillSteps: Sendable {
  /// What happened to one day of a bill.
  struct Step: Hashable {
    enum Content: Hashable {
      case paid(BillPaid)
      /// All that was paid until then is taken back, after it was so often before.
      case unpaid(turn: Int)
      /// `nil` if it is not known when that was said.
      case skipped(on: CalendarDay?)
    }

    var event: EventID
    var content: Content
    var isUndone = false
  }

  /// Of bills to which nothing happened since a snapshot was read.
  private var packed = PackedBillSteps()
  /// Of the others, in the order of the events, by the bill and its day.
  private var steps: [EventID: [CalendarDay: [Step]]] = [:]
  /// The last day whose payments count; it changes nothing of what is kept.
  var lastPaidDay = CalendarDay.last

  init() {}

  /// Takes in an event, or puts it back.
  ///
  /// - Returns: Whether it is about one day of a bill.
  mutating func apply(_ event: BillEvent, by id: EventID) -> Bool {
    guard let (day, content) = event.step else { return false }
    unpack(day.bill)
    if setUndone(false, day, id) { return true }
    steps[day.bill, default: [:]][day.due, default: []].append(Step(event: id, content: content))
    return true
  }

  /// Takes an event back, after an undo.
  mutating func revert(_ event: BillEvent, by id: EventID) {
    guard let (day, _) = event.step else { return }
    unpack(day.bill)
    setUndone(true, day, id)
  }

  private mutating func unpack(_ bill: EventID) {
    if packed.isEmpty { return }
    if let days = packed.remove(bill) { steps[bill] = days }
  }

  /// Whether the step was there.
  @discardableResult
  private mutating func setUndone(_ isUndone: Bool, _ day: BillDay, _ id: EventID) -> Bool {
    guard let place = steps[day.bill]?[day.due]?.firstIndex(where: { $0.event == id }) else {
      return false
    }
    steps[day.bill]?[day.due]?[place].isUndone = isUndone
    return true
  }

  /// What happened to the days of a bill, undone or not.
  func history(of bill: EventID) -> BillHistory {
    var history = packed.history(of: bill) ?? BillHistory(steps[bill] ?? [:])
    history.lastPaidDay = lastPaidDay
    return history
  }
}

// Two are equal where the same happened, packed or not.
extension BillSteps: Hashable {
  static func == (left: BillSteps, right: BillSteps) -> Bool { left.all == right.all }

  func hash(into hasher: inout Hasher) {
    hasher.combine(all)
  }

  private var all: [EventID: [CalendarDay: [Step]]] {
    // No bill is in both.
    packed.isEmpty ? steps : steps.merging(packed.unpacked) { own, _ in own }
  }
}

extension BillEvent {
  /// What it says of one day of a bill; `nil` where it is about the bill itself.
  fileprivate var step: (BillDay, BillSteps.Step.Content)? {
    switch self {
    case .added, .changed, .stopped: nil
    case .paid(let paid): (BillDay(paid.bill, due: paid.due), .paid(paid))
    case .unpaid(let unpaid): (unpaid.day, .unpaid(turn: unpaid.turn))
    // One that is due on another day is not settled.
    case .skipped(let skipped):
      skipped.movedTo == nil ? (skipped.day, .skipped(on: skipped.date)) : nil
    }
  }
}

extension LedgerFact.Content {
  /// Whether it is one of the many that tell of one day of a bill.
  var isStepOfBill: Bool {
    if case .schedule(.bill(let event)) = self { event.step != nil } else { false }
  }
}

extension BillSteps {
  func write(to writer: inout SnapshotWriter) {
    PackedBillSteps(packed, and: steps).write(to: &writer)
  }

  init(from reader: inout SnapshotReader) throws(UnreadableSnapshot) {
    packed = try PackedBillSteps(from: &reader)
  }
}
