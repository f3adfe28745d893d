import Foundation
import LedgerStore
import LedgerTestSupport
import Testing

/// The program itself: its streams, signals and processes, which no test inside a process sees.
@Suite(.heavy) struct ProgramTests {
  @Test
  func `P66, SP10: the README's first command stores an entry, and the second shows the month`()
    throws
  {
    let program = try BuiltProgram()
    let added = try program.run("$P add 'spent 45 at whole foods'")
    #expect(added.code == 0)
    #expect(added.output.hasPrefix("Created your ledger (USD) in ~/"))
    let shown = try program.run("$P")
    #expect(shown.code == 0)
    #expect(shown.output.contains("Whole Foods"))
  }

  @Test func `the version is one line`() throws {
    let shown = try BuiltProgram().run("$P --version")
    #expect(shown.output == LedgerVersion.text + "\n")
    #expect(shown.code == 0)
  }

  @Test(.needsFullDevice, arguments: [">/dev/full", ">&-"])
  func `P69, SP56: an answer that cannot be written ends with 74, and the entry is stored`(
    _ redirection: String
  ) throws {
    let program = try BuiltProgram()
    let shown = try program.run("$P add 'tea 3' \(redirection)")
    #expect(shown.code == 74)
    #expect(shown.output.contains("Error: the output could not be written"))
    #expect(shown.output.contains("What the command stored is stored"))
    #expect(try program.storedLines() == 2)
  }

