import LedgerEvents

/// The state of a month while a difference is folded, with what changed its figures so far.
struct MonthState: Hashable, Sendable {
  /// A bucket of the month.
  struct Bucket: Hashable, Sendable {
    var bucket: BucketName
    /// What it carries from buckets of the month before; empty if no rollover is set.
    var carries: [FormedMonth.Carry]
    var budget: Int64
    var carried: Int64
    var spent: Int64
    /// What was put away minus what was covered: what was used beside what was spent.
    var aside: Int64
    var budgetNotes: FigureNotes
    var carriedNotes: FigureNotes
    var spentNotes: FigureNotes
    var asideNotes: FigureNotes

    /// Whether the projection forms it; a bucket that was added and removed again has nothing.
    var isFormed = true

    init(_ bucket: BucketBudget, _ carries: [FormedMonth.Carry], isNoted: Bool) {
      self.bucket = bucket.bucket
      self.carries = carries
      budget = bucket.budget.minorUnits
      carried = bucket.carried.minorUnits
      spent = bucket.spent.minorUnits
      aside = bucket.putAway.subtracting(bucket.covered).minorUnits
      let notes = FigureNotes(isKept: isNoted)
      (budgetNotes, carriedNotes, spentNotes, asideNotes) = (notes, notes, notes, notes)
    }

    var left: Int64 { budget &+ carried &- spent &- aside }

    /// Whether its sums are so far from overflow that they can be added unchecked.
    var isFarFromTooLarge: Bool {
      let limit: UInt64 = 1 << 58
      return [budget, carried, spent, aside].allSatisfy { $0.magnitude < limit }
    }

    mutating func spend(_ change: Int64, by source: FigureNotes.Source) {
      spent &+= change
      spentNotes.add(change, by: source)
    }

    /// Carries what is left of a bucket of the month before. Returns whether the carried amount changed.
    mutating func carry(
      _ left: Int64, of bucket: BucketName, by source: FigureNotes.Source
    ) -> Bool {
      guard let place = carries.firstIndex(where: { $0.bucket == bucket }) else { return false }
      let before = carries[place].carried
      carries[place].left = left
      let change = carries[place].carried &- before
      carried &+= change
      carriedNotes.add(change, by: source)
      return change != 0
    }
  }

  /// A category of the month.
  struct Category: Hashable, Sendable {
    /// The index of its bucket; `nil` if it must be looked up again.
    var bucketPlace: Int?
    var used: Int64 = 0
    var notes: FigureNotes
  }

  /// Whether changes are recorded.
  let isNoted: Bool
  var income: Int64
  var incomeNotes: FigureNotes
  var budget: Int64
  var budgetNotes: FigureNotes
  var buckets: [Bucket]
  var categories: [CategoryName: Category] = [:]

  init(_ formed: FormedMonth, isNoted: Bool) {
    self.isNoted = isNoted
    income = formed.budget.income.minorUnits
    budget = formed.budget.budget.minorUnits
    incomeNotes = FigureNotes(isKept: isNoted)
    budgetNotes = FigureNotes(isKept: isNoted)
    buckets = formed.budget.buckets.map {
      Bucket($0, formed.carries[$0.bucket] ?? [], isNoted: isNoted)
    }
    for category in formed.budget.buckets.flatMap(\.categories) {
      categories[category.category] = Category(
        used: category.used.minorUnits, notes: FigureNotes(isKept: isNoted))
    }
  }

  /// Adds a change to what a category used, and records it.
  mutating func count(_ change: Int64, in category: CategoryName, by source: FigureNotes.Source) {
    var counted = categories[category] ?? Category(notes: FigureNotes(isKept: isNoted))
    categories[category] = nil
    counted.used &+= change
    counted.notes.add(change, by: source)
    categories[category] = counted
  }

  /// Returns the index of a formed bucket; `nil` if the month has none.
  func place(of bucket: BucketName) -> Int? {
    buckets.firstIndex { $0.bucket == bucket && $0.isFormed }
  }

  /// Returns the index of the bucket that carries what was left of a bucket in the month before; `nil` for none.
  func placeTaking(from bucket: BucketName) -> Int? {
    buckets.firstIndex { taking in
      taking.isFormed && taking.carries.contains { $0.bucket == bucket }
    }
  }

  /// The names of the formed buckets.
  var formedNames: [BucketName] { buckets.filter(\.isFormed).map(\.bucket) }

  /// Replaces the month by a newly formed one, and records what an event changed by that.
  mutating func become(_ formed: FormedMonth, by source: FigureNotes.Source) {
    let new = MonthState(formed, isNoted: isNoted)
    incomeNotes.add(new.income &- income, by: source)
    income = new.income
    budgetNotes.add(new.budget &- budget, by: source)
    budget = new.budget
    for bucket in new.buckets where !buckets.contains(where: { $0.bucket == bucket.bucket }) {
      var begun = bucket
      (begun.budget, begun.carried, begun.spent, begun.aside) = (0, 0, 0, 0)
      buckets.append(begun)
    }
    for place in buckets.indices { take(new, at: place, by: source) }
    for category in Set(categories.keys).union(new.categories.keys) {
      let used = (new.categories[category]?.used ?? 0) &- (categories[category]?.used ?? 0)
      count(used, in: category, by: source)
      categories[category]?.bucketPlace = nil
    }
  }

  /// Updates a bucket from the new month; one that no longer exists becomes zero.
  private mutating func take(_ new: MonthState, at place: Int, by source: FigureNotes.Source) {
    let bucket = new.buckets.first { $0.bucket == buckets[place].bucket }
    let budget = bucket?.budget ?? 0
    let carried = bucket?.carried ?? 0
    let spent = bucket?.spent ?? 0
    let aside = bucket?.aside ?? 0
    buckets[place].budgetNotes.add(budget &- buckets[place].budget, by: source)
    buckets[place].carriedNotes.add(carried &- buckets[place].carried, by: source)
    buckets[place].spentNotes.add(spent &- buckets[place].spent, by: source)
    buckets[place].asideNotes.add(aside &- buckets[place].aside, by: source)
    buckets[place].carries = bucket?.carries ?? []
    buckets[place].isFormed = bucket != nil
    buckets[place].budget = budget
    buckets[place].carried = carried
    buckets[place].spent = spent
    buckets[place].aside = aside
  }
}

/// The recorded changes of one figure.
struct FigureNotes: Hashable, Sendable {
  /// An event and its position in the fold, in ledger order.
  struct Source: Hashable, Sendable {
    var event: EventID
    /// The number of events since the earlier moment.
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
  /// Whether changes are recorded.
  private let isKept: Bool

  init(isKept: Bool = true) {
    self.isKept = isKept
  }

  /// Records a change of the figure by an event; several changes by one event are one note.
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

  /// Combines the notes of a figure that is a sum or difference of others.
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
