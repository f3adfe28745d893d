/// A command, declared once: its names, its help, its parameters and what it does.
///
/// ```swift
/// extension Command<Session> {
///   static let month = Command(
///     "month", "Show what each bucket spent in a month.",
///     .option("-m --month <YYYY-MM>", "the month (default: this one)", CalendarMonth.self)
///   ) { session, month in … }
/// }
/// ```
public struct Command<Session>: Sendable {
  /// A body with its values: what is left to do is to hand it a session.
  typealias Prepared = (Session) async throws -> Void

  var outline: CommandOutline
  /// Where the completions of each parameter come from, in the order of the parameters.
  var sources: [CompletionSource<Session>] = []
  /// The subcommands, in the order of the outline.
  var subcommands: [Command] = []
  /// Reads the values of all parameters from the words; throws a ``Misuse``.
  var prepare: @Sendable (ScannedWords) throws -> Prepared

  /// A command with a body.
  ///
  /// - Parameters:
  ///   - name: The word that calls it.
  ///   - summary: One line for the list of commands, a sentence.
  ///   - aliases: Other words that call it.
  ///   - formerNames: Words that once called it: whoever types one is told the name.
  ///   - discussion: What help says below the summary; may be empty.
  ///   - examples: Whole command lines, shown first in its help.
  ///   - isHidden: Whether lists and suggestions leave it out.
  ///   - parameters: Options, flags and arguments; their values reach the body in this order.
  ///   - subcommands: Commands below this one, which take their turn before its arguments.
  ///   - body: What it does.
  public init<each Value>(
    _ name: String, _ summary: String, aliases: [String] = [], formerNames: [String] = [],
    discussion: String = "", examples: [String] = [], isHidden: Bool = false,
    _ parameters: repeat Parameter<Session, each Value>,
    subcommands: [Command] = [],
    body: @escaping @Sendable (Session, repeat each Value) async throws -> Void
  ) {
    outline = CommandOutline(
      name: name, aliases: aliases, formerNames: formerNames, summary: summary,
      discussion: discussion, examples: examples, isHidden: isHidden)
    for parameter in repeat each parameters {
      outline.parameters.append(parameter.definition)
      sources.append(parameter.source)
    }
    self.subcommands = subcommands
    if !subcommands.isEmpty {
      // A key path here, among parameter packs, stops Swift 6.3 at run time ("could not demangle").
      outline.groups = [.init(title: nil, commands: subcommands.map { $0.outline })]
    }
    prepare = { words in
      var words = words
      let values = (repeat try (each parameters).read(words.next(), (each parameters).definition))
      return { session in try await body(session, repeat each values) }
    }
  }

  /// A command that only holds others: called alone it shows its help.
  public init(
    _ name: String, _ summary: String, aliases: [String] = [], discussion: String = "",
    examples: [String] = [], isHidden: Bool = false, subcommands: [Command]
  ) {
    self.init(
      name, summary, aliases: aliases, discussion: discussion, examples: examples,
      isHidden: isHidden, subcommands: subcommands, body: { (_: Session) in })
    outline.hasBody = false
  }
}
