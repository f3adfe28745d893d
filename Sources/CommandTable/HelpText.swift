/// The help of one command.
///
/// The layout is that of Swift's own argument parser, with the examples first and the options last: texts
/// begin in column 26, and a label that leaves no room for a space before it gets its own line.
struct HelpText {
  /// The column in which texts begin; narrow screens put them below the labels.
  private var textColumn: Int { width < 60 ? 6 : 26 }

  let table: TableOutline
  /// The index of the subcommand taken on each level.
  let path: [Int]
  /// The columns at which texts are wrapped.
  let width: Int
  /// Whether every command and option of the program is listed; otherwise only the most used ones.
  var isComplete = true

  /// The help, with a newline at its end.
  var text: String {
    let command = table.commands(along: path).last ?? table.root
    var sections = [overview(of: command)]
    if !command.examples.isEmpty {
      sections.append(
        "EXAMPLES:\n"
          + command.examples.map { HelpText.wrapped("  \($0)", to: width) + "\n" }.joined())
    }
    sections.append(
      TextWrapping(width: width, indent: 7).wrapped("USAGE: \(usage)", from: 0) + "\n")
    if path.isEmpty, !isComplete, !table.usual.isEmpty { return joined(sections + usual) }
    sections.append(section("ARGUMENTS", parameters(command.arguments)))
    for group in command.groups where group.summary == nil {
      let rows = group.commands.filter { !$0.isHidden }.map { ($0.label, $0.summary) }
      sections.append(section(title(of: group), rows))
    }
    if path.isEmpty {
      sections.append(section("HELP TOPICS", table.listedTopics.map { ($0.name, $0.summary) }))
    }
    sections.append(section("OPTIONS", parameters(command.options)))
    if !path.isEmpty, !table.globals.isEmpty {
      sections.append(reference("More: \(table.name) help options"))
    }
    if !command.subcommands.isEmpty {
      let words = (["help"] + table.commands(along: path).dropFirst().map(\.name))
        .joined(separator: " ")
      let manual = "See '\(table.name) help --man <folder>' for manual pages and completions."
      sections.append(
        reference("See '\(table.name) \(words) <subcommand>' for detailed help.")
          + (path.isEmpty && isComplete ? reference(manual) : ""))
    }
    return joined(sections)
  }

  /// The most used commands, and how to see the others.
  private var usual: [String] {
    let rows = table.usual.compactMap { name in
      table.root.subcommands.first { $0.name == name }.map { ($0.label, $0.summary) }
    }
    return [
      section("MOST USED", rows),
      reference("See '\(table.name) help all' for every command, option and topic.")
        + reference("See '\(table.name) help <subcommand>' for detailed help."),
    ]
  }

  private func joined(_ sections: [String]) -> String {
    sections.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func reference(_ text: String) -> String {
    HelpText.wrapped("  \(text)", to: width) + "\n"
  }

  /// Returns a text whose lines are kept as they are, unless one is too wide.
  static func wrapped(_ text: String, to width: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.count > width else { return String(line) }
      let margin = line.prefix { $0 == " " }
      return margin
        + TextWrapping(width: width, indent: min(margin.count + 2, width / 3))
        .wrapped(String(line.dropFirst(margin.count)), from: margin.count)
    }.joined(separator: "\n")
  }

  /// The number of optional options that a usage line names at most.
  static let usageLimit = 6

  /// The part of a usage line after its colon.
  var usage: String {
    let command = table.commands(along: path).last ?? table.root
    var parts = [table.words(along: path)]
    let options = command.options.filter { !$0.isHidden }
    // If there are many options, each is explained below instead.
    let isLong = options.count { !$0.isRequired } > HelpText.usageLimit
    parts += options.filter { !isLong || $0.isRequired }.map(\.usage)
    if !command.subcommands.isEmpty {
      parts.append(command.hasBody ? "[<subcommand>]" : "<subcommand>")
    }
    parts += command.arguments.map(\.usage)
    if isLong { parts.append("[<options>]") }
    return parts.joined(separator: " ")
  }

  private func overview(of command: CommandOutline) -> String {
    let wrapping = TextWrapping(width: width, indent: 0)
    var text = wrapping.wrapped("OVERVIEW: \(command.summary)", from: 0) + "\n"
    if !command.discussion.isEmpty {
      text += "\n" + wrapping.wrapped(command.discussion, from: 0) + "\n"
    }
    return text
  }

  /// The help of `help` itself.
  var ofHelp: String {
    let usage = "USAGE: \(table.name) help [<subcommand> ...] | [<topic>]"
    return joined([
      HelpText.wrapped(
        "OVERVIEW: Show the help of the program, a subcommand or a topic.\n", to: width),
      HelpText.wrapped(usage + "\n", to: width),
      section(
        "HELP TOPICS",
        table.listedTopics.map { ($0.name, $0.summary) }
          + (table.usual.isEmpty ? [] : [("all", "Every command, option and topic.")])),
      section("OPTIONS", parameters([WordScanner.manualOption])),
    ])
  }

  /// The section of the global options.
  var options: String {
    section("OPTIONS", parameters(table.globals + ParameterDefinition.ofEveryProgram))
  }

  /// Returns the commands of a group that has its own page.
  func page(of group: CommandOutline.Group) -> String {
    section(title(of: group), group.commands.map { ($0.label, $0.summary) })
  }

  private func title(of group: CommandOutline.Group) -> String {
    group.title.map { "\($0.uppercased()) SUBCOMMANDS" } ?? "SUBCOMMANDS"
  }

  private func parameters(_ parameters: [ParameterDefinition]) -> [(String, String)] {
    parameters.filter { !$0.isHidden }.map { ($0.label, $0.helpWithValues) }
  }

  private func section(_ title: String, _ rows: [(label: String, text: String)]) -> String {
    guard !rows.isEmpty else { return "" }
    return "\(title):\n" + rows.map { row($0.label, $0.text) }.joined()
  }

  private func row(_ label: String, _ text: String) -> String {
    guard !text.isEmpty else { return "  \(label)\n" }
    let column = textColumn
    let wrapped = TextWrapping(width: width, indent: column).wrapped(text, from: column)
    let fits = label.count <= column - 3
    let gap = fits ? column - 2 - label.count : column
    return HelpText.wrapped("  \(label)", to: width) + (fits ? "" : "\n")
      + String(repeating: " ", count: gap) + wrapped + "\n"
  }
}

/// Breaks text between words, so that no line is longer than a width unless one word is.
struct TextWrapping {
  /// The longest line, in characters. Never less than 20: narrower columns cannot be read.
  let width: Int
  /// The column at which every line after the first begins.
  let indent: Int

  init(width: Int, indent: Int) {
    self.width = max(width, 20)
    self.indent = indent
  }

  /// Returns the text, wrapped.
  ///
  /// - Parameter start: The column at which its first line begins; that line is not indented here.
  func wrapped(_ text: String, from start: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var result = ""
    var column = start
    for (place, paragraph) in text.split(
      separator: "\n", omittingEmptySubsequences: false
    ).enumerated() {
      if place > 0 {
        result += paragraph.isEmpty ? "\n" : "\n" + margin
        column = indent
      }
      var isFirst = true
      for word in paragraph.split(separator: " ") {
        if !isFirst, column + 1 + word.count > width {
          result += "\n" + margin
          column = indent
        } else if !isFirst {
          result += " "
          column += 1
        }
        result += word
        column += word.count
        isFirst = false
      }
    }
    return result
  }
}
