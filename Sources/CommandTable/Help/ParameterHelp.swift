/// What help says of one parameter: its label and its text.
struct ParameterHelp: Hashable, Sendable {
  var label: String
  var text: String

  init(_ parameter: ParameterDefinition) {
    label = parameter.label
    text = parameter.helpWithValues
  }
}
