/// The entries that were corrected, voided or undone, with what is needed to settle each: about
/// three in a hundred.
struct TouchedEntries: Hashable, Sendable {
  /// A correction or void of an entry, and whether it is in effect.
  private struct Touch: Hashable {
    var id: EventID
    /// The changed figures; `nil` for a void.
    var figures: AmendedFigures?
    var holds = true
    /// The next touch of the same entry, -1 at the end.
    var next: Int32 = -1
  }

  /// An entry as it was before anything touched it.
  private struct Entry: Hashable {
    var values: EntryValues
    var lastVersion: EventID
    var isReverted = false
    var firstTouch: Int32 = -1
    var lastTouch: Int32 = -1
  }

  /// The figures and standing of an entry, as they are settled.
  struct Settled {
    var values: EntryValues
    var standing: EntryStanding

    /// The values where they count.
    var counting: EntryValues? { standing == .counts ? values : nil }
  }

  private var places: [EventID: Int32] = [:]
  private var entries: [Entry] = []
  private var touches: [Touch] = []
  /// First texts by place, and amendments by touch; filled only where texts are read.
  private var texts: [EntryTexts] = []
  private var amendments: [EntryAmendment?] = []
  private let keepsTexts: Bool

  init(keepsTexts: Bool) {
    self.keepsTexts = keepsTexts
  }

  /// The place of an entry, made from its content before the first touch where it is new.
  mutating func place(of id: EventID, first: @autoclosure () -> EntryContent) -> Int {
    if let place = places[id] { return Int(place) }
    let place = entries.count
    let content = first()
    places[id] = Int32(truncatingIfNeeded: place)
    entries.append(Entry(values: content.values, lastVersion: id))
    if keepsTexts { texts.append(content.texts) }
    return place
  }

  /// The place of an entry that was touched.
  func place(of id: EventID) -> Int? { places[id].map(Int.init) }

  /// The event that touched an entry last.
  func lastVersion(_ place: Int) -> EventID { entries[place].lastVersion }

  /// The figures of an entry with the corrections in effect.
  func settled(_ place: Int) -> Settled {
    let entry = entries[place]
    var values = entry.values
    var isVoided = false
    var touch = Int(entry.firstTouch)
    while touch >= 0 {
      if touches[touch].holds {
        if let figures = touches[touch].figures { figures.amend(&values) } else { isVoided = true }
      }
      touch = Int(touches[touch].next)
    }
    let standing: EntryStanding = entry.isReverted ? .reverted : isVoided ? .voided : .counts
    return Settled(values: values, standing: standing)
  }

  /// The texts of an entry with the corrections in effect.
  func settledTexts(_ place: Int) -> EntryTexts {
    guard keepsTexts else { return .notRead }
    var settled = texts[place]
    var touch = Int(entries[place].firstTouch)
    while touch >= 0 {
      if touches[touch].holds, let amendment = amendments[touch] {
        settled = amendment.amended(settled)
      }
      touch = Int(touches[touch].next)
    }
    return settled
  }

  /// Adds a correction, or a void where there is no amendment.
  mutating func touch(_ place: Int, by id: EventID, amendment: EntryAmendment?) {
    let touch = Int32(truncatingIfNeeded: touches.count)
    touches.append(Touch(id: id, figures: amendment.map(AmendedFigures.init)))
    if keepsTexts { amendments.append(amendment) }
    let last = Int(entries[place].lastTouch)
    if last >= 0 { touches[last].next = touch } else { entries[place].firstTouch = touch }
    entries[place].lastTouch = touch
    entries[place].lastVersion = id
  }

  /// Says that a correction or void is in effect, or no longer.
  mutating func setHolds(_ holds: Bool, touch id: EventID, of place: Int, by cause: EventID) {
    var touch = Int(entries[place].firstTouch)
    while touch >= 0 {
      if touches[touch].id == id { touches[touch].holds = holds }
      touch = Int(touches[touch].next)
    }
    entries[place].lastVersion = cause
  }

  /// Says that the event that added an entry is in effect, or no longer.
  mutating func setReverted(_ isReverted: Bool, _ place: Int, by cause: EventID) {
    entries[place].isReverted = isReverted
    entries[place].lastVersion = cause
  }
}
