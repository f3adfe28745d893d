/// A shell's request for the words that could complete the one at the cursor.
///
/// The hidden command behind the scripts is `__complete INDEX WORD…`, where the first word is the
/// program and INDEX counts from it.
public struct CompletionRequest<Globals: Sendable, Session> {
  /// The values of the global options, as far as they can be read: they say which ledger to read.
  public let globals: Globals
  /// Whether a session can add anything; if not, none is needed.
  public let needsSession: Bool

  private let found: [Completion]
  private let source: CompletionSource<Session>?
  /// The part of the word before the completed part: `--category=`.
  private let lead: String
  private let prefix: String

  /// - Parameter candidates: What the table knows; `nil` if nothing is asked for.
  init(globals: Globals, _ candidates: CompletionCandidates<Session>?) {
    self.globals = globals
    found = candidates?.completions ?? []
    source = candidates?.source
    needsSession = source != nil
    lead = candidates?.lead ?? ""
    prefix = candidates?.prefix ?? ""
  }

  /// Returns the lines for the script, without newlines: a word, a tab and its description.
  ///
  /// - Parameter session: The session that looks names up; `nil` if none can be created.
  public func lines(in session: Session?) async -> [String] {
    var all = found
    if let source, let session {
      all += (try? await source.completions(session)) ?? []
    }
    // The ledger's description of a word says more than its type's.
    let descriptions = Dictionary(all.map { ($0.value, $0.description) }) { first, last in
      last.isEmpty ? first : last
    }
    var seen: Set<String> = []
    return all.compactMap { completion in
      // A control character in a name cannot be typed, and the terminal would obey it.
      let isPlain = completion.value.unicodeScalars.allSatisfy {
        $0.properties.generalCategory != .control
      }
      guard isPlain, completion.value.hasPrefix(prefix), seen.insert(completion.value).inserted
      else { return nil }
      let description = descriptions[completion.value] ?? completion.description
      return "\(lead)\(completion.value)\t\(QuotedWord(description))"
    }
  }
}

/// The line that a shell asks about: the words from the program on, and the position of the cursor.
struct CompletionLine {
  /// The word at the cursor, as far as it is typed.
  let word: String
  /// Whether the cursor is after the program's name; a wrong index asks for nothing.
  let isMeant: Bool
  /// The words between the program's name and the cursor.
  private let wordsBefore: ArraySlice<String>

  /// - Parameter words: The index of the word at the cursor, and the words as a shell holds them.
  init(_ words: ArraySlice<String>) {
    let line = words.dropFirst().map { ShellWord($0).text }
    // Any number may be asked for, but nothing comes before the program's name.
    let index = max(0, words.first.flatMap { Int($0) } ?? 0)
    isMeant = index > 0
    word = isMeant && index < line.count ? line[index] : ""
    wordsBefore = line.dropFirst().prefix(max(0, index - 1))
  }

  /// Returns a scanner that took every word before the cursor.
  func scanner(_ outline: TableOutline) -> WordScanner {
    wordsBefore.reduce(into: WordScanner(outline)) { scanner, word in
      // A line that is being written may be wrong before the cursor.
      try? scanner.take(word)
    }
  }
}

/// The candidates for the word at the cursor, before they are compared with its typed part.
struct CompletionCandidates<Session> {
  /// The words that the table knows.
  private(set) var completions: [Completion] = []
  /// The source of more of them; `nil` if the table knows all.
  private(set) var source: CompletionSource<Session>?
  /// The part of the word before the completed part: `--category=`.
  private(set) var lead = ""
  /// The part of the word that is completed.
  private(set) var prefix: String

  private let scanner: WordScanner
  /// The completion source of each parameter of the command.
  private let sources: [CompletionSource<Session>]
  /// The completion sources of the global options, by their longer names.
  private let globalSources: [String: CompletionSource<Session>]

  /// - Parameters:
  ///   - scanner: A scanner that took every word before the cursor.
  ///   - sources: The completion source of each parameter of the command.
  ///   - globalSources: The completion sources of the global options, by their longer names.
  ///   - word: The word at the cursor, as far as it is typed.
  init(
    scanner: WordScanner, sources: [CompletionSource<Session>],
    globalSources: [String: CompletionSource<Session>], word: String
  ) {
    self.scanner = scanner
    self.sources = sources
    self.globalSources = globalSources
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
    case .parameter(let place): source = sources[place]
    case .global: source = globalSources[definition.names.preferred]
    case .manual: break
    case .completionScript: completions = definition.allowedValues.map { Completion($0) }
    }
  }

  private mutating func offerHelp(_ words: [String]) {
    var outline = scanner.table.root
    for word in scanner.table.named(by: words) {
      guard let place = outline.place(ofSubcommand: word) else { return }
      outline = outline.subcommands[place]
    }
    offerSubcommands(of: outline)
    if words.isEmpty {
      completions += scanner.table.listedTopics.map { Completion($0.name, $0.summary) }
      if !scanner.table.usual.isEmpty {
        completions.append(Completion("all", "Every command, option and topic."))
      }
      if prefix.hasPrefix("-") { offer(WordScanner.manualOption) }
    }
  }

  /// Offers options by name, or the values after `--name=`.
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
    for (place, definition) in scanner.command.parameters.enumerated()
    where definition.kind != .argument && !definition.isHidden {
      let isGiven = !scanner.parameterWords[place].isEmpty
      if !isGiven || definition.isRepeating { offer(definition) }
    }
    for definition in scanner.table.globals where !definition.isHidden { offer(definition) }
    if scanner.path.isEmpty { completions.append(Completion("--version", "Show the version.")) }
    completions.append(Completion("--help", "Show help information."))
  }

  private mutating func offer(_ definition: ParameterDefinition) {
    // Short names need no completion, and would double the list.
    completions.append(Completion(definition.names.preferred, definition.help))
  }

  private mutating func offerArguments() {
    let arguments = scanner.command.parameters.enumerated().filter { $0.element.kind == .argument }
    if scanner.arguments.isEmpty, !scanner.hasEndOfOptions {
      offerSubcommands(of: scanner.command)
      if scanner.path.isEmpty {
        completions.append(Completion("help", "Show help information."))
      }
    }
    let place = scanner.arguments.count
    if let next = place < arguments.count ? arguments[place] : arguments.last,
      place < arguments.count || next.element.isRepeating
    {
      completions += next.element.completions()
      source = sources[next.offset]
    } else if completions.isEmpty, !scanner.hasEndOfOptions {
      offerOptions("")
    }
  }

  private mutating func offerSubcommands(of outline: CommandOutline) {
    completions += outline.subcommands.filter { !$0.isHidden }
      .map { Completion($0.name, $0.summary) }
  }
}

/// A word as it is typed on a shell's line, with backslashes and quotes that may not be closed yet.
struct ShellWord {
  /// The word without its quoting.
  let text: String

  init(_ typed: String) {
    var text = ""
    var quote: Character?
    var isEscaped = false
    for character in typed {
      if isEscaped {
        // Between double quotes, a backslash is literal unless it precedes one of these.
        if quote == "\"", !"\\\"$`".contains(character) { text.append("\\") }
        text.append(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      } else {
        text.append(character)
      }
    }
    self.text = text
  }
}
