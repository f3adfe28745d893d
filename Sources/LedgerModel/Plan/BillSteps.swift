import LedgerEvents

/// The steps of bill days: payments, payments taken back, and skipped days.
///
/// They are many while terms are few, so a snapshot stores them in this form instead of events. The steps of a bill
/// from a snapshot stay packed until the bill gets another one.
struct BillSteps: Sendable {
  /// One step of a bill's day.
  struct Step: Hashable {
    enum Content: Hashable {
      case paid(BillPaid)
      /// All payments so far are taken back; `turn` counts how often that happened before.
      case unpaid(turn: Int)
      /// The day is skipped; `nil` if it is unknown when.
      case skipped(on: CalendarDay?)
    }

    var event: EventID
    var content: Content
    var isUndone = false
  }

  /// The bills without a new step since a snapshot was read.
  private var packed = PackedBillSteps()
  /// The steps of the others, by bill and day, in the order of the events.
  private var steps: [EventID: [CalendarDay: [Step]]] = [:]
  /// The last day whose payments count; it changes no stored data.
  var lastPaidDay = CalendarDay.last

  init() {}

  /// Applies an event, or restores it after a redo.
  ///
  /// - Returns: Whether it is about one day of a bill.
  mutating func apply(_ event: BillEvent, by id: EventID) -> Bool {
    guard let (day, content) = event.step else { return false }
    unpack(day.bill)
    if setUndone(false, day, id) { return true }
    steps[day.bill, default: [:]][day.due, default: []].append(Step(event: id, content: content))
    return true
  }

  /// Reverts an event after an undo.
  mutating func revert(_ event: BillEvent, by id: EventID) {
    guard let (day, _) = event.step else { return }
    unpack(day.bill)
    setUndone(true, day, id)
  }

  private mutating func unpack(_ bill: EventID) {
    if packed.isEmpty { return }
    if let days = packed.remove(bill) { steps[bill] = days }
  }

  /// Sets whether a step is undone. Returns whether the step exists.
  @discardableResult
  private mutating func setUndone(_ isUndone: Bool, _ day: BillDay, _ id: EventID) -> Bool {
    guard let place = steps[day.bill]?[day.due]?.firstIndex(where: { $0.event == id }) else {
      return false
    }
    steps[day.bill]?[day.due]?[place].isUndone = isUndone
    return true
  }

  /// Returns the steps of a bill's days, including undone ones.
  func history(of bill: EventID) -> BillHistory {
    var history = packed.history(of: bill) ?? BillHistory(steps[bill] ?? [:])
    history.lastPaidDay = lastPaidDay
    return history
  }
}

// Two are equal if they have the same steps, packed or not.
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
  /// The step of one bill day; `nil` if the event is about the bill itself.
  fileprivate var step: (BillDay, BillSteps.Step.Content)? {
    switch self {
    case .added, .changed, .stopped: nil
    case .paid(let paid): (BillDay(paid.bill, due: paid.due), .paid(paid))
    case .unpaid(let unpaid): (unpaid.day, .unpaid(turn: unpaid.turn))
    // A moved day is not settled.
    case .skipped(let skipped):
      skipped.movedTo == nil ? (skipped.day, .skipped(on: skipped.date)) : nil
    }
  }
}

extension LedgerFact.Content {
  /// Whether it is one of the many events about one bill day.
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
