/// A whole table without bodies: what help, completion and the scanner read.
struct TableOutline: Sendable {
  var version: String
  /// The program itself, with every command below it.
  var root: CommandOutline
  /// The options that stand anywhere.
  var globals: [ParameterDefinition] = []
  var topics: [HelpTopic] = []

  /// The program's name.
  var name: String { root.name }

  /// The commands from the program down to the one at a path.
  func commands(along path: [Int]) -> [CommandOutline] {
    path.reduce(into: [root]) { found, place in
      guard let parent = found.last, parent.subcommands.indices.contains(place) else { return }
      found.append(parent.subcommands[place])
    }
  }

  /// The words that call the command at a path: `puldar category add`.
  func words(along path: [Int]) -> String {
    commands(along: path).map(\.name).joined(separator: " ")
  }
}
