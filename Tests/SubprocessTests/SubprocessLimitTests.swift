import Foundation
import LedgerTestSupport
import PuldarSubprocesses
import Testing

/// A program that does not behave is ended with all that it started, and what it did is told.
// One after the other: a run has a dozen files open, and all runs at once more than `Process` bears.
@Suite(.heavy, .serialized) struct SubprocessLimitTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var script: String
  }

  /// Each notes its own number and that of a process that it started.
  static let hanging = [
    Case(
      testDescription: "it sleeps",
      script: "echo $$ >\"$1/pid\"; sleep 100 & echo $! >\"$1/child\"; wait"),
    Case(
      testDescription: "it does not hear that it should end",
      script: """
        trap '' TERM INT HUP
        echo $$ >"$1/pid"; sleep 100 & echo $! >"$1/child"
        while :; do sleep 1; done
        """),
    Case(
      testDescription: "it says that it ended well when it is asked to end",
      script: """
        trap 'exit 0' TERM
        echo $$ >"$1/pid"; sleep 100 & echo $! >"$1/child"; wait
        """),
  ]

  @Test(.rows) func `EX20: a program whose time is up is ended within a second`() async {
    await each(Self.hanging) { (example: Case) async throws in
      // Where other tests keep the machine busy one may be late; what is late each time is no chance.
      for attempt in 1...5 {
        let script = try Script(example.script)
        let result = await script.run(time: .seconds(2))
        #expect(result.ending == .timedOut)
        #expect(try await hasGone(script))
        #expect(try await hasEnded(script))
        if result.duration < .seconds(3) { return }
        print("attempt \(attempt) took \(result.duration)")
      }
      Issue.record("each of five attempts took three seconds or more")
    }
  }

  @Test func `a deadline holds where all threads of tasks are busy`() async {
    await #expect(processExitsWith: .success) {
      let script = try Script(SubprocessLimitTests.hanging[1].script)
      let task = Task { await script.run(time: .seconds(5)) }
      while script.note("child") == nil { try await Task.sleep(for: .milliseconds(5)) }
      let wasBusy = await BusyThreads.run {
        #expect(script.isRunning() == true)
        let deadline = ContinuousClock.now + .seconds(60)
        while script.isRunning() == true, .now < deadline { usleep(5_000) }
        #expect(script.isRunning() == false)
      }
      #expect(wasBusy)
      let result = await task.value
      #expect(result.ending == .timedOut)
      #expect(result.duration < .seconds(20))
    }
  }

  @Test func `a program that ends in time has ended in time, however late its task goes on`() async
  {
    await #expect(processExitsWith: .success) {
      let script = try Script(
        "echo $$ >\"$1/pid\"; while [ ! -e \"$1/go\" ]; do sleep 0.05; done; echo done")
      let task = Task { await script.run(time: .seconds(5)) }
      while script.note("pid") == nil { try await Task.sleep(for: .milliseconds(5)) }
      let wasBusy = await BusyThreads.run {
        #expect(script.isRunning() == true)
        #expect(FileManager.default.createFile(atPath: script.folder.path("go"), contents: nil))
        sleep(6)
      }
      #expect(wasBusy)
      let result = await task.value
      #expect(result.ending == .exited(0))
      #expect(result.text == "done\n")
    }
  }

  @Test func `a flood is stopped at the limit`() async throws {
    for target in ["", ">&2"] {
      let script = try Script(
        "echo $$ >\"$1/pid\"; sleep 100 & echo $! >\"$1/child\"; cat /dev/zero \(target)")
      let result = await script.run(outputByteCount: 100_000)
      #expect(result.ending == .flooded)
      #expect(max(result.output.count, result.errors.count) == 100_000)
      #expect(try await hasGone(script))
      #expect(try await hasEnded(script))
    }
  }

  @Test func `output up to the limit is no flood, and one byte more is`() async throws {
    let script = try Script("head -c \"$2\" /dev/zero")
    #expect(await script.run([.word("70000")], outputByteCount: 70_000).ending == .exited(0))
    #expect(await script.run([.word("70001")], outputByteCount: 70_000).ending == .flooded)
  }

  @Test func `a program that is left behind holds nothing up and is ended`() async throws {
    let script = try Script("sleep 100 & echo $! >\"$1/child\"; echo done")
    let result = await script.run()
    #expect(result.ending == .exited(0))
    #expect(result.text == "done\n")
    // Less than the hundred seconds for which it would stay.
    #expect(result.duration < .seconds(60))
    #expect(try await hasEnded(script))
  }

  @Test(.rows) func `a program that is ended by a signal did not exit`() async {
    await each([SIGSEGV, SIGABRT, SIGKILL, SIGTERM]) { (number: Int32) async throws in
      let result = try await Script("echo half; kill -\(number) $$").run()
      #expect(result.ending == .signalled(number))
      #expect(result.text == "half\n")
    }
  }

  @Test func `a task that is cancelled ends its program`() async throws {
    let script = try Script("echo $$ >\"$1/pid\"; sleep 100 & echo $! >\"$1/child\"; wait")
    let task = Task { await script.run() }
    while script.note("child") == nil { try await Task.sleep(for: .milliseconds(5)) }
    task.cancel()
    let result = await task.value
    #expect(result.ending == .cancelled)
    #expect(try await hasGone(script))
    #expect(try await hasEnded(script))
  }

  @Test func `a task that was cancelled before starts nothing that stays`() async throws {
    let script = try Script("sleep 100 & echo $! >\"$1/child\"; wait")
    let task = Task {
      while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(5)) }
      return await script.run()
    }
    task.cancel()
    #expect(await task.value.ending == .cancelled)
  }

  @Test func `processor time has an end`() async throws {
    let result = try await Script("while :; do :; done").run(processorSeconds: 1)
    #expect([.signalled(SIGKILL), .signalled(SIGXCPU)].contains(result.ending))
  }

  #if os(Linux)
    @Test func `memory has an end`() async throws {
      // `tail` keeps its last line whole.
      let script = try Script("head -c 300000000 /dev/zero | tail -n 1 | wc -c")
      let result = await script.run(memoryByteCount: 100_000_000)
      #expect(result.text != "300000000\n")
    }
  #endif

  /// Whether nothing is left of the program itself, be it a zombie. `Process` takes it away on a
  /// thread of its own, which may come a little later where the machine is busy.
  private func hasGone(_ script: Script) async throws -> Bool {
    let deadline = ContinuousClock.now + .seconds(60)
    while script.isRunning() == true {
      if deadline < .now { return false }
      try await Task.sleep(for: .milliseconds(5))
    }
    return script.isRunning() != nil
  }

  /// A killed process that its parent no longer waits for is there until the system takes it away.
  private func hasEnded(_ script: Script) async throws -> Bool {
    let deadline = ContinuousClock.now + .seconds(60)
    while script.isRunning("child") == true, !isZombie(script) {
      if deadline < .now { return false }
      try await Task.sleep(for: .milliseconds(5))
    }
    return script.isRunning("child") != nil
  }

  #if os(Linux)
    /// Whoever is killed closes all that it had open, and says nothing before.
    @Test func `a program and its children end with the process that started them, if killed`()
      throws
    {
      for isAnswered in [false, true] {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "trap '' TERM INT HUP; sleep 100 & wait"]
        try process.run()
        var watch = DeathWatch(over: process.processIdentifier)
        #expect(watch != nil)
        if isAnswered { watch?.end() }
        watch = nil
        if isAnswered {
          #expect(process.isRunning)
          kill(-process.processIdentifier, SIGKILL)
        }
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(process.terminationStatus == SIGKILL)
        #expect(Self.hasNobodyRunning(inGroup: process.processIdentifier))
      }
    }

    /// Returns whether a process group is gone, or is so soon: in a container nobody may take away those that ended.
    private static func hasNobodyRunning(inGroup leader: Int32) -> Bool {
      func runs(_ process: String) -> Bool {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
          // The name may hold anything; the state, the parent and the group come after it.
          let rest = text.split(separator: ")").last?.split(separator: " "), rest.count > 2
        else { return false }
        return rest[2] == "\(leader)" && rest[0] != "Z"
      }
      let deadline = ContinuousClock.now + .seconds(60)
      while ContinuousClock.now < deadline {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        if !all.contains(where: { Int32($0) != nil && runs($0) }) { return true }
        usleep(5_000)
      }
      return false
    }
  #endif

  /// In a container there may be nobody who takes the orphans of others away.
  private func isZombie(_ script: Script) -> Bool {
    let number = script.note("child") ?? ""
    let status = try? String(contentsOfFile: "/proc/\(number)/status", encoding: .utf8)
    return status?.contains("State:\tZ") == true
  }
}
