extension EntryAmendment {
  /// A member of an entry that a person sees and a correction can change.
  public enum Member: CaseIterable, Sendable {
    /// Whether it is an expense, a credit or income.
    case type
    /// Its amount.
    case amount
    /// Its category.
    case category
    /// Its day.
    case date
    /// Its account.
    case account
    /// Its mark, as whether it counts daily.
    case mark
    /// The month in which it counts.
    case month
    /// The goal that covers it.
    case cover
    /// The merchant.
    case merchant
    /// The person's note.
    case note
    /// The tax included in the amount.
    case tax
    /// Its tags.
    case tags

    /// The members that every entry has.
    package static var figures: [Member] { [.type, .amount, .category, .date, .account] }
  }

  /// Whether the correction changes a member.
  package func changes(_ member: Member) -> Bool {
    switch member {
    case .type: type != nil
    case .amount: amount != nil
    case .category: category != nil
    case .date: date != nil
    case .account: account != nil
    case .mark: mark != nil
    case .month: month != nil
    case .cover: cover != nil || removesCover
    case .merchant: merchant != nil || removesMerchant
    case .note: note != nil || removesNote
    case .tax: tax != nil || removesTax
    case .tags: tags != nil
    }
  }

  /// Whether two corrections agree on a member.
  package func agrees(with other: EntryAmendment, in member: Member) -> Bool {
    switch member {
    case .type: type == other.type
    case .amount: amount == other.amount
    case .category: category == other.category
    case .date: date == other.date
    case .account: account == other.account
    case .mark: mark == other.mark
    case .month: month == other.month
    case .cover: cover == other.cover && removesCover == other.removesCover
    case .merchant: merchant == other.merchant && removesMerchant == other.removesMerchant
    case .note: note == other.note && removesNote == other.removesNote
    case .tax: tax == other.tax && removesTax == other.removesTax
    case .tags: tags == other.tags
    }
  }
}

extension EntryValues {
  /// Whether two entries agree on a member; always true of one that is not a figure.
  public func agrees(with other: EntryValues, in member: EntryAmendment.Member) -> Bool {
    switch member {
    case .type: type == other.type
    case .amount: amount == other.amount
    case .category: category == other.category
    case .date: date == other.date
    case .account: account == other.account
    case .mark: mark == other.mark
    case .month: month == other.month
    case .cover: cover == other.cover
    case .merchant, .note, .tax, .tags: true
    }
  }
}
