/// Holds a document against a JSON Schema, as far as the keywords of puldar's own go.
///
/// It is stricter than a schema is: a member that no `properties` names is wrong, unless
/// `additionalProperties` is there. So a new member has to be told.
struct SchemaValidator {
  let schema: JSONNode

  private static let notes: Set = ["description", "title", "$schema", "$defs"]

  /// What is wrong with a document, each with where it stands.
  func mistakes(in document: JSONNode, as name: String) -> [String] {
    guard let shape = schema["$defs"]?[name] else { return ["there is no shape '\(name)'"] }
    return mistakes(document, shape, "")
  }

  private func mistakes(_ node: JSONNode, _ shape: JSONNode, _ path: String) -> [String] {
    guard case .object(let keywords) = shape else {
      return shape == .bool(true) ? [] : ["\(path)?"]
    }
    return keywords.sorted { $0.key < $1.key }.flatMap { keyword, value -> [String] in
      switch keyword {
      case "$ref":
        let name = value.string?.split(separator: "/").last.map(String.init) ?? ""
        return schema["$defs"]?[name].map { mistakes(node, $0, path) } ?? ["no shape '\(name)'"]
      case "type":
        let kinds = value.string.map { [$0] } ?? value.items.compactMap(\.string)
        return kinds.contains(node.kind) ? [] : ["\(path) is \(node.kind), not \(kinds)"]
      case "const": return node == value ? [] : ["\(path) is \(node)"]
      case "enum": return value.items.contains(node) ? [] : ["\(path) is \(node)"]
      case "pattern":
        guard let text = node.string else { return [] }
        let pattern = try? Regex(value.string ?? "")
        return pattern.map { text.contains($0) } == true ? [] : ["\(path) is '\(text)'"]
      case "required":
        return value.items.compactMap(\.string).filter { node.kind == "object" && node[$0] == nil }
          .map { "\(path) has no '\($0)'" }
      case "properties": return members(node, value, keywords["additionalProperties"], path)
      case "additionalProperties":
        return keywords["properties"] == nil ? members(node, .object([:]), value, path) : []
      case "items":
        return node.items.enumerated().flatMap { mistakes($1, value, "\(path)[\($0)]") }
      case "anyOf":
        let found = value.items.map { mistakes(node, $0, path) }
        return found.contains([]) ? [] : found.min { $0.count < $1.count } ?? []
      default: return SchemaValidator.notes.contains(keyword) ? [] : ["'\(keyword)' is not known"]
      }
    }
  }

  private func members(
    _ node: JSONNode, _ properties: JSONNode, _ others: JSONNode?, _ path: String
  ) -> [String] {
    guard case .object(let members) = node else { return [] }
    return members.sorted { $0.key < $1.key }.flatMap { name, value in
      (properties[name] ?? others).map { mistakes(value, $0, "\(path).\(name)") }
        ?? ["\(path).\(name) is not told"]
    }
  }
}
