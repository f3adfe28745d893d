/// What could stand at the cursor, before it is compared with what is already typed there.
struct CompletionCandidates<Session> {
  /// The words that the table knows.
  private(set) var completions: [Completion] = []
  /// Where more of them come from; `nil` where the table knows all.
  private(set) var source: CompletionSource<Session>?
  /// What stands in the word before the part that is completed: `--category=`.
  private(set) var lead = ""
  /// The part of the word that is completed.
  private(set) var prefix: String

  private let scanner: WordScanner
  private let command: Command<Session>

  /// - Parameters:
  ///   - scanner: A scanner that took every word before the cursor.
  ///   - command: The command that it came to.
  ///   - word: The word at the cursor, as far as it is typed.
  init(scanner: WordScanner, command: Command<Session>, word: String) {
    self.scanner = scanner
    self.command = command
    prefix = word
    if let pending = scanner.pending {
      offerValues(of: pending.target, pending.definition)
    } else if case .helpOn(let words) = scanner.request {
      offerHelp(words)
    } else if word.hasPrefix("-"), !scanner.hasEndOfOptions {
      offerOptions(word)
    } else {
      offerArguments()
    }
  }

  private mutating func offerValues(
    of target: WordScanner.Target, _ definition: ParameterDefinition
  ) {
    completions = definition.completions()
    switch target {
    case .parameter(let place): source = command.sources[place]
    case .global: break
    case .completionScript: completions = definition.allowedValues.map { Completion($0) }
    }
  }

  private mutating func offerHelp(_ words: [String]) {
    var outline = scanner.table.root
    for word in words {
      guard let place = outline.place(ofSubcommand: word) else { return }
      outline = outline.subcommands[place]
    }
    offerSubcommands(of: outline)
    if words.isEmpty {
      completions += scanner.table.topics.map { Completion($0.name, $0.summary) }
    }
  }

  /// Options by name, or the values behind `--name=`.
  private mutating func offerOptions(_ word: String) {
    if let sign = word.firstIndex(of: "="), word.hasPrefix("--") {
      var named = scanner
      try? named.take(String(word[..<sign]))
      guard let pending = named.pending else { return }
      lead = String(word[...sign])
      prefix = String(word[word.index(after: sign)...])
      offerValues(of: pending.target, pending.definition)
      return
    }
    for (place, definition) in command.outline.parameters.enumerated()
    where definition.kind != .argument && !definition.isHidden {
      let isGiven = !scanner.parameterWords[place].isEmpty
      if !isGiven || definition.isRepeating { offer(definition) }
    }
    for definition in scanner.table.globals where !definition.isHidden { offer(definition) }
    if scanner.path.isEmpty { completions.append(Completion("--version", "Show the version.")) }
    completions.append(Completion("--help", "Show help information."))
  }

  private mutating func offer(_ definition: ParameterDefinition) {
    // The short names need no completion, and would double the list.
    completions.append(Completion(definition.names.preferred, definition.help))
  }

  private mutating func offerArguments() {
    let arguments = command.outline.parameters.enumerated().filter { $0.element.kind == .argument }
    if scanner.arguments.isEmpty, !scanner.hasEndOfOptions {
      offerSubcommands(of: command.outline)
      if scanner.path.isEmpty {
        completions.append(Completion("help", "Show help information."))
      }
    }
    let place = scanner.arguments.count
    if let next = place < arguments.count ? arguments[place] : arguments.last,
      place < arguments.count || next.element.isRepeating
    {
      completions += next.element.completions()
      source = command.sources[next.offset]
    } else if completions.isEmpty, !scanner.hasEndOfOptions {
      offerOptions("")
    }
  }

  private mutating func offerSubcommands(of outline: CommandOutline) {
    completions += outline.subcommands.filter { !$0.isHidden }
      .map { Completion($0.name, $0.summary) }
  }
}
