import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// Values over time as one line.
@Suite struct SparklineTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var values: [Int64?]
    var blocks: String
    var signs: String
  }

  static let amounts: [Case] = [
    Case(testDescription: "no value", values: [], blocks: "", signs: ""),
    Case(testDescription: "one value", values: [7], blocks: "█", signs: "#"),
    Case(testDescription: "nothing", values: [0, 0, 0], blocks: "···", signs: "..."),
    Case(testDescription: "equal ones", values: [5, 5], blocks: "██", signs: "##"),
    Case(
      testDescription: "eight steps", values: [1, 2, 3, 4, 5, 6, 7, 8], blocks: "▁▂▃▄▅▆▇█",
      signs: "::==%%##"),
    Case(
      testDescription: "one beside a thousand million", values: [1, 1_000_000_000, 0],
      blocks: "▁█·", signs: ":#."),
    Case(
      testDescription: "more came back than was spent", values: [-30, 40, -.max], blocks: "-█-",
      signs: "-#-"),
    Case(testDescription: "only less than nothing", values: [-3, -4], blocks: "--", signs: "--"),
    Case(
      testDescription: "what is not known", values: [nil, 4, nil, 8], blocks: " ▄ █",
      signs: " = #"),
    Case(
      testDescription: "the largest numbers", values: [.max, .min, .max / 2, 1], blocks: "█-▄▁",
      signs: "#-=:"),
  ]

  @Test(.rows) func `a line of amounts`() {
    each(Self.amounts) { (example: Case) in
      #expect(Sparkline(usesBlocks: true).text(of: example.values) == example.blocks)
      #expect(Sparkline(usesBlocks: false).text(of: example.values) == example.signs)
    }
  }

  static let balances: [Case] = [
    Case(testDescription: "savings", values: [0, 100, 200], blocks: "·▄█", signs: ".=#"),
    Case(
      testDescription: "a debt that is paid back", values: [-400, -200, 0], blocks: "▁▄█",
      signs: ":=#"),
    Case(
      testDescription: "a debt that stays", values: [-400, -400, nil], blocks: "▁▁ ", signs: ":: "),
    Case(
      testDescription: "out of debt", values: [-100, 0, 300], blocks: "▁▂█", signs: "::#"),
    Case(
      testDescription: "the largest numbers", values: [.min, 0, .max], blocks: "▁▄█",
      signs: ":=#"),
  ]

  @Test(.rows) func `a line of what is held, or owed`() {
    each(Self.balances) { (example: Case) in
      #expect(Sparkline(usesBlocks: true).text(ofBalances: example.values) == example.blocks)
      #expect(Sparkline(usesBlocks: false).text(ofBalances: example.values) == example.signs)
    }
  }

  @Test func `where there is less room the last values are shown, by their own highest`() {
    let values: [Int64?] = [1000, 1, 2]
    #expect(Sparkline(usesBlocks: true, width: 2).text(of: values) == "▄█")
    #expect(Sparkline(usesBlocks: true, width: 0).text(of: values).isEmpty)
    #expect(Sparkline(usesBlocks: true, width: -1).text(ofBalances: [-5]).isEmpty)
  }

  @Test(.rows) func `each value has one column, and a higher one is never lower`() {
    each(TestRun.seeds(100)) { (seed: UInt64) in
      var random = SeededGenerator(seed: seed)
      let values = (0..<40).map { _ in Int64.random(in: 1...1_000_000_000, using: &random) }
        .sorted()
      let line = Array(Sparkline(usesBlocks: true).text(of: values))
      #expect(line.count == values.count && line == line.sorted(), "seed \(seed)")
    }
  }
}
