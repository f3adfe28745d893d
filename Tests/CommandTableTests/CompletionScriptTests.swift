import CommandTable
import Foundation
import LedgerTestSupport
import Testing

/// The scripts that connect a shell with `__complete`.
@Suite struct CompletionScriptTests {
  /// `Fixtures/Completions`, beside `Tests`.
  static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/Completions")

  @Test(.rows) func `the script is the one in Fixtures`() {
    each(CompletionShell.allCases) { (shell: CompletionShell) throws in
      let file = CompletionScriptTests.fixtures.appending(path: "puldar.\(shell.rawValue)")
      let script = shell.script(program: "puldar")
      if ProcessInfo.processInfo.environment["RECORD_FIXTURES"] == "1" {
        try Data(script.utf8).write(to: file)
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == script)
    }
  }

  @Test(.rows) func `the program prints the script on request`() async {
    await each(CompletionShell.allCases) { (shell: CompletionShell) async throws in
      let script = SampleOutcome.shown(shell.script(program: "sample"))
      #expect(try await outcome(of: ["--generate-completion-script", shell.rawValue]) == script)
      #expect(try await outcome(of: ["--generate-completion-script=\(shell.rawValue)"]) == script)
    }
  }

  @Test func `a program's name that is no name of a function becomes one`() {
    let script = CompletionShell.bash.script(program: "my-budget.app")
    #expect(script.contains("_my_budget_app() {"))
    #expect(script.contains("-F _my_budget_app my-budget.app"))
  }

  // A stub in place of the program: it says which words it was given, and offers three names.
  static let stub = #"""
    printf '%s\n' "$*" >"$SAID"
    printf 'eating out\tspent ₹2,340 of ₹5,000\nrent\t\nrent:deposit\tnone\n'
    """#

  @Test(.enabled(if: Shell("bash") != nil, "bash is not installed"))
  func `bash offers names with spaces, colons and signs`() throws {
    let bash = try #require(Shell("bash"))
    let run = try bash.run(
      CompletionShell.bash.script(program: "puldar") + #"""
        COMP_WORDS=(puldar -f 'my file' add --category "") COMP_CWORD=5
        _puldar
        printf '%s\n' "${COMPREPLY[@]}"
        complete -p puldar
        """#,
      options: ["--norc", "--noprofile", "-c"], stub: CompletionScriptTests.stub)
    #expect(
      run.output == """
        eating\\ out
        rent
        rent:deposit
        complete -o bashdefault -o default -F _puldar puldar

        """)
    #expect(run.said == "__complete 5 puldar -f my file add --category \n")
  }

  @Test(.enabled(if: Shell("bash") != nil, "bash is not installed"))
  func `bash offers nothing when the program fails`() throws {
    let bash = try #require(Shell("bash"))
    let run = try bash.run(
      CompletionShell.bash.script(program: "puldar") + #"""
        COMP_WORDS=(puldar "") COMP_CWORD=1
        _puldar
        printf '%s\n' "${#COMPREPLY[@]}"
        """#,
      options: ["--norc", "--noprofile", "-c"], stub: "echo issue >&2; exit 70")
    #expect(run.output == "0\n")
  }

  @Test(.enabled(if: Shell("fish") != nil, "fish is not installed"))
  func `fish offers names with their descriptions`() throws {
    let fish = try #require(Shell("fish"))
    let run = try fish.run(
      CompletionShell.fish.script(program: "puldar")
        + "complete -C 'puldar add --category '\n",
      options: ["--no-config", "-c"], stub: CompletionScriptTests.stub)
    #expect(
      run.output.split(separator: "\n").sorted() == [
        "eating out\tspent ₹2,340 of ₹5,000", "rent", "rent:deposit\tnone",
      ])
    #expect(run.said == "__complete 3 puldar add --category \n")
  }

  @Test(.enabled(if: Shell("zsh") != nil, "zsh is not installed"))
  func `zsh can read the script`() throws {
    let zsh = try #require(Shell("zsh"))
    let run = try zsh.run(
      "compdef() { print -r -- \"$@\"; }\n" + CompletionShell.zsh.script(program: "puldar")
        + "print done\n",
      options: ["-f", "-c"], stub: CompletionScriptTests.stub)
    #expect(run.output == "_puldar puldar\ndone\n")
  }

  @Test(.enabled(if: Shell("zsh") != nil, "zsh is not installed"))
  func `a zsh that has not begun its completions begins them`() throws {
    let zsh = try #require(Shell("zsh"))
    let run = try zsh.run(
      "eval '\(CompletionShell.zsh.script(program: "puldar").replacing("'", with: "'\\''"))'\n"
        + "print -r -- $_comps[puldar]\n",
      options: ["-f", "-c"], stub: CompletionScriptTests.stub)
    #expect(run.output == "_puldar\n")
  }

  @Test(.enabled(if: Shell("zsh") != nil, "zsh is not installed"))
  func `zsh is given names with their descriptions`() throws {
    let zsh = try #require(Shell("zsh"))
    // What `_describe` receives is what zsh shows; the completion system itself needs a terminal.
    let run = try zsh.run(
      "compdef() { : }\n_describe() { print -rl -- \"${(@P)5}\"; }\n"
        + CompletionShell.zsh.script(program: "puldar")
        + "words=(puldar add --category ''); CURRENT=4; _puldar\n",
      options: ["-f", "-c"], stub: CompletionScriptTests.stub)
    #expect(
      run.output == """
        eating out:spent ₹2,340 of ₹5,000
        rent:
        rent\\:deposit:none

        """)
    #expect(run.said == "__complete 3 puldar add --category \n")
  }
}
