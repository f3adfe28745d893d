import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// When and how a question is asked.
@Suite struct PromptTests {
  static let person = TerminalState(
    isInputTerminal: true, isOutputTerminal: true, isErrorTerminal: true)

  static func prompt(
    _ typed: String, state: TerminalState = person, isAllowed: Bool = true
  ) -> (Prompt, output: FakeOutput, errors: FakeOutput) {
    let output = FakeOutput()
    let errors = FakeOutput()
    let writer = OutputWriter(to: output)
    writer.write("shown before")
    let prompt = Prompt(
      state, isAllowed: isAllowed, style: ScreenStyle(state, .never),
      input: LineReader(from: FakeInput(typed.utf8)),
      output: writer, errors: OutputWriter(to: errors))
    return (prompt, output, errors)
  }

  static let answers: [(String, Prompt.Answer)] = [
    ("y\n", .yes), ("Y\n", .yes), ("yes\n", .yes), (" Yes \n", .yes), ("y", .yes), ("n\n", .no),
    ("No\n", .no), ("\n", .no), ("", .no),
  ]

  @Test(.rows) func `only a clear yes is yes`() {
    each(Self.answers) { (typed: String, answer: Prompt.Answer) throws in
      let (prompt, output, errors) = PromptTests.prompt(typed)
      #expect(try prompt.confirm("Void 12 entries?") == answer)
      #expect(errors.text == "Void 12 entries? [y/N] ")
      #expect(output.text == "shown before")
    }
  }

  @Test func `C33: what is no answer is asked about again, and is no without another`() throws {
    let (prompt, _, errors) = PromptTests.prompt("yep\npuldar list\ny\n")
    #expect(try prompt.confirm("Go on?") == .yes)
    #expect(
      errors.text == "Go on? [y/N] 'yep' is none of these answers.\n"
        + "Go on? [y/N] 'puldar list' is none of these answers.\nGo on? [y/N] ")
    #expect(try PromptTests.prompt("yep\n").0.confirm("Go on?") == .no)
    let (other, _, _) = PromptTests.prompt("9\n2\n")
    #expect(try other.choose("Which? ", { Int($0).flatMap { $0 < 3 ? $0 : nil } }) == 2)
  }

  static let nobody: [(TerminalState, Bool)] = [
    (TerminalState(), true),
    (TerminalState(isOutputTerminal: true, isErrorTerminal: true), true),
    (TerminalState(isInputTerminal: true, isOutputTerminal: true), true),
    (person, false),
  ]

  @Test(.rows) func `nothing is asked where nobody answers`() {
    each(Self.nobody) { (state: TerminalState, isAllowed: Bool) throws in
      let (prompt, _, errors) = PromptTests.prompt("y\n", state: state, isAllowed: isAllowed)
      #expect(try prompt.confirm("Void 12 entries?") == .notAsked)
      #expect(try prompt.ask("Which? ") == nil)
      #expect(errors.text == "")
    }
  }

  @Test func `what a question is about is broken between words`() throws {
    var state = PromptTests.person
    state.measuredColumns = 20
    let (prompt, output, errors) = PromptTests.prompt("y\n", state: state)
    prompt.say(["  1  expense 1300.00 Sushi"])
    #expect(errors.text == "  1  expense 1300.00\n    Sushi\n")
    _ = try prompt.confirm("Correct?", about: ["6  Whole Foods: other -> groceries"])
    #expect(output.text.hasSuffix("6  Whole Foods:\n  other -> groceries\n"))
  }

  @Test func `a person may be asked while the output goes into a file`() {
    let state = TerminalState(isInputTerminal: true, isErrorTerminal: true)
    #expect(PromptTests.prompt("", state: state).0.canAsk)
  }

  @Test func `a line is asked for without the spaces around it`() throws {
    #expect(try PromptTests.prompt("  dining \n").0.ask("Category? ") == "dining")
  }
}
