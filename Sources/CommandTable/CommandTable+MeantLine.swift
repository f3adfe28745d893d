/// The command line that was probably meant by words that do not fit, as a message shows it.
enum MeantLine: Hashable {
  /// The whole line.
  case line(String)
  /// One of some options, each with its value.
  case options([String])
}

extension CommandTable {
  /// Returns the command line that was meant by words without a name that do not fit; `nil` if that is unclear.
  /// Every suggestion can be read.
  ///
  /// - Parameters:
  ///   - words: The words after the program's name.
  ///   - place: The place of the word that does not fit: for an argument's place only certain placements count.
  func lineMeant(by words: [String], _ place: WordPlace) -> MeantLine? {
    var scanner = WordScanner(outline, keepsExtraWords: true)
    var other: [String] = []
    var bare: [String] = []
    for word in words {
      let count = scanner.arguments.count
      guard (try? scanner.take(word)) != nil else { return nil }
      if scanner.arguments.count > count { bare.append(word) } else { other.append(word) }
    }
    let command = scanner.command
    guard !bare.isEmpty, scanner.request == nil, !scanner.hasEndOfOptions, command.hasBody,
      scanner.pending == nil
    else { return nil }
    let found = placement(scanner).find(bare).filter { place == .nowhere || $0.isCertain }
    if found.isEmpty { return joined(bare, command, behind: other) }
    if let first = found.first, first.named.isEmpty, first.arguments == bare { return nil }
    let lines = found.map { other + $0.arguments + $0.named.flatMap(\.self) }
    let readable = zip(found, lines).filter { canRead($0.1) }
    if readable.count == 1 { return shown(readable[0].1).map { .line($0) } }
    let options = readable.compactMap { shown(words: $0.0.named.flatMap(\.self)) }
    return options.isEmpty || options.count < readable.count ? nil : .options(options)
  }

  /// Returns where the words without a name may go.
  private func placement(_ scanner: WordScanner) -> WordPlacement {
    let command = scanner.command
    let traits = root.command(at: scanner.path).traits
    let own = zip(command.parameters, scanner.parameterWords).filter { parameter, words in
      parameter.kind != .argument && !parameter.isHidden && (words.isEmpty || parameter.isRepeating)
    }
    let given = Set(scanner.globalWords.map(\.place))
    let globals = globalOptions.enumerated().filter { place, option in
      let names = option.definition.names
      guard !given.contains(place) else { return false }
      // A flag is meant only by its name.
      return option.definition.kind == .flag || offered[names.preferred]?(traits) == true
    }
    return WordPlacement(
      arguments: command.arguments, options: own.map(\.0), globals: globals.map(\.1.definition))
  }

  /// Joins the words of a name that lacks quotes.
  private func joined(
    _ words: [String], _ command: CommandOutline, behind other: [String]
  ) -> MeantLine? {
    let arguments = command.arguments
    guard words.count > arguments.count, let last = arguments.last, !last.isRepeating,
      last.fit(words[arguments.count - 1]) != .certain, words.allSatisfy({ !$0.isEmpty })
    else { return nil }
    let name = words[(arguments.count - 1)...].joined(separator: " ")
    let line = other + words.prefix(arguments.count - 1) + [name]
    return last.fit(name) != .no && canRead(line) ? shown(line).map { .line($0) } : nil
  }

  /// Returns whether every value of a command line can be read.
  private func canRead(_ words: [String]) -> Bool {
    var scanner = WordScanner(outline)
    do {
      for word in words { try scanner.take(word) }
      try scanner.finish()
      var globals = globals
      for given in scanner.globalWords { try globalOptions[given.place].set(&globals, given.word) }
      _ = try root.command(at: scanner.path).prepare(ScannedWords(scanner.parameterWords))
      return scanner.command.hasBody && scanner.request == nil
    } catch {
      return false
    }
  }

  private func shown(_ words: [String]) -> String? { shown(words: [outline.name] + words) }

  /// Returns words as a person types them; `nil` if a message cannot show them whole.
  private func shown(words: [String]) -> String? {
    let isPlain = words.allSatisfy { QuotedWord($0).description == $0 }
    return isPlain ? words.map(\.shellQuoted).joined(separator: " ") : nil
  }
}
