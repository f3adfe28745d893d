import Foundation
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// M35: reminders that come by themselves.
@Suite struct DueTimerTests {
  private struct NotifyingMachine: Programs {
    func examine(_ program: AuxiliaryProgram) async -> ProgramFacts? {
      program == .notifySend ? ProgramFacts(path: "/usr/bin/notify-send", version: "0.8") : nil
    }
  }

  private var commands: TriedCommands
  private var folder: TemporaryFolder { commands.folder }

  init() async throws {
    commands = try TriedCommands()
    commands.environment = [
      "HOME": commands.folder.path("home"), "XDG_RUNTIME_DIR": commands.folder.path("run"),
    ]
    commands.programs = NotifyingMachine()
    commands.start = ProgramStart(program: "/usr/bin/puldar", folder: "/home/me")
    await commands.run("bill add rent 1200 --due 2026-01-03")
  }

  /// What a command prints for a ledger of the folder, and how it ends.
  private func end(
    _ words: String..., in ledger: String = "trip"
  ) async -> (shown: String, code: ExitCode) {
    await commands.end(of: words, in: ledger)
  }

  private func runSystemd() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("run/systemd"), withIntermediateDirectories: true)
  }

  private func unit(_ name: String) throws -> String {
    try String(
      contentsOfFile: folder.path("home/.config/systemd/user/puldar-due.\(name)"), encoding: .utf8)
  }

  @Test func `systemd is given a timer and what it runs, once, and how to turn it on is told`()
    async throws
  {
    try runSystemd()
    let written = await end("due", "--timer")
    #expect(written.code == .done)
    #expect(written.shown.contains("Wrote puldar-due.service and puldar-due.timer"))
    #expect(written.shown.contains("systemctl --user enable --now puldar-due.timer"))
    let service = try unit("service")
    let ledger = folder.path("trip")
    #expect(
      service.contains(
        "\nExecStart=/usr/bin/puldar -f \(ledger) due --within 3d --notify --quiet\n"))
    #expect(try unit("timer").contains("\nOnCalendar=*-*-* 08:00\n"))
    let again = await end("due", "--timer")
    #expect(again.code == .done)
    #expect(again.shown.hasPrefix("Nothing new: the timer is in ~/.config/systemd/user.\n"))
    #expect(try unit("service") == service)
  }

  @Test func `another span is told with what was there, and the hour that a person set stays`()
    async throws
  {
    try runSystemd()
    await commands.run("due --timer")
    let path = folder.path("home/.config/systemd/user/puldar-due.timer")
    let early = try unit("timer").replacing("08:00", with: "06:30")
    try Data(early.utf8).write(to: URL(filePath: path))
    let changed = await end("due", "--timer", "--within", "1w")
    #expect(changed.shown.contains("the timer keeps its hour"))
    #expect(changed.shown.contains("before  /usr/bin/puldar -f"))
    #expect(changed.shown.contains("due --within 1w --notify"))
    #expect(try unit("timer") == early)
  }

  @Test func `where no systemd runs the line for cron is printed, and alone on the output`()
    async throws
  {
    let line =
      "0 8 * * * XDG_RUNTIME_DIR=/run/user/$(id -u) /usr/bin/puldar -f \(folder.path("trip")) "
      + "due --within 3d --notify --quiet\n"
    let quiet = await end("due", "--timer", "-q")
    #expect(quiet.shown == line)
    #expect(await end("due", "--cron", "-q").shown == line)
    let told = await end("due", "--timer")
    #expect(told.shown.contains("No systemd runs for you here. Add this line with 'crontab -e'"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("home/.config")))
  }

  @Test func `where no notification can be shown cron mails, and a timer says what is missing`()
    async throws
  {
    var bare = commands
    bare.programs = nil
    let line = await bare.end(of: ["due", "--cron", "-q"]).shown
    #expect(line == "0 8 * * * /usr/bin/puldar -f \(folder.path("trip")) due --within 3d --quiet\n")
    #expect(await bare.run("due --cron").contains("cron mails what is due"))
    try runSystemd()
    #expect(await bare.run("due --timer").contains("install libnotify-bin"))
  }

  @Test func `folders that the environment names go along`() async throws {
    var named = commands
    named.environment["XDG_STATE_HOME"] = "/srv/my state"
    named.environment["XDG_DATA_HOME"] = "not/absolute"
    let line = await named.end(of: ["due", "--cron", "-q"]).shown
    #expect(line.contains("XDG_STATE_HOME='/srv/my state' /usr/bin/puldar"))
    #expect(!line.contains("XDG_DATA_HOME"))
    try runSystemd()
    await named.run("due --timer")
    #expect(
      try unit("service").contains("Environment=\"XDG_STATE_HOME=/srv/my state\"\nExecStart="))
  }

  @Test(arguments: [
    ["due", "--timer", "--cron"], ["due", "--timer", "--notify"], ["due", "--cron", "--overdue"],
    ["due", "--timer", "-m", "2026-01"], ["due", "--timer", "--exit-code"],
    ["due", "--cron", "--ics", "a.ics"], ["--as-of", "1", "due", "--timer"],
  ])
  func `a timer goes with nothing but how far ahead it looks`(words: [String]) async throws {
    try runSystemd()
    let answer = await commands.end(of: words)
    #expect(answer.code == .usage, "\(answer.shown)")
    #expect(!FileManager.default.fileExists(atPath: folder.path("home/.config")))
  }

  @Test(arguments: ["/a/it's", "/a/\"q\"", "/a/back\\slash", "/a/\tb", "/a/\u{7F}"])
  func `a program that systemd would not start is refused, and the line for cron takes it`(
    program: String
  ) async throws {
    try runSystemd()
    var odd = commands
    odd.start = ProgramStart(program: program, folder: "/home/me")
    let answer = await odd.end(of: ["due", "--timer"])
    #expect(answer.code == .refusedData)
    #expect(answer.shown.contains("a quote, a backslash or a control character"))
    #expect(answer.shown.contains("due --cron"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("home/.config")))
    #expect(await odd.end(of: ["due", "--cron", "-q"]).shown.contains(program.cronQuoted))
  }

  @Test func `what cannot be is told, and nothing is written`() async throws {
    try runSystemd()
    // A ledger that is not there has nothing to remind of.
    #expect(await end("due", "--timer", in: "none").code == .missing)
    // Without HOME nobody knows where systemd looks.
    var homeless = commands
    homeless.environment["HOME"] = nil
    let lost = await homeless.end(of: ["due", "--timer"])
    #expect(lost.code == .badConfiguration)
    #expect(lost.shown.contains("Set HOME, or XDG_CONFIG_HOME."))
    // A file stands where the folder should be.
    try FileManager.default.createDirectory(
      atPath: folder.path("home"), withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: folder.path("home/.config")))
    let blocked = await end("due", "--timer")
    #expect(blocked.code == .inputOutput)
    #expect(blocked.shown.contains("'~/.config/systemd/user/puldar-due.service' cannot be written"))
    #expect(blocked.shown.contains("due --cron"))
    // A line of cron is one line.
    await commands.run("bill add rent 1200 --due 2026-01-03", in: "two\nlines")
    #expect(await end("due", "--cron", in: "two\nlines").code == .refusedData)
  }

  static let words = [
    "/usr/bin/puldar", "/home/my own/led ger", "/a/100%", "/a/%h\\%i", "/a/$HOME", "/a/it's",
    "/a/\"quoted\"", "/a/back\\slash", "/a/`id`;#&|", "/a/\tb", "/a/ünï/₹", "/a/~x", "/a/!x",
  ]

  @Test(arguments: words) func `a word comes out of cron's line as it went in`(word: String) throws
  {
    #expect(
      try shellWords(
        DueTimerTests.command(
          ofCron: "printf %s,, \(word.cronQuoted)"
            .replacing("%s", with: "\\%s"))) == word + ",,")
  }

  /// What cron gives to the shell of a line's command: up to the first `%` without a backslash; a backslash before
  /// another one goes. As `do_command.c` of Vixie cron does it.
  private static func command(ofCron line: String) -> String {
    var command: [Character] = []
    var isEscaped = false
    for sign in line {
      if isEscaped {
        if sign == "%" { command.removeLast() }
        isEscaped = false
      } else if sign == "\\" {
        isEscaped = true
      } else if sign == "%" {
        break
      }
      command.append(sign)
    }
    return String(command)
  }

  private func shellWords(_ command: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("/usr/bin/puldar", "/usr/bin/puldar"), ("/a b", "\"/a b\""), ("/100%", "\"/100%%\""),
    ("/$HOME", "\"/$$HOME\""), ("/a\"b\\c", "\"/a\\\"b\\\\c\""), ("/a\nb\tc", "\"/a\\nb\\x09c\""),
    ("/it's", "\"/it's\""), ("", "\"\""), ("/ünï", "\"/ünï\""),
  ])
  func `a word in a unit is quoted as systemd reads it`(word: String, quoted: String) {
    #expect(word.systemdQuoted == quoted)
    #expect(word.systemdProgram == quoted.replacing("$$", with: "$"))
  }

  private static let analyzer = "/usr/bin/systemd-analyze"

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: analyzer)))
  func `systemd finds nothing wrong with the units, whatever the names of folders`() async throws {
    try runSystemd()
    var named = commands
    named.environment["XDG_STATE_HOME"] = folder.path("100% \"my\" $state\\")
    // A program that is there, so that systemd can look at it.
    let program = folder.path("my $puldar 100%")
    try FileManager.default.copyItem(atPath: "/bin/true", toPath: program)
    named.start = ProgramStart(program: program, folder: "/")
    await named.run("bill add rent 1200 --due 2026-01-03", in: "a 'b' 5% $c")
    await named.run("due --timer", in: "a 'b' 5% $c")
    let units = folder.path("home/.config/systemd/user")
    let process = Process()
    process.executableURL = URL(filePath: Self.analyzer)
    process.arguments = [
      "--user", "verify", "\(units)/puldar-due.service", "\(units)/puldar-due.timer",
    ]
    process.environment = ["XDG_RUNTIME_DIR": folder.path("run"), "HOME": folder.path("home")]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let said = String(decoding: bytes, as: UTF8.self)
    #expect(process.terminationStatus == 0, "\(said)")
    #expect(!said.contains("puldar-due"), "\(said)")
  }
}
