import CommandTable
import LedgerModel

/// A reminder that comes by itself each morning: a timer of systemd, or a line for cron.
struct DueTimer {
  let session: Session
  /// How far ahead it looks.
  let span: SpanArgument

  /// Writes the timer, or prints the line if no systemd runs for the person.
  func report() async throws -> Report {
    let folder = session.surroundings.variable("XDG_RUNTIME_DIR").map { $0 + "/systemd" }
    guard let folder, try session.surroundings.files?.names(in: folder) != nil else {
      return try await cronReport("No systemd runs for you here. ")
    }
    return try await timerReport()
  }

  /// Prints the line for cron: it alone is the answer, so that a script can take it.
  ///
  /// - Parameter reason: Why it is printed; empty if it was asked for.
  func cronReport(_ reason: String = "") async throws -> Report {
    let isNotifying = await isNotifying
    let words = try words(isNotifying: isNotifying)
    guard !words.contains(where: { $0.contains(where: \.isNewline) }) else {
      throw CommandFailure(
        "a line for cron cannot name a path that holds a newline",
        remedy: "Rename the folder, or name the ledger by another path with -f.", .refusedData)
    }
    // Cron tells its commands nothing of the desktop; there the notification service listens.
    let place = isNotifying ? ["XDG_RUNTIME_DIR=/run/user/$(id -u)"] : []
    let variables = variables.map { "\($0.name)=\($0.value.cronQuoted)" }
    let line = (["0 8 * * *"] + place + variables + words.map(\.cronQuoted)).joined(separator: " ")
    let effect =
      isNotifying
      ? "each day at 8:00 a notification tells what is due"
      : "each day at 8:00 cron mails what is due; a notification needs libnotify-bin"
    let note = "\(reason)Add this line with 'crontab -e': \(effect). To end it, remove the line."
    var report = report(Told(files: [], line: line), [.dispensable(note)]) { [Report.Line(line)] }
    report.isScript = true
    return report
  }

  private func timerReport() async throws -> Report {
    guard let folder = session.surroundings.unitFolder else {
      throw CommandFailure(
        "HOME is not set, so there is no telling where systemd looks for timers",
        remedy: "Set HOME, or XDG_CONFIG_HOME.", .badConfiguration)
    }
    let service = UnitFile(folder, "\(unit).service", try serviceText(), session)
    let timer = UnitFile(folder, "\(unit).timer", DueTimer.timerText, session)
    let (before, isTimed) = (try service.stored(), try timer.stored() != nil)
    if before != service.text { try service.write() }
    // The hour is the person's: a timer that is there stays as it is.
    if !isTimed { try timer.write() }
    let notes: [Report.Note] =
      await isNotifying
      ? [] : [.line("No notification can be shown yet: install libnotify-bin.")]
    let steps: [Report.Line] = [
      .dispensable(
        before == nil || before == service.text
          ? "Turn it on:  systemctl --user enable --now \(unit).timer"
          : "Make it hold: systemctl --user daemon-reload"),
      .dispensable("Try it:      systemctl --user start \(unit)"),
      .dispensable(
        "End it:      systemctl --user disable --now \(unit).timer, and delete both files"),
    ]
    let place = VisibleText(session.location.shown(folder))
    var lines = [
      Report.Line("Wrote \(unit).service and \(unit).timer in \(place)."),
      Report.Line(
        "Each day at 8:00 a notification tells what is overdue, or due within \(span.text)."),
    ]
    if before == service.text, isTimed {
      lines = [.dispensable("Nothing new: the timer is in \(place).")]
    } else if isTimed {
      lines = [Report.Line("Wrote \(unit).service in \(place); the timer keeps its hour.")]
    }
    if let before, before != service.text {
      lines += DueTimer.change(from: before, to: service.text)
    }
    let shown = lines + steps
    return report(Told(files: [service.path, timer.path], line: nil), notes) { shown }
  }

  private func report(
    _ told: Told, _ notes: [Report.Note], _ lines: @escaping () -> [Report.Line]
  ) -> Report {
    var report = Report(use: .none) { _ in
      lines()
    } rows: {
      (told.files + [told.line].compactMap(\.self)).map { [$0] }
    } record: {
      DueTimer.shape.record(of: told)
    }
    report.notes = notes
    return report
  }

  /// What reminds: the units of systemd, or the line for cron.
  struct Told {
    let files: [String]
    let line: String?
  }

  static let shape = Shape<Told>(
    answer: "reminder",
    .init("files", \.files, "due --timer: the units of systemd, whether they were there or not."),
    .init("line", \.line, "due --cron, or --timer without systemd: the line for cron."))

