import LedgerEvents

/// The steps of bill days as a snapshot stores them: rows of one size, decoded into steps only on demand. Rows of a
/// read snapshot are not decoded again to write them.
///
/// | member of a row | bytes |
/// |-----------------|-------|
/// | the day, packed | 4 |
/// | the day of the payment or of the skip, packed; 0 for none | 4 |
/// | writer and number of the event | 16 |
/// | minor units of the payment, or the turn that was taken back | 8 |
/// | currency of the payment, packed; 0 for none | 4 |
/// | the index of its texts and entry, counted from 1; 0 for none | 4 |
/// | kind, and whether it is undone | 1 |
///
/// All rows are checked when they are read, so later access cannot fail.
struct PackedBillSteps: Sendable {
  /// The offsets of the members of a row, and its length.
  private enum Place {
    static let day = 0
    static let paidOn = 4
    static let writer = 8
    static let number = 16
    static let sum = 24
    static let currency = 32
    static let words = 36
    static let kind = 40
    static let byteCount = 41
  }

  private enum Kind {
    static let paid: UInt8 = 0
    static let paidInPart: UInt8 = 1
    static let unpaid: UInt8 = 2
    static let skipped: UInt8 = 3
    static let isUndone: UInt8 = 0x80
  }

  /// The rarely used texts and values of a payment.
  private struct Words: Hashable {
    var mode = ""
    var reason = ""
    var entry: EventID?
    var payee = ""
    var category: CategoryName?
    var expense: BillPaid.Expense?

    init() {}

    init(of paid: BillPaid) {
      (mode, reason, entry, payee) = (paid.mode, paid.reason, paid.entry, paid.payee)
      (category, expense) = (paid.category, paid.expense)
    }
  }

  /// The rows of a bill, in the order of its days, then of the events.
  private var bytes: [UInt8] = []
  /// The offset of the first row.
  private var start = 0
  private var rowCount = 0
  private var words: [Words] = []
  /// The rows of each bill. Rows of a removed bill stay in the buffer, but are no longer used.
  private var places: [EventID: Range<Int>] = [:]
  /// Whether all of them can be stored.
  private var isComplete = true

  init() {}

  var isEmpty: Bool { places.isEmpty }

  /// Returns the history of a bill; `nil` if it is not packed here.
  func history(of bill: EventID) -> BillHistory? {
    places[bill].map { BillHistory(of: bill, rows: $0, in: self) }
  }

  /// All steps, by bill and day.
  var unpacked: [EventID: [CalendarDay: [BillSteps.Step]]] {
    var all: [EventID: [CalendarDay: [BillSteps.Step]]] = [:]
    for bill in places.keys { all[bill] = history(of: bill)?.byDay }
    return all
  }

  /// Removes a bill that gets another step, and returns its steps.
  mutating func remove(_ bill: EventID) -> [CalendarDay: [BillSteps.Step]]? {
    guard let history = history(of: bill) else { return nil }
    places[bill] = nil
    return history.byDay
  }
}

// Row access for a history.
extension PackedBillSteps {
  private func place(ofRow row: Int, _ member: Int) -> Int {
    start + row * Place.byteCount + member
  }

  func day(ofRow row: Int) -> CalendarDay {
    CalendarDay(known: bytes.half(at: place(ofRow: row, Place.day)))
  }

  private func kind(ofRow row: Int) -> (kind: UInt8, isUndone: Bool) {
    let kind = bytes[place(ofRow: row, Place.kind)]
    return (kind & ~Kind.isUndone, kind & Kind.isUndone != 0)
  }

  private func amount(ofRow row: Int) -> Money {
    Money(
      minorUnits: Int64(bitPattern: bytes.word(at: place(ofRow: row, Place.sum))),
      currency: Money.Currency(known: bytes.half(at: place(ofRow: row, Place.currency))))
  }

  private func paidDay(ofRow row: Int) -> CalendarDay {
    CalendarDay(known: bytes.half(at: place(ofRow: row, Place.paidOn)))
  }

