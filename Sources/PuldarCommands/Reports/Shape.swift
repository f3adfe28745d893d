import LedgerModel

/// The fields of one object of an answer, told once: its JSON, its `--plain` rows and its JSON schema come from them.
///
/// ```swift
/// static let shape = Shape<Goal>(
///   .init("name", \.name), .init("target", \.target, "null for a goal without one."))
/// ```
struct Shape<Root>: Sendable {
  private let name: String?
  private let note: String
  private var fields: [Field]

  /// - Parameters:
  ///   - name: Its name in the schema.
  ///   - note: The description in the schema, as of each field.
  init(_ name: String, note: String = "", _ fields: Field...) {
    (self.name, self.note, self.fields) = (name, note, fields)
  }

  /// Creates the shape of an object that the schema describes only where it is used.
  init(_ fields: Field...) { (name, note, self.fields) = (nil, "", fields) }

  /// Creates the shape of a whole answer, which begins with the version of the schema.
  init(answer name: String, note: String = "", _ fields: Field...) {
    let version = Field(name: "schema", value: { _, _ in 1 }, schema: { _ in ["const": 1] })
    (self.name, self.note, self.fields) = (name, note, [version] + fields)
  }

  /// Returns the shape with the fields of a part after its own ones, in the same object.
  func with<Part>(
    _ part: @escaping @Sendable (Root) -> Part, _ shape: Shape<Part>
  ) -> Shape<Root> {
    var whole = self
    whole.fields += shape.fields.map { field in
      Field(
        name: field.name, note: field.note, isRequired: field.isRequired,
        value: { field.value(part($0), $1) }, schema: field.schema)
    }
    return whole
  }

  /// - Parameter numbering: The notation of event ids.
  func record(
    of root: Root, _ numbering: EventNumbering = EventNumbering(writer: nil)
  ) -> Record {
    Record(
      members: fields.compactMap { field in
        field.value(root, numbering).map { .init(name: field.name, value: $0) }
      })
  }

  /// A named value of a root.
  struct Field: Sendable {
    let name: String
    var note = ""
    var isRequired = true
    /// Returns the value; `nil` if the object lacks it.
    let value: @Sendable (Root, EventNumbering) -> JSONValue?
    var schema: @Sendable (inout SchemaDefinitions) -> JSONValue
  }
}

extension Shape.Field {
  init<Value: Told>(
    _ name: String, _ value: @escaping @Sendable (Root) -> Value, _ note: String = ""
  ) {
    self.init(
      name: name, note: note, value: { value($0).told($1) }, schema: { Value.schema(&$0) })
  }

  /// Returns a field that the object lacks if there is no value.
  static func ifAny<Value: Told>(
    _ name: String, _ value: @escaping @Sendable (Root) -> Value?, _ note: String = ""
  ) -> Self {
    Self(
      name: name, note: note, isRequired: false, value: { value($0)?.told($1) },
      schema: { Value.schema(&$0) })
  }

  /// The same field, which no object lacks.
  var always: Self {
    var field = self
    field.isRequired = true
    return field
  }

  /// Returns the same field, which has one of some values, or `null` if it may be that.
  func among(_ values: [any Told]) -> Self {
    var field = self
    let values: JSONValue = ["enum": .list(values.map(\.told))]
    field.schema = { [schema] in
      let own = schema(&$0)
      return own == own.orNull ? values.orNull : values
    }
    return field
  }

  /// Creates a field that lists objects.
  init<Value>(
    _ name: String, _ values: @escaping @Sendable (Root) -> [Value], _ note: String = "",
    each shape: Shape<Value>
  ) {
    self.init(
      name: name, note: note,
      value: { .list(values($0).map(shape.told($1))) },
      schema: { ["type": "array", "items": shape.schema(&$0)] })
  }

  /// Creates a field with an object.
  init<Value>(
    _ name: String, _ value: @escaping @Sendable (Root) -> Value, _ note: String = "",
    of shape: Shape<Value>
  ) {
    self.init(
      name: name, note: note, value: { shape.told($1)(value($0)) },
      schema: { shape.schema(&$0) })
  }

  /// Creates a field with an object; `null` if there is none.
  init<Value>(
    _ name: String, _ value: @escaping @Sendable (Root) -> Value?, _ note: String = "",
    as shape: Shape<Value>
  ) {
    self.init(
      name: name, note: note, value: { value($0).map(shape.told($1)) ?? .null },
      schema: { shape.schema(&$0).orNull })
  }

  /// Returns a field with an object that the whole lacks if there is none.
  static func ifAny<Value>(
    _ name: String, _ value: @escaping @Sendable (Root) -> Value?, _ note: String = "",
    of shape: Shape<Value>
  ) -> Self {
    Self(
      name: name, note: note, isRequired: false, value: { value($0).map(shape.told($1)) },
      schema: { shape.schema(&$0) })
  }

  /// Returns the field of an event's id with its log.
  static func ref(_ id: @escaping @Sendable (Root) -> EventID, _ note: String = "") -> Self {
    Self(
      name: "ref", note: note, value: { root, _ in id(root).told },
      schema: { EventID.schema(&$0) })
  }
}

/// A value that is one object of an answer.
protocol Shaped: Told {
  /// The fields of the object.
  static var shape: Shape<Self> { get }
}

extension Shaped {
  func told(_ numbering: EventNumbering) -> JSONValue { Self.shape.told(numbering)(self) }
  static func schema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    shape.schema(&definitions)
  }
}

// MARK: The schema

/// The named schemas of the answers.
struct SchemaDefinitions {
  private(set) var all: [String: JSONValue] = [:]

  /// Returns a reference to a schema, which is defined at its first one.
  mutating func reference(
    to name: String, _ schema: (inout SchemaDefinitions) -> JSONValue
  ) -> JSONValue {
    if all[name] == nil {
      // It may refer to itself.
      all[name] = .null
      all[name] = schema(&self)
    }
    return ["$ref": .text("#/$defs/\(name)")]
  }
}

/// What has a schema.
protocol SchemaSource {
  /// Returns the schema, or a reference to it if it has a name.
  func schema(_ definitions: inout SchemaDefinitions) -> JSONValue
}

extension Shape: SchemaSource {
  fileprivate func told(_ numbering: EventNumbering) -> (Root) -> JSONValue {
    { root in record(of: root, numbering).told }
  }

  func schema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    guard let name else { return object(&definitions) }
    return definitions.reference(to: name, object)
  }

  private func object(_ definitions: inout SchemaDefinitions) -> JSONValue {
    let properties = fields.map { field in
      JSONValue.Member(
        name: field.name, value: field.schema(&definitions).described(field.note))
    }
    let object: JSONValue = [
      "type": "object",
      "required": .list(fields.filter(\.isRequired).map(\.name.told)),
      "properties": .object(properties),
    ]
    return object.described(note)
  }
}

extension JSONValue {
  /// The schema of a value that may be `null`.
  var orNull: JSONValue {
    guard case .object(var members) = self,
      let place = members.firstIndex(where: { $0.name == "type" || $0.name == "enum" })
    else { return ["anyOf": [self, ["type": "null"]]] }
    switch members[place].value {
    case .list(let words) where words.contains("null") || words.contains(.null): break
    case .list(let words): members[place].value = .list(words + [.null])
    case let type: members[place].value = [type, "null"]
    }
    return .object(members)
  }

  fileprivate func described(_ note: String) -> JSONValue {
    guard !note.isEmpty, case .object(let members) = self else { return self }
    return .object([Member(name: "description", value: .text(note))] + members)
  }
}
