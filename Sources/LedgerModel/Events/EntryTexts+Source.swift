/// Where an entry's values came from, as ``EntryTexts/by`` spells it: who read the sentence, and
/// which members the person stated beside it, as `rules/1+category+date`.
extension EntryTexts {
  private static let names: [(member: EntryMembers, name: String)] = [
    (.type, "type"), (.amount, "amount"), (.category, "category"), (.date, "date"),
    (.account, "account"), (.merchant, "merchant"),
  ]

  /// The text for ``by``.
  ///
  /// - Parameters:
  ///   - parser: Who read the sentence, as `rules/1`.
  ///   - members: What the person stated beside it; a note is always the person's and not named.
  public static func source(_ parser: String, stating members: EntryMembers) -> String {
    names.reduce(parser) { text, row in
      members.contains(row.member) ? "\(text)+\(row.name)" : text
    }
  }

  /// What the person stated; all members of an entry that was made of no sentence.
  public var statedMembers: EntryMembers {
    let source = by
    if source == "flags" { return .all }
    var members: EntryMembers = []
    for name in source.split(separator: "+").dropFirst() {
      if let row = EntryTexts.names.first(where: { $0.name == name }) { members.insert(row.member) }
    }
    return members
  }
}
