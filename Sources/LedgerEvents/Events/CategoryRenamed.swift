/// The person changed the shown name of a bucket; its folded name stays.
public struct BucketRenamed: SettingPayload {
  package static let type: EventType = "BucketRenamed"
  /// The bucket's folded name.
  public var bucket: BucketName
  /// The name as shown.
  public var displayName: String
  /// The name as shown before.
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

/// The person changed the shown name of a category; its folded name stays.
public struct CategoryRenamed: SettingPayload {
  package static let type: EventType = "CategoryRenamed"
  /// The category's folded name.
  public var category: CategoryName
  /// The name as shown.
  public var displayName: String
  /// The name as shown before.
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

/// The person set or removed the symbol in front of a category's name.
public struct CategorySymbolSet: SettingPayload {
  package static let type: EventType = "CategorySymbolSet"
  /// The category's folded name.
  public var category: CategoryName
  /// The symbol; empty for none.
  public var symbol: String
  /// The symbol before.
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
  /// Reads the text that a change replaces; an empty one is left out of the log.
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