  @Test func `BM3: a notification is shown by the program that is in PATH, with what is due`()
    throws
  {
    let program = try BuiltProgram()
    let script = """
      mkdir bin; printf '#!/bin/sh\\nprintf "%%s|" "$@" >"$HOME/shown"' >bin/notify-send
      chmod 700 bin/notify-send
      $P bill add 'rent 1200' --due 2025-12-31 -q
      PATH="$PWD/bin:$PATH" $P due --notify -q >/dev/null && cat shown
      rm bin/notify-send; PATH="$PWD/bin" $P due --notify
      """
    let shown = try program.run(script)
    #expect(
      shown.output.hasPrefix("--app-name=puldar|--|1 bill due, 1200.00|Rent 1200.00 2025-12-31"))
    #expect(shown.output.contains("neither notify-send nor osascript is in PATH"))
    #expect(shown.code == 66)
  }

  @Test func `M35: the line for cron finds the program and the ledger from any folder`() throws {
    let program = try BuiltProgram()
    let script = """
      mkdir bin 'my led'; printf '#!/bin/sh\\nprintf "%%s|" "$@" >"$HOME/shown"' >bin/notify-send
      chmod 700 bin/notify-send; PATH="$PWD/bin:$PATH"; ln -s "$P" bin/puldar; cd 'my led'
      puldar -f ./b bill add 'rent 1200' --due 2025-12-31 -q
      puldar -f ./b due --cron -q >line; line=$(cut -d' ' -f6- line); cd /
      sh -c "$line" >/dev/null && cat "$HOME/shown"; cat "$HOME/my led/line"
      """
    let shown = try program.run(script)
    #expect(shown.output.hasPrefix("--app-name=puldar|--|1 bill due, 1200.00|Rent 1200.00"))
    #expect(
      shown.output.contains(
        "\(program.folder.path)/bin/puldar -f '\(program.folder.path)/my led/b' due --within 3d"))
    #expect(shown.code == 0)
  }

  @Test func `SP38: a receipt is opened by the program that is in PATH, which goes on by itself`()
    throws
  {
    let program = try BuiltProgram()
    let script = """
      mkdir bin; printf '#!/bin/sh\\nprintf "%%s" "$1" >"$HOME/shown"; cat "$1" >>"$HOME/shown"' >bin/xdg-open
      chmod 700 bin/xdg-open
      printf 'tea 3.00' >tea.txt; $P add 'tea 3' -q; $P attach last tea.txt -q
      PATH="$PWD/bin:$PATH" $P show last --open -q >/dev/null && cat "$HOME/shown"; echo
      printf '#!/bin/sh\\nexit 3' >bin/xdg-open
      PATH="$PWD/bin:$PATH" $P show last --open; echo $?
      rm bin/xdg-open; PATH="$PWD/bin" $P show last --open
      """
    let shown = try program.run(script)
    #expect(shown.output.hasPrefix("/"))
    #expect(shown.output.contains(/receipts\/[0-9a-f]{64}\.txttea 3\.00/))
    #expect(shown.output.contains("xdg-open showed nothing"))
    #expect(shown.output.contains("neither xdg-open nor open is in PATH"))
    #expect(shown.code == 66)
  }

  @Test func `who closes the pipe ends the program without a word`() throws {
    let program = try BuiltProgram()
    // A descriptor of a pipe whose reader has ended: what is written there arrives nowhere.
    let script = "rm -f pipe; mkfifo pipe; exec 3<>pipe 4>pipe 3<&-; %; $P help >&4; echo $?"
    let killed = try program.run(script.replacing("%", with: ":"))
    #expect(killed.output == "141\n")
    let ignored = try program.run(script.replacing("%", with: "trap '' PIPE"))
    #expect(ignored.output == "141\n")
  }

  @Test func `a pager that is left early, or by Ctrl-C, leaves the code 0 and nothing behind`()
    throws
  {
    let program = try BuiltProgram()
    let terminal = "python3 -c 'import pty, sys; pty.spawn(sys.argv[1:])' sh -c"
    for pager in ["head -n 1", "sh -c \"head -n 1; kill -INT 0\""] {
      let shown = try program.run(
        "export PAGER='\(pager)' P; \(terminal) 'stty rows 24 cols 80; trap : INT; $P help all; "
          + "echo code $?; ps -o comm= | grep -cE \"puldar|head\"' </dev/null")
      let lines = shown.output.split(whereSeparator: \.isNewline).map(String.init)
      #expect(
        lines == [
          "OVERVIEW: Keep a personal budget as an append-only log of events.", "code 0", "0",
        ], "\(pager)")
    }
  }

  @Test func `standard input that is closed is an error where it is read`() throws {
    let shown = try BuiltProgram().run("$P add - <&-")
    #expect(shown.code == 74)
    #expect(shown.output.contains("the input could not be read"))
  }

  @Test func `words that are no UTF-8 are refused`() throws {
    let program = try BuiltProgram()
    let shown = try program.run("$P add \"$(printf 'caf\\351 4')\"")
    #expect(shown.code == 65)
    #expect(try program.storedLines() == 0)
  }

  @Test func `a megabyte of words is refused`() throws {
    let program = try BuiltProgram()
    let shown = try program.run(
      "head -c 1000000 /dev/zero | tr '\\0' 'a' | $P add -; head -c 100000 /dev/zero "
        + "| tr '\\0' '7' >words; $P add \"$(cat words)\"")
    #expect(shown.code == 65)
    #expect(shown.output.split(separator: "\n").filter { $0.hasPrefix("Error: ") }.count == 2)
    #expect(shown.output.utf8.count < 1000)
  }

  @Test func `P69: a file that may not grow leaves the log as it was`() throws {
    let program = try BuiltProgram()
    #expect(try program.run("$P add 'tea 3'").code == 0)
    let before = try program.run("cat .local/share/puldar/default/log/*").output
    let note = String(repeating: "x", count: 2000)
    let shown = try program.run("ulimit -f 1; $P add 'coffee 4' --note \(note)")
    #expect(shown.code == 74)
    #expect(shown.output.contains("nothing was stored"))
    #expect(try program.run("cat .local/share/puldar/default/log/*").output == before)
    #expect(try program.run("$P add 'tea 4'").code == 0)
  }

  @Test(arguments: [
    ("env -u HOME $P add 'tea 3'", "Name the ledger with -f, or set HOME."),
    ("HOME= $P add 'tea 3'", "Name the ledger with -f, or set HOME."),
    ("HOME= $P list", "Name the ledger with -f, or set HOME."),
    ("HOME= $P -f '~/b' add 'tea 3'", "Name the ledger with -f, or set HOME."),
    ("HOME= $P -f b add 'tea 3'", "Set HOME, or XDG_STATE_HOME."),
    ("HOME= $P -f b.jsonl list", "Set HOME, or XDG_STATE_HOME."),
    (
      "HOME= XDG_STATE_HOME=$PWD/s $P -f b model off && rm -r s; HOME= $P -f b model off",
      "Set HOME, or XDG_"
    ),
  ])
  func `without HOME nothing is made in the current folder`(
    _ script: String, _ remedy: String
  ) throws {
    let program = try BuiltProgram()
    let shown = try program.run(script)
    #expect(shown.code == 78)
    #expect(shown.output.contains("Error: HOME is not set, so there is no "))
    #expect(shown.output.contains("Help:  \(remedy)"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: program.folder.path) == [])
  }

  @Test func `without HOME a ledger and a place for the record that are named are enough`() throws {
    let program = try BuiltProgram()
    let shown = try program.run(
      "export XDG_STATE_HOME=$PWD/s; unset HOME; $P -f b add 'tea 3' && $P -f b list -q --plain")
    #expect(shown.code == 0)
    let made = try FileManager.default.contentsOfDirectory(atPath: program.folder.path)
    #expect(made.sorted() == ["b", "s"])
  }

  @Test(
    .needsRoot,
    arguments: ["list", "add 'tea 3'", "doctor", "verify", "repair", "export jsonl"])
  func `a ledger of another user ends with 77, and the advice to be that user`(
    _ command: String
  ) throws {
    let program = try BuiltProgram()
    let shown = try program.run(
      "$P -f b add 'tea 3' -q; chown 65534 b/log/*.jsonl; $P -f b \(command)")
    #expect(shown.code == 77)
    #expect(shown.output.contains("it belongs to another user"))
    #expect(shown.output.contains("run the command as their owner, without sudo"))
    #expect(!shown.output.contains("in its place"))
  }

  @Test func `processes that add at once lose nothing`() throws {
    let program = try BuiltProgram()
    let count = 200
    // On a busy machine the lock may be held for too long: that is told by 75, and repeated under its key.
    // `cat` ends when the last of them has; a shell's own `wait` needs a signal that the threads of
    // Foundation hold back.
    let script = """
      for p in 1 2 3 4 5 6 7 8; do
        (for n in $(seq \(count)); do
          until $P -q add "tea $p at cafe" --key "$p-$n" 2>/dev/null; do
            [ $? = 75 ] || { echo failed; break; }
          done
        done) &
      done | cat
      """
    #expect(try program.run(script).output == "")
    #expect(try program.storedLines() == 8 * count + 1)
  }

  @Test(arguments: ["Asia/Kolkata", "America/New_York", "Pacific/Kiritimati"])
  func `today is the day of the zone`(_ zone: String) throws {
    let program = try BuiltProgram()
    // Midnight may pass between the two.
    for _ in 0..<2 {
      let shown = try program.run(
        "date +%F; $P parse --json 'tea 3' | sed 's/.*\"date\":\"\\([^\"]*\\)\".*/\\1/'",
        environment: ["TZ": zone])
      let days = shown.output.split(separator: "\n")
      #expect(days.count == 2)
      if days.first == days.last { return }
    }
    Issue.record("the day is another one than that of 'date'")
  }
}
