import LedgerModel

/// What the options of a command say of an entry, beside its words.
struct EntryOptions {
  var type: EntryType?
  var merchant: String?
  var category: CategoryName?
  var date: DayArgument?
  var account: AccountName?
  var note: String?

  /// Which members they state.
  var stated: EntryMembers {
    var members: EntryMembers = []
    if type != nil { members.insert(.type) }
    if merchant != nil { members.insert(.merchant) }
    if category != nil { members.insert(.category) }
    if date != nil { members.insert(.date) }
    if account != nil { members.insert(.account) }
    if note != nil { members.insert(.note) }
    return members
  }
}
