/// The manual of a program and its completions, as files in the places that they have below `share`.
///
/// The pages are made of the same declarations as the help. The same program always makes the same bytes.
struct ManualPages {
  let table: TableOutline

  /// The columns of the names of options: a longer one has a line of its own.
  private static let optionWidth = 22

  /// Every file: its path below `share`, and its text.
  var files: [(path: String, text: String)] {
    let name = table.name
    let commands = listedCommands.map { command in
      ("man/man1/\(name)-\(command.name).1", page(of: command))
    }
    let topics = table.topics.map { topic in
      ("man/man7/\(name)-\(topic.name).7", page(of: topic))
    }
    let scripts = CompletionShell.allCases.map { shell in
      (shell.path(program: name), shell.script(program: name))
    }
    return [("man/man1/\(name).1", programPage)] + commands + topics + scripts
  }

  private var listedCommands: [CommandOutline] { table.root.groups.flatMap(\.listed) }

  // MARK: - The three kinds of pages

  private var programPage: String {
    let root = table.root
    var page = begun(name: table.name, section: "1", summary: root.summary)
    page.macro("Sh", "SYNOPSIS")
    page.macro("Nm")
    page.macro("Op", "Ar options")
    page.macro("Op", "Ar command ...")
    page.macro("Nm")
    page.macro("Cm", "help")
    page.macro("Op", "Ar command ... | topic")
    page.macro("Nm")
    page.macro("Cm", "help")
    page.macro("Fl", "\\-man Ar folder")
    page.topic(table.manual, section: "DESCRIPTION")
    page.macro("Sh", "COMMANDS")
    for group in root.groups {
      if let title = group.title { page.macro("Ss", ManualText.argument(title)) }
      page.list(
        group.listed.map { ("Xr \(reference(to: $0.name)) 1", $0.summary) },
        width: (listedCommands.map(\.name.count).max() ?? 0) + table.name.count + 5)
    }
    page.macro("Sh", "OPTIONS")
    page.sentences("They mean the same before and after every command.")
    page.space()
    page.list(
      rows(root.options + table.globals + ParameterDefinition.ofEveryProgram),
      width: ManualPages.optionWidth)
    // Manual pages have their sections in an order that is that of these names.
    let sections = table.topics.compactMap { topic in topic.section.map { (topic, $0) } }
      .sorted { $0.1 < $1.1 }
    for (topic, section) in sections { page.topic(topic.text, section: section) }
    examples(root.examples, &page)
    page.macro("Sh", "SEE ALSO")
    let seen =
      listedCommands.map { (name: $0.name, section: "1") }
      + table.topics.map { (name: $0.name, section: "7") }
    references(seen, &page)
    return page.text
  }

  private func page(of command: CommandOutline) -> String {
    let name = "\(table.name)-\(command.name)"
    var page = begun(name: name, section: "1", summary: command.summary)
    let all = below(command, words: "\(table.name) \(command.name)")
    page.macro("Sh", "SYNOPSIS")
    for (words, command) in all where command.hasBody { synopsis(words, command, &page) }
    page.macro("Sh", "DESCRIPTION")
    describe(command, &page)
    if !command.aliases.isEmpty {
      let short = command.aliases.map { "'\(table.name) \($0)'" }.joined(separator: " and ")
      page.paragraph("It is also called by \(short).")
    }
    if all.count > 1 {
      page.macro("Sh", "SUBCOMMANDS")
      for (words, subcommand) in all.dropFirst() {
        page.macro("Ss", ManualText.argument(String(words.dropFirst(table.name.count + 1))))
        describe(subcommand, &page)
        page.display(subcommand.examples)
      }
    }
    examples(command.examples, &page)
    page.macro("Sh", "SEE ALSO")
    page.macro("Xr", "\(ManualText.code(table.name)) 1")
    page.sentences("has the options that every command takes, the files, and the exit status.")
    let seen = mentioned(in: all.map(\.command), besides: command.name)
    if !seen.isEmpty { page.space() }
    references(seen, &page)
    return page.text
  }

  private func page(of topic: HelpTopic) -> String {
    var page = begun(name: "\(table.name)-\(topic.name)", section: "7", summary: topic.summary)
    page.topic(topic.text, section: "DESCRIPTION")
    page.macro("Sh", "SEE ALSO")
    page.macro("Xr", "\(ManualText.code(table.name)) 1")
    return page.text
  }

  // MARK: - Parts

