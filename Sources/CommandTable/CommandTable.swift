/// A program of many commands: one table that yields calls, help, completions and suggestions.
///
/// It does no input or output. ``answer(to:width:)`` interprets a command line, and the caller prints a
/// text or passes a session to the call:
///
/// ```swift
/// switch table.answer(to: words, width: 80) {
/// case .perform(let call): show(try await call.perform(in: Session(call.globals)))
/// case .show(let text): output.write(text)
/// case .refuse(let error, _): for line in error.lines { errors.writeLine(line) }
/// case .complete(let request): for line in await request.lines(in: nil) { output.write(line) }
/// }
/// ```
public struct CommandTable<Globals: Sendable, Session, Output>: Sendable {
  /// The program with every command below it.
  let root: Command<Session, Output>
  let globalOptions: [GlobalOption<Globals>]
  /// The values of the global options when none is given.
  let globals: Globals
  let outline: TableOutline
  /// The command that takes a sentence, suggested if a sentence is typed without it; `nil` for none.
  let sentences: String?
  /// Returns what to type now instead of a removed command word and the words after it; `nil` for any
  /// other word.
  let gone: @Sendable (String, [String]) -> String?
  /// The commands that obey a global option whose name may have been left out, by that name.
  let offered: [String: @Sendable (Set<Command<Session, Output>.Trait>) -> Bool]
  /// The completion sources of the global options, by the option's longer name.
  private let globalSources: [String: CompletionSource<Session>]

  /// Declares a program.
  ///
  /// - Parameters:
  ///   - name: The program's name, as help shows it.
  ///   - summary: What it is for, a sentence.
  ///   - version: What `--version` prints.
  ///   - day: The day of that version, as manual pages show it: "November 28, 2026".
  ///   - manual: What the program's manual page says first, in the form of a topic.
  ///   - examples: Whole command lines, shown first in its help.
  ///   - globals: The values of the global options when none is given.
  ///   - options: The global options, which mean the same before and after every subcommand.
  ///   - bare: What the program does if no subcommand is given, with its options; `nil` shows help.
  ///   - groups: The commands, in the order in which help lists them.
  ///   - usual: The names of the most used commands, which help lists; `help all` lists the others. Empty if
  ///     help lists all of them.
  ///   - topics: Texts that `help NAME` shows and that belong to no command.
  ///   - otherWords: Other names of commands, each with the words that it stands for.
  ///   - gone: Returns what to type now instead of a removed command word and the words after it.
  ///   - sentences: The command that takes a sentence: suggested if a sentence is typed without it.
  ///   - offered: The global options that a word without a name may be meant for, by `--name`, and which
  ///     commands obey them, by their traits.
  ///   - globalSources: The completion sources of the global options, by `--name`.
  public init(
    _ name: String, _ summary: String, version: String, of day: String = "",
    discussion: String = "", manual: String = "",
    examples: [String] = [], globals: Globals, options: [GlobalOption<Globals>] = [],
    bare: Command<Session, Output>? = nil, groups: [CommandGroup<Session, Output>],
    usual: [String] = [], topics: [HelpTopic] = [], otherWords: [String: [String]] = [:],
    gone: @escaping @Sendable (String, [String]) -> String? = { _, _ in nil },
    sentences: String? = nil,
    offering offered: [String: @Sendable (Set<Command<Session, Output>.Trait>) -> Bool] = [:],
    completing globalSources: [String: CompletionSource<Session>] = [:]
  ) {
    let subcommands = groups.flatMap { $0.commands }
    var root = bare ?? Command(name, summary, subcommands: subcommands)
    root.outline.name = name
    root.outline.aliases = []
    root.outline.summary = summary
    root.outline.discussion = discussion
    root.outline.examples = examples
    root.outline.groups = groups.map { group in
      .init(
        title: group.title, summary: group.summary, commands: group.commands.map { $0.outline })
    }
    root.subcommands = subcommands
    self.root = root
    self.globals = globals
    self.sentences = sentences
    self.globalSources = globalSources
    self.offered = offered
    self.gone = gone
    globalOptions = options
    outline = TableOutline(
      version: version, day: day, manual: manual, root: root.outline,
      globals: options.map { $0.definition }, topics: topics, otherWords: otherWords, usual: usual)
  }

