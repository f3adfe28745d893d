/// One or more parameters of a command (options, flags, arguments), with the type of the value that
/// the body receives.
///
/// Options and flags are declared as help shows them, `"-m --month <YYYY-MM>"`, arguments as
/// `"<amount>"`.
public struct Parameter<Session, Value>: Sendable {
  var definitions: [ParameterDefinition]
  /// The completion source of each.
  var sources: [CompletionSource<Session>]
  /// Takes the words given for each, and converts them to the value: as they say it, and as a session means it.
  var read: @Sendable (inout ScannedWords) throws -> (Value, meant: (Session) async throws -> Value)

  private init(
    definition: ParameterDefinition, source: CompletionSource<Session>,
    read: @escaping @Sendable ([String], ParameterDefinition) throws -> Value
  ) {
    definitions = [definition]
    sources = [source]
    self.read = { words in
      let value = try read(words.next(), definition)
      return (value, { await definition.settled(value, in: $0) })
    }
  }

  /// Combines parameters that belong together, such as those that many commands share.
  public init<each Part>(
    _ parts: repeat Parameter<Session, each Part>,
    as whole: @escaping @Sendable (repeat each Part) throws -> Value
  ) {
    definitions = []
    sources = []
    for part in repeat each parts {
      definitions += part.definitions
      sources += part.sources
    }
    read = { words in
      let readings = (repeat try (each parts).read(&words))
      return (
        try whole(repeat (each readings).0),
        { session in try whole(repeat try await (each readings).meant(session)) }
      )
    }
  }
}

extension Parameter {
  /// Creates an optional option with a value; if it is given more than once, the last one wins.
  public static func option<Word: ParameterValue>(
    _ names: String, _ help: String, _: Word.Type = Word.self, isHidden: Bool = false,
    completing source: CompletionSource<Session> = .fromType
  ) -> Parameter where Value == Word? {
    Parameter(
      definition: .named(names, help, Word.self, isHidden: isHidden), source: source
    ) { words, definition in
      try words.last.map { try definition.value(of: $0) }
    }
  }

  /// Creates an option with a value that defaults to `value`; the help text says so itself.
  public static func option(
    _ names: String, _ help: String, default value: Value, isHidden: Bool = false,
    completing source: CompletionSource<Session> = .fromType
  ) -> Parameter where Value: ParameterValue {
    Parameter(
      definition: .named(names, help, Value.self, isHidden: isHidden), source: source
    ) { words, definition in
      try words.last.map { try definition.value(of: $0) } ?? value
    }
  }

  /// Creates a required option with a value.
  public static func requiredOption(
    _ names: String, _ help: String, _: Value.Type = Value.self,
    completing source: CompletionSource<Session> = .fromType
  ) -> Parameter where Value: ParameterValue {
    Parameter(
      definition: .named(names, help, Value.self, isRequired: true), source: source
    ) { words, definition in
      guard let word = words.last else { throw UsageError.missing(definition) }
      return try definition.value(of: word)
    }
  }

  /// Creates an option that may be repeated; its values keep the order of the words.
  public static func options<Word: ParameterValue>(
    _ names: String, _ help: String, _: Word.Type = Word.self, isHidden: Bool = false,
    completing source: CompletionSource<Session> = .fromType
  ) -> Parameter where Value == [Word] {
    Parameter(
      definition: .named(names, help, Word.self, isRepeating: true, isHidden: isHidden),
      source: source
    ) { words, definition in
      try words.map { try definition.value(of: $0) }
    }
  }

  /// Creates an option without a value: `true` if it is given.
  public static func flag(_ names: String, _ help: String, isHidden: Bool = false) -> Parameter
  where Value == Bool {
    Parameter(
      definition: ParameterDefinition(
        kind: .flag, names: ParameterNames(names), help: help, isHidden: isHidden),
      source: .fromType
    ) { words, _ in !words.isEmpty }
  }

  /// Creates two flags that exclude each other, so that a body cannot confuse them: `true` for the first, `false`
  /// for the second, `nil` for none.
  public static func either(
    _ names: String, _ help: String, or otherNames: String, _ otherHelp: String
  ) -> Parameter where Value == Bool? {
    Parameter(.flag(names, help), .flag(otherNames, otherHelp)) { isFirst, isSecond in
      guard !isFirst || !isSecond else {
        throw UsageError("'\(names)' and '\(otherNames)' exclude each other")
      }
      return isFirst ? true : isSecond ? false : nil
    }
  }

  /// Creates a required argument.
  public static func argument(
    _ name: String, _ help: String, _: Value.Type = Value.self,
    completing source: CompletionSource<Session> = .fromType
  ) -> Parameter where Value: ParameterValue {
    Parameter(
      definition: .argument(name, help, Value.self, isRequired: true), source: source
    ) { words, definition in
      guard let word = words.first else { throw UsageError.missing(definition) }
      return try definition.value(of: word)
    }
  }

  /// Creates an optional argument; it follows the required ones.
  public static func optionalArgument<Word: ParameterValue>(
    _ name: String, _ help: String, _: Word.Type = Word.self,
    completing source: CompletionSource<Session> = .fromType
  ) -> Parameter where Value == Word? {
    Parameter(
      definition: .argument(name, help, Word.self), source: source
    ) { words, definition in
      try words.first.map { try definition.value(of: $0) }
    }
  }

  /// Creates a parameter of all remaining arguments; it follows the other ones.
  public static func arguments<Word: ParameterValue>(
    _ name: String, _ help: String, _: Word.Type = Word.self, isRequired: Bool = false,
    completing source: CompletionSource<Session> = .fromType
  ) -> Parameter where Value == [Word] {
    Parameter(
      definition: .argument(name, help, Word.self, isRequired: isRequired, isRepeating: true),
      source: source
    ) { words, definition in
      if isRequired, words.isEmpty { throw UsageError.missing(definition) }
      return try words.map { try definition.value(of: $0) }
    }
  }
}

extension ParameterDefinition {
  /// Reads one word as a value of this parameter.
  func value<Word: ParameterValue>(of word: String) throws(UsageError) -> Word {
    do throws(ValueError) {
      return try Word(parsing: word)
    } catch {
      throw .invalid(word, for: self, because: error)
    }
  }

  /// Returns a value of this parameter as a session means it; unchanged if the session knows no more.
  func settled<Value, Session>(_ value: Value, in session: Session) async -> Value {
    // A conformance check at run time is expensive.
    guard isSettled, let settling = session as? any ValueSettling else { return value }
    return await settling.settled(value)
  }
}

/// A source of completions that depend on the session, such as the names in a ledger.
///
/// It must not write, lock or wait for long. Its errors are dropped: the shell then offers nothing.
public struct CompletionSource<Session>: Sendable {
  let completions: @Sendable (Session) async throws -> [Completion]

  public init(_ completions: @escaping @Sendable (Session) async throws -> [Completion]) {
    self.completions = completions
  }

  /// A source that offers only the completions of the value's type.
  public static var fromType: CompletionSource {
    CompletionSource { _ in [] }
  }
}
