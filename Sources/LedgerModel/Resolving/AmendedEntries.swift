import LedgerEvents

/// The entries that were corrected, voided or undone, with what is needed to resolve each: about three in a hundred.
///
/// Two are equal if they say the same about every entry, wherever it is stored.
struct AmendedEntries: Hashable, Sendable {
  /// A correction or void of an entry, and whether it is in effect.
  private struct Touch: Hashable {
    var id: EventID
    /// The changed values; unused for a void.
    var figures: PackedFigures.Row
    var changed: EntryMembers
    /// The next touch of the same entry; -1 at the end.
    var next: Int32 = -1
    var isVoid: Bool
    var holds = true
  }

  /// An entry as it was before its first touch.
  private struct Entry: Hashable {
    var values: PackedFigures.Row
    var lastVersion: EventID
    var firstTouch: Int32 = -1
    var lastTouch: Int32 = -1
    var isReverted = false
    /// The number of touches, at most ``walkLimit`` plus one.
    var touchCount: UInt8 = 0
  }

  /// The resolved values and status of an entry.
  struct Resolved {
    var values: EntryValues
    var status: EntryStatus

    init(values: EntryValues, status: EntryStatus) {
      self.values = values
      self.status = status
      // Two devices may have changed its type and its category concurrently.
      if values.type == .income { self.values.category = .income }
    }

    /// The values, if they count.
    var counting: EntryValues? { status == .counts ? values : nil }
  }

  private var places: [EventID: Int32] = [:]
  private var entries: [Entry] = []
  private var touches: [Touch] = []
  /// Packs and unpacks the values of both.
  private var packed = PackedFigures()
  /// The trees of entries with more than ``walkLimit`` touches, by index.
  private var trees: [Int32: TouchTree] = [:]
  /// The first texts by index, and amendments by touch; filled only if texts are read.
  private var texts: [EntryTexts] = []
  private var amendments: [EntryAmendment?] = []
  let keepsTexts: Bool
  /// The entries of a snapshot; one is moved to ``entries`` when it is touched again.
  private let table: AmendedTable?
  /// The number of entries moved from ``table``.
  private var takenCount = 0

  /// The most touches of an entry that are searched linearly; nearly every entry has fewer, and needs no tree.
  private static let walkLimit = 16

  init(keepsTexts: Bool) {
    self.keepsTexts = keepsTexts
    table = nil
  }

  /// Creates the table from a snapshot.
  init(_ table: AmendedTable) {
    keepsTexts = table.keepsTexts
    self.table = table
  }

  /// Returns the index of an entry, which is created from its content before the first touch if it is new.
  mutating func index(of id: EventID, first: @autoclosure () -> EntryContent) -> Int {
    if let place = places[id] { return Int(place) }
    if let known = table?[id] { return takeOver(known, id) }
    let place = entries.count
    let content = first()
    places[id] = Int32(truncatingIfNeeded: place)
    entries.append(Entry(values: packed.row(of: content.values), lastVersion: id))
    if keepsTexts { texts.append(content.texts) }
    return place
  }

  @inline(never)
  private mutating func takeOver(_ known: AmendedEntry, _ id: EventID) -> Int {
    let place = entries.count
    places[id] = Int32(truncatingIfNeeded: place)
    let first = Int32(truncatingIfNeeded: touches.count)
    let count = Int32(truncatingIfNeeded: known.touches.count)
    entries.append(
      Entry(
        values: packed.row(of: known.values), lastVersion: known.lastVersion,
        firstTouch: count > 0 ? first : -1, lastTouch: count > 0 ? first + count - 1 : -1,
        isReverted: known.isReverted))
    for (index, touch) in known.touches.enumerated() {
      let next = index + 1 < known.touches.count ? first + Int32(index) + 1 : -1
      append(touch.id, touch.figures, holds: touch.holds, next: next)
      if keepsTexts { amendments.append(touch.amendment) }
    }
    if keepsTexts { texts.append(known.texts) }
    takenCount += 1
    noteTouches(known.touches.count, of: place)
    return place
  }

  private mutating func append(
    _ id: EventID, _ figures: AmendedFigures?, holds: Bool = true, next: Int32 = -1
  ) {
    let row = packed.row(of: (figures ?? AmendedFigures()).values)
    touches.append(
      Touch(
        id: id, figures: row, changed: figures?.changed ?? [], next: next, isVoid: figures == nil,
        holds: holds))
  }

  /// Returns the values that a touch changes; `nil` for a void.
  private func figures(_ touch: Touch) -> AmendedFigures? {
    touch.isVoid
      ? nil : AmendedFigures(values: packed.values(touch.figures), changed: touch.changed)
  }

  /// Returns the event that touched an entry last.
  func lastVersion(_ place: Int) -> EventID { entries[place].lastVersion }

