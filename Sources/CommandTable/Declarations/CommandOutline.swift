/// A command without its body: what help, completion, suggestions and the scanner read.
struct CommandOutline: Sendable {
  /// A heading, `nil` for the plain "SUBCOMMANDS", and the commands below it.
  struct Group: Sendable {
    var title: String?
    var commands: [CommandOutline]
  }

  var name: String
  var aliases: [String] = []
  /// Words that once called it: a person who types one is told the name.
  var formerNames: [String] = []
  var summary: String
  var discussion = ""
  var examples: [String] = []
  var isHidden = false
  var parameters: [ParameterDefinition] = []
  var groups: [Group] = []
  /// Whether the command does something when no subcommand follows.
  var hasBody = true

  /// The subcommands of all groups, in the order of their declaration.
  var subcommands: [CommandOutline] { groups.flatMap(\.commands) }

  /// The parameters without a name, in their order.
  var arguments: [ParameterDefinition] { parameters.filter { $0.kind == .argument } }

  /// Options and flags, in their order.
  var options: [ParameterDefinition] { parameters.filter { $0.kind != .argument } }

  /// The place of the subcommand with this name or alias.
  func place(ofSubcommand word: String) -> Int? {
    subcommands.firstIndex { $0.name == word || $0.aliases.contains(word) }
  }

  /// The name of the subcommand that a word called once.
  func name(ofFormer word: String) -> String? {
    subcommands.first { $0.formerNames.contains(word) }?.name
  }

  /// The name and its aliases, as help lists them.
  var label: String { ([name] + aliases).joined(separator: ", ") }
}
