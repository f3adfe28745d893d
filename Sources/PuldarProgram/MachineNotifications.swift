import PuldarCommands
import PuldarSubprocesses

/// The program of this machine that shows notifications. Nothing is looked for before one is to be shown.
struct MachineNotifications: NotificationHost {
  let environment: [String: String]
  let trace: WorkTrace

  private static let limits = SubprocessLimits(time: .seconds(10), outputByteCount: 65_536)
  private static let programs = ["notify-send", "osascript"]

  func notify(_ title: String, _ body: String) async throws(NotificationFailure) {
    for program in MachineNotifications.programs {
      guard let path = ProgramSearch(environment).path(of: program) else { continue }
      return try await show(title, body, with: program, at: path)
    }
    throw .noProgram(MachineNotifications.programs)
  }

  private func show(
    _ title: String, _ body: String, with program: String, at path: String
  ) async throws(NotificationFailure) {
    let arguments: [Subprocess.Argument] =
      program == "osascript"
      ? [
        .word("-e"), .word("on run argv"), .word("-e"),
        .word("display notification (item 2 of argv) with title (item 1 of argv)"), .word("-e"),
        .word("end run"), .word(title), .word(body),
      ]
      : [.word("--app-name=puldar"), .word("--"), .word(title), .word(body)]
    var kept = ["PATH": environment["PATH"] ?? "/usr/bin:/bin", "LANG": "C.UTF-8"]
    // Where the person's screen is.
    for name in [
      "HOME", "DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "DBUS_SESSION_BUS_ADDRESS",
    ] {
      kept[name] = environment[name]
    }
    let result = await TracedRunner(trace: trace).run(
      Subprocess(
        executable: path, arguments: arguments, environment: kept, input: [],
        limits: MachineNotifications.limits))
    guard result.ending == .exited(0) else {
      let words = String(decoding: result.errors.suffix(400), as: UTF8.self)
      throw .refused(program, words: words.split(separator: "\n").last.map(String.init) ?? "")
    }
  }
}
