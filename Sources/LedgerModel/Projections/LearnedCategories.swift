public import LedgerEvents

/// The category that the person last gave to each merchant, for future entries.
///
/// A category counts as given if the person stated it with the entry, or corrected it later; the finding of a parser
/// teaches nothing. Only entries that count teach: an undo, a void or another correction withdraws a lesson, and the
/// one before it holds again. The latest lesson wins.
package struct LearnedCategories: TextProjection {
  private struct Learned: Hashable {
    var entry: EventID
    var category: CategoryName
    /// The lesson's number in the ledger; later ones are larger.
    var age: Int
    var holds = true
  }

  /// The beginning of the source of a category that an entry got because its own was merged.
  static let mergeSource = "merge"

  /// The most lessons kept for one merchant, which limits how many can be undone in a row.
  ///
  /// Memory grows with the merchants, not with the entries.
  private static let limitPerMerchant = 8

  /// The lessons by merchant as written.
  private var learned: [String: [Learned]] = [:]
  private var learnedCount = 0

  /// Creates the projection before the first event.
  package init() {}

  package mutating func apply(
    _ change: EntryChange, texts: EntryTextChange, from cause: borrowing EventEnvelope
  ) {
    switch cause.event {
    case .entry:
      // A split payment says nothing about the merchant's next one.
      if texts.now.statedMembers.contains(.category), texts.now.payment == nil {
        learn(change, at: texts.now.merchant)
      }
    case .amendment(.entryCorrected(let correction)):
      if correction.now.by.hasPrefix(LearnedCategories.mergeSource) {
        return transfer(change, texts)
      }
      // A split payment says nothing about the merchant's next one.
      let isGiven =
        correction.now.category != nil && correction.now.by == "flags"
        && texts.now.payment == nil
      let moves = texts.was.merchant != texts.now.merchant
      guard isGiven || moves else { return }
      let taught = release(change.entry, at: texts.was.merchant)
      if isGiven || taught { learn(change, at: texts.now.merchant) }
    case .amendment(.entryVoided):
      release(change.entry, at: texts.was.merchant)
    case .reversal:
      release(change.entry, at: texts.was.merchant)
      if texts.was.merchant != texts.now.merchant {
        release(change.entry, at: texts.now.merchant)
      }
      restore(change, at: texts.now.merchant)
    case .amendment(.entryReviewed), .setting, .schedule, .account, .receipt, .purchase, .logOpened,
      .log:
      break
    }
  }

  private mutating func learn(_ change: EntryChange, at merchant: String) {
    guard let now = change.now, now.type != .income, !merchant.isEmpty else { return }
    learnedCount += 1
    var known = learned[merchant] ?? []
    if known.count == LearnedCategories.limitPerMerchant {
      // A withdrawn lesson is the least useful one.
      known.remove(at: known.firstIndex { !$0.holds } ?? 0)
    }
    known.append(Learned(entry: change.entry, category: now.category, age: learnedCount))
    learned[merchant] = known
  }

  /// Moves the lesson of an entry to its new category; it is not a newer lesson.
  private mutating func transfer(_ change: EntryChange, _ texts: EntryTextChange) {
    let merchant = texts.now.merchant
    guard let now = change.now,
      let lesson = learned[merchant]?.last(where: { $0.entry == change.entry && $0.holds })
    else { return }
    release(change.entry, at: merchant)
    learn(change, at: merchant)
    guard var known = learned[merchant],
      let place = known.lastIndex(where: { $0.entry == change.entry && $0.category == now.category }
      )
    else { return }
    known[place].age = lesson.age
    learned[merchant] = known
  }

  /// Withdraws the lessons of an entry. Returns whether there were any.
  @discardableResult
  private mutating func release(_ entry: EventID, at merchant: String) -> Bool {
    guard var known = learned[merchant] else { return false }
    var found = false
    for index in known.indices where known[index].entry == entry && known[index].holds {
      known[index].holds = false
      found = true
    }
    if found { learned[merchant] = known }
    return found
  }

  /// Restores an entry's lesson with its current category, at its old place.
  private mutating func restore(_ change: EntryChange, at merchant: String) {
    guard let now = change.now, var known = learned[merchant],
      let index = known.lastIndex(where: {
        $0.entry == change.entry && $0.category == now.category
      })
    else { return }
    known[index].holds = true
    learned[merchant] = known
  }

  /// The lesson about merchants that share a spelling.
  package typealias Lesson = (
    merchant: String, category: CategoryName, entry: EventID, count: Int
  )

  /// Returns the lesson for each merchant, by a spelling that several merchants may share, with how many entries
  /// teach the same.
  ///
  /// - Parameter folded: Returns the spelling by which a parser looks up a merchant.
  package func lessons(folding folded: (String) -> String) -> [String: Lesson] {
    var last: [String: (age: Int, lesson: Lesson)] = [:]
    for (merchant, known) in learned {
      let (name, held) = (folded(merchant), known.filter(\.holds))
      guard !name.isEmpty, let lesson = held.max(by: { $0.age < $1.age }) else { continue }
      let count = held.count { $0.category == lesson.category }
      let other = last[name]
      let isLast = other.map { $0.age < lesson.age } ?? true
      if isLast {
        last[name] = (lesson.age, (merchant, lesson.category, lesson.entry, count))
      }
      if let other, other.lesson.category == lesson.category {
        last[name]?.lesson.count = count + other.lesson.count
      }
    }
    return last.mapValues(\.lesson)
  }
}

