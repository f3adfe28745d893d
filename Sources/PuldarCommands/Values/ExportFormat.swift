import CommandTable

/// In which form a ledger is exported.
enum ExportFormat: String, CaseIterable, ParameterValue {
  /// The lines of the log as they are.
  case jsonl
}