  /// Interprets a command line.
  ///
  /// - Parameters:
  ///   - words: The words after the program's name.
  ///   - width: The columns at which help is wrapped.
  public func answer(to words: [String], width: Int) -> Answer<Globals, Session, Output> {
    switch words.first {
    case "__complete": return .complete(completionRequest(words.dropFirst()))
    case "__dump": return .show(TableDump(outline).text)
    default: break
    }
    var scanner = WordScanner(outline)
    var beyondError: WordScanner?
    do {
      for (place, word) in words.enumerated() {
        do throws(UsageError) {
          if scanner.expectsCommand, let line = gone(word, Array(words[(place + 1)...])) {
            let lead = ([outline.name] + words[..<place].filter { $0 != "help" }.map(\.shellQuoted))
            throw .gone(word, now: (lead + [line]).joined(separator: " "))
          }
          try scanner.take(word)
        } catch {
          // A request for help is answered even if something else is wrong.
          let rest = words[place...].prefix { $0 != "--" }
          guard scanner.request == .help || rest.contains(where: WordScanner.asksForHelp) else {
            // Options for the form of the answer may come after the mistake.
            var later = scanner
            for word in words[place...].dropFirst() { try? later.take(word) }
            beyondError = later
            throw error.meaning(sentence(words, at: place, scanner))
          }
          return .show(help(at: scanner.path, width: width))
        }
      }
      if let request = scanner.request { return try answer(to: request, scanner, width: width) }
      try scanner.finish()
      return try answer(to: scanner, of: words, width: width)
    } catch let error as UsageError {
      let told = error.told(helpCommand: "\(outline.words(along: scanner.path)) --help")
      return .refuse(
        told.place.map { told.meaning(lineMeant(by: words, $0)) } ?? told,
        readableGlobals(beyondError ?? scanner))
    } catch {
      preconditionFailure("a parameter threw what is no usage error: \(error)")
    }
  }

  /// Returns the command line that a sentence without a command was meant to be, as it is shown; `nil` if the
  /// words are no sentence.
  private func sentence(_ words: [String], at place: Int, _ scanner: WordScanner) -> String? {
    guard let name = sentences, scanner.path.isEmpty, scanner.arguments.isEmpty,
      scanner.pending == nil
    else { return nil }
    let said = words[place...]
    guard said.first?.hasPrefix("-") == false,
      said.contains(where: { $0.contains(where: \.isNumber) }),
      said.count > 1 || said.contains(where: { $0.contains(" ") })
    else { return nil }
    // Words whose quotes a shell removed need none if nothing else in them is special to a shell.
    let rest = said.flatMap { $0.split(separator: " ").map(String.init) }
    let isPlain = rest.allSatisfy { $0.shellQuoted == $0 }
    let shown = isPlain ? rest : [said.joined(separator: " ").shellQuoted]
    let line = [outline.name] + words[..<place].map(\.shellQuoted) + [name] + shown
    return line.map { QuotedWord($0).description }.joined(separator: " ")
  }

  /// Returns the help of the command at a path.
  func help(at path: [Int], width: Int) -> String {
    HelpText(table: outline, path: path, width: width, isComplete: false).text
  }

  /// Returns the values of the global options, as far as they can be read.
  private func readableGlobals(_ scanner: WordScanner) -> Globals {
    scanner.globalWords.reduce(into: globals) { globals, given in
      // An unreadable value is reported elsewhere, or does not matter while completing.
      try? globalOptions[given.place].set(&globals, given.word)
    }
  }

  private func completionRequest(
    _ words: ArraySlice<String>
  ) -> CompletionRequest<Globals, Session> {
    let line = CompletionLine(words)
    let scanner = line.scanner(outline)
    return CompletionRequest(
      globals: readableGlobals(scanner),
      line.isMeant
        ? CompletionCandidates(
          scanner: scanner, sources: root.command(at: scanner.path).sources,
          globalSources: globalSources, word: line.word) : nil)
  }

