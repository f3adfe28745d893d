import LedgerEvents
import LedgerLiterals
import LedgerTestSupport
import Testing

struct PercentageTests {
  @Test(.rows) func `a percentage is read to the hundredth`() {
    each([
      ("50", 5000, "50.00", "50%"), ("50%", 5000, "50.00", "50%"), ("50 %", 5000, "50.00", "50%"),
      ("33.33", 3333, "33.33", "33.33%"), ("33,33%", 3333, "33.33", "33.33%"),
      ("12.5", 1250, "12.50", "12.5%"), ("0", 0, "0.00", "0%"), ("0.01", 1, "0.01", "0.01%"),
      ("0.10", 10, "0.10", "0.1%"), ("100", 10_000, "100.00", "100%"), ("007", 700, "7.00", "7%"),
      ("10000", 1_000_000, "10000.00", "10000%"),
    ]) { (text: String, hundredths: Int, full: String, short: String) throws in
      let percentage = try Percentage(reading: text)
      #expect(percentage.hundredths == hundredths)
      #expect(percentage.text == full)
      #expect(percentage.shortText == short)
    }
  }

  @Test(.rows) func `what is no percentage is refused`() {
    each([
      "", "%", "-1", "+1", "33.333", "1e2", "50%%", "5.", ".5", "fifty", "10000.01", "1,000.00",
      "5 0", "٥٠", "99999999999999999999", "1.2.3", "1.,2", "50\u{0}",
    ]) { (text: String) throws in
      let error = #expect(throws: UnreadableText.self) { try Percentage(reading: text) }
      #expect(error?.problem.hasSuffix("is not a percentage") == true)
      #expect(error?.remedy == "Write a number from 0 with at most two decimals, as 50 or 33.33.")
    }
  }

  @Test func `the refusal quotes what was typed`() {
    let error = #expect(throws: UnreadableText.self) { try Percentage(reading: "33.333") }
    #expect(error?.problem == "'33.333' is not a percentage")
  }

  @Test func `hundredths outside of 0 to 10000 percent are no percentage`() {
    #expect(Percentage(hundredths: -1) == nil)
    #expect(Percentage(hundredths: 1_000_001) == nil)
    #expect(Percentage(hundredths: 1_000_000) == .largest)
    #expect(Percentage(hundredths: 10_000) == .whole)
  }

  @Test func `every hundredth up to the whole is written and read back`() throws {
    for hundredths in 0...10_000 {
      let percentage = try #require(Percentage(hundredths: hundredths))
      let full = try Percentage(reading: percentage.text)
      let short = try Percentage(reading: percentage.shortText)
      if full != percentage || short != percentage { Issue.record("\(hundredths)") }
    }
  }
}
