/// A moment at which a process could have ended, or the power could have gone.
struct CrashPoint: Sendable {
  var disk: VirtualDisk
  var history: KnownHistory
  /// Before which call.
  var call: VirtualCall
}