  /// Answers a command line without a request: with a call, or the help of a command that only holds others.
  private func answer(
    to scanner: WordScanner, of words: [String], width: Int
  ) throws -> Answer<Globals, Session, Output> {
    guard scanner.command.hasBody else { return .show(help(at: scanner.path, width: width)) }
    var globals = globals
    for given in scanner.globalWords {
      try globalOptions[given.place].set(&globals, given.word)
    }
    let command = root.command(at: scanner.path)
    return .perform(
      Call(
        command: outline.commands(along: scanner.path).dropFirst().map(\.name),
        globals: globals, traits: command.traits,
        body: try command.prepare(ScannedWords(scanner.parameterWords)),
        parameters: scanner.command.parameters + outline.globals,
        helpCommand: "\(outline.words(along: scanner.path)) --help",
        meant: { lineMeant(by: words, $0) }))
  }

  private func answer(
    to request: WordScanner.Request, _ scanner: WordScanner, width: Int
  ) throws(UsageError) -> Answer<Globals, Session, Output> {
    switch request {
    case .version: return .show(outline.version + "\n")
    case .help: return .show(help(at: scanner.path, width: width))
    case .helpOn(let words):
      if let pending = scanner.pending, pending.target == .manual {
        throw .missingValue(for: pending.definition)
      }
      return answer(toHelpOn: words, width: width)
    case .manual(let folder):
      return .write(ManualPages(table: outline).files, to: folder, readableGlobals(scanner))
    case .completionScript(let shell):
      guard let shell = CompletionShell(rawValue: shell) else {
        return .refuse(.unknownShell(shell), globals)
      }
      return .show(shell.script(program: outline.name))
    }
  }

  private func answer(toHelpOn words: [String], width: Int) -> Answer<Globals, Session, Output> {
    if words.count == 1, let topic = outline.topics.first(where: { $0.name == words.first }) {
      return .show(TopicText(topic.text, width: width).text)
    }
    if words == ["all"], !outline.usual.isEmpty {
      return .show(HelpText(table: outline, path: [], width: width).text)
    }
    if words == ["help"] {
      return .show(HelpText(table: outline, path: [], width: width).ofHelp)
    }
    if words == ["options"], !outline.globals.isEmpty {
      return .show(HelpText(table: outline, path: [], width: width).options)
    }
    if words.count == 1, let group = outline.root.groups.first(where: { $0.topic == words[0] }) {
      return .show(HelpText(table: outline, path: [], width: width).page(of: group))
    }
    var path: [Int] = []
    for word in outline.named(by: words) {
      let command = outline.commands(along: path).last ?? outline.root
      guard let place = command.place(ofSubcommand: word) else {
        let topics = path.isEmpty ? outline.listedTopics.map(\.name) + ["all"] : []
        let names = command.subcommands.filter { !$0.isHidden }.map(\.name) + topics
        return .refuse(
          UsageError.unexpected(word, among: names, meaning: command.names(meantBy: word)).told(
            helpCommand: "\(outline.name) help" + (outline.usual.isEmpty ? "" : " all")),
          globals)
      }
      path.append(place)
    }
    return .show(help(at: path, width: width))
  }
}

/// The meaning of a command line. Nothing has been done or printed yet.
public enum Answer<Globals, Session, Output> {
  /// A command with its values read: create a session, pass it on, and the body runs.
  case perform(Call<Globals, Session, Output>)
  /// A text for standard output: help, the version, a script. The exit code is 0.
  case show(String)
  /// Files are asked for, such as the manual: the path of each below a folder, and its text.
  case write([(path: String, text: String)], to: String, Globals)
  /// A shell asks for completions at the cursor. The exit code is always 0.
  case complete(CompletionRequest<Globals, Session>)
  /// The command line is wrong: a message for standard error, with its exit code. The global options
  /// are those that could be read, so that a caller knows the format of the message.
  case refuse(UsageError, Globals)
}
