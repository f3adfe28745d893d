/// One parameter of a command: an option, a flag or an argument, or several of them, and the type in
/// which their value reaches the body.
///
/// Options and flags are written as help shows them, `"-m --month <YYYY-MM>"`, arguments as
/// `"<amount>"`.
public struct Parameter<Session, Value>: Sendable {
  var definitions: [ParameterDefinition]
  /// Where the completions of each come from.
  var sources: [CompletionSource<Session>]
  /// Takes the words that were given for each, and turns them into the value.
  var read: @Sendable (inout ScannedWords) throws -> Value

  private init(
    definition: ParameterDefinition, source: CompletionSource<Session>,
    read: @escaping @Sendable ([String], ParameterDefinition) throws -> Value
  ) {
    definitions = [definition]
    sources = [source]
    self.read = { words in try read(words.next(), definition) }
  }

  /// Several parameters that belong together, such as those that many commands have.
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
    read = { words in try whole(repeat try (each parts).read(&words)) }
  }
}

extension Parameter {
  /// An option with a value, which may be left out; given more than once, the last one holds.
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

  /// An option with a value that holds `value` when it is left out; the help text says so itself.
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

  /// An option with a value that must be given.
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

  /// An option that may be given many times; its values come in the order of the words.
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

  /// An option without a value: true when it is given.
  public static func flag(_ names: String, _ help: String, isHidden: Bool = false) -> Parameter
  where Value == Bool {
    Parameter(
      definition: ParameterDefinition(
        kind: .flag, names: ParameterNames(names), help: help, isHidden: isHidden),
      source: .fromType
    ) { words, _ in !words.isEmpty }
  }

  /// An argument that must be given.
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

  /// An argument that may be left out; it stands behind those that must be given.
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

  /// All arguments that are left; it stands behind the other ones.
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
}

/// Where the completions of a parameter come from when they depend on the session, such as the
/// names that a ledger holds.
///
/// It must not write, lock or wait for long. What it throws is dropped: a shell that completes shows
/// nothing then.
public struct CompletionSource<Session>: Sendable {
  let completions: @Sendable (Session) async throws -> [Completion]

  public init(_ completions: @escaping @Sendable (Session) async throws -> [Completion]) {
    self.completions = completions
  }

  /// Only what the type of the value offers.
  public static var fromType: CompletionSource {
    CompletionSource { _ in [] }
  }
}
