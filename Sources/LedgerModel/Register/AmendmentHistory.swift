import LedgerEvents

/// The amendments of one entry: its corrections, voids and reviews, each in effect or undone, and whether the entry
/// itself was undone.
struct AmendmentHistory: Hashable, Sendable {
  private struct Touch: Hashable {
    enum Kind {
      case correction
      case void
      case review
    }

    var id: EventID
    var kind: Kind
    var holds = true
  }

  /// The last event that touched the entry, undone or not.
  private(set) var lastVersion: EventID
  /// The undo of the entry; `nil` while it holds.
  private(set) var revertedBy: EventID?
  private var touches: [Touch] = []

  init(of entry: EventID) {
    lastVersion = entry
  }

  /// Applies an event that touches the entry.
  mutating func take(_ cause: borrowing EventEnvelope) {
    let id = cause.id
    switch cause.event {
    case .amendment(.entryCorrected): touches.append(Touch(id: id, kind: .correction))
    case .amendment(.entryVoided): touches.append(Touch(id: id, kind: .void))
    case .amendment(.entryReviewed): touches.append(Touch(id: id, kind: .review))
    case .reversal(let event): set(holds: !event.isUndo, event.reversal, by: id)
    case .entry, .setting, .schedule, .account, .receipt, .purchase, .logOpened, .log: return
    }
    lastVersion = id
  }

  private mutating func set(holds: Bool, _ reversal: Reversal, by id: EventID) {
    if reversal.copy.newEntry != nil {
      revertedBy = holds ? nil : id
    } else if let index = touches.firstIndex(where: { $0.id == reversal.event }) {
      touches[index].holds = holds
    }
  }

  /// The corrections in effect, in their order.
  var corrections: [EventID] { ids(.correction) }
  /// The voids in effect, in their order.
  var voids: [EventID] { ids(.void) }

  private func ids(_ kind: Touch.Kind) -> [EventID] {
    touches.filter { $0.holds && $0.kind == kind }.map(\.id)
  }
}

extension EntryTexts {
  /// Returns resolved texts with what only the adding event knows: the sentence, and the source of the values unless
  /// a correction states it.
  func completed(by first: EntryTexts) -> EntryTexts {
    EntryTexts(
      merchant: merchant, note: note, said: first.said, by: by.isEmpty ? first.by : by, details)
  }
}

extension EntryContent {
  /// The content as a correction or void repeats it: without the sentence and the source.
  var withoutSource: EntryContent {
    var content = self
    content.texts = EntryTexts(merchant: texts.merchant, note: texts.note, texts.details)
    return content
  }
}
