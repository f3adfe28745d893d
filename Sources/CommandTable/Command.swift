/// A command, declared once: its names, help, parameters and body.
///
/// A body takes a `Session` and returns an `Output`, which the caller shows.
///
/// ```swift
/// extension Command<Session, Report> {
///   static let month = Command(
///     "month", "Show what each bucket spent in a month.",
///     .option("-m --month <YYYY-MM>", "the month (default: this one)", CalendarMonth.self)
///   ) { session, month in … }
/// }
/// ```
public struct Command<Session, Output>: Sendable {
  /// A property of some commands that callers query. A program defines its own traits.
  public struct Trait: Hashable, Sendable {
    private let name: String

    public init(_ name: String) { self.name = name }
  }

  /// A body with its values read: it only needs a session.
  typealias Prepared = (Session) async throws -> Output

  var outline: CommandOutline
  /// The traits of the command.
  var traits: Set<Trait> = []
  /// The completion source of each parameter, in the order of the parameters.
  var sources: [CompletionSource<Session>] = []
  /// The subcommands, in the order of the outline.
  var subcommands: [Command] = []
  /// Reads the values of all parameters from the words; throws a ``UsageError``.
  var prepare: @Sendable (ScannedWords) throws -> Prepared

  /// Creates a command with a body.
  ///
  /// - Parameters:
  ///   - name: The word that calls it.
  ///   - summary: One line for the list of commands, a sentence.
  ///   - aliases: Other words that call it.
  ///   - otherNames: Words that mean the command but do not call it, because it had that name once or has it
  ///     in other programs: an error suggests the name.
  ///   - discussion: What help says below the summary; may be empty.
  ///   - examples: Whole command lines, shown first in its help.
  ///   - isHidden: Whether lists and suggestions leave it out.
  ///   - traits: The traits of the command.
  ///   - parameters: Options, flags and arguments; their values reach the body in this order.
  ///   - subcommands: Commands below this one, matched before its arguments.
  ///   - body: The code that runs it.
  public init<each Value>(
    _ name: String, _ summary: String, aliases: [String] = [], otherNames: [String] = [],
    discussion: String = "", examples: [String] = [], isHidden: Bool = false,
    traits: Set<Trait> = [],
    _ parameters: repeat Parameter<Session, each Value>,
    subcommands: [Command] = [],
    body: @escaping @Sendable (Session, repeat each Value) async throws -> Output
  ) {
    outline = CommandOutline(
      name: name, aliases: aliases, otherNames: otherNames, summary: summary,
      discussion: discussion, examples: examples, isHidden: isHidden)
    self.traits = traits
    for parameter in repeat each parameters {
      outline.parameters += parameter.definitions
      sources += parameter.sources
    }
    self.subcommands = subcommands
    if !subcommands.isEmpty {
      // A key path here, among parameter packs, stops Swift 6.3 at run time ("could not demangle").
      outline.groups = [.init(title: nil, commands: subcommands.map { $0.outline })]
    }
    prepare = { words in
      var words = words
      let readings = (repeat try (each parameters).read(&words))
      return { session in
        try await body(session, repeat try await (each readings).meant(session))
      }
    }
  }

  /// Creates a command that only holds others: called alone, it shows its help.
  public init(
    _ name: String, _ summary: String, aliases: [String] = [], discussion: String = "",
    examples: [String] = [], isHidden: Bool = false, traits: Set<Trait> = [],
    subcommands: [Command]
  ) {
    outline = CommandOutline(
      name: name, aliases: aliases, summary: summary, discussion: discussion, examples: examples,
      isHidden: isHidden, hasBody: false)
    self.traits = traits
    self.subcommands = subcommands
    outline.groups = [.init(title: nil, commands: subcommands.map { $0.outline })]
    prepare = { _ in throw UsageError("Missing expected subcommand") }
  }

  /// Returns the command at a path below this one; this one for an empty path.
  func command(at path: [Int]) -> Command {
    path.reduce(self) { $0.subcommands[$1] }
  }
}

/// A command that was found, with its values read.
public struct Call<Globals, Session, Output> {
  /// The words that lead to the command, without the program's name: `["category", "add"]`; empty
  /// for the bare program. Aliases are replaced by names.
  public let command: [String]
  /// The values of the global options.
  public let globals: Globals
  /// The traits of the command.
  public let traits: Set<Command<Session, Output>.Trait>
  let body: Command<Session, Output>.Prepared
  /// Every parameter that the command line may hold.
  let parameters: [ParameterDefinition]
  /// The words that show its help.
  let helpCommand: String
  /// Returns what was meant by a word that its place does not allow.
  let meant: (WordPlace) -> MeantLine?

  /// Runs the body of the command.
  ///
  /// - Returns: What the body returns.
  /// - Throws: What the body throws; a ``UsageError`` gains the name of the command's help.
  public func perform(in session: Session) async throws -> Output {
    do {
      return try await body(session)
    } catch let error as UsageError {
      let told = error.told(helpCommand: helpCommand, among: parameters)
      throw told.place.map { told.meaning(meant($0)) } ?? told
    }
  }
}

/// Commands that help lists under one heading.
public struct CommandGroup<Session, Output>: Sendable {
  /// The heading, in the words of a person ("Enter"); `nil` for a plain list.
  public var title: String?
  /// The summary of the page `help TITLE`, if the group has one; `nil` if the program's help lists the commands.
  public var summary: String?
  /// The commands, in the order in which they are listed.
  public var commands: [Command<Session, Output>]

  public init(
    _ title: String? = nil, summary: String? = nil, _ commands: [Command<Session, Output>]
  ) {
    self.title = title
    self.summary = summary
    self.commands = commands
    guard summary != nil else { return }
    for place in commands.indices { self.commands[place].outline.isHidden = true }
  }
}
