/// A JSON document whose members keep their order.
///
/// ```swift
/// let document: JSONValue = ["schema": 1, "month": nil, "left": "-50.00", "entries": [entry]]
/// ```
///
/// There are no fractions: amounts are strings with the digits of their currency.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  case text(String)
  case list([JSONValue])
  case object([Member])
  /// Raw JSON without a tree: a line of a log, or an entry, of which there may be a million.
  case recorded([UInt8])

  struct Member: Hashable, Sendable {
    var name: String
    var value: JSONValue
  }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  init(nilLiteral: ()) { self = .null }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(integerLiteral value: Int64) { self = .integer(value) }
  init(stringLiteral value: String) { self = .text(value) }
  init(arrayLiteral elements: JSONValue...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member(name: $0.0, value: $0.1) })
  }
}
