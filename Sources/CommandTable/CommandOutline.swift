/// A command without its body: what help, completion, suggestions and the scanner read.
struct CommandOutline: Sendable {
  /// A heading, `nil` for the plain "SUBCOMMANDS", and the commands below it.
  struct Group: Sendable {
    var title: String?
    /// What `help TITLE` is, if it is a page of its own.
    var summary: String?
    var commands: [CommandOutline]

    /// The word after `help` that shows it; `nil` if the program's help does.
    var topic: String? { summary == nil ? nil : title?.lowercased() }
  }

  var name: String
  var aliases: [String] = []
  /// Words that mean it and do not call it: a person who types one is told the name.
  var otherNames: [String] = []
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

  /// The names of the subcommands that a word may mean.
  func names(meantBy word: String) -> [String] {
    subcommands.filter { $0.otherNames.contains(word) }.map(\.name)
  }

  /// The name and its aliases, as help lists them.
  var label: String { ([name] + aliases).joined(separator: ", ") }
}

/// A whole table without bodies: what help, completion and the scanner read.
struct TableOutline: Sendable {
  var version: String
  /// The program itself, with every command below it.
  var root: CommandOutline
  /// The options that stand anywhere.
  var globals: [ParameterDefinition] = []
  var topics: [HelpTopic] = []
  /// Words that are other names of commands, each with the words that it stands for; of a subcommand the
  /// words of the commands above it come before it.
  var otherWords: [String: [String]] = [:]
  /// The names of the commands that are used most, which the program's help lists; empty where it lists
  /// all of them.
  var usual: [String] = []

  /// The program's name.
  var name: String { root.name }

  /// The commands from the program down to the one at a path.
  func commands(along path: [Int]) -> [CommandOutline] {
    path.reduce(into: [root]) { found, place in
      guard let parent = found.last, parent.subcommands.indices.contains(place) else { return }
      found.append(parent.subcommands[place])
    }
  }

  /// The words from the program on that another name below the command at a path stands for; `nil` if it
  /// is none.
  func words(meantBy word: String, at path: [Int]) -> [String]? {
    if path.isEmpty || otherWords.isEmpty { return otherWords[word] }
    return otherWords[words(along: path).dropFirst(name.count + 1) + " " + word]
  }

  /// The names of commands among words of which the first may be another name.
  func named(by words: [String]) -> [String] {
    guard let first = words.first, let meant = otherWords[first] else { return words }
    return meant.filter { !$0.hasPrefix("-") } + words.dropFirst()
  }

  /// The topics of help that no command tells, each with what it is.
  var listedTopics: [(name: String, summary: String)] {
    topics.map { ($0.name, $0.summary) }
      + (globals.isEmpty ? [] : [("options", "The options that every command takes.")])
      + root.groups.compactMap { group in
        group.topic.flatMap { topic in group.summary.map { (topic, $0) } }
      }
  }

  /// The words that call the command at a path: `puldar category add`.
  func words(along path: [Int]) -> String {
    commands(along: path).map(\.name).joined(separator: " ")
  }
}

/// A text that `help NAME` shows and that belongs to no command, such as the table of exit codes.
public struct HelpTopic: Sendable {
  /// The word behind `help`.
  public var name: String
  /// One line for the list of topics.
  public var summary: String
  /// The whole text; a line is broken where it is too wide.
  public var text: String

  public init(_ name: String, _ summary: String, text: String) {
    self.name = name
    self.summary = summary
    self.text = text
  }
}
