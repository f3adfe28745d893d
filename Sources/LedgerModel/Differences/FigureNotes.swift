/// What changed one figure, noted as it happens.
struct FigureNotes: Hashable, Sendable {
  /// An event with its place in the fold, which is the order of the ledger.
  struct Source: Hashable, Sendable {
    var event: EventID
    /// Counts the events since the earlier moment.
    var turn: Int
  }

  struct Note: Hashable, Sendable {
    var source: Source
    var change: Int64
  }

  private(set) var notes: [Note] = []
  private(set) var furtherCount = 0
  private(set) var furtherChange: Int64 = 0
  private var lastFurther: Source?
  /// Whether anybody asks for them.
  private let isKept: Bool

  init(isKept: Bool = true) {
    self.isKept = isKept
  }

  /// Notes that an event changed the figure; what one event does in parts is noted once.
  mutating func add(_ change: Int64, by source: Source) {
    if change == 0 || !isKept { return }
    if let last = notes.indices.last, notes[last].source == source {
      notes[last].change &+= change
      if notes[last].change == 0 { notes.removeLast() }
    } else if notes.count < LedgerDifference.causeLimit {
      notes.append(Note(source: source, change: change))
    } else {
      if lastFurther != source { furtherCount += 1 }
      lastFurther = source
      furtherChange &+= change
    }
  }

  /// The notes of a figure that is the sum of others, or their difference.
  static func combined(adding added: [FigureNotes], taking taken: [FigureNotes] = [])
    -> FigureNotes
  {
    let signed = added.map { (sign: Int64(1), part: $0) } + taken.map { (sign: -1, part: $0) }
    var combined = FigureNotes()
    let notes = signed.flatMap { sign, part in
      part.notes.map { Note(source: $0.source, change: sign &* $0.change) }
    }
    for note in notes.sorted(by: { $0.source.turn < $1.source.turn }) {
      combined.add(note.change, by: note.source)
    }
    for (sign, part) in signed {
      combined.furtherCount += part.furtherCount
      combined.furtherChange &+= sign &* part.furtherChange
    }
    return combined
  }
}
