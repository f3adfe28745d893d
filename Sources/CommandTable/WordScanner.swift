/// Reads the words of a command line one by one and sorts them by purpose.
///
/// It knows nothing of types: it only finds the command and the words of each parameter. Completion uses
/// the same scanner on the words before the cursor.
struct WordScanner {
  /// A request of a command line that replaces a command's own work.
  enum Request: Hashable {
    case version
    case help
    /// `help` and the words after it.
    case helpOn([String])
    case completionScript(shell: String)
    /// `help --man` and its folder.
    case manual(folder: String)
  }

  /// The destination of the words of an option.
  enum Target: Hashable {
    case parameter(Int)
    case global(Int)
    case completionScript
    case manual
  }

  /// An option that waits for its value.
  struct Pending {
    var target: Target
    var definition: ParameterDefinition
  }

  /// The hidden option of the program that prints a completion script.
  static let scriptOption = ParameterDefinition(
    kind: .option, names: ParameterNames("--generate-completion-script <shell>"),
    help: "Print a completion script.", isHidden: true, allowedValues: ["bash", "zsh", "fish"])

  /// The option of `help` that writes the manual.
  static let manualOption = ParameterDefinition(
    kind: .option, names: ParameterNames("--man <folder>"),
    help: "Write the manual pages and the completions of shells into a folder.")

  let table: TableOutline
  /// Which subcommand was taken on each level.
  private(set) var path: [Int] = []
  /// The command that the words led to.
  private(set) var command: CommandOutline
  /// The words for each parameter of the command.
  private(set) var parameterWords: [[String]]
  /// The words for global options, in the order in which they were given.
  private(set) var globalWords: [(place: Int, word: String)] = []
  /// The words without a name.
  private(set) var arguments: [String] = []
  private(set) var pending: Pending?
  /// The option whose value the next words may be more of.
  private var growing: Pending?
  private(set) var hasEndOfOptions = false
  private(set) var request: Request?

  /// Whether words are taken even if the command has no argument for them.
  private let keepsExtraWords: Bool

  init(_ table: TableOutline, keepsExtraWords: Bool = false) {
    self.table = table
    self.keepsExtraWords = keepsExtraWords
    command = table.root
    parameterWords = Array(repeating: [], count: table.root.parameters.count)
  }

  /// Takes the next word.
  mutating func take(_ word: String) throws(UsageError) {
    let before = growing
    growing = nil
    if let waiting = pending {
      pending = nil
      guard !isKnownOption(word) else { throw .missingValue(for: waiting.definition) }
      record(word, for: waiting.target)
      growing = waiting
    } else if let before, case .parameter(let place) = before.target, !isOption(word),
      before.definition.continues(word), let value = parameterWords[place].popLast()
    {
      parameterWords[place].append("\(value) \(word)")
      growing = before
    } else if hasEndOfOptions || !isOption(word) {
      try takeArgument(word)
    } else if word == "--" {
      hasEndOfOptions = true
    } else if word.hasPrefix("--") {
      try takeLong(word)
    } else {
      try takeCluster(word)
    }
  }

  /// Ends the words, and assigns the arguments to their parameters.
  mutating func finish() throws(UsageError) {
    if let pending { throw .missingValue(for: pending.definition) }
    var left = arguments[...]
    for (place, parameter) in command.parameters.enumerated() where parameter.kind == .argument {
      parameterWords[place] = Array(parameter.isRepeating ? left : left.prefix(1))
      left = parameter.isRepeating ? [] : left.dropFirst()
    }
  }

  /// Whether the next word without a name is the first command, or the one whose help is requested.
  var expectsCommand: Bool {
    path.isEmpty && pending == nil && arguments.isEmpty && !hasEndOfOptions
      && (request == nil || request == .helpOn([]))
  }

  /// Returns whether a word asks for help wherever options are allowed.
  static func asksForHelp(_ word: String) -> Bool { word == "--help" || word == "-h" }

  /// Returns whether a word is written like an option: a lone hyphen and a negative number are not.
  private func isOption(_ word: String) -> Bool {
    guard word.hasPrefix("-"), let next = word.dropFirst().first else { return false }
    return !"0123456789.".contains(next) || place(ofShort: next) != nil
  }

  /// Returns whether a word in the place of a value is rather an option: `--bank` or `-m`, and not the shop `-Dash`.
  private func isKnownOption(_ word: String) -> Bool {
    guard isOption(word), let next = word.dropFirst().first else { return false }
    return next == "-" || next == "h" || place(ofShort: next) != nil
  }

