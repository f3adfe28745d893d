extension ParameterDefinition {
  /// The definition of an option with values of a type.
  static func named<Word: ParameterValue>(
    _ names: String, _ help: String, _: Word.Type, isRequired: Bool = false,
    isRepeating: Bool = false, isHidden: Bool = false
  ) -> ParameterDefinition {
    ParameterDefinition(
      kind: .option, names: ParameterNames(names), help: help, isRequired: isRequired,
      isRepeating: isRepeating, isHidden: isHidden, allowedValues: Word.allowedValues,
      completions: { Word.completions })
  }

  /// The definition of an argument with values of a type.
  static func argument<Word: ParameterValue>(
    _ name: String, _ help: String, _: Word.Type, isRequired: Bool = false,
    isRepeating: Bool = false
  ) -> ParameterDefinition {
    ParameterDefinition(
      kind: .argument, names: ParameterNames(name), help: help, isRequired: isRequired,
      isRepeating: isRepeating, allowedValues: Word.allowedValues,
      completions: { Word.completions })
  }

  /// Reads one word as a value of this parameter.
  func value<Word: ParameterValue>(of word: String) throws(Misuse) -> Word {
    do throws(ValueError) {
      return try Word(parsing: word)
    } catch {
      throw .invalid(word, for: self, because: error)
    }
  }
}
