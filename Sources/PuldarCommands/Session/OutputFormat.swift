import CommandTable

/// In which form a command answers.
enum OutputFormat: String, CaseIterable, ParameterValue {
  /// For a person.
  case text
  /// Values between tabs, one record a line, always the same columns.
  case plain
  /// One JSON document.
  case json
  /// One JSON object a line, where a command has many records.
  case jsonl

  /// Whether a program reads the answer as JSON.
  var isJSON: Bool { self == .json || self == .jsonl }
}
