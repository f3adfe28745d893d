import CommandTable

extension PuldarCommand {
  static var doctor: Command {
    Command(
      "doctor", "Check paths, the log, the disk, the clock, the model and the terminal.",
      discussion:
        "Nothing is changed. Each line says that all is well, or what to do; with -q only the latter are shown.",
      examples: ["puldar doctor", "puldar doctor --json"], traits: [.onlyNow]
    ) { session in
      try await DoctorAnswer(session).show()
    }
  }
}
