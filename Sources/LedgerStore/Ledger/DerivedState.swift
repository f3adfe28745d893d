/// What a ledger knows of the files that it keeps for the next process.
struct DerivedState {
  /// How many events the snapshot holds.
  var foldEnd = 0
  /// The keys of the logs, and how far these were looked through; `nil` until one is asked for.
  var keys: (keys: KnownKeys, position: LogPosition)?
  /// How many events the file of the keys was made of.
  var keysEnd = 0
}
