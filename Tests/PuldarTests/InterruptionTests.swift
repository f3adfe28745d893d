import Foundation
import LedgerTestSupport
import Testing

/// What Ctrl-C leaves behind. One signal after the other: who looks at a process without a pause takes a
/// core.
@Suite(.heavy, .serialized) struct InterruptionTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `P76: who is interrupted stored nothing, and who stored something says so`(
    _ signal: Int32
  ) throws {
    let program = try BuiltProgram()
    #expect(try program.run("$P add 'tea 3'").code == 0)
    let whole = try writer(program).run(after: nil, signal)
    #expect(whole.code == 0)
    var stored = 2
    var interruptedCount = 0
    // How long it takes depends on what else runs: every other moment follows what the last one met.
    var tried = whole.spins
    for step in 0..<100 {
      let moment = step % 2 == 0 ? whole.spins * step / 80 : tried
      let end = try writer(program).run(after: moment, signal)
      tried = end.wasKilled ? tried + tried / 4 + 1 : tried - tried / 4
      let lines = try program.storedLines() - 1
      if end.wasKilled {
        interruptedCount += 1
        #expect(end.code == signal)
        #expect(lines == stored && end.output.isEmpty)
      } else {
        #expect(end.code == 0)
        #expect(lines == stored + 1 && end.output.contains("Coffee"))
      }
      stored = lines
    }
    // Else the moments were chosen badly.
    #expect((1..<100).contains(interruptedCount))
  }

  private func writer(_ program: BuiltProgram) -> InterruptedProcess {
    InterruptedProcess(path: program.path, words: ["add", "coffee 4"], home: program.folder.path)
  }
}

/// A process that is sent a signal again and again, from some moment on until it ends.
private struct InterruptedProcess {
  var path: String
  var words: [String]
  var home: String

  struct End {
    var output: String
    /// The exit code, or the signal that ended it.
    var code: Int32
    var wasKilled: Bool
    /// How often it was looked at before the first signal, or until it ended.
    var spins: Int
  }

  /// - Parameter spins: How often it is looked at before the first signal; `nil` sends none.
  func run(after spins: Int?, _ signal: Int32) throws -> End {
    let output = Pipe()
    var process = try SpawnedProgram(
      path, words, environment: ["HOME": home],
      output: output.fileHandleForWriting.fileDescriptor)
    try output.fileHandleForWriting.close()
    var count = 0
    while process.isRunning {
      // Until it was waited for, no other process has its number.
      if let spins, count >= spins { kill(process.id, signal) }
      count += 1
    }
    let end = process.wait()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    return End(
      output: String(decoding: bytes, as: UTF8.self), code: end.code, wasKilled: end.wasKilled,
      spins: count)
  }
}

/// `openpty` of `pty.h`, which the toolchain does not show to Swift.
@_silgen_name("openpty")
private func openTerminal(
  _ main: UnsafeMutablePointer<Int32>, _ side: UnsafeMutablePointer<Int32>,
  _ name: UnsafeMutablePointer<CChar>?, _ settings: UnsafePointer<termios>?,
  _ size: UnsafePointer<winsize>?
) -> Int32

/// What a terminal is left as.
@Suite(.serialized) struct SeizedTerminalTests {
  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func `who is ended while a line is typed leaves the terminal as it was`(
    _ signal: Int32
  ) throws {
    try end(by: signal, ["add"], while: "What happened? ")
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func `SP21: who is ended while a passphrase is typed leaves the terminal as it was`(
    _ signal: Int32
  ) throws {
    try end(by: signal, ["profile", "lock", "default"], while: "New passphrase of 'default': ")
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func `P76: the answers of a review that were given are stored, whatever ends the next question`(
    _ signal: Int32
  ) throws {
    let program = try BuiltProgram()
    let lines = ["9.00", "23.80"].map { "{\"amount\":\"\($0)\",\"review\":false}\\n" }.joined()
    #expect(try program.run("printf '\(lines)' | $P append").code == 0)
    var (main, side): (Int32, Int32) = (-1, -1)
    try #require(openTerminal(&main, &side, nil, nil, nil) == 0)
    defer {
      close(main)
      close(side)
    }
    var process = try SpawnedProgram(
      program.path, ["review"], environment: ["HOME": program.folder.path, "TERM": "xterm"],
      input: side, output: side)
    try #require(shows("Is it right? [Y/n/e/q] ", on: main))
    try #require(write(main, "\n", 1) == 1)
    try #require(shows("Is it right? [Y/n/e/q] ", on: main))
    kill(process.id, signal)
    let end = process.wait()
    #expect(end.wasKilled && end.code == signal)
    let left = try program.run("$P list --unreviewed --plain").output
    #expect(left.hasPrefix("2\t") && left.split(separator: "\n").count == 1)
  }

  private func end(by signal: Int32, _ words: [String], while question: String) throws {
    let program = try BuiltProgram()
    var (main, side): (Int32, Int32) = (-1, -1)
    try #require(openTerminal(&main, &side, nil, nil, nil) == 0)
    defer {
      close(main)
      close(side)
    }
    let before = try settings(side)
    #expect(before.c_lflag & tcflag_t(ICANON | ECHO) == tcflag_t(ICANON | ECHO))
    var process = try SpawnedProgram(
      program.path, words, environment: ["HOME": program.folder.path, "TERM": "xterm"],
      input: side, output: side)
    // The question is shown once the keyboard is seized.
    try #require(shows(question, on: main))
    #expect(try settings(side).c_lflag & tcflag_t(ECHO) == 0)
    kill(process.id, signal)
    let end = process.wait()
    #expect(end.wasKilled && end.code == signal)
    let after = try settings(side)
    #expect(after.c_lflag == before.c_lflag && after.c_iflag == before.c_iflag)
  }

  /// Whether a text is shown within a minute.
  private func shows(_ text: String, on terminal: Int32) -> Bool {
    var shown: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1024)
    var waiting = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    while !String(decoding: shown, as: UTF8.self).contains(text) {
      guard poll(&waiting, 1, 60_000) > 0 else { return false }
      let count = read(terminal, &buffer, buffer.count)
      guard count > 0 else { return false }
      shown += buffer.prefix(count)
    }
    return true
  }

  private func settings(_ terminal: Int32) throws -> termios {
    var settings = termios()
    try #require(tcgetattr(terminal, &settings) == 0)
    return settings
  }
}
