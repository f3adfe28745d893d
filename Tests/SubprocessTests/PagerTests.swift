import Foundation
import LedgerTestSupport
import PuldarSubprocesses
import Testing

/// A pager in place of the terminal. One at a time: it changes what this process does with signals.
@Suite(.serialized) struct PagerTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a pager is given every byte, and has ended when it is finished`() throws {
    let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 300_000)
    let pager = try #require(start("sh -c 'echo $$ >pid; cat >shown; exit 3'"))
    var left = bytes[...]
    while !left.isEmpty { left = left.dropFirst(try #require(pager.pass(left))) }
    pager.finish()
    #expect(FileManager.default.contents(atPath: folder.path("shown")) == Data(bytes))
    let text = try String(contentsOfFile: folder.path("pid"), encoding: .utf8)
    let process = try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(kill(process, 0) != 0)
  }

  @Test func `a pager that is left early takes no more, and ends nothing`() throws {
    let pager = try #require(start("head -n 1 >shown"))
    let line = Array("line\n".utf8)[...]
    var count = 0
    while pager.pass(line) != nil, count < 100_000 { count += 1 }
    #expect(count < 100_000)
    pager.finish()
    #expect(try String(contentsOfFile: folder.path("shown"), encoding: .utf8) == "line\n")
  }

  @Test func `Ctrl-C is for the pager alone, as long as it runs`() throws {
    let before = signal(SIGINT, SIG_DFL)
    defer { signal(SIGINT, before) }
    let pager = try #require(
      start("trap 'echo interrupted >said' INT; cat >/dev/null; kill -INT $$"))
    // This process would end here.
    kill(getpid(), SIGINT)
    pager.finish()
    #expect(try String(contentsOfFile: folder.path("said"), encoding: .utf8) == "interrupted\n")
    let after = signal(SIGINT, SIG_DFL)
    #expect(unsafeBitCast(after, to: Int.self) == unsafeBitCast(SIG_DFL, to: Int.self))
  }

  @Test(arguments: ["no-such-pager -x", "/nowhere/less"])
  func `a pager that is not there is not started`(_ command: String) {
    #expect(PagerProcess(command, environment: ["PATH": "/usr/bin:/bin"]) == nil)
  }

  private func start(_ command: String) -> PagerProcess? {
    PagerProcess(
      "FOLDER='\(folder.path)'; cd \"$FOLDER\" && \(command)",
      environment: ["PATH": "/usr/bin:/bin"])
  }
}
