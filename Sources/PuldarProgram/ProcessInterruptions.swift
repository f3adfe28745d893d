import PuldarCommands

/// The signals by which a person or the system ends this process.
struct ProcessInterruptions: Interruptions {
  func hold() { ProcessSettings.ignoreInterruptions() }
}
