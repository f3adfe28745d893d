import EntryParsing
import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport
import LlamaParsing
import PuldarSubprocesses
import ReceiptReading
import ReceiptScanning
import Synchronization

@testable import PuldarCommands

/// Holds a conversation with the program inside of the test's process: a folder of its own, a clock
/// that stands on 2 January 2026, and no locale unless a command names one. There is no terminal, unless a command
/// names its TERM: then its answer is shown on one.
final class Conversation {
  private let folder: TemporaryFolder
  private let clock = TickingClock()
  private let locale: String?

  /// - Parameter locale: The one that the environment names; `nil` for none.
  init(locale: String? = nil) throws {
    self.locale = locale
    folder = try TemporaryFolder()
    for name in ["home", "work", "programs"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(name), withIntermediateDirectories: true)
    }
    try ExecutableFile.write(
      LlamaStandIn.script(.first, Conversation.answers), to: folder.path("programs/llama-cli"))
    try ExecutableFile.write(
      Conversation.recognition, to: folder.path("programs/tesseract"))
  }

  /// The model of the conversations answers as one that understands "N at PLACE", and in another way
  /// where the sentence says so.
  private static let answers = #"""
    case "$text" in
      *'at liar'*) printf '{"merchant":"liar","amount":"99","category":"dining","type":"expense"}'
        return ;;
      *'at dragon'*)
        printf '{"merchant":"dragon","amount":"7","category":"dragons","type":"expense"}'
        return ;;
      *'at thief'*)
        printf '{"merchant":"Other Shop","amount":"7","category":"dining","type":"expense"}'
        return ;;
      *'at silence'*) exit 0 ;;
      *'at crash'*) echo 'out of memory' >&2; kill -ABRT $$ ;;
    esac
    """# + "\n" + LlamaStandIn.honest

  /// What a line of a shell shows, and the code with which it ends.
  ///
  /// Commands stand behind each other with `&&`, or in a pipe; what is not `puldar` is run by the
  /// system's shell.
  func answer(to line: String) async throws -> (shown: [String], code: Int32) {
    var shown: [UInt8] = []
    for pipe in ShellWords.parts(of: line, between: "&&") {
      var input: [UInt8] = []
      var code: Int32 = 0
      for command in ShellWords.parts(of: pipe, between: "|") {
        let (output, errors, ended) = try await run(command, input)
        shown += errors
        input = output
        code = ended
      }
      shown += input
      guard code == 0 else { return (lines(shown), code) }
    }
    return (lines(shown), 0)
  }

  /// The logs that the conversation left behind, with whether ours and Python's verifier agree that
  /// they are whole.
  func logs() throws -> [(path: String, agree: Bool)] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { $0.hasSuffix(".jsonl") }.sorted().compactMap { name in
      let path = folder.path(name)
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      guard attributes[.type] as? FileAttributeType == .typeRegular,
        let theirs = try IndependentVerifier.isIntact(path)
      else { return nil }
      let store = FileEventStore(
        file: path,
        machine: MachinePlaces(stateFolder: folder.path, machineID: "m", deviceName: "laptop"))
      let condition = try store.read(from: .start, parts: []) { _ in false }.condition
      let ours = condition.damage.isEmpty && condition.unfinished.isEmpty
      return (path, ours == theirs)
    }
  }

  /// Runs one command; what it writes to standard error comes apart only where a pipe follows.
  private func run(
    _ command: String, _ input: [UInt8]
  ) async throws -> (output: [UInt8], errors: [UInt8], code: Int32) {
    var words = ShellWords.words(of: command)
    var environment = [
      "HOME": folder.path("home"), "PATH": folder.path("programs"),
      "XDG_RUNTIME_DIR": folder.path("run"),
    ]
    environment["LANG"] = locale
    while let word = words.first, let sign = word.firstIndex(of: UInt8(ascii: "=")) {
      let name = String(decoding: word[..<sign], as: UTF8.self)
      environment[name] = String(decoding: word[(sign + 1)...], as: UTF8.self)
      words.removeFirst()
    }
    guard words.first == Array("puldar".utf8) else { return try runShell(command, input) }
    let record = ConversationRecord()
    var surroundings = Surroundings(
      arguments: words.dropFirst().map(inWorkFolder),
      terminal: TerminalState(
        environment: environment, isOutputTerminal: environment["TERM"] != nil),
      input: FakeInput(input, byteLimit: 4096), output: record, errors: record, clock: clock,
      parser: RuleBasedParser(),
      machine: MachinePlaces(
        stateFolder: folder.path("home") + "/state", machineID: "m", deviceName: "laptop"),
      models: models(environment), files: TestSideFiles(), receipts: receipts(environment),
      descriptors: NamedFiles(), trace: trace())
    surroundings.passphraseRounds = 16
    let code = await PuldarProgram.run(in: surroundings)
    return (record.bytes, [], code.rawValue)
  }

  /// What stands in for tesseract sees a total only in its second way of looking.
  private static let recognition = #"""
    #!/bin/sh
    case "$*" in
      *--list-langs*) echo eng ;;
      *'--psm 4'*) cat > /dev/null
        printf 'Corner Books\n21.06.2023 11:05\nNovel 8.00\nMap 4.50\nTOTAL 12.50\nCASH 20.00\nCHANGE 7.50\n' ;;
      *) cat > /dev/null; printf 'Corner Books\n21.06.2023 11:05\n' ;;
    esac
    """#

  /// The programs of a machine that recognise receipts are scripts.
  private func receipts(_ environment: [String: String]) -> ReceiptScanner {
    let search = environment["PATH"] ?? ""
    let programs = ScanPrograms(FoundationSubprocessRunner(), searchPath: "/usr/bin:/bin") { name in
      let path = search + "/" + name
      return FileManager.default.isExecutableFile(atPath: path) ? path : nil
    }
    return ReceiptScanner(programs) { () async throws(ScanFailure) in
      try await TesseractRecognizer(programs, languages: ["eng"])
    }
  }

  /// A clock that goes on by a millisecond each time it is asked.
  private func trace() -> WorkTrace {
    let count = Mutex(0)
    return WorkTrace {
      count.withLock { count in
        count += 1
        return .milliseconds(count)
      }
    }
  }

  /// The models of a machine whose programs are scripts.
  private func models(_ environment: [String: String]) -> LlamaHost {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    return LlamaHost(
      on: LlamaMachine(
        runner: FoundationSubprocessRunner(), files: LocalFiles(), folders: folders,
        processorCount: 2, memory: folder.path("home") + "/.cache/puldar/programs",
        hash: { path in
          FileManager.default.contents(atPath: path).map { ContentHash(of: $0.bytes).text }
        }),
      workFolder: { [folder] in folder.path("work") })
  }

  /// The process has one working folder for all tests, so that `./name` is put into this one's.
  private func inWorkFolder(_ word: [UInt8]) -> [UInt8] {
    guard word.starts(with: Array("./".utf8)) else { return word }
    return Array(folder.path("work").utf8) + word.dropFirst()
  }

  private func runShell(
    _ command: String, _ input: [UInt8]
  ) throws -> (output: [UInt8], errors: [UInt8], code: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = URL(filePath: folder.path("work"))
    process.environment = [
      "HOME": folder.path("home"), "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
    ]
    let (given, output) = (Pipe(), Pipe())
    process.standardInput = given
    process.standardOutput = output
    process.standardError = output
    try process.run()
    // What the tests pipe is smaller than a pipe holds.
    try given.fileHandleForWriting.write(contentsOf: Data(input))
    try given.fileHandleForWriting.close()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (Array(bytes), [], process.terminationStatus)
  }

  /// The lines, with a placeholder for whatever is drawn by chance.
  private func lines(_ bytes: [UInt8]) -> [String] {
    var text = String(decoding: bytes, as: UTF8.self)
    for (name, placeholder) in chosenByChance() {
      text = text.replacing(name, with: placeholder)
    }
    text = text.replacing(/\b[0-9a-f]{64}\b/, with: "<seal>")
    text = text.replacing(/"reads":"\d+"/, with: "\"reads\":\"<version>\"")
    text = text.replacing(/\b\d+ ms\b/, with: "<n> ms")
    // Paths stand in what is written, and are of any length.
    text = text.replacing(/(once|times), \d+ bytes/) { "\($0.1), <n> bytes" }
    text = text.replacing(folder.path("work"), with: ".")
      .replacing(folder.path("programs"), with: "/usr/bin")
      .replacing(folder.path("home"), with: "~")
    if text.hasSuffix("\n") { text.removeLast() }
    return text.isEmpty
      ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The names of ledgers and writers in the folder, each with what stands for it.
  private func chosenByChance() -> [(Regex<Substring>, String)] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.sorted().filter { $0.hasSuffix(".jsonl") }.flatMap { path in
      let text = (try? String(contentsOfFile: folder.path(path), encoding: .utf8)) ?? ""
      let names = [("writer", "<writer>"), ("ledger", "<ledger>")]
      return names.compactMap { member, placeholder -> (Regex<Substring>, String)? in
        guard let start = text.firstRange(of: "\"\(member)\":\"") else { return nil }
        let name = text[start.upperBound...].prefix { $0 != "\"" }
        guard name.count >= 4, let regex = try? Regex("\\b\(name)\\b", as: Substring.self) else {
          return nil
        }
        // A full stop inside of a name is no end of a word by Unicode's rules.
        return (regex.wordBoundaryKind(.simple), placeholder)
      }
    }
  }
}
