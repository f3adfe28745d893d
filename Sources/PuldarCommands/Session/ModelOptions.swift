import CommandTable

/// What the options of a command say of the model.
struct ModelOptions {
  /// Whether it is asked about every sentence.
  let isWanted: Bool
  /// Whether it is not asked.
  let isRefused: Bool
  /// Whether nothing is stored that it had no part in.
  let isRequired: Bool
  /// Its file; `nil` where the settings name it.
  let file: String?

  init(isWanted: Bool, isRefused: Bool, isRequired: Bool, file: String?) throws(UsageError) {
    if isRefused, isWanted || isRequired || file != nil {
      throw UsageError("--no-model and the other options of the model exclude each other")
    }
    self.isWanted = isWanted
    self.isRefused = isRefused
    self.isRequired = isRequired
    self.file = file
  }
}
