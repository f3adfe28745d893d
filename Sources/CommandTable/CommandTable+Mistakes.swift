extension CommandTable {
  /// The mistakes in the declarations, one sentence each; a test expects none.
  ///
  /// Two options with one name, an argument that can never be reached, a name that cannot be typed:
  /// things that the compiler does not catch.
  public var mistakes: [String] {
    mistakes(in: outline.root, words: outline.name)
      + outline.otherWords.keys.sorted().compactMap { words in
        var scanner = WordScanner(outline)
        for word in words.split(separator: " ") { try? scanner.take(String(word)) }
        return scanner.path.isEmpty ? "'\(words)' is another name of nothing" : nil
      }
  }

  private func mistakes(in command: CommandOutline, words: String) -> [String] {
    var mistakes: [String] = []
    for parameter in command.parameters + outline.globals {
      let names = parameter.names
      if !names.unreadable.isEmpty {
        mistakes.append("\(words): '\(names.unreadable.joined(separator: " "))' is no name")
      }
      if names.value.isEmpty != (parameter.kind == .flag) {
        mistakes.append("\(words): '\(parameter.label)' needs a value's name exactly if it has one")
      }
      if names.all.isEmpty != (parameter.kind == .argument) {
        mistakes.append("\(words): '\(parameter.label)' needs hyphens exactly if it is an option")
      }
    }
    let reserved = ["-h", "--help", "--version", "--generate-completion-script"]
    for names in [command.options, outline.globals].map({ $0.flatMap(\.names.all) }) {
      mistakes += repeated(names + reserved).map { "\(words): '\($0)' is declared twice" }
    }
    let called = command.subcommands.flatMap { [$0.name] + $0.aliases }
    mistakes += repeated(called).map { "\(words): the subcommand '\($0)' is declared twice" }
    let arguments = command.arguments
    for (argument, next) in zip(arguments, arguments.dropFirst()) {
      if argument.isRepeating {
        mistakes.append("\(words): nothing is left for '\(next.label)'")
      } else if !argument.isRequired, next.isRequired {
        mistakes.append("\(words): '\(next.label)' stands behind one that may be left out")
      }
    }
    return mistakes
      + command.subcommands.flatMap { self.mistakes(in: $0, words: "\(words) \($0.name)") }
  }

  /// Returns the names that occur more than once.
  private func repeated(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { !seen.insert($0).inserted }
  }
}