  /// What the service ran before and runs now.
  private static func change(from before: String, to after: String) -> [Report.Line] {
    func command(_ text: String) -> Substring {
      text.split(separator: "\n").first { $0.hasPrefix("ExecStart=") }?.dropFirst(10) ?? ""
    }
    return [
      Report.Line("   before  \(VisibleText(String(command(before))))"),
      Report.Line("   after   \(VisibleText(String(command(after))))"),
    ]
  }
}

extension DueTimer {
  /// The name of the units: each profile has its own, so that none takes the place of another's.
  private var unit: String {
    profile.map { "puldar-due-\($0.text)" } ?? "puldar-due"
  }

  /// The profile; `nil` for the usual one, or if a path names the ledger.
  private var profile: ProfileName? {
    session.location.profile?.name.flatMap { $0 == .usual ? nil : $0 }
  }

  private var isNotifying: Bool {
    get async { await session.surroundings.programs?.examine(.notifySend) != nil }
  }

  /// The variables that name the person's own folders: neither cron nor systemd passes them on.
  private var variables: [(name: String, value: String)] {
    ["XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"].compactMap { name in
      session.surroundings.variable(name).flatMap { $0.hasPrefix("/") ? (name, $0) : nil }
    }
  }

  /// The command line that reminds, from whatever folder it is run.
  private func words(isNotifying: Bool) throws -> [String] {
    // Nobody sits there to type it.
    guard session.openedLocks.isEmpty else {
      throw CommandFailure(
        "a reminder cannot type the passphrase of this ledger",
        remedy:
          "Take the passphrase away with 'puldar profile unlock NAME', or look with 'puldar due'.",
        .refusedData)
    }
    let start = session.surroundings.start()
    let location = session.location
    var words = [start?.program ?? "puldar"]
    if location.profile == nil {
      let isAbsolute = location.path.hasPrefix("/")
      let path = location.path.trimmingPrefix("./")
      words += ["-f", isAbsolute ? location.path : "\(start?.folder ?? ".")/\(path)"]
    } else if let name = profile ?? location.profile?.named {
      words += ["--profile", name.text]
    }
    return words + ["due", "--within", span.text] + (isNotifying ? ["--notify"] : []) + ["--quiet"]
  }

  /// The service. What it prints is not kept: the system's journal is no place for it. A desktop that is still starting
  /// shows nothing yet, so it tries again.
  private func serviceText() throws -> String {
    let variables = variables.map { "Environment=\("\($0.name)=\($0.value)".systemdQuoted)\n" }
    let words = try words(isNotifying: true)
    guard words[0].isProgramOfSystemd else {
      throw CommandFailure(
        "systemd starts no program whose path has a quote, a backslash or a control character: "
          + "\(VisibleText(words[0]))",
        remedy: "Put it elsewhere, or print a line for cron: \(command: "due --cron")",
        .refusedData)
    }
    let command = [words[0].systemdProgram] + words.dropFirst().map(\.systemdQuoted)
    return """
      # Written by 'puldar due --timer'.
      [Unit]
      Description=Tell which bills are due
      StartLimitIntervalSec=1h
      StartLimitBurst=10

      [Service]
      Type=oneshot
      \(variables.joined())ExecStart=\(command.joined(separator: " "))
      StandardOutput=null
      Restart=on-failure
      RestartSec=1min

      """
  }

  private static let timerText = """
    # Written by 'puldar due --timer', once: what you change here stays.
    # After a change: systemctl --user daemon-reload
    [Unit]
    Description=Tell each morning which bills are due

    [Timer]
    OnCalendar=*-*-* 08:00
    Persistent=true

    [Install]
    WantedBy=timers.target

    """
}

/// A file of systemd's in the person's settings.
private struct UnitFile {
  let text: String
  let path: String
  private let session: Session

  /// More than any unit that a person writes.
  private static let byteLimit = 65_536

  init(_ folder: String, _ name: String, _ text: String, _ session: Session) {
    self.text = text
    self.session = session
    path = folder + "/" + name
  }

  /// Returns what is there; `nil` if nothing is.
  func stored() throws(CommandFailure) -> String? {
    do throws(InputFailure) {
      return try session.surroundings.files?.bytes(of: path, upTo: UnitFile.byteLimit)
        .map { String(decoding: $0, as: UTF8.self) }
    } catch {
      throw failure("be read")
    }
  }

  func write() throws(CommandFailure) {
    do throws(OutputFailure) {
      try session.surroundings.files?.replace(path, with: Array(text.utf8))
    } catch {
      throw failure("be written")
    }
  }

  private func failure(_ deed: String) -> CommandFailure {
    CommandFailure(
      "'\(VisibleText(session.location.shown(path)))' cannot \(deed)",
      remedy: "See what is in its way, or print a line for cron: \(command: "due --cron")",
      .inputOutput)
  }
}
