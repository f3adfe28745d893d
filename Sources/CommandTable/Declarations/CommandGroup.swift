/// Commands that help lists below one heading.
public struct CommandGroup<Session>: Sendable {
  /// The heading, in the words of a person ("Enter"); `nil` for a plain list.
  public var title: String?
  /// The commands, in the order in which they are listed.
  public var commands: [Command<Session>]

  public init(_ title: String? = nil, _ commands: [Command<Session>]) {
    self.title = title
    self.commands = commands
  }
}
