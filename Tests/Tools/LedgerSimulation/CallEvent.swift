/// What befalls a virtual process at one of its calls.
enum CallEvent: Hashable, Sendable {
  case none
  /// Another process does something before the call.
  case interlude
  /// The process is ended before the call, or in the middle of a write.
  case kill
  /// The power goes before the call, or in the middle of a write.
  case powerCut
  /// The call fails; a write after a part of it.
  case fault
  /// The system drops what it keeps in memory of files, where that is on the disk.
  case forgetting
}
