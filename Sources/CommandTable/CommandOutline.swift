/// A command without its body: all that help, completion, suggestions and the scanner read.
struct CommandOutline: Sendable {
  /// A heading (`nil` for the plain "SUBCOMMANDS") and the commands under it.
  struct Group: Sendable {
    var title: String?
    /// The summary of the page `help TITLE`, if the group has one.
    var summary: String?
    var commands: [CommandOutline]

    /// The word after `help` that shows the group; `nil` if the program's help does.
    var topic: String? { summary == nil ? nil : title?.lowercased() }

    /// The commands that help lists, on its first page or on the group's own.
    var listed: [CommandOutline] { commands.filter { !$0.isHidden || summary != nil } }
  }

  var name: String
  var aliases: [String] = []
  /// Words that mean the command but do not call it: an error suggests the name.
  var otherNames: [String] = []
  var summary: String
  var discussion = ""
  var examples: [String] = []
  var isHidden = false
  var parameters: [ParameterDefinition] = []
  var groups: [Group] = []
  /// Whether the command does something when no subcommand follows.
  var hasBody = true

  /// The subcommands of all groups, in declaration order.
  var subcommands: [CommandOutline] { groups.flatMap(\.commands) }

  /// The parameters without a name, in declaration order.
  var arguments: [ParameterDefinition] { parameters.filter { $0.kind == .argument } }

  /// The options and flags, in declaration order.
  var options: [ParameterDefinition] { parameters.filter { $0.kind != .argument } }

  /// Returns the index of the subcommand with this name or alias.
  func place(ofSubcommand word: String) -> Int? {
    subcommands.firstIndex { $0.name == word || $0.aliases.contains(word) }
  }

  /// Returns the names of the subcommands that a word may mean.
  func names(meantBy word: String) -> [String] {
    subcommands.filter { $0.otherNames.contains(word) }.map(\.name)
  }

  /// The name and its aliases, as help lists them.
  var label: String { ([name] + aliases).joined(separator: ", ") }
}

/// A whole table without bodies: all that help, completion and the scanner read.
struct TableOutline: Sendable {
  var version: String
  /// The day of the version, as manual pages show it: "November 28, 2026".
  var day = ""
  /// What the program's manual page says first, in the form of a topic.
  var manual = ""
  /// The program itself, with every command below it.
  var root: CommandOutline
  /// The global options.
  var globals: [ParameterDefinition] = []
  var topics: [HelpTopic] = []
  /// Other names of commands, each with the words that it stands for. The name of a subcommand is preceded by
  /// the words of the commands above it.
  var otherWords: [String: [String]] = [:]
  /// The names of the most used commands, which the program's help lists; empty if it lists all of them.
  var usual: [String] = []

  /// The program's name.
  var name: String { root.name }

  /// Returns the commands from the program down to the one at a path.
  func commands(along path: [Int]) -> [CommandOutline] {
    path.reduce(into: [root]) { found, place in
      guard let parent = found.last, parent.subcommands.indices.contains(place) else { return }
      found.append(parent.subcommands[place])
    }
  }

  /// Returns the words, from the program on, that another name below the command at a path stands for; `nil` if
  /// it is no such name.
  func words(meantBy word: String, at path: [Int]) -> [String]? {
    if path.isEmpty || otherWords.isEmpty { return otherWords[word] }
    return otherWords[words(along: path).dropFirst(name.count + 1) + " " + word]
  }

  /// Returns the names of commands for words whose first may be another name.
  func named(by words: [String]) -> [String] {
    guard let first = words.first, let meant = otherWords[first] else { return words }
    return meant.filter { !$0.hasPrefix("-") } + words.dropFirst()
  }

  /// The help topics that are not commands, each with its summary.
  var listedTopics: [(name: String, summary: String)] {
    topics.map { ($0.name, $0.summary) }
      + (globals.isEmpty ? [] : [("options", "The options that every command takes.")])
      + root.groups.compactMap { group in
        group.topic.flatMap { topic in group.summary.map { (topic, $0) } }
      }
  }

  /// Returns the words that call the command at a path: `puldar category add`.
  func words(along path: [Int]) -> String {
    commands(along: path).map(\.name).joined(separator: " ")
  }
}

/// A text that `help NAME` shows and that belongs to no command, such as the table of exit codes.
public struct HelpTopic: Sendable {
  /// The word after `help`.
  public var name: String
  /// One line for the list of topics.
  public var summary: String
  /// The whole text; lines that are too wide are wrapped.
  public var text: String
  /// The section of the program's manual page that the text is too: "EXIT STATUS"; `nil` for none.
  public var section: String?

  public init(_ name: String, _ summary: String, text: String, section: String? = nil) {
    self.name = name
    self.summary = summary
    self.text = text
    self.section = section
  }
}
