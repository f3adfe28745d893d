/// What happened to the days of bills: each payment, each taking back, each day that was left out.
///
/// There are many of them, where terms are few: a snapshot keeps them as they are here, and not as events.
struct BillSteps: Hashable, Sendable {
  /// What happened to one day of a bill.
  struct Step: Hashable {
    enum Content: Hashable {
      case paid(BillPaid)
      /// All that was paid until then is taken back, after it was so often before.
      case unpaid(turn: Int)
      case skipped
      case voided
    }

    var event: EventID
    var content: Content
    var isUndone = false
  }

  /// In the order of the events, by the bill and its day.
  private var steps: [EventID: [CalendarDay: [Step]]] = [:]

  /// Takes in an event, or puts it back.
  ///
  /// - Returns: Whether it is about one day of a bill.
  mutating func apply(_ event: BillEvent, by id: EventID) -> Bool {
    guard let (day, content) = event.step else { return false }
    if setUndone(false, day, id) { return true }
    steps[day.bill, default: [:]][day.due, default: []].append(Step(event: id, content: content))
    return true
  }

  /// Takes an event back, after an undo.
  mutating func revert(_ event: BillEvent, by id: EventID) {
    guard let (day, _) = event.step else { return }
    setUndone(true, day, id)
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

  /// Whether after some steps something is still to be paid, without the terms and payments being put
  /// together; for most days it is one payment of all of it.
  static func isOpen(_ steps: [Step], of terms: BillTerms) -> Bool {
    var isPaid = false
    var isLeftOut = false
    var parts: Money?
    for step in steps where !step.isUndone {
      switch step.content {
      case .paid(let paid):
        parts = parts?.adding(paid.amount) ?? paid.amount
        if paid.extent == nil { isPaid = true }
      case .unpaid:
        isPaid = false
        parts = nil
      case .skipped, .voided: isLeftOut = true
      }
    }
    if isPaid || isLeftOut { return false }
    return terms.certainty != nil || parts.map { $0 < terms.amount } ?? true
  }

  /// What happened to the days of a bill, undone or not.
  func days(of bill: EventID) -> [CalendarDay: [Step]] { steps[bill] ?? [:] }
}

extension BillEvent {
  /// What it says of one day of a bill; `nil` where it is about the bill itself.
  fileprivate var step: (BillDay, BillSteps.Step.Content)? {
    switch self {
    case .added, .changed, .stopped: nil
    case .paid(let paid): (BillDay(paid.bill, due: paid.due), .paid(paid))
    case .unpaid(let unpaid): (unpaid.day, .unpaid(turn: unpaid.turn))
    case .skipped(let skipped): (skipped.day, .skipped)
    case .voided(let voided): (voided.day, .voided)
    }
  }
}

extension Fact.Content {
  /// Whether it is one of the many that tell of one day of a bill.
  var isStepOfBill: Bool {
    if case .schedule(.bill(let event)) = self { event.step != nil } else { false }
  }
}

extension BillSteps {
  func write(to writer: inout SnapshotWriter) {
    let usual = steps.values.lazy.flatMap(\.values).joined().lazy.compactMap(\.currency).first
    writer.write(text: usual?.code ?? "")
    writer.write(count: steps.count)
    for (bill, days) in steps.sorted(by: { $0.key < $1.key }) {
      writer.write(bill)
      writer.write(count: days.count)
      for (day, steps) in days.sorted(by: { $0.key < $1.key }) {
        writer.write(day)
        writer.write(count: steps.count)
        for step in steps { step.write(to: &writer, usual) }
      }
    }
  }

