import LedgerModel

/// One object of an answer: its named fields, in output order.
///
/// Its JSON object and its `--plain` rows are made from it.
///
/// ```swift
/// let goal: Record = ["name": goal.name, "saved": goal.saved, "target": goal.target]
/// ```
struct Record: Told, ExpressibleByDictionaryLiteral {
  private(set) var fields: [JSONValue.Member]

  /// - Parameter fields: A `nil` value becomes `null`.
  init(_ fields: [(String, (any Told)?)]) {
    self.fields = fields.map { .init(name: $0.0, value: $0.1?.told ?? .null) }
  }

  init(members: [JSONValue.Member]) { fields = members }

  init(dictionaryLiteral fields: (String, (any Told)?)...) { self.init(fields) }

  func told(_ numbering: EventNumbering) -> JSONValue { .object(fields) }

  /// The whole answer of a command, which begins with the version of its schema.
  var answer: JSONValue {
    (fields.first?.name == "schema" ? self : ["schema": 1] + self).told
  }

  /// Returns the record of a write that touched no entry and no figure.
  static func written(_ state: String = "written", events: [String] = []) -> Record {
    ["written": state, "events": events, "entries": [String](), "after": [String]()]
  }

  /// Returns the record with further fields.
  static func + (record: Record, more: Record) -> Record {
    var record = record
    record.fields += more.fields
    return record
  }

  static func += (record: inout Record, more: Record) { record = record + more }
}
