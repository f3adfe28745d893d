/// What is known of an entry besides its figures: who, why, and in which words.
///
/// One word, because a fold of figures carries it past a million entries unread.
public struct EntryTexts: Hashable, Sendable {
  private final class Box: Hashable, Sendable {
    let merchant: String
    let note: String
    let said: String
    let by: String
    let purchase: EventID?

    init(merchant: String, note: String, said: String, by: String, purchase: EventID?) {
      self.merchant = merchant
      self.note = note
      self.said = said
      self.by = by
      self.purchase = purchase
    }

    static func == (left: Box, right: Box) -> Bool {
      left.merchant == right.merchant && left.note == right.note && left.said == right.said
        && left.by == right.by && left.purchase == right.purchase
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(merchant)
      hasher.combine(note)
      hasher.combine(said)
      hasher.combine(by)
      hasher.combine(purchase)
    }
  }

  private let box: Box?

  private init(box: Box?) {
    self.box = box
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
    box = Box(merchant: merchant, note: note, said: said, by: by, purchase: purchase)
  }

  /// Stands for texts that were not asked for; an event with it cannot be written.
  public static let notRead = EntryTexts(box: nil)

  /// Whether the texts were asked for.
  public var isRead: Bool { box != nil }
  /// Who was paid, or who paid; empty when nobody was named.
  public var merchant: String { box?.merchant ?? "" }
  /// What the person wrote beside it; empty when nothing.
  public var note: String { box?.note ?? "" }
  /// The sentence that the entry was made of; empty when it was none.
  public var said: String { box?.said ?? "" }
  /// Where the values came from.
  public var by: String { box?.by ?? "" }
  /// The expense that a credit pays back.
  public var purchase: EventID? { box?.purchase }
}
