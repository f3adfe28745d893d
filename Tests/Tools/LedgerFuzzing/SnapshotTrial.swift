import LedgerModel
import LedgerStore
import LedgerTestSupport

/// Bytes in place of what one process keeps for the next: the fold, and the keys.
enum SnapshotTrial {
  /// - Parameter manner: What the bytes stand for: a file of either kind, what follows what the
  ///   program reads in a snapshot, the same of the keys and of an index, the fold in a snapshot.
  static func takesIn(_ bytes: [UInt8], _ manner: UInt8) throws -> Bool {
    switch manner & 3 {
    case 0:
      let isSnapshot = try takesInSnapshot(bytes)
      let isIndex = takesInIndex(bytes)
      return try takesInKeys(bytes) || isSnapshot || isIndex
    case 1:
      var isTaken = false
      for kept in kept { if try takesInSnapshot(kept, behindFrontOf: bytes) { isTaken = true } }
      return isTaken
    case 2:
      let index = EntryIndex(blockLineCount: 64).file(header) ?? []
      let isIndex = takesInIndex(file(like: index, bytes))
      return try takesInKeys(file(like: KnownKeys().file(header) ?? [], bytes)) || isIndex
    default:
      var isTaken = false
      for kept in kept { if try takesInFold(kept, bytes) { isTaken = true } }
      return isTaken
    }
  }

  /// What snapshots there are.
  private static let kept: [any KeptProjection.Type] = [
    BudgetState.self, EntryHabits.self, AccountSums.self,
  ]

  private static let header = SnapshotHeader(
    ledger: .sample, writer: .sample, next: 1, offset: 500, seal: .beforeFirst)

  /// A file that begins like another one, with a checksum that fits what it holds.
  private static func file(like model: [UInt8], _ rest: [UInt8]) -> [UInt8] {
    var content = SnapshotWriter()
    content.write(word: LedgerVersion.reads)
    content.append(rest)
    var file = SnapshotWriter()
    // Mark and versions.
    file.append(Array(model.prefix(24)))
    file.write(word: Checksum.of(content.bytes, from: 0))
    file.append(content.bytes)
    return file.bytes
  }

  private static func takesInSnapshot(_ bytes: [UInt8]) throws -> Bool {
    for kept in kept { if try takesInSnapshot(kept, bytes) { return true } }
    return false
  }

  private static func takesInSnapshot<P: KeptProjection>(
    _: P.Type, behindFrontOf bytes: [UInt8]
  ) throws -> Bool {
    let empty = Snapshot<P>(header: header, fold: LedgerFold(into: P()))
    return try takesInSnapshot(P.self, file(like: empty.bytes ?? [], bytes))
  }

  private static func takesInSnapshot<P: KeptProjection>(
    _: P.Type, _ bytes: [UInt8]
  ) throws -> Bool {
    guard let snapshot = Snapshot<P>(bytes: bytes) else { return false }
    try goOn(with: snapshot.fold)
    if let written = snapshot.bytes {
      try BrokenPromise.unless(
        Snapshot<P>(bytes: written)?.header == snapshot.header,
        "written again, a header is itself")
    }
    return true
  }

  private static func takesInFold<P: KeptProjection>(_: P.Type, _ bytes: [UInt8]) throws -> Bool {
    var reader = SnapshotReader(bytes)
    guard let fold = try? LedgerFold<P>(from: &reader) else { return false }
    try goOn(with: fold)
    return true
  }

  private static func takesInKeys(_ bytes: [UInt8]) throws -> Bool {
    guard let (header, known) = KnownKeys.read(bytes), let key = try? IdempotencyKey("a key") else {
      return false
    }
    var keys = known
    _ = keys.mayHold(key)
    guard let first = keys.file(header), let again = KnownKeys.read(first) else {
      throw BrokenPromise(description: "keys that were read can be written")
    }
    try BrokenPromise.unless(
      again.header == header && again.keys.file(header) == first, "keys are written in one way")
    keys.insert(key)
    guard let file = keys.file(header), let more = KnownKeys.read(file) else {
      throw BrokenPromise(description: "keys can be added to")
    }
    try BrokenPromise.unless(more.keys.mayHold(key), "a key that was put in may be there")
    return true
  }

