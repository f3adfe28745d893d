import EntryParsing
import LedgerModel

/// A value of an answer: its type determines its JSON and its JSON schema.
protocol Told: SendableMetatype {
  /// Returns the value in JSON.
  ///
  /// - Parameter numbering: The notation of event ids.
  func told(_ numbering: EventNumbering) -> JSONValue
  /// Returns the schema of its JSON; by default, any value.
  static func schema(_ definitions: inout SchemaDefinitions) -> JSONValue
}

extension Told {
  /// The value in JSON, with event ids that name their logs.
  var told: JSONValue { told(EventNumbering(writer: nil)) }
  static func schema(_ definitions: inout SchemaDefinitions) -> JSONValue { [:] }
}

extension JSONValue: Told {
  func told(_ numbering: EventNumbering) -> JSONValue { self }
}

extension Bool: Told {
  func told(_ numbering: EventNumbering) -> JSONValue { .bool(self) }
  static func schema(_ definitions: inout SchemaDefinitions) -> JSONValue { ["type": "boolean"] }
}

extension Int: Told {
  func told(_ numbering: EventNumbering) -> JSONValue { .integer(Int64(self)) }
  static func schema(_ definitions: inout SchemaDefinitions) -> JSONValue { ["type": "integer"] }
}

extension Array: Told where Element: Told {
  func told(_ numbering: EventNumbering) -> JSONValue { .list(map { $0.told(numbering) }) }
  static func schema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    ["type": "array", "items": Element.schema(&definitions)]
  }
}

extension Optional: Told where Wrapped: Told {
  func told(_ numbering: EventNumbering) -> JSONValue { map { $0.told(numbering) } ?? .null }
  static func schema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    Wrapped.schema(&definitions).orNull
  }
}

// MARK: Texts

/// A value that is a text.
protocol ToldText: Told {
  /// The text.
  var text: String { get }
}

extension ToldText {
  func told(_ numbering: EventNumbering) -> JSONValue { .text(text) }
  static func schema(_ definitions: inout SchemaDefinitions) -> JSONValue { ["type": "string"] }
}

extension String: ToldText {
  var text: String { self }

  /// The text; `nil` if it is empty, which becomes `null`.
  var nonEmpty: String? { isEmpty ? nil : self }
}

extension LedgerID: ToldText {}
extension WriterID: ToldText {}
extension Money.Currency: ToldText { var text: String { code } }
extension AccountName: ToldText {}
extension BucketName: ToldText {}
extension CategoryName: ToldText {}
extension TimeOfDay: ToldText {}

/// One of some words.
protocol ToldWord: Told, RawRepresentable<String>, CaseIterable {}

extension ToldWord {
  func told(_ numbering: EventNumbering) -> JSONValue { .text(rawValue) }
  static func schema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    ["enum": .list(allCases.map(\.rawValue.told))]
  }
}

extension AccountKind: ToldWord {}
extension ModelUse: ToldWord {}
extension ProPolicy: ToldWord {}
extension ReceiptType: ToldWord {}
extension RolloverMode: ToldWord {}

/// A text whose schema has a name and a pattern.
protocol ToldPattern: ToldText {
  /// The name of the schema, and the expression that every text matches.
  static var pattern: (name: String, regex: String) { get }
}

extension ToldPattern {
  static func schema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference(to: pattern.name) { _ in
      ["type": "string", "pattern": .text(pattern.regex)]
    }
  }
}

extension Money: ToldPattern {
  var text: String { AmountText.text(self) }
  static var pattern: (name: String, regex: String) { ("amount", "^-?[0-9]+([.][0-9]+)?$") }
}

extension Percentage: ToldPattern {
  static var pattern: (name: String, regex: String) { Money.pattern }
}

extension CalendarDay: ToldPattern {
  static var pattern: (name: String, regex: String) { ("day", "^[0-9]{4}-[0-9]{2}-[0-9]{2}$") }
}

extension CalendarMonth: ToldPattern {
  static var pattern: (name: String, regex: String) { ("month-id", "^[0-9]{4}-[0-9]{2}$") }
}

extension ReceiptHash: ToldPattern {
  static var pattern: (name: String, regex: String) { ("hash", "^[0-9a-f]{64}$") }
}

extension Timestamp: ToldPattern {
  static var pattern: (name: String, regex: String) {
    ("instant", "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$")
  }
}

extension CalendarDay.Weekday: Told {
  func told(_ numbering: EventNumbering) -> JSONValue { .text(abbreviation) }
  static func schema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference(to: "weekday") { _ in ["enum": .list(allCases.map(\.abbreviation.told))] }
  }
}

extension EventID: Told {
  func told(_ numbering: EventNumbering) -> JSONValue { .text(numbering.text(self)) }
  static func schema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference(to: "event-id") { _ in
      [
        "description": "A number, or a log's name, a colon and a number.", "type": "string",
        "pattern": "^([^:]+:)?[0-9]+$",
      ]
    }
  }
}
