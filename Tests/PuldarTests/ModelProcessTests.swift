import Foundation
import LedgerTestSupport
import Testing

/// The program beside a model's program: signals, memory, and what is left behind.
@Suite(.heavy) struct ModelProcessTests {
  private static func environment(_ standIn: LlamaStandIn) -> [String: String] {
    ["PULDAR_LLAMA_CLI": standIn.path, "PULDAR_MODEL": standIn.model]
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `a signal during a hang ends both programs, and leaves nothing behind`(
    _ number: Int32
  ) async throws {
    let standIn = try LlamaStandIn(answer: "trap '' INT TERM HUP QUIT; while :; do sleep 1; done")
    let program = try BuiltProgram()
    try haveTime(program)
    var process = try SpawnedProgram(
      program.path, ["add", "5 at blue door", "--model"],
      environment: ModelProcessTests.environment(standIn)
        .merging([
          "HOME": program.folder.path, "TMPDIR": program.folder.path,
          "XDG_CONFIG_HOME": program.folder.path("settings"),
        ]) { _, new in new })
    let note = standIn.folder.path("pid")
    var pid: Int32?
    while pid == nil, process.isRunning {
      let text = try? String(contentsOfFile: note, encoding: .utf8)
      pid = text.flatMap { Int32($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
      try await Task.sleep(for: .milliseconds(5))
    }
    let child = try #require(pid)
    kill(process.id, number)
    let end = process.wait()
    #expect(end.wasKilled && end.code == number)
    let deadline = ContinuousClock.now + .seconds(60)
    while kill(child, 0) == 0, !isZombie(child), .now < deadline {
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(kill(child, 0) != 0 || isZombie(child))
    let left = try FileManager.default.contentsOfDirectory(atPath: program.folder.path)
    #expect(left.filter { $0.hasPrefix("puldar-") } == [], "no prompt is left")
    #expect(try program.storedLines() == 0)
  }

  /// Other tests run beside it, and the program must still be there when the signal comes.
  private func haveTime(_ program: BuiltProgram) throws {
    let settings = URL(filePath: program.folder.path("settings/puldar"))
    try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
    try Data("model.seconds = 600\n".utf8).write(to: settings.appending(path: "config"))
  }

  #if os(Linux)
    @Test func `what a program starts in a session of its own is ended with it`() throws {
      let standIn = try LlamaStandIn(
        answer: "setsid sh -c 'echo $$ >\"$0\"; exec sleep 1000' \"$(dirname \"$0\")/orphan\" & "
          + "while [ ! -s \"$(dirname \"$0\")/orphan\" ]; do sleep 0.01; done; "
          + LlamaStandIn.honest)
      let program = try BuiltProgram()
      let shown = try program.run(
        "$P add '5 at blue door' --model", environment: ModelProcessTests.environment(standIn))
      #expect(shown.code == 0)
      let note = try String(contentsOfFile: standIn.folder.path("orphan"), encoding: .utf8)
      let orphan = try #require(Int32(note.trimmingCharacters(in: .whitespacesAndNewlines)))
      #expect(kill(orphan, 0) != 0 || isZombie(orphan))
    }

    @Test func `what a killed puldar left is ended and removed by the next one`() async throws {
      let standIn = try LlamaStandIn(answer: "while :; do sleep 1; done")
      let program = try BuiltProgram()
      var environment = ModelProcessTests.environment(standIn)
      environment["TMPDIR"] = program.folder.path
      environment["XDG_CONFIG_HOME"] = program.folder.path("settings")
      try haveTime(program)
      let process = Process()
      process.executableURL = URL(filePath: program.path)
      process.arguments = ["add", "5 at blue door", "--model"]
      process.environment = environment.merging(["HOME": program.folder.path]) { _, new in new }
      process.standardError = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      var pid: Int32?
      while pid == nil, process.isRunning {
        let text = try? String(contentsOfFile: standIn.folder.path("pid"), encoding: .utf8)
        pid = text.flatMap { Int32($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
        try await Task.sleep(for: .milliseconds(5))
      }
      let child = try #require(pid)
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      func left() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: program.folder.path)
          .filter { $0.hasPrefix("puldar-") }
      }
      #expect(try left().count == 1)
      #expect(kill(child, 0) == 0)
      let honest = try LlamaStandIn()
      environment.merge(ModelProcessTests.environment(honest)) { _, new in new }
      let shown = try program.run("$P add '5 at blue door' --model", environment: environment)
      #expect(shown.code == 0)
      #expect(try left() == [])
      #expect(kill(child, 0) != 0 || isZombie(child))
    }
  #endif

  /// In a container there may be nobody who takes orphans away.
  private func isZombie(_ number: Int32) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(number)/status", encoding: .utf8)
    return status?.contains("State:\tZ") == true
  }

  @Test(.needsPython) func `memory is the same under a flood`() throws {
    func peakKilobytes(_ answer: String) throws -> Int {
      let standIn = try LlamaStandIn(answer: answer)
      let program = try BuiltProgram()
      let measure =
        "import resource,subprocess,sys; subprocess.run(sys.argv[1:]); "
        + "print('peak', resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)"
      let shown = try program.run(
        "/usr/bin/python3 -c \"\(measure)\" $P add '5 at blue door' --model",
        environment: ModelProcessTests.environment(standIn))
      return try #require(
        shown.output.split(separator: "\n").compactMap { line in
          line.hasPrefix("peak ") ? Int(line.dropFirst(5)) : nil
        }.first)
    }
    let usual = try peakKilobytes(LlamaStandIn.honest)
    let flooded = try peakKilobytes("cat /dev/zero")
    #expect(flooded < usual + 10_000, "\(usual) KiB, and \(flooded) KiB under a flood")
  }

  @Test func `P46, P78: without a model nothing is looked for, run or kept`() throws {
    let standIn = try LlamaStandIn()
    let program = try BuiltProgram()
    let shown = try program.run(
      "$P add '5 at blue door' && $P", environment: ["PATH": standIn.folder.path])
    #expect(shown.code == 0)
    #expect(standIn.calls.isEmpty)
    let left = try FileManager.default.contentsOfDirectory(atPath: program.folder.path)
    #expect(left.filter { $0 == ".cache" || $0 == ".config" } == [])
  }
}
