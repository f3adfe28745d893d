/// What became of what a command wanted written, as JSON says it.
enum Written: String, Hashable, Sendable {
  case written
  /// The same wish was written before under its key.
  case alreadyThere
  /// Nothing was written, because only a preview was asked for.
  case preview
}
