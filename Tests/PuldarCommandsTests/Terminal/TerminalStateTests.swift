import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// What is decided from what surrounds the process.
@Suite struct TerminalStateTests {
  struct Colour: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var choice = ColourChoice.auto
    var environment: [String: String] = [:]
    var isTerminal = true
    var isColoured: Bool
  }

  static let colours: [Colour] = [
    Colour(testDescription: "a terminal", isColoured: true),
    Colour(testDescription: "a pipe", isTerminal: false, isColoured: false),
    Colour(testDescription: "a dumb terminal", environment: ["TERM": "dumb"], isColoured: false),
    Colour(testDescription: "CLICOLOR is 0", environment: ["CLICOLOR": "0"], isColoured: false),
    Colour(
      testDescription: "CLICOLOR is 1 in a pipe", environment: ["CLICOLOR": "1"], isTerminal: false,
      isColoured: false),
    Colour(testDescription: "NO_COLOR", environment: ["NO_COLOR": "1"], isColoured: false),
    Colour(testDescription: "NO_COLOR is empty", environment: ["NO_COLOR": ""], isColoured: true),
    Colour(
      testDescription: "NO_COLOR wins over CLICOLOR_FORCE",
      environment: ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], isColoured: false),
    Colour(
      testDescription: "CLICOLOR_FORCE in a pipe", environment: ["CLICOLOR_FORCE": "1"],
      isTerminal: false, isColoured: true),
    Colour(
      testDescription: "CLICOLOR_FORCE on a dumb terminal",
      environment: ["CLICOLOR_FORCE": "1", "TERM": "dumb"], isColoured: true),
    Colour(
      testDescription: "CLICOLOR_FORCE is 0 in a pipe", environment: ["CLICOLOR_FORCE": "0"],
      isTerminal: false, isColoured: false),
    Colour(
      testDescription: "CLICOLOR_FORCE is empty in a pipe", environment: ["CLICOLOR_FORCE": ""],
      isTerminal: false, isColoured: false),
    Colour(
      testDescription: "--color=always in a pipe", choice: .always, environment: ["NO_COLOR": "1"],
      isTerminal: false, isColoured: true),
    Colour(
      testDescription: "--color=never in a terminal", choice: .never,
      environment: ["CLICOLOR_FORCE": "1"], isColoured: false),
  ]

  @Test(.rows) func `P38, SP4: whether a stream is coloured`() {
    each(Self.colours) { (example: Colour) in
      #expect(
        example.choice.isColoured(
          environment: example.environment, isTerminal: example.isTerminal) == example.isColoured)
    }
  }

  @Test func `an ink surrounds a text only where it is coloured`() {
    #expect(Ink.red.text("OVER", isColoured: true) == "\u{1B}[31mOVER\u{1B}[0m")
    #expect(Ink.red.text("OVER", isColoured: false) == "OVER")
    #expect(Ink.red.text("", isColoured: true) == "")
  }

  struct Width: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var state: TerminalState
    var wrapping: Int
    var truncation: Int?
  }

  static let widths: [Width] = [
    Width(
      testDescription: "nothing is known", state: TerminalState(), wrapping: 80, truncation: nil),
    Width(
      testDescription: "COLUMNS in a pipe", state: TerminalState(environment: ["COLUMNS": "120"]),
      wrapping: 120, truncation: nil),
    Width(
      testDescription: "a terminal that says its width",
      state: TerminalState(isOutputTerminal: true, measuredColumns: 132), wrapping: 132,
      truncation: 132),
    Width(
      testDescription: "COLUMNS comes first",
      state: TerminalState(
        environment: ["COLUMNS": "60"], isOutputTerminal: true, measuredColumns: 132), wrapping: 60,
      truncation: 60),
    Width(
      testDescription: "COLUMNS is no number",
      state: TerminalState(
        environment: ["COLUMNS": "wide"], isOutputTerminal: true, measuredColumns: 132),
      wrapping: 132, truncation: 132),
    Width(
      testDescription: "COLUMNS is 0",
      state: TerminalState(environment: ["COLUMNS": "0"], isOutputTerminal: true), wrapping: 80,
      truncation: 80),
    Width(
      testDescription: "COLUMNS is absurd",
      state: TerminalState(environment: ["COLUMNS": "99999999999999999999"]), wrapping: 80,
      truncation: nil),
    Width(
      testDescription: "a pipe has no width", state: TerminalState(measuredColumns: 132),
      wrapping: 80, truncation: nil),
  ]

  @Test(.rows) func `how wide text is`() {
    each(Self.widths) { (example: Width) in
      #expect(example.state.wrappingColumns == example.wrapping)
      #expect(example.state.outputColumns == example.truncation)
    }
  }

  static let locales: [([String: String], Bool)] = [
    ([:], false), (["LANG": "en_US.UTF-8"], true), (["LANG": "de_DE.utf8"], true),
    (["LANG": "C"], false), (["LC_ALL": "C", "LANG": "en_US.UTF-8"], false),
    (["LC_ALL": "", "LC_CTYPE": "C.UTF-8", "LANG": "C"], true),
    (["LC_ALL": "", "LC_CTYPE": "", "LANG": "C.UTF-8"], true),
    (["LC_CTYPE": "en_US.ISO-8859-1", "LANG": "C.UTF-8"], false),
  ]

  @Test(.rows) func `whether signs outside of ASCII can be shown`() {
    each(Self.locales) { (environment: [String: String], showsUnicode: Bool) in
      #expect(TerminalState(environment: environment).showsUnicode == showsUnicode)
    }
  }
}