  private mutating func takeArgument(_ word: String) throws(UsageError) {
    if case .helpOn(let words) = request {
      request = .helpOn(words + [word])
      return
    }
    if case .manual = request { throw .unexpected(word) }
    let mayBeSubcommand = arguments.isEmpty && !hasEndOfOptions
    if mayBeSubcommand, let place = command.place(ofSubcommand: word) {
      guard parameterWords.allSatisfy(\.isEmpty) else { throw .unexpected(word) }
      path.append(place)
      command = command.subcommands[place]
      parameterWords = Array(repeating: [], count: command.parameters.count)
    } else if mayBeSubcommand, let words = table.words(meantBy: word, at: path) {
      guard parameterWords.allSatisfy(\.isEmpty) else { throw .unexpected(word) }
      (path, command) = ([], table.root)
      parameterWords = Array(repeating: [], count: command.parameters.count)
      for word in words { try take(word) }
    } else if mayBeSubcommand, path.isEmpty, word == "help" {
      request = .helpOn([])
    } else if mayBeSubcommand, path.isEmpty, word == "version" {
      ask(for: .version)
    } else if arguments.count < command.arguments.count
      || command.arguments.contains(where: \.isRepeating) || keepsExtraWords
    {
      arguments.append(word)
    } else {
      guard mayBeSubcommand else { throw .unexpected(word) }
      let others = path.isEmpty ? table.otherWords.keys.sorted() : []
      let isNear = Suggestion.closest(to: word, in: subcommandNames) != nil
      throw .unexpected(
        word, among: isNear ? subcommandNames : others, meaning: command.names(meantBy: word))
    }
  }

  private mutating func takeLong(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts.first ?? "")
    let name = String(spelling.dropFirst(2))
    let value = parts.count > 1 ? String(parts[1]) : nil
    if name == "help" || name == "version" {
      if let value { throw .takesNoValue(spelling, value) }
      ask(for: name == "help" ? .help : .version)
      return
    }
    guard let (target, definition) = place(ofLong: name) else {
      throw .unknownOption(spelling, among: optionNames)
    }
    switch (definition.takesValue, value) {
    case (true, let value?):
      record(value, for: target)
      growing = Pending(target: target, definition: definition)
    case (true, nil): pending = Pending(target: target, definition: definition)
    case (false, let value?): throw .takesNoValue(spelling, value)
    case (false, nil): record("", for: target)
    }
  }

  /// Reads `-v`, `-vn`, `-mVALUE`, `-m=VALUE` and `-vm VALUE`.
  private mutating func takeCluster(_ word: String) throws(UsageError) {
    var rest = word.dropFirst()
    while let letter = rest.popFirst() {
      if "hVv".contains(letter), place(ofShort: letter) == nil {
        ask(for: letter == "h" ? .help : .version)
        continue
      }
      guard let (target, definition) = place(ofShort: letter) else {
        // `-category` is more likely a name that lacks a hyphen than eight short options.
        let isWhole = rest.count == word.count - 2
        let misspelled = UsageError.unknownOption(word, among: optionNames)
        throw isWhole && misspelled.suggestion != nil
          ? misspelled : .unknownOption("-\(letter)", among: [])
      }
      if definition.takesValue {
        guard !rest.isEmpty else {
          pending = Pending(target: target, definition: definition)
          return
        }
        record(String(rest.first == "=" ? rest.dropFirst() : rest), for: target)
        return
      }
      if rest.first == "=" { throw .takesNoValue("-\(letter)", String(rest.dropFirst())) }
      record("", for: target)
    }
  }

  /// Records the first request, which wins: `help add --version` is a request for help.
  private mutating func ask(for new: Request) {
    if request == nil { request = new }
  }

  private mutating func record(_ word: String, for target: Target) {
    switch target {
    case .parameter(let place): parameterWords[place].append(word)
    case .global(let place): globalWords.append((place, word))
    case .completionScript: ask(for: .completionScript(shell: word))
    case .manual: request = .manual(folder: word)
    }
  }

  private func place(ofLong name: String) -> (Target, ParameterDefinition)? {
    if path.isEmpty, WordScanner.scriptOption.names.longs.contains(name) {
      return (.completionScript, WordScanner.scriptOption)
    }
    if request == .helpOn([]), WordScanner.manualOption.names.longs.contains(name) {
      return (.manual, WordScanner.manualOption)
    }
    return place { $0.names.longs.contains(name) }
  }

  private func place(ofShort letter: Character) -> (Target, ParameterDefinition)? {
    place { $0.names.shorts.contains(letter) }
  }

  /// Returns an option's target and definition; the command's own options precede the global ones.
  private func place(
    where isMeant: (ParameterDefinition) -> Bool
  ) -> (Target, ParameterDefinition)? {
    if let place = command.parameters.firstIndex(where: { $0.kind != .argument && isMeant($0) }) {
      return (.parameter(place), command.parameters[place])
    }
    if let place = table.globals.firstIndex(where: isMeant) {
      return (.global(place), table.globals[place])
    }
    return nil
  }

  private var subcommandNames: [String] {
    let names = command.subcommands.filter { !$0.isHidden }.flatMap { [$0.name] + $0.aliases }
    return path.isEmpty ? names + ["help"] : names
  }

  private var optionNames: [String] {
    (command.options + table.globals).filter { !$0.isHidden }
      .flatMap { $0.names.longs.map { "--\($0)" } } + ["--help", "--version"]
  }
}

/// The words given for each parameter of a command, handed out in the order of the parameters.
struct ScannedWords: Sendable {
  /// The words of each parameter; an empty word for each time that a flag was given.
  var words: [[String]]
  private var place = 0

  init(_ words: [[String]]) { self.words = words }

  /// Returns the words of the next parameter.
  mutating func next() -> [String] {
    defer { place += 1 }
    return place < words.count ? words[place] : []
  }
}