  /// Adds a step to the standing of its day, unless it is undone, or a payment after the given day.
  func take(_ row: Int, into standing: inout BillStanding, paidThrough last: CalendarDay) {
    let (kind, isUndone) = kind(ofRow: row)
    if isUndone || kind <= Kind.paidInPart && paidDay(ofRow: row) > last { return }
    switch kind {
    case Kind.paid: standing.pay(amount(ofRow: row), isPart: false)
    case Kind.paidInPart: standing.pay(amount(ofRow: row), isPart: true)
    case Kind.unpaid: standing.takeBack()
    default: standing.leaveOut()
    }
  }

  func step(ofRow row: Int, of bill: EventID) -> BillSteps.Step {
    let (kind, isUndone) = kind(ofRow: row)
    let content: BillSteps.Step.Content =
      switch kind {
      case Kind.paid, Kind.paidInPart: .paid(payment(ofRow: row, of: bill, kind))
      case Kind.unpaid:
        .unpaid(
          turn: Int(truncatingIfNeeded: bytes.word(at: place(ofRow: row, Place.sum))))
      default: .skipped(on: CalendarDay(packed: bytes.half(at: place(ofRow: row, Place.paidOn))))
      }
    let event = EventID(
      writer: WriterID(packed: bytes.word(at: place(ofRow: row, Place.writer))),
      number: Int(truncatingIfNeeded: bytes.word(at: place(ofRow: row, Place.number))))
    return BillSteps.Step(event: event, content: content, isUndone: isUndone)
  }

  private func payment(ofRow row: Int, of bill: EventID, _ kind: UInt8) -> BillPaid {
    let place = Int(bytes.half(at: place(ofRow: row, Place.words)))
    let said = place == 0 ? Words() : words[place - 1]
    return BillPaid(
      bill: bill, due: day(ofRow: row), amount: amount(ofRow: row),
      on: paidDay(ofRow: row),
      extent: kind == Kind.paidInPart ? .part : nil, mode: said.mode, by: said.entry,
      payee: said.payee, category: said.category, expense: said.expense, reason: said.reason)
  }
}

// Construction.
extension PackedBillSteps {
  /// Combines the rows of a snapshot with the steps of other bills, in the order of the bills.
  init(_ kept: PackedBillSteps, and added: [EventID: [CalendarDay: [BillSteps.Step]]]) {
    for bill in (Array(kept.places.keys) + Array(added.keys)).sorted() {
      let first = rowCount
      if let rows = kept.places[bill] { append(rows, of: kept) }
      for (day, steps) in (added[bill] ?? [:]).sorted(by: { $0.key < $1.key }) {
        for step in steps { append(step, on: day) }
      }
      if rowCount > first { places[bill] = first..<rowCount }
    }
  }

  /// Copies rows unchanged, except for the indices of their texts.
  private mutating func append(_ rows: Range<Int>, of kept: PackedBillSteps) {
    bytes +=
      kept.bytes[kept.place(ofRow: rows.lowerBound, 0)..<kept.place(ofRow: rows.upperBound, 0)]
    let first = rowCount
    rowCount += rows.count
    if kept.words.isEmpty { return }
    for row in rows {
      let said = Int(kept.bytes.half(at: kept.place(ofRow: row, Place.words)))
      guard said > 0 else { continue }
      let new = place(of: kept.words[said - 1])
      let start = place(ofRow: first + row - rows.lowerBound, Place.words)
      for byte in 0..<4 {
        bytes[start + byte] = UInt8(truncatingIfNeeded: new >> UInt32(byte * 8))
      }
    }
  }

  private mutating func append(_ step: BillSteps.Step, on day: CalendarDay) {
    var row = SnapshotWriter()
    row.write(half: UInt32(truncatingIfNeeded: day.packed))
    let sum: UInt64
    let kind: UInt8
    var payment: BillPaid?
    var paidOn: CalendarDay?
    switch step.content {
    case .paid(let paid):
      (payment, paidOn) = (paid, paid.day)
      sum = UInt64(bitPattern: paid.amount.minorUnits)
      kind = paid.extent == .part ? Kind.paidInPart : Kind.paid
    case .unpaid(let turn): (sum, kind) = (UInt64(truncatingIfNeeded: turn), Kind.unpaid)
    case .skipped(let day): (sum, kind, paidOn) = (0, Kind.skipped, day)
    }
    row.write(half: paidOn.map { UInt32(truncatingIfNeeded: $0.packed) } ?? 0)
    row.write(step.event)
    row.write(word: sum)
    row.write(half: payment?.amount.currency.packed ?? 0)
    row.write(half: payment.map { place(of: Words(of: $0)) } ?? 0)
    row.write(byte: kind | (step.isUndone ? Kind.isUndone : 0))
    bytes += row.bytes
    rowCount += 1
    isComplete = isComplete && row.isComplete
  }

