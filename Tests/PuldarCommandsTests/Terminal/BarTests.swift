import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// How much of something is used, as a bar.
@Suite struct BarTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var value: Int64
    var whole: Int64
    var blocks: String
    var signs: String
  }

  static let cases: [Case] = [
    Case(testDescription: "nothing", value: 0, whole: 100, blocks: "········", signs: "........"),
    Case(
      testDescription: "hardly anything", value: 1, whole: 1_000_000, blocks: "▏·······",
      signs: "#......."),
    Case(
      testDescription: "one eighth of a column", value: 1, whole: 64, blocks: "▏·······",
      signs: "#......."),
    Case(
      testDescription: "five eighths of a column", value: 5, whole: 64, blocks: "▋·······",
      signs: "#......."),
    Case(testDescription: "a half", value: 50, whole: 100, blocks: "████····", signs: "####...."),
    Case(
      testDescription: "82 percent", value: 82, whole: 100, blocks: "██████▌·", signs: "#######."),
    Case(testDescription: "all", value: 100, whole: 100, blocks: "████████", signs: "########"),
    Case(
      testDescription: "more than all", value: 127, whole: 100, blocks: "████████",
      signs: "########"),
    Case(
      testDescription: "less than nothing", value: -5, whole: 100, blocks: "········",
      signs: "........"),
    Case(
      testDescription: "something of nothing", value: 5, whole: 0, blocks: "████████",
      signs: "########"),
    Case(
      testDescription: "nothing of nothing", value: 0, whole: 0, blocks: "········",
      signs: "........"),
    Case(
      testDescription: "the largest numbers", value: .max - 1, whole: .max, blocks: "████████",
      signs: "########"),
  ]

  @Test(.rows) func `a bar of eight columns`() {
    each(Self.cases) { (example: Case) in
      let blocks = Bar(width: 8, usesBlocks: true, showsRest: true)
      #expect(blocks.text(example.value, of: example.whole) == example.blocks)
      let signs = Bar(width: 8, usesBlocks: false, showsRest: true)
      #expect(signs.text(example.value, of: example.whole) == example.signs)
    }
  }

  @Test func `the rest is left out unless it is asked for`() {
    #expect(Bar(width: 19, usesBlocks: false).text(200, of: 800) == "#####")
    #expect(Bar(width: 0, usesBlocks: true).text(200, of: 800) == "")
  }

  @Test(.rows) func `a bar with its rest has its width`() {
    each(0...30) { (width: Int) in
      for value in Int64(-1)...66 {
        for usesBlocks in [true, false] {
          let bar = Bar(width: width, usesBlocks: usesBlocks, showsRest: true)
          #expect(bar.text(value, of: 64).count == width)
        }
      }
    }
  }

  static let marks: [(value: Int64, part: Int, bar: String)] = [
    (50, 0, "│█··"), (50, 5, "██│·"), (50, 9, "██·│"), (50, 10, "██·│"), (100, 5, "██│█"),
    (0, 3, "·│··"), (150, 10, "███│"),
  ]

  @Test(arguments: marks) func `a mark stands where a part of the width ends`(
    _ example: (value: Int64, part: Int, bar: String)
  ) {
    let bar = Bar(width: 4, usesBlocks: true, showsRest: true)
    #expect(bar.text(example.value, of: 100, marking: example.part, of: 10) == example.bar)
    let signs = Bar(width: 4, usesBlocks: false).text(50, of: 100, marking: 9, of: 10)
    #expect(signs == "## |")
    #expect(Bar(width: 0, usesBlocks: true).text(1, of: 2, marking: 1, of: 2).isEmpty)
  }
}
