import StrictJSON

/// The whole table as a JSON document: for manual pages, for a table in a README, and for tests
/// that those and the help agree.
struct TableDump {
  /// The document, on one line with a newline at its end.
  let text: String

  init(_ table: TableOutline) {
    let members = [
      ("schema", "1"),
      ("version", TableDump.text(table.version)),
      ("globals", TableDump.list(table.globals.map(TableDump.parameter))),
      ("topics", TableDump.list(table.topics.map { TableDump.text($0.name) })),
      ("command", TableDump.command(table.root)),
    ]
    text = TableDump.object(members) + "\n"
  }

  private static func command(_ command: CommandOutline) -> String {
    let groups = command.groups.map { group in
      object([
        ("title", group.title.map(text) ?? "null"),
        ("commands", list(group.commands.map(TableDump.command))),
      ])
    }
    return object([
      ("name", text(command.name)),
      ("aliases", list(command.aliases.map(text))),
      ("summary", text(command.summary)),
      ("discussion", text(command.discussion)),
      ("examples", list(command.examples.map(text))),
      ("isHidden", "\(command.isHidden)"),
      ("isCallable", "\(command.hasBody)"),
      ("parameters", list(command.parameters.map(parameter))),
      ("groups", list(groups)),
    ])
  }

  private static func parameter(_ parameter: ParameterDefinition) -> String {
    object([
      ("kind", text(parameter.kind.rawValue)),
      ("names", list(parameter.names.all.map(text))),
      ("value", parameter.kind == .flag ? "null" : text(parameter.names.value)),
      ("help", text(parameter.help)),
      ("isRequired", "\(parameter.isRequired)"),
      ("isRepeating", "\(parameter.isRepeating)"),
      ("isHidden", "\(parameter.isHidden)"),
      ("values", list(parameter.allowedValues.map(text))),
    ])
  }

  private static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }

  private static func list(_ values: [String]) -> String {
    "[" + values.joined(separator: ",") + "]"
  }

  private static func text(_ value: String) -> String {
    var bytes = [UInt8(ascii: "\"")]
    JSONEscapes.write(value, to: &bytes)
    return String(decoding: bytes + [UInt8(ascii: "\"")], as: UTF8.self)
  }
}
