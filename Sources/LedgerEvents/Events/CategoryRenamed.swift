/// The person said how a bucket is shown, which stays known by its folded name.
public struct BucketRenamed: SettingPayload {
  package static let type: EventType = "BucketRenamed"
  /// What it is known by.
  public var bucket: BucketName
  /// How it is shown.
  public var displayName: String
  /// How it was shown before.
  public var change: SettingChange<String>

  package init(bucket: BucketName, displayName: String, change: SettingChange<String> = .init()) {
    self.bucket = bucket
    self.displayName = displayName
    self.change = change
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    bucket = try fields.bucket("bucket")
    displayName = try fields.text("name")
    change = try fields.changeOfText()
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("bucket", bucket.text)
    fields.write("name", displayName)
    fields.write(change)
  }

  package var event: LedgerEvent { .setting(.bucketRenamed(self)) }
}

/// The person said how a category is shown, which stays known by its folded name.
public struct CategoryRenamed: SettingPayload {
  package static let type: EventType = "CategoryRenamed"
  /// What it is known by.
  public var category: CategoryName
  /// How it is shown.
  public var displayName: String
  /// How it was shown before.
  public var change: SettingChange<String>

  package init(
    category: CategoryName, displayName: String, change: SettingChange<String> = .init()
  ) {
    self.category = category
    self.displayName = displayName
    self.change = change
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    category = try fields.category("category")
    displayName = try fields.text("name")
    change = try fields.changeOfText()
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("category", category.text)
    fields.write("name", displayName)
    fields.write(change)
  }

  package var event: LedgerEvent { .setting(.categoryRenamed(self)) }
}

/// The person said which sign stands before a category's name, or that none does.
public struct CategorySymbolSet: SettingPayload {
  package static let type: EventType = "CategorySymbolSet"
  /// What it is known by.
  public var category: CategoryName
  /// Empty for none.
  public var symbol: String
  /// The sign that it had before.
  public var change: SettingChange<String>

  package init(category: CategoryName, symbol: String, change: SettingChange<String> = .init()) {
    self.category = category
    self.symbol = symbol
    self.change = change
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    category = try fields.category("category")
    symbol = try fields.optionalText("symbol")
    change = try fields.changeOfText()
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("category", category.text)
    fields.writeUnlessEmpty("symbol", symbol)
    fields.write(change)
  }

  package var event: LedgerEvent { .setting(.categorySymbolSet(self)) }
}

extension FieldReader {
  /// What a text replaces; one that was empty is left out.
  @_lifetime(self: copy self)
  fileprivate mutating func changeOfText() throws(FieldError) -> SettingChange<String> {
    let on = try optionalEvent("on")
    let was = try optionalText("was")
    return SettingChange(
      on: on, was: on == nil ? nil : was, reason: try optionalText("why"))
  }
}

extension FieldWriter {
  fileprivate mutating func write(_ change: SettingChange<String>) {
    writeIfPresent("on", change.on)
    writeUnlessEmpty("was", change.was ?? "")
    writeUnlessEmpty("why", change.reason)
  }
}
