import CommandTable
import LedgerModel
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// Words of the command line that are read as values.
@Suite struct ArgumentTests {
  @Test(arguments: ["[", "(", "[a&&["])
  func `a pattern that goes too deep is refused before it is read`(_ bracket: String) {
    let pattern = String(repeating: bracket, count: 2_115)
    #expect(throws: ValueError.unreadable("write a pattern of at most 200 bytes")) {
      try MerchantArgument(parsing: "/\(pattern)/")
    }
  }

  @Test func `a pattern of the usual length is read`() throws {
    let argument = try MerchantArgument(parsing: "/^whole (foods|earth)$/")
    #expect(argument.pattern != nil && argument.part == nil)
  }
}

/// How a payment is split over categories.
struct SplitArgumentTests {
  private static let whole = Money(minorUnits: 100_00, currency: .usd)

  /// The parts of 100.00, in minor units.
  static let splits: [(String, [Int64])] = [
    ("groceries=80 dining=20", [80_00, 20_00]), ("groceries=80 dining=rest", [80_00, 20_00]),
    ("groceries=REST dining=0.01", [99_99, 1]), ("groceries=50% dining=50%", [50_00, 50_00]),
    ("groceries=33.33% dining=33.33% gifts=33.34%", [33_33, 33_33, 33_34]),
    ("groceries=33.33% dining=33.33% gifts=rest", [33_33, 33_33, 33_34]),
    ("groceries=10% dining=20 gifts=rest", [10_00, 20_00, 70_00]),
    ("groceries=99.99% dining=0.01%", [99_99, 1]),
    ("dining groceries shopping", [33_34, 33_33, 33_33]),
    ("dining=40 groceries shopping", [40_00, 30_00, 30_00]),
    ("dining=40% groceries=0.01 shopping gifts=rest", [40_00, 1, 30_00, 29_99]),
  ]

  @Test(.rows) func `amounts, percentages and a rest are what they take`() {
    each(Self.splits) { (words: String, amounts: [Int64]) throws in
      let parts = try SplitArgument(parsing: words).parts(of: Self.whole, .plain)
      #expect(parts.map(\.amount.minorUnits) == amounts, "\(words)")
    }
  }

  @Test func `percentages of any sum add up to it`() throws {
    for units in (1...2000).map(Int64.init) {
      let whole = Money(minorUnits: units, currency: .usd)
      for words in ["a=33.33% b=33.33% c=33.34%", "a=12.5% b=87.5%", "a=1% b=1% c=98%"] {
        let parts = try SplitArgument(parsing: words).parts(of: whole, .plain)
        #expect(parts.reduce(0) { $0 + $1.amount.minorUnits } == units, "\(words) of \(units)")
      }
    }
  }

  @Test(.rows) func `words that name no parts are refused`() {
    each(["", " ", "groceries=", "=5", "a=1000%", "a=x%", "a/b=5"]) { words in
      #expect(throws: (any Error).self) { try SplitArgument(parsing: words) }
    }
  }

  @Test(.rows) func `nothing is left for a rest of less than a cent each`() {
    each(["a=100 b", "a=99.99 b c", "a=60% b=40% c"]) { words in
      #expect(throws: CommandFailure.self) {
        try SplitArgument(parsing: words).parts(of: Self.whole, .plain)
      }
    }
  }
}
