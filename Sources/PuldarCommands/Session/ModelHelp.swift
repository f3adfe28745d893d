/// What help says of the options, the same for each command that has them.
enum ModelHelp {
  static let wanted = "Ask the model, also where the rules are sure."
  static let refused = "Leave the words to the rules."
  static let required = "Ask the model, and end with 69 where it had no part."
  static let file = "The model. (default: PULDAR_MODEL, else the one in use)"
}