  /// Returns the index of texts, counted from 1; they usually equal those of the payment before.
  private mutating func place(of said: Words) -> UInt32 {
    if said == Words() { return 0 }
    if words.last != said { words.append(said) }
    return UInt32(truncatingIfNeeded: words.count)
  }

  func write(to writer: inout SnapshotWriter) {
    if !isComplete { writer.refuse() }
    writer.write(count: words.count)
    for said in words {
      writer.write(text: said.mode)
      writer.write(text: said.reason)
      writer.write(said.entry)
      writer.write(text: said.payee)
      writer.write(text: said.category?.text ?? "")
      writer.write(text: said.expense?.rawValue ?? "")
    }
    writer.write(count: places.count)
    for (bill, rows) in places.sorted(by: { $0.key < $1.key }) {
      writer.write(bill)
      writer.write(count: rows.count)
    }
    writer.write(count: rowCount)
    writer.append(bytes)
  }
}

// Reading.
extension PackedBillSteps {
  init(from reader: inout SnapshotReader) throws(UnreadableSnapshot) {
    for _ in 0..<(try reader.count(ofSize: 21)) {
      var said = Words()
      said.mode = try reader.text()
      said.reason = try reader.text()
      said.entry = try reader.optionalEvent()
      said.payee = try reader.text()
      let category = try reader.name()
      said.category = category == .nothing ? nil : CategoryName(category)
      said.expense = BillPaid.Expense(rawValue: try reader.text())
      words.append(said)
    }
    let billCount = try reader.count(ofSize: 20)
    places.reserveCapacity(billCount)
    for _ in 0..<billCount {
      let bill = try reader.event()
      let end = rowCount + Int(try reader.half())
      guard end > rowCount, places.updateValue(rowCount..<end, forKey: bill) == nil else {
        throw UnreadableSnapshot()
      }
      rowCount = end
    }
    guard try reader.count(ofSize: Place.byteCount) == rowCount else { throw UnreadableSnapshot() }
    start = try reader.take(rowCount * Place.byteCount).lowerBound
    bytes = reader.bytes
    for rows in places.values { try check(rows) }
  }

  private func check(_ rows: Range<Int>) throws(UnreadableSnapshot) {
    var last: UInt32 = 0
    var currency: UInt32 = 0
    for row in rows {
      let day = bytes.half(at: place(ofRow: row, Place.day))
      let kind = kind(ofRow: row).kind
      let sum = bytes.word(at: place(ofRow: row, Place.sum))
      guard day > 0, day >= last, day == last || CalendarDay(packed: day) != nil,
        bytes.word(at: place(ofRow: row, Place.number)) < SnapshotWriter.numberLimit,
        kind <= Kind.skipped, sum <= UInt64(Money.largestMinorUnits)
      else { throw UnreadableSnapshot() }
      last = day
      let money = bytes.half(at: place(ofRow: row, Place.currency))
      let paidOn = bytes.half(at: place(ofRow: row, Place.paidOn))
      let said = bytes.half(at: place(ofRow: row, Place.words))
      guard kind <= Kind.paidInPart else {
        let isLeftOut = kind == Kind.skipped && CalendarDay(packed: paidOn) != nil
        guard money == 0, paidOn == 0 || isLeftOut, said == 0 else { throw UnreadableSnapshot() }
        continue
      }
      guard sum > 0, paidOn == day || CalendarDay(packed: paidOn) != nil,
        money > 0, money == currency || Money.Currency(packed: money) != nil, said <= words.count
      else { throw UnreadableSnapshot() }
      currency = money
    }
  }
}
