public import LedgerEvents

/// Changes the displayed name or the symbol of a category; its folded name stays its identity, and its entries stay
/// in it.
public struct RenameCategory: LedgerDecision {
  package var category: CategoryName
  /// The new displayed name; `nil` if it stays.
  package var displayName: String?
  /// One symbol, or empty for none; `nil` if it stays.
  package var symbol: String?
  /// The reason; may be empty.
  package var reason: String

  /// Creates a change of the displayed name or the symbol; a value that is `nil` stays.
  public init(
    _ category: CategoryName, to displayName: String? = nil, symbol: String? = nil,
    reason: String = ""
  ) {
    self.category = category
    self.displayName = displayName
    self.symbol = symbol
    self.reason = reason
  }

  package func events(given state: DecisionState, from first: EventID) throws(Refusal) -> [NewEvent]
  {
    guard state.opened != nil else { throw .emptyLedger }
    guard category != .income else { throw .incomeIsNoCategory }
    let categories = state.plan.categories
    guard categories.exists(category) else {
      throw .unknownCategory(category, known: categories.all)
    }
    try EntryRules.check(reason, "reason")
    var events: [NewEvent] = []
    if let displayName, displayName != categories.displayName(of: category) {
      try CategoryRules.check(displayName, of: category, in: categories)
      let change = SettingChange(replacing: categories.name(of: category), reason: reason)
      events.append(
        NewEvent(
          CategoryRenamed(category: category, displayName: displayName, change: change)))
    }
    if let symbol, symbol != categories.symbol(of: category) {
      try CategoryRules.check(symbol: symbol)
      let change = SettingChange(replacing: categories.symbolSetting(of: category), reason: reason)
      events.append(
        NewEvent(
          CategorySymbolSet(category: category, symbol: symbol, change: change)))
    }
    guard !events.isEmpty else { throw .nothingToChange }
    return events
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    !written.isEmpty
      && written.allSatisfy { event in
        switch event {
        case .setting(.categoryRenamed(let renamed)):
          renamed.category == category && renamed.displayName == displayName
            && renamed.change.reason == reason
        case .setting(.categorySymbolSet(let set)):
          set.category == category && set.symbol == symbol && set.change.reason == reason
        default: false
        }
      }
  }
}

/// The rules for naming categories.
enum CategoryRules {
  /// - Throws: ``Refusal`` if the category cannot have the displayed name.
  static func check(
    _ displayName: String, of category: CategoryName, in categories: CategoryCatalog
  ) throws(Refusal) {
    try BucketRules.checkName(displayName)
    if let name = CategoryName(displayName), name != category {
      try checkIsNoBucket(name, in: categories.buckets)
      if categories.exists(name) { throw .categoryExists(name) }
    }
    let folded = displayName.lowercased()
    let namesake = categories.all.first {
      $0 != category && categories.displayName(of: $0).lowercased() == folded
    }
    if let namesake { throw .categoryExists(namesake) }
  }

  /// - Throws: ``Refusal`` if a new category would have the name of a bucket.
  static func checkIsNoBucket(
    _ category: CategoryName, in buckets: BucketCatalog
  ) throws(Refusal) {
    if buckets.exists(BucketName(category.name)) { throw .categoryIsBucket(category) }
  }

  /// - Throws: ``Refusal`` if the text is neither empty nor a single visible symbol.
  static func check(symbol: String) throws(Refusal) {
    guard let sign = symbol.first, let scalar = sign.unicodeScalars.first else { return }
    let isVisible =
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator,
        .lineSeparator, .paragraphSeparator, .nonspacingMark, .enclosingMark:
        false
      default: true
      }
    guard isVisible, symbol.count == 1, symbol.utf8.count <= Name.byteLimit else {
      throw .symbolUnreadable(symbol)
    }
  }
}
