import LedgerTestSupport
import Testing

/// A machine that does not give what the program needs: the answer is a word and an exit code, and never
/// that all is well.
@Suite(.heavy) struct MachineLimitsTests {
  /// Less than it can run with, and what it says.
  static let limits = [
    ("ulimit -n 7", "no 8 files may be open at once"),
    ("ulimit -s 96", "no 128 KiB of stack may be used"),
  ]

  @Test(arguments: limits)
  func `too little is said, and nothing is stored`(_ limit: String, _ problem: String) throws {
    let program = try BuiltProgram()
    let shown = try program.run("\(limit); exec $P add 'tea 3'")
    #expect(shown.code == 74)
    #expect(shown.output.hasPrefix("Error: puldar cannot run here: \(problem)\nHelp:  raise"))
    #expect(try program.storedLines() == 0)
  }

  @Test(.needsRoot, .needsProgram("setpriv"), arguments: [1, 3])
  func `without threads it ends with a word`(_ count: Int) throws {
    let program = try BuiltProgram()
    let shown = try program.run(
      "cp $P . && chmod 755 . && setpriv --reuid=54321 --clear-groups "
        + "bash -c 'ulimit -u \(count); exec ./puldar'")
    #expect(shown.code == (count == 1 ? 74 : 75))
    #expect(shown.output.contains("no thread can be started"))
  }

  @Test func `five thousand sentences need little of the memory that a limit counts`() throws {
    let program = try BuiltProgram()
    let shown = try program.run(
      "ulimit -v 400000; seq 5000 | sed 's/$/ tea/' | $P add - --quiet")
    #expect(shown.code == 0)
    #expect(try program.storedLines() == 5001)
  }

  @Test(.needsRoot, .needsProgram("unshare"))
  func `without proc it ends with a word`() throws {
    let program = try BuiltProgram()
    let shown = try program.run("unshare -m sh -c 'umount -l /proc && exec $P add \"tea 3\"'")
    #expect(shown.code == 74)
    #expect(shown.output.contains("/proc is not there"))
    #expect(try program.storedLines() == 0)
  }

  @Test(.needsProgram("gcc"))
  func `words arrive although a library changed the environment before the start`() throws {
    let program = try BuiltProgram()
    let library = """
      #include <stdlib.h>
      __attribute__((constructor)) static void f(void) { setenv("X", "1", 1); }
      """
    let shown = try program.run(
      "echo '\(library)' | gcc -shared -fPIC -o se.so -xc - && "
        + "LD_PRELOAD=$PWD/se.so $P add 'tea 3'")
    #expect(shown.output.contains("expense 3.00 Tea"))
    #expect(try program.storedLines() == 2)
  }
}
