import Foundation

/// A JSON document as the tests look at it.
enum JSONNode: Hashable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([JSONNode])
  case object([String: JSONNode])

  init(_ text: String) throws {
    self = try JSONDecoder().decode(JSONNode.self, from: Data(text.utf8))
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSONNode].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSONNode].self))
    }
  }

  subscript(name: String) -> JSONNode? {
    guard case .object(let members) = self else { return nil }
    return members[name]
  }

  var items: [JSONNode] {
    if case .list(let items) = self { items } else { [] }
  }

  var string: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The name that a schema has for its kind.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "boolean"
    case .number(let value): value == value.rounded() ? "integer" : "number"
    case .text: "string"
    case .list: "array"
    case .object: "object"
    }
  }
}
