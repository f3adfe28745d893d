import Foundation
import LedgerTestSupport
import PuldarSubprocesses
import Testing

/// What a program gets, and what is told of it.
// One after the other: a run has a dozen files open, and all runs at once more than `Process` bears.
@Suite(.heavy, .serialized) struct SubprocessTests {
  @Test func `both streams and the code are told`() async throws {
    let result = try await Script("echo out; echo err >&2; exit 7").run()
    #expect(result.ending == .exited(7))
    #expect(result.text == "out\n")
    #expect(String(decoding: result.errors, as: UTF8.self) == "err\n")
  }

  @Test func `a program sees the stated environment and no other`() async throws {
    let result = await FoundationSubprocessRunner().run(
      Subprocess(
        executable: "/usr/bin/env", environment: ["A": "1"],
        time: .seconds(600), outputByteCount: 10_000))
    let names = result.text.split(separator: "\n").map { $0.prefix { $0 != "=" } }.sorted()
    #expect(names == ["A", "HOME", "TMPDIR"])
  }

  @Test func `text that is not to be trusted comes in a file that only this user can read`()
    async throws
  {
    let script = try Script("ls -ld . \"$2\" | cut -c1-10; cat \"$2\"; echo; pwd; echo \"$HOME\"")
    let hostile = "$(touch x); -p 'a\" \u{0}\n@file"
    let result = await script.run([.file(name: "prompt", bytes: Array(hostile.utf8))])
    let lines = result.text.components(separatedBy: "\n")
    #expect(lines.prefix(2) == ["drwx------", "-rw-------"])
    #expect(result.text.contains(hostile))
    let folder = try #require(lines.dropLast().last)
    #expect(lines.suffix(3).first == folder)
    #expect(!FileManager.default.fileExists(atPath: folder), "the folder is removed")
  }

  @Test func `words arrive as they are`() async throws {
    let words = ["", "a b", "'\"", "$HOME", "`id`", "-n", "ä", "\n"]
    let script = try Script("shift; for word; do printf '<%s>' \"$word\"; done")
    for processorSeconds in [nil, 60] {
      let result = await script.run(
        words.map { .word($0) }, processorSeconds: processorSeconds)
      #expect(result.text == words.map { "<\($0)>" }.joined())
    }
  }

  @Test func `standard input ends at once, or holds the given bytes`() async throws {
    let script = try Script("cat")
    #expect(await script.run().text == "")
    let text = String(repeating: "0123456789abcde\n", count: 20_000)
    #expect(await script.run(input: Array(text.utf8)).text == text)
  }

  @Test func `a program that reads no input ends as it likes`() async throws {
    let result = try await Script("exit 0").run(input: [UInt8](repeating: 65, count: 1 << 20))
    #expect(result.ending == .exited(0))
  }

  static let refused = [
    "relative/path", "/no/such/program", "/etc/passwd", "/bin/sh\u{0}", "",
  ]

  @Test(.rows) func `what is no program is not started, and the reason is told`() async {
    await each(Self.refused) { (path: String) in
      let result = await FoundationSubprocessRunner().run(
        Subprocess(
          executable: path, time: .seconds(600), outputByteCount: 100))
      guard case .notStarted(let reason) = result.ending else {
        Issue.record("\(result.ending)")
        return
      }
      #expect(!reason.isEmpty)
    }
  }

  @Test func `a word with a NUL is refused, because the system would cut it`() async throws {
    let result = try await Script("echo x").run([.word("a\u{0}b")])
    #expect(result.ending == .notStarted("a word holds a NUL"))
  }

  @Test func `output that comes in pieces is collected whole`() async throws {
    let script = try Script(
      "for n in 1 2 3 4 5; do printf \"$n\"; sleep 0.05; printf e >&2; done")
    let result = await script.run()
    #expect(result.text == "12345")
    #expect(result.errors.count == 5)
  }

  @Test func `much on one stream does not hold up the other`() async throws {
    let result = try await Script("head -c 900000 /dev/zero >&2; head -c 900000 /dev/zero").run()
    #expect(result.ending == .exited(0))
    #expect(result.output.count == 900_000)
    #expect(result.errors.count == 900_000)
  }

  @Test func `programs beside each other do not mix`() async throws {
    let script = try Script("sleep 0.0$3; echo $2")
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<16 {
        group.addTask {
          let words = ["\(number)", "\(number % 7)"]
          return await script.run(words.map { .word($0) }).text == "\(number)\n"
        }
      }
      for await isOwn in group { #expect(isOwn) }
    }
  }

  #if os(Linux)
    @Test func `with too many files open nothing is started, and nothing ends this process`() async
    {
      await #expect(processExitsWith: .success) {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        limit.rlim_cur = min(limit.rlim_max, 4_096)
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        let script = try Script("echo x")
        let files = (0..<1_400).map { _ in open("/dev/null", O_RDONLY) }
        let refused = await script.run()
        for file in files { close(file) }
        // Where the system allows no more than 1,024 files, there is no file left for the run.
        guard case .notStarted = refused.ending else {
          Issue.record("\(refused.ending)")
          return
        }
        #expect(await script.run().text == "x\n")
      }
    }

    @Test func `where few files may be open nothing is started, and nothing ends this process`()
      async
    {
      await #expect(processExitsWith: .success) {
        let script = try Script("echo x")
        _ = await script.run()
        let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        let usual = limit.rlim_cur
        for room in 6..<32 {
          limit.rlim_cur = rlim_t(open + room)
          setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
          guard case .notStarted = await script.run().ending else {
            Issue.record("it ran with room for \(room) files")
            return
          }
        }
        limit.rlim_cur = usual
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        #expect(await script.run().text == "x\n")
      }
    }

    @Test func `runs leave no file open`() async {
      // Other tests have files open too, so that this one has a process of its own.
      await #expect(processExitsWith: .success) {
        let script = try Script("cat")
        var counts: [Int] = []
        for _ in 0..<20 {
          #expect(await script.run(input: [65]).text == "A")
          counts.append(
            try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count)
        }
        // The system's own come once, some time in between; a leak would come with each run.
        #expect(counts[19] < counts[1] + 10, "\(counts)")
      }
    }
  #endif
}