  init(from reader: inout SnapshotReader) throws(UnreadableSnapshot) {
    let usual = Currency(code: try reader.text())
    for _ in 0..<(try reader.count(ofSize: 20)) {
      let bill = try reader.event()
      var days: [CalendarDay: [Step]] = [:]
      let dayCount = try reader.count(ofSize: 8)
      days.reserveCapacity(dayCount)
      for _ in 0..<dayCount {
        let day = try reader.day()
        var all: [Step] = []
        for _ in 0..<(try reader.count(ofSize: 14)) {
          all.append(try Step(from: &reader, BillDay(bill, due: day), usual))
        }
        guard !all.isEmpty, days.updateValue(all, forKey: day) == nil else {
          throw UnreadableSnapshot()
        }
      }
      guard !days.isEmpty, steps.updateValue(days, forKey: bill) == nil else {
        throw UnreadableSnapshot()
      }
    }
  }
}

extension BillSteps.Step {
  /// The signs of a payment: what of it is said, where most payments say nothing.
  private enum Sign {
    static let isPart: UInt8 = 0x10
    static let hasCurrency: UInt8 = 0x20
    static let hasMode: UInt8 = 0x40
    static let hasReason: UInt8 = 0x80
  }

  fileprivate var currency: Currency? {
    if case .paid(let paid) = content { paid.amount.currency } else { nil }
  }

  fileprivate func write(to writer: inout SnapshotWriter, _ usual: Currency?) {
    writer.write(event)
    writer.write(byte: isUndone ? 1 : 0)
    switch content {
    case .paid(let paid):
      let isUsual = paid.amount.currency == usual
      writer.write(
        byte: (paid.extent == .part ? Sign.isPart : 0) | (isUsual ? 0 : Sign.hasCurrency)
          | (paid.mode.isEmpty ? 0 : Sign.hasMode) | (paid.reason.isEmpty ? 0 : Sign.hasReason))
      writer.write(word: UInt64(bitPattern: paid.amount.minorUnits))
      writer.write(paid.day)
      if !isUsual { writer.write(text: paid.amount.currency.code) }
      if !paid.mode.isEmpty { writer.write(text: paid.mode) }
      if !paid.reason.isEmpty { writer.write(text: paid.reason) }
    case .unpaid(let turn):
      writer.write(byte: 2)
      writer.write(word: UInt64(bitPattern: Int64(turn)))
    case .skipped: writer.write(byte: 3)
    case .voided: writer.write(byte: 4)
    }
  }

  fileprivate init(
    from reader: inout SnapshotReader, _ of: BillDay, _ usual: Currency?
  ) throws(UnreadableSnapshot) {
    event = try reader.event()
    isUndone = try reader.byte() != 0
    let kind = try reader.byte()
    switch kind {
    case 2:
      let turn = try reader.word()
      guard turn < 1_000_000_000_000_000 else { throw UnreadableSnapshot() }
      content = .unpaid(turn: Int(turn))
    case 3: content = .skipped
    case 4: content = .voided
    case _ where kind & 0x0F == 0: content = .paid(try Self.paid(kind, from: &reader, of, usual))
    default: throw UnreadableSnapshot()
    }
  }

  private static func paid(
    _ signs: UInt8, from reader: inout SnapshotReader, _ of: BillDay, _ usual: Currency?
  ) throws(UnreadableSnapshot) -> BillPaid {
    let units = Int64(bitPattern: try reader.word())
    let day = try reader.day()
    let currency = signs & Sign.hasCurrency == 0 ? usual : Currency(code: try reader.text())
    guard (1...Money.largestMinorUnits).contains(units), let currency else {
      throw UnreadableSnapshot()
    }
    return BillPaid(
      bill: of.bill, due: of.due, amount: Money(minorUnits: units, currency: currency), on: day,
      extent: signs & Sign.isPart == 0 ? nil : .part,
      mode: signs & Sign.hasMode == 0 ? "" : try reader.text(),
      reason: signs & Sign.hasReason == 0 ? "" : try reader.text())
  }
}

extension SnapshotWriter {
  fileprivate mutating func write(_ day: CalendarDay) {
    write(half: UInt32(truncatingIfNeeded: day.packed))
  }
}

extension SnapshotReader {
  fileprivate mutating func day() throws(UnreadableSnapshot) -> CalendarDay {
    guard let day = CalendarDay(packed: try half()) else { throw UnreadableSnapshot() }
    return day
  }
}
