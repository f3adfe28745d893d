import Foundation
import LedgerModel
public import PuldarCommands
public import PuldarSubprocesses
import ReceiptScanning

/// The programs of this machine. They are looked up only on request.
struct MachinePrograms {
  let environment: [String: String]
  let trace: WorkTrace

  /// Returns the path of a program by its name; `nil` if it is in none of the absolute folders of
  /// `PATH`.
  func path(of program: String) -> String? {
    let files = LocalFiles()
    return (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
      .map { "\($0)/\(program)" }.first { files.isExecutable($0) }
  }

  /// Returns how this program can be started again; `nil` if its name leads nowhere.
  ///
  /// - Parameter name: As the caller named it: a path, or a name that was found in `PATH`.
  func start(as name: String) -> ProgramStart? {
    let folder = FileManager.default.currentDirectoryPath
    let path =
      name.contains("/") ? (name.hasPrefix("/") ? name : "\(folder)/\(name)") : path(of: name)
    return path.map { ProgramStart(program: $0, folder: folder) }
  }

  /// Returns the first of some programs that exists.
  private func first(
    of programs: [String]
  ) throws(ProgramFailure) -> (name: String, path: String) {
    for program in programs {
      if let path = path(of: program) { return (program, path) }
    }
    throw .noProgram(programs)
  }

  /// Runs a program to its end.
  ///
  /// - Parameter names: The variables that it receives besides the path.
  private func run(
    _ path: String, _ arguments: [Subprocess.Argument], seeing names: [String],
    input: [UInt8] = [], time: Duration, outputByteCount: Int = 65_536
  ) async -> SubprocessResult {
    var kept = ["PATH": environment["PATH"] ?? "/usr/bin:/bin", "LANG": "C.UTF-8"]
    for name in names { kept[name] = environment[name] }
    return await TracedRunner(trace: trace).run(
      Subprocess(
        executable: path, arguments: arguments, environment: kept, input: input, time: time,
        outputByteCount: outputByteCount))
  }

  /// Returns the failure that a program refused, with its last words.
  private func refusal(by program: String, _ result: SubprocessResult) -> ProgramFailure {
    let words = String(decoding: result.errors.suffix(400), as: UTF8.self)
    return .refused(program, words: words.split(separator: "\n").last.map(String.init) ?? "")
  }
}

extension MachinePrograms: Programs {
  func examine(_ program: AuxiliaryProgram) async -> ProgramFacts? {
    guard let path = path(of: program.rawValue) else { return nil }
    // The programs of poppler have no long options.
    let isPoppler = [.pdftotext, .pdftoppm].contains(program)
    let lines = await output(of: path, isPoppler ? "-v" : "--version")
    let version = lines.first { $0.contains(where: \.isNumber) } ?? ""
    guard program == .tesseract else { return ProgramFacts(path: path, version: version) }
    let languages = await output(of: path, "--list-langs").dropFirst()
      .filter { !$0.contains(" ") && $0 != "osd" }
    return ProgramFacts(path: path, version: version, languages: Array(languages))
  }

  /// Returns the lines that a program writes to either stream.
  private func output(of path: String, _ word: String) async -> [String] {
    // Printing the version is quick.
    let result = await run(
      path, [.word(word)], seeing: ["HOME", "TESSDATA_PREFIX"],
      time: .seconds(5))
    return [result.output, result.errors].flatMap { bytes in
      String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }

  func encrypt(
    _ bytes: [UInt8], for recipient: EncryptionRecipient
  ) async throws(ProgramFailure) -> [UInt8] {
    let (program, path) = try first(of: [recipient.program])
    var arguments: [Subprocess.Argument]
    switch recipient {
    case .age(let key):
      // In a file: any user can read the arguments of a running program.
      arguments = [
        .word("--encrypt"), .word("--recipients-file"),
        .file(name: "recipients", bytes: Array("\(key)\n".utf8)),
      ]
    case .gpg(let key):
      arguments = [
        .word("--options"), .file(name: "options", bytes: Array("recipient \(key)\n".utf8)),
        .word("--batch"), .word("--no-tty"), .word("--trust-model"), .word("always"),
        .word("--compress-algo"), .word("none"), .word("--output"), .word("-"), .word("--encrypt"),
      ]
    }
    // It may access the keyrings, and has time for a ledger of many years on a slow disk.
    let result = await run(
      path, arguments, seeing: ["HOME", "GNUPGHOME"], input: bytes,
      time: .seconds(600), outputByteCount: 1 << 31)
    guard result.ending == .exited(0), !result.output.isEmpty else {
      throw refusal(by: program, result)
    }
    return result.output
  }

  func open(_ path: String) async throws(ProgramFailure) {
    let (program, found) = try first(of: ["xdg-open", "open"])
    let began = trace.moment
    let isStarted = await FoundationSubprocessRunner.startDetached(
      found, [path], environment: environment)
    trace.note(program: "\(found) \(path)", since: began)
    guard isStarted else { throw .refused(program, words: "") }
  }

  func notify(_ title: String, _ body: String) async throws(ProgramFailure) {
    let (program, path) = try first(of: ["notify-send", "osascript"])
    let arguments: [Subprocess.Argument] =
      program == "osascript"
      ? [
        .word("-e"), .word("on run argv"), .word("-e"),
        .word("display notification (item 2 of argv) with title (item 1 of argv)"), .word("-e"),
        .word("end run"), .word(title), .word(body),
      ]
      : [.word("--app-name=puldar"), .word("--"), .word(title), .word(body)]
    // The variables that locate the person's screen.
    let screen = [
      "HOME", "DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "DBUS_SESSION_BUS_ADDRESS",
    ]
    let result = await run(
      path, arguments, seeing: screen,
      time: .seconds(10))
    guard result.ending == .exited(0) else { throw refusal(by: program, result) }
  }

  func page(_ command: String) -> (any RunningPager)? {
    var environment = environment
    // Quit if everything fits, show colours, and leave the text on the screen.
    if environment["LESS"] == nil { environment["LESS"] = "FRX" }
    return PagerProcess(command, environment: environment)
  }
}

extension PagerProcess: @retroactive RunningPager {
  public func write(_ bytes: ArraySlice<UInt8>) throws(OutputFailure) -> Int {
    guard let count = pass(bytes) else { throw .brokenPipe }
    return count
  }
}

extension MachinePrograms {
  /// The programs that recognise receipts.
  var receipts: ReceiptScanner {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    return ReceiptScanner(
      TracedRunner(trace: trace), searchPath: environment["PATH"] ?? "/usr/bin:/bin",
      language: NumberConventions(localeIdentifier: locale ?? "C").language
    ) { path(of: $0) }
  }
}
