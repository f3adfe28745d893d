import LedgerTestSupport
import Puldar
import ReceiptReading
import Testing

/// Numbers in figures, as an option, a sentence and a receipt read them: each has a policy of its own for what may be
/// two things, and none takes for sure what another refuses.
struct FigureReadingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var figures: String
    /// Whether a comma stands before decimals.
    var hasComma = false
    /// In minor units of the euro; `nil` if it is refused or asked about.
    var option: Int64?
    var sentence: Int64?
    var receipt: Int64?
    var testDescription: String { "\(figures)\(hasComma ? " in German" : "")" }

    init(
      _ figures: String, _ option: Int64?, _ sentence: Int64?, _ receipt: Int64?,
      comma hasComma: Bool = false
    ) {
      self.figures = figures
      self.hasComma = hasComma
      (self.option, self.sentence, self.receipt) = (option, sentence, receipt)
    }
  }

  static let cases = [
    Case("12.50", 12_50, 12_50, 12_50), Case("12,50", 12_50, 12_50, 12_50, comma: true),
    Case("1,250.00", 1250_00, 1250_00, 1250_00),
    Case("1.250,00", 1250_00, 1250_00, 1250_00, comma: true),
    Case("1.250,00", 1250_00, 1250_00, 1250_00),
    Case("1,567", 1567_00, 1567_00, 1567_00), Case("1.567", 1567_00, 1567_00, 1567_00, comma: true),
    // Nobody knows whether a price of fuel or a comma of elsewhere is meant.
    Case("1,567", nil, nil, 1567_00, comma: true), Case("1.567", nil, nil, 1567_00),
    Case("12,345", nil, nil, 12345_00, comma: true), Case("7,891", nil, nil, 7891_00, comma: true),
    Case("50,000", nil, 50000_00, 50000_00, comma: true),
    Case("1,56,891", 156_891_00, 156_891_00, 156_891_00),
    Case("1.56.891", nil, nil, 156_891_00), Case("2.34.567", nil, nil, 234_567_00),
    Case("1.56.891", nil, nil, 156_891_00, comma: true),
    Case("1,567.891", nil, nil, nil), Case("1.567,891", nil, nil, nil, comma: true),
    Case("12,345.678", nil, nil, nil),
    Case("1,234,567", 1_234_567_00, 1_234_567_00, 1_234_567_00),
    Case("1.234.567", 1_234_567_00, 1_234_567_00, 1_234_567_00),
    Case("1'567.80", 1567_80, 1567_80, 1567_80), Case("1'567", 1567_00, 1567_00, 1567_00),
    Case("12'345'678.90", 12_345_678_90, 12_345_678_90, 12_345_678_90),
    Case("1 567,80", 1567_80, nil, 1567_80),
    Case("1,2,3", nil, nil, nil), Case("1.2.3", nil, nil, nil), Case("1,23,45", nil, nil, 123_45),
  ]

  @Test(arguments: cases)
  func `figures are read alike, or one of the readers says that it does not know`(
    _ figures: Case
  ) async throws {
    let conventions = NumberConventions(
      localeIdentifier: figures.hasComma ? "de_DE" : "en_IE")
    let option = try? Money(reading: figures.figures, currency: .eur, conventions: conventions)
    #expect(option?.minorUnits == figures.option)
    let context = ParsingContext(
      today: .known("2026-01-05"), currency: .eur, conventions: conventions)
    let read = try? await RuleBasedParser().entries(
      in: "coffee \(figures.figures)", context: context)
    #expect(read?.entries.map(\.amount.minorUnits) == figures.sentence.map { [$0] })
    let receipt = ReceiptReader().read(
      "SHOP\nTOTAL EUR \(figures.figures)\n",
      ReceiptContext(today: .known("2026-01-05"), conventions: conventions))
    #expect(receipt.total?.value.money(in: .eur)?.minorUnits == figures.receipt)
  }
}