  /// Returns the values of an entry with the corrections in effect.
  func resolved(_ place: Int) -> Resolved {
    let entry = entries[place]
    if let tree = tree(of: place) { return resolved(entry, by: tree) }
    var values = packed.values(entry.values)
    var isVoided = false
    var touch = Int(entry.firstTouch)
    while touch >= 0 {
      if touches[touch].holds {
        if let figures = figures(touches[touch]) { figures.amend(&values) } else { isVoided = true }
      }
      touch = Int(touches[touch].next)
    }
    let status: EntryStatus = entry.isReverted ? .reverted : isVoided ? .voided : .counts
    return Resolved(values: values, status: status)
  }

  /// Returns the texts of an entry with the corrections in effect.
  func resolvedTexts(_ place: Int) -> EntryTexts {
    guard keepsTexts else { return .unread }
    if let tree = tree(of: place) { return resolvedTexts(texts[place], by: tree) }
    var resolved = texts[place]
    var touch = Int(entries[place].firstTouch)
    while touch >= 0 {
      if touches[touch].holds, let amendment = amendments[touch] {
        resolved = amendment.amended(resolved)
      }
      touch = Int(touches[touch].next)
    }
    return resolved
  }

  /// The change of an entry by an event, with texts if they are kept.
  typealias Outcome = (change: EntryChange, texts: EntryTextChange?)

  /// Changes an entry, and returns what counted before and what counts now.
  mutating func change(
    _ index: Int, of entry: EventID, _ body: (inout AmendedEntries, Int) -> Void
  ) -> Outcome {
    let before = resolved(index)
    let textsBefore = resolvedTexts(index)
    body(&self, index)
    let after = resolved(index)
    let change = EntryChange(
      entry: entry, was: before.counting, now: after.counting, status: after.status)
    guard keepsTexts else { return (change, nil) }
    let texts = EntryTextChange(
      was: textsBefore, now: resolvedTexts(index), values: after.values)
    return (change, texts)
  }

  /// Returns the change that makes a redone entry a copy of the one that has taken its key meanwhile.
  func copy(_ index: Int, of entry: EventID) -> Outcome {
    let resolved = resolved(index)
    let change = EntryChange(entry: entry, was: resolved.counting, now: nil, status: .copy)
    guard keepsTexts else { return (change, nil) }
    let texts = resolvedTexts(index)
    return (change, EntryTextChange(was: texts, now: texts, values: resolved.values))
  }

  /// Adds a correction, or a void if there is no amendment.
  mutating func amend(_ place: Int, by id: EventID, amendment: EntryAmendment?) {
    let touch = Int32(truncatingIfNeeded: touches.count)
    append(id, amendment?.figures)
    if keepsTexts { amendments.append(amendment) }
    let last = Int(entries[place].lastTouch)
    if last >= 0 { touches[last].next = touch } else { entries[place].firstTouch = touch }
    entries[place].lastTouch = touch
    entries[place].lastVersion = id
    noteTouches(1, of: place)
  }

  /// Sets whether a correction or void is in effect.
  mutating func setHolds(_ holds: Bool, amendment id: EventID, of place: Int, by cause: EventID) {
    entries[place].lastVersion = cause
    if hasTree(place) {
      let touch = trees[Int32(truncatingIfNeeded: place)]?.setHolds(holds, id)
      if let touch { touches[touch].holds = holds }
      return
    }
    var touch = Int(entries[place].firstTouch)
    while touch >= 0 {
      if touches[touch].id == id { touches[touch].holds = holds }
      touch = Int(touches[touch].next)
    }
  }

  /// Sets whether the adding event of an entry is undone.
  mutating func setReverted(_ isReverted: Bool, _ place: Int, by cause: EventID) {
    entries[place].isReverted = isReverted
    entries[place].lastVersion = cause
  }
}

// MARK: - Entries with many touches

extension AmendedEntries {
  private func hasTree(_ place: Int) -> Bool {
    entries[place].touchCount > AmendedEntries.walkLimit
  }

  private func tree(of place: Int) -> TouchTree? {
    hasTree(place) ? trees[Int32(truncatingIfNeeded: place)] : nil
  }

  /// Counts the latest touches of an entry, and puts them into a tree once there are many.
  private mutating func noteTouches(_ added: Int, of place: Int) {
    let count = Int(entries[place].touchCount) + added
    let most = AmendedEntries.walkLimit + 1
    if hasTree(place) {
      insert(Int(entries[place].lastTouch), of: place)
      return
    }
    entries[place].touchCount = UInt8(min(count, most))
    if count >= most { makeTree(of: place) }
  }

  private mutating func makeTree(of place: Int) {
    trees[Int32(truncatingIfNeeded: place)] = TouchTree()
    var touch = Int(entries[place].firstTouch)
    while touch >= 0 {
      insert(touch, of: place)
      touch = Int(touches[touch].next)
    }
  }

