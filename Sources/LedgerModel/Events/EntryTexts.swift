/// What is known of an entry besides its figures: who, why, and in which words.
///
/// One word, because a fold of figures carries it past a million entries unread.
public struct EntryTexts: Hashable, Sendable {
  // Safe to share: it is written once, before anybody else has it.
  nonisolated(unsafe) private let packed: PackedTexts?

  private init(packed: PackedTexts?) {
    self.packed = packed
  }

  /// The texts of an entry; each may be empty.
  ///
  /// - Parameters:
  ///   - merchant: Who was paid, or who paid.
  ///   - note: What the person wrote beside it.
  ///   - said: The sentence that the entry was made of.
  ///   - by: Where the values came from: `rules/1`, `flags`, `import/ofx`.
  ///   - purchase: The expense that a credit pays back.
  public init(
    merchant: String = "", note: String = "", said: String = "", by: String = "",
    purchase: EventID? = nil
  ) {
    let counts = (merchant.utf8.count, note.utf8.count, said.utf8.count, by.utf8.count)
    packed = PackedTexts.pack(counts, purchase: purchase) { memory in
      var offset = 0
      for var text in [merchant, note, said, by] {
        offset += text.withUTF8 { utf8 in
          if let start = utf8.baseAddress {
            unsafe (memory + offset).update(from: start, count: utf8.count)
          }
          return utf8.count
        }
      }
    }
  }

  /// Stands for texts that were not asked for; an event with it cannot be written.
  public static let notRead = EntryTexts(packed: nil)

  /// Whether the texts were asked for.
  public var isRead: Bool { packed != nil }
  /// Who was paid, or who paid; empty when nobody was named.
  public var merchant: String { packed?.merchant ?? "" }
  /// What the person wrote beside it; empty when nothing.
  public var note: String { packed?.note ?? "" }
  /// The sentence that the entry was made of; empty when it was none.
  public var said: String { packed?.said ?? "" }
  /// Where the values came from.
  public var by: String { packed?.by ?? "" }
  /// The expense that a credit pays back.
  public var purchase: EventID? { packed?.purchase }

  /// Texts that stand as plain ASCII in bytes, empty where a range is.
  init(
    ascii bytes: RawSpan, merchant: Range<Int>, note: Range<Int>, said: Range<Int>,
    by: Range<Int>, purchase: EventID?
  ) {
    let counts = (merchant.count, note.count, said.count, by.count)
    packed = PackedTexts.pack(counts, purchase: purchase) { memory in
      unsafe bytes.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
        var offset = 0
        func copy(_ range: Range<Int>) {
          unsafe (memory + offset).update(from: start + range.lowerBound, count: range.count)
          offset += range.count
        }
        copy(merchant)
        copy(note)
        copy(said)
        copy(by)
      }
    }
  }
}

extension EntryTexts {
  public static func == (left: EntryTexts, right: EntryTexts) -> Bool {
    switch (left.packed, right.packed) {
    case (nil, nil): true
    case (let left?, let right?): left === right || left.isEqual(to: right)
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(merchant)
    hasher.combine(note)
    hasher.combine(said)
    hasher.combine(by)
    hasher.combine(purchase)
  }
}
