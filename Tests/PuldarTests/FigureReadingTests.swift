import LedgerTestSupport
import Puldar
import PuldarInterchange
import ReceiptReading
import Testing

/// Numbers in figures, as an option, a sentence, a receipt and a bank file read them: each has a policy of its own for
/// what may be two things, and none takes for sure what another refuses.
struct FigureReadingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var figures: String
    /// Whether a comma stands before decimals.
    var hasComma = false
    /// In minor units of the euro; `nil` if it is refused or asked about.
    var option: Int64?
    var sentence: Int64?
    var receipt: Int64?
    /// The only amount of a file whose currency is likely the euro.
    var file: Int64?
    var testDescription: String { "\(figures)\(hasComma ? " in German" : "")" }

    init(
      _ figures: String, _ option: Int64?, _ sentence: Int64?, _ receipt: Int64?, _ file: Int64?,
      comma hasComma: Bool = false
    ) {
      self.figures = figures
      self.hasComma = hasComma
      (self.option, self.sentence, self.receipt, self.file) = (option, sentence, receipt, file)
    }
  }

  static let cases = [
    Case("12.50", 12_50, 12_50, 12_50, 12_50),
    Case("12,50", 12_50, 12_50, 12_50, 12_50, comma: true),
    Case("1,250.00", 1250_00, 1250_00, 1250_00, 1250_00),
    Case("1.250,00", 1250_00, 1250_00, 1250_00, 1250_00, comma: true),
    Case("1.250,00", 1250_00, 1250_00, 1250_00, 1250_00),
    Case("1,567", 1567_00, 1567_00, 1567_00, 1567_00),
    Case("1.567", 1567_00, 1567_00, 1567_00, 1567_00, comma: true),
    // Nobody knows whether a price of fuel or a comma of elsewhere is meant.
    Case("1,567", nil, nil, 1567_00, 1567_00, comma: true),
    Case("1.567", nil, nil, 1567_00, 1567_00),
    Case("12,345", nil, nil, 12345_00, 12345_00, comma: true),
    Case("7,891", nil, nil, 7891_00, 7891_00, comma: true),
    Case("50,000", nil, 50000_00, 50000_00, nil, comma: true),
    Case("1,56,891", 156891_00, 156891_00, 156891_00, 156891_00),
    Case("1.56.891", nil, nil, 156891_00, nil),
    Case("2.34.567", nil, nil, 234567_00, nil),
    Case("1.56.891", nil, nil, 156891_00, nil, comma: true),
    Case("1,567.891", nil, nil, nil, nil), Case("1.567,891", nil, nil, nil, nil, comma: true),
    Case("12,345.678", nil, nil, nil, nil),
    Case("1,234,567", 1234567_00, 1234567_00, 1234567_00, 1234567_00),
    Case("1.234.567", 1234567_00, 1234567_00, 1234567_00, 1234567_00),
    Case("1'567.80", 1567_80, 1567_80, 1567_80, 1567_80),
    Case("1'567", 1567_00, 1567_00, 1567_00, 1567_00),
    Case("12'345'678.90", 12345678_90, 12345678_90, 12345678_90, 12345678_90),
    Case("1 567,80", 1567_80, nil, 1567_80, 1567_80),
    Case("1.567.80", nil, nil, 1567_80, nil), Case("1,567.5", 1567_50, 1567_50, nil, 1567_50),
    Case("0.346", nil, nil, nil, nil), Case("0,123", nil, nil, nil, nil),
    Case("1234,567", nil, nil, nil, nil),
    Case("123.56.891", nil, nil, 12356891_00, nil),
    Case("123,56,891", nil, nil, 12356891_00, nil),
    Case("0,123,456", nil, nil, 123456_00, nil),
    Case("1 234 567", 1234567_00, nil, 1234567_00, 1234567_00),
    Case("1,234.567,89", nil, nil, 1234567_89, nil),
    Case("1'234,567", nil, nil, nil, nil), Case("12.5", 12_50, 12_50, 12_50, 12_50),
    Case("12,5", 12_50, 12_50, 12_50, 12_50, comma: true),
    Case(".50", 50, 50, 50, 50), Case("1,2345", nil, nil, nil, nil),
    Case("١٢٫٥٠", 12_50, 12_50, nil, nil),
    Case("1.234,567.89", nil, nil, 1234567_89, nil),
    Case("12 345.6", 12345_60, nil, 345_60, 12345_60),
    Case("1,2,3", nil, nil, nil, nil), Case("1.2.3", nil, nil, nil, nil),
    Case("1,23,45", nil, nil, 123_45, nil),
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
    var hints = StatementHints()
    hints.likelyCurrency = .eur
    let file = try? StatementReader.read(
      Array("Date;Payee;Amount\n2026-01-05;SHOP;-\(figures.figures)\n".utf8), hints: hints)
    let amount = file?.first?.lines.first?.amount.money(in: .eur)
    #expect(amount?.minorUnits == figures.file.map { 0 - $0 })
  }
}