  private mutating func insert(_ touch: Int, of place: Int) {
    let (added, number) = (touches[touch], Int32(truncatingIfNeeded: touch))
    let changes = TouchTree.Places(number, figures(added), keepsTexts ? amendments[touch] : nil)
    trees[Int32(truncatingIfNeeded: place)]?
      .append(added.id, at: number, changes, holds: added.holds)
  }

  private func resolved(_ entry: Entry, by tree: TouchTree) -> Resolved {
    var values = packed.values(entry.values)
    let members: [(TouchTree.Lane, EntryMembers)] = [
      (.type, .type), (.amount, .amount), (.category, .category), (.date, .date),
      (.account, .account), (.mark, .mark), (.month, .month), (.cover, .cover),
    ]
    for (lane, member) in members {
      guard let touch = tree.last(lane) else { continue }
      let changed = packed.values(touches[touch].figures)
      AmendedFigures(values: changed, changed: member).amend(&values)
    }
    let isVoided = tree.last(.status) != nil
    let status: EntryStatus = entry.isReverted ? .reverted : isVoided ? .voided : .counts
    return Resolved(values: values, status: status)
  }

  private func resolvedTexts(_ first: EntryTexts, by tree: TouchTree) -> EntryTexts {
    guard first.isRead else { return first }
    func last(_ lane: TouchTree.Lane) -> EntryAmendment? {
      tree.last(lane).flatMap { amendments[$0] }
    }
    var details = first.details
    for amendment in [last(.tax), last(.review)] {
      if let amendment { details = amendment.amended(details) }
    }
    return EntryTexts(
      merchant: last(.merchant).map { $0.removesMerchant ? "" : $0.merchant ?? "" }
        ?? first.merchant,
      note: last(.note).map { $0.removesNote ? "" : $0.note ?? "" } ?? first.note,
      said: first.said, by: last(.source)?.by ?? first.by, details)
  }
}

extension AmendedEntries {
  /// Adds entries none of which is here; no texts may be kept.
  mutating func add(_ others: AmendedEntries) {
    let firstPlace = Int32(truncatingIfNeeded: entries.count)
    let firstTouch = Int32(truncatingIfNeeded: touches.count)
    places.reserveCapacity(places.count + others.places.count)
    entries.reserveCapacity(entries.count + others.entries.count)
    touches.reserveCapacity(touches.count + others.touches.count)
    for (id, place) in others.places { places[id] = firstPlace + place }
    for var entry in others.entries {
      entry.values = packed.row(of: others.packed.values(entry.values))
      if entry.firstTouch >= 0 {
        entry.firstTouch += firstTouch
        entry.lastTouch += firstTouch
      }
      entries.append(entry)
    }
    for var touch in others.touches {
      touch.figures = packed.row(of: others.packed.values(touch.figures))
      if touch.next >= 0 { touch.next += firstTouch }
      touches.append(touch)
    }
    for place in others.trees.keys { makeTree(of: Int(firstPlace + place)) }
  }

  /// The number of touched entries.
  var count: Int { entries.count - takenCount + (table?.count ?? 0) }

  /// Returns everything known about an entry; `nil` if nothing touched it.
  subscript(id: EventID) -> AmendedEntry? {
    guard let place = places[id].map(Int.init) else { return table?[id] }
    var amended = AmendedEntry(
      values: packed.values(entries[place].values), texts: keepsTexts ? texts[place] : .unread,
      lastVersion: entries[place].lastVersion, isReverted: entries[place].isReverted, touches: [])
    var touch = Int(entries[place].firstTouch)
    while touch >= 0 {
      amended.touches.append(
        AmendedEntry.Touch(
          id: touches[touch].id, figures: figures(touches[touch]),
          amendment: keepsTexts ? amendments[touch] : nil, holds: touches[touch].holds))
      touch = Int(touches[touch].next)
    }
    return amended
  }

  /// The ids of the touched entries, in order.
  var ids: [EventID] {
    var ids = table?.ids.filter { places[$0] == nil } ?? []
    ids += places.keys
    return ids.sorted()
  }

  static func == (left: AmendedEntries, right: AmendedEntries) -> Bool {
    left.keepsTexts == right.keepsTexts && left.count == right.count
      && left.ids.allSatisfy { left[$0] == right[$0] }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(count)
  }
}

/// Everything stored about one entry that was corrected, voided or undone.
struct AmendedEntry: Hashable, Sendable {
  /// A correction or void of the entry.
  struct Touch: Hashable, Sendable {
    var id: EventID
    /// The changed values; `nil` for a void.
    var figures: AmendedFigures?
    /// The amendment, with texts; `nil` for a void, and if no texts are kept.
    var amendment: EntryAmendment?
    var holds: Bool
  }

  /// The values before the first touch.
  var values: EntryValues
  /// The texts before the first touch.
  var texts: EntryTexts
  /// The event that touched it last.
  var lastVersion: EventID
  /// Whether its adding event is undone.
  var isReverted: Bool
  var touches: [Touch]
}
