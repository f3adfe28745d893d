/// An option that means the same before and after every subcommand, with the member of `Globals`
/// that it sets.
public struct GlobalOption<Globals>: Sendable {
  var definition: ParameterDefinition
  /// Sets the member; the word is empty for a flag. Throws a ``UsageError``.
  var set: @Sendable (inout Globals, String) throws -> Void

  /// Creates an option with a value; if it is given more than once, the last one wins.
  public static func option<Word: ParameterValue>(
    _ names: String, _ help: String, _ member: any WritableKeyPath<Globals, Word> & Sendable
  ) -> GlobalOption {
    let definition = ParameterDefinition.named(names, help, Word.self)
    return GlobalOption(definition: definition) { globals, word in
      globals[keyPath: member] = try definition.value(of: word)
    }
  }

  /// Creates an option with a value, for a member that is `nil` unless it is given.
  public static func option<Word: ParameterValue>(
    _ names: String, _ help: String, _ member: any WritableKeyPath<Globals, Word?> & Sendable
  ) -> GlobalOption {
    let definition = ParameterDefinition.named(names, help, Word.self)
    return GlobalOption(definition: definition) { globals, word in
      globals[keyPath: member] = try definition.value(of: word) as Word
    }
  }

  /// Creates a flag that sets a member to `true`.
  public static func flag(
    _ names: String, _ help: String, _ member: any WritableKeyPath<Globals, Bool> & Sendable
  ) -> GlobalOption {
    flag(names, help, member, true)
  }

  /// Creates a flag that sets a member to a value: `--json` as the short form of `--format json`.
  public static func flag<Value: Sendable>(
    _ names: String, _ help: String, _ member: any WritableKeyPath<Globals, Value> & Sendable,
    _ value: Value
  ) -> GlobalOption {
    let definition = ParameterDefinition(kind: .flag, names: ParameterNames(names), help: help)
    return GlobalOption(definition: definition) { globals, _ in
      globals[keyPath: member] = value
    }
  }
}