  /// An index of any bytes takes in events, and is written.
  private static func takesInIndex(_ bytes: [UInt8]) -> Bool {
    guard let (header, known) = EntryIndex.read(bytes) else { return false }
    var index = known
    for head in header.places {
      let last = EventID(writer: head.key, number: head.value.next)
      for (place, event) in events(behind: last).enumerated() {
        index.add(event, at: head.value.offset + place)
      }
    }
    return index.file(header) != nil
  }

  // MARK: - Folds

  /// What a snapshot holds of a fold; `nil` where the fold cannot be kept.
  private static func bytes(_ fold: LedgerFold<some KeptProjection>) -> [UInt8]? {
    var writer = SnapshotWriter()
    fold.write(to: &writer)
    return writer.isComplete ? writer.bytes : nil
  }

  /// A fold of events that is written reads as itself; only one with events that wait is not kept.
  static func check<P: KeptProjection>(_ fold: LedgerFold<P>) throws {
    guard let written = bytes(fold) else {
      try BrokenPromise.unless(!fold.waiting.isEmpty, "a fold that waits for nothing can be kept")
      return
    }
    var reader = SnapshotReader(written)
    let read = try LedgerFold<P>(from: &reader)
    try BrokenPromise.unless(read == fold, "a snapshot holds the fold that was written")
    try BrokenPromise.unless(bytes(read) == written, "a fold is written in one way")
  }

  /// Goes on with a fold that only a checksum vouches for.
  private static func goOn<P: KeptProjection>(with fold: LedgerFold<P>) throws {
    try tryFigures(of: fold)
    // What contradicts itself in the bytes is resolved by writing it once.
    if let written = bytes(fold) {
      var reader = SnapshotReader(written)
      let resolved = try LedgerFold<P>(from: &reader)
      try BrokenPromise.unless(
        resolved.projection == fold.projection, "written again, the figures are the same")
      try check(resolved)
    }
    var longer = fold
    for head in fold.lastEvents.prefix(2) {
      for event in events(behind: head) { longer.apply(event) }
    }
    try tryFigures(of: longer)
    _ = bytes(longer)
  }

  private static func tryFigures(of fold: LedgerFold<some KeptProjection>) throws {
    guard let buckets = (fold.projection as? BudgetState)?.buckets, let months = buckets.metMonths
    else { return }
    for month in [months.lowerBound, months.upperBound] {
      guard let budget = try? buckets.month(month) else { continue }
      for figure in MonthFigure.allCases { _ = budget.value(of: figure) }
      for bucket in budget.buckets {
        for figure in MonthFigure.allCases { _ = budget.value(of: figure, bucket) }
        _ = bucket.usedPercent
      }
    }
  }

  /// An expense, and a void and an undo of each of the first events of a log.
  private static func events(behind head: EventID) -> [EventEnvelope] {
    let date = CalendarDay.known("2026-01-31")
    let values = EntryValues(
      type: .expense, amount: Money(minorUnits: 1, currency: .usd), category: .dining, date: date,
      account: .bank)
    let expense = LedgerEvent.entry(
      .expense(
        amount: values.amount, category: values.category, date: date, account: values.account,
        texts: EntryTexts(by: "flags")))
    var events = [expense]
    for number in 1..<8 {
      let entry = EventID(writer: head.writer, number: number)
      let was = EntryContent(values: values, texts: EntryTexts())
      events.append(.amendment(.entryVoided(EntryVoided(entry: entry, version: entry, was: was))))
      events.append(.reversal(.eventReverted(EventReverted(Reversal(event: entry, copy: expense)))))
    }
    return events.enumerated().map { place, event in
      EventEnvelope(
        id: EventID(writer: head.writer, number: head.number + 1 + place), recordedAt: .latest,
        event: event)
    }
  }
}
