import LedgerModel

/// One thing that an answer tells of: its fields with their names, in the order in which they are told.
///
/// What programs read is made of it: an object of JSON, and the rows of `--plain`.
///
/// ```swift
/// let goal: Record = ["name": goal.name, "saved": goal.saved, "target": goal.target]
/// ```
struct Record: Told, ExpressibleByDictionaryLiteral {
  private(set) var fields: [JSONValue.Member]

  /// - Parameter fields: What is `nil` is told as `null`.
  init(_ fields: [(String, (any Told)?)]) {
    self.fields = fields.map { .init(name: $0.0, value: $0.1?.told ?? .null) }
  }

  init(dictionaryLiteral fields: (String, (any Told)?)...) { self.init(fields) }

  /// Of the fields those that there are: what is `nil` is left out.
  static func only(_ fields: KeyValuePairs<String, (any Told)?>) -> Record {
    Record(fields.filter { $0.value != nil }.map { ($0.key, $0.value) })
  }

  var told: JSONValue { .object(fields) }

  /// The whole answer of a command: it says first of which form it is.
  var answer: JSONValue { (["schema": 1] + self).told }

  /// What a write says that touched no entry and no figure.
  static func written(_ state: String = "written", events: [String] = []) -> Record {
    ["written": state, "events": events, "entries": [String](), "after": [String]()]
  }

  /// Fields after those that there are.
  static func + (record: Record, more: Record) -> Record {
    var record = record
    record.fields += more.fields
    return record
  }

  static func += (record: inout Record, more: Record) { record = record + more }
}

/// What may be a field of a record.
protocol Told {
  /// How it stands in JSON.
  var told: JSONValue { get }
}

extension JSONValue: Told { var told: JSONValue { self } }
extension String: Told {
  var told: JSONValue { .text(self) }

  /// `nil` for an empty one, which is told as `null`.
  var nonEmpty: String? { isEmpty ? nil : self }
}
extension Bool: Told { var told: JSONValue { .bool(self) } }
extension Int: Told { var told: JSONValue { .integer(Int64(self)) } }
extension Money: Told { var told: JSONValue { .text(AmountText.text(self)) } }
extension Array: Told where Element: Told { var told: JSONValue { .list(map(\.told)) } }