  private func begun(name: String, section: String, summary: String) -> ManualText {
    var page = ManualText()
    page.macro("\\\"", "Made by '\(table.name) help --man'.")
    page.macro("Dd", table.day)
    page.macro("Dt", ManualText.code(name.uppercased()), section)
    page.macro("Os", ManualText.argument("\(table.name) \(table.version)"))
    page.macro("Sh", "NAME")
    page.macro("Nm", ManualText.code(name))
    page.macro(
      "Nd", ManualText.argument(summary.hasSuffix(".") ? String(summary.dropLast()) : summary))
    return page
  }

  /// The command, and every one below it that help lists, each with the words that call it.
  private func below(
    _ command: CommandOutline, words: String
  ) -> [(words: String, command: CommandOutline)] {
    [(words, command)]
      + command.subcommands.filter { !$0.isHidden }
      .flatMap { below($0, words: "\(words) \($0.name)") }
  }

  private func synopsis(_ words: String, _ command: CommandOutline, _ page: inout ManualText) {
    page.macro("Nm", ManualText.argument(words))
    let options = command.options.filter { !$0.isHidden }
    let isLong = options.count { !$0.isRequired } > HelpText.usageLimit
    for option in options where !isLong || option.isRequired {
      page.macro(option.isRequired ? "Fl" : "Op", usage(option))
    }
    if isLong { page.macro("Op", "Ar options") }
    for argument in command.arguments {
      page.macro(argument.isRequired ? "Ar" : "Op", usage(argument))
    }
  }

  /// Returns the arguments of the macro for a parameter: `Op Fl \-month Ar month` without its `Op`.
  private func usage(_ parameter: ParameterDefinition) -> String {
    var parts: [String] = []
    if parameter.kind != .argument {
      parts = ["Fl", ManualText.code(String(parameter.names.preferred.dropFirst()))]
    }
    if parameter.kind != .flag { parts += ["Ar", ManualText.argument(parameter.names.value)] }
    if parameter.isRepeating { parts.append("...") }
    // What is required is written without brackets: its own macro begins the line.
    return (parameter.isRequired ? Array(parts.dropFirst()) : parts).joined(separator: " ")
  }

  private func describe(_ command: CommandOutline, _ page: inout ManualText) {
    page.sentences(command.summary)
    if !command.discussion.isEmpty { page.paragraph(command.discussion) }
    let parameters = command.arguments + command.options
    guard parameters.contains(where: { !$0.isHidden }) else { return }
    page.space()
    page.list(rows(parameters), width: ManualPages.optionWidth)
  }

  private func rows(_ parameters: [ParameterDefinition]) -> [(label: String, text: String)] {
    parameters.filter { !$0.isHidden }.map { parameter in
      let value =
        parameter.kind == .flag ? [] : ["Ar \(ManualText.argument(parameter.names.value))"]
      let names = parameter.names.all.map { "Fl \(ManualText.code(String($0.dropFirst())))" }
      let label = ([names.joined(separator: " , ")] + value).filter { !$0.isEmpty }
      return (label.joined(separator: " "), parameter.helpWithValues)
    }
  }

  private func examples(_ lines: [String], _ page: inout ManualText) {
    guard !lines.isEmpty else { return }
    page.macro("Sh", "EXAMPLES")
    page.display(lines)
  }

  private func reference(to name: String) -> String { ManualText.code("\(table.name)-\(name)") }

  /// Adds references to pages of commands and topics, in the order of sections and names.
  private func references(_ pages: [(name: String, section: String)], _ page: inout ManualText) {
    let sorted = pages.sorted { ($0.section, $0.name) < ($1.section, $1.name) }
    for (place, seen) in sorted.enumerated() {
      let comma = place == sorted.count - 1 ? "" : " ,"
      page.macro("Xr", "\(reference(to: seen.name)) \(seen.section)\(comma)")
    }
  }

  /// Returns the commands and topics that texts name as `'puldar due'` or `'puldar help plans'`.
  private func mentioned(
    in commands: [CommandOutline], besides own: String
  ) -> [(name: String, section: String)] {
    let texts = commands.map { command in
      ([command.discussion] + command.parameters.map(\.help)).joined(separator: " ")
    }
    let text = texts.joined(separator: " ")
    func names(_ word: String) -> Bool {
      text.contains("'\(word)'") || text.contains("'\(word) ")
    }
    return listedCommands.map(\.name).filter { $0 != own && names("\(table.name) \($0)") }
      .map { ($0, "1") }
      + table.topics.map(\.name).filter { names("\(table.name) help \($0)") }.map { ($0, "7") }
  }
}