extension LearnedCategories {
  private static let merchantColumns = 2
  private static let lessonColumns = 4

  /// Writes two tables: the merchants with their lesson counts, and the lessons in the same order (entry, category,
  /// age, whether it holds).
  func write(to writer: inout SnapshotWriter) {
    var values = RowValues()
    var merchants: [UInt64] = []
    var rows: [UInt64] = []
    for (merchant, lessons) in learned.sorted(by: { $0.key < $1.key }) {
      merchants += [values.number(of: merchant), UInt64(lessons.count)]
      for lesson in lessons {
        rows += [
          values.number(of: lesson.entry), values.number(of: lesson.category.name),
          UInt64(lesson.age), lesson.holds ? 1 : 0,
        ]
      }
    }
    writer.write(word: UInt64(learnedCount))
    values.write(to: &writer)
    PackedRows.write(merchants, columns: LearnedCategories.merchantColumns, to: &writer)
    PackedRows.write(rows, columns: LearnedCategories.lessonColumns, to: &writer)
  }

  init(from reader: inout SnapshotReader) throws(UnreadableSnapshot) {
    learnedCount = try reader.countOfEvents()
    let values = try RowValues(from: &reader)
    let merchants = try PackedRows(columns: LearnedCategories.merchantColumns, from: &reader)
    let rows = try PackedRows(columns: LearnedCategories.lessonColumns, from: &reader)
    var row = 0
    for place in 0..<merchants.count {
      let end = UInt64(row).addingReportingOverflow(merchants[place, 1])
      guard !end.overflow, end.partialValue <= rows.count else { throw UnreadableSnapshot() }
      var lessons: [Learned] = []
      for row in row..<Int(end.partialValue) {
        guard let entry = try values.event(rows[row, 0]), let age = Int(exactly: rows[row, 2])
        else { throw UnreadableSnapshot() }
        lessons.append(
          Learned(
            entry: entry, category: CategoryName(try values.name(rows[row, 1])), age: age,
            holds: rows[row, 3] != 0))
      }
      row += lessons.count
      learned[try values.text(merchants[place, 0])] = lessons
    }
    guard row == rows.count else { throw UnreadableSnapshot() }
  }
}

extension LedgerQuestion where Answer == [String: CategoryName] {
  /// Returns the lesson for each merchant, by a spelling that several merchants may share.
  ///
  /// - Parameter folded: Returns the spelling by which a parser looks up a merchant.
  public static func lessons(folding folded: @escaping @Sendable (String) -> String) -> Self {
    Self(LearnedCategories()) { $0.lessons(folding: folded).mapValues(\.category) }
  }
}

extension LedgerQuestion
where Answer == [(merchant: String, category: CategoryName, entry: EventID, count: Int)] {
  /// Returns the lessons by merchant, each with its last entry and the number of entries that teach the same; of
  /// one spelling of a merchant the last eight are known.
  ///
  /// - Parameter folded: Returns the spelling by which a parser looks up a merchant.
  public static func lessons(folding folded: @escaping @Sendable (String) -> String) -> Self {
    Self(LearnedCategories()) { learned in
      learned.lessons(folding: folded).sorted { $0.key < $1.key }.map(\.value)
    }
  }
}
