import LedgerTestSupport
import ReceiptReading
import Testing

/// How the things of a receipt are named.
@Suite struct ReceiptItemTests {
  @Test(.rows) func `SP41: a thing is named without its count, its measure and its currency`() {
    let rows: [(lines: String, items: [String])] = [
      ("2 x Sun Cream 12.00", ["Sun Cream 12.00"]),
      ("1 X CHICKEN WRAP 8.50", ["CHICKEN WRAP 8.50"]),
      ("SHIRT M        2   19.98", ["SHIRT M 19.98"]),
      ("PLAIN RICE 4 2.00", ["PLAIN RICE 4 2.00"]),
      ("CREAM TEA x2 15.90", ["CREAM TEA 15.90"]),
      ("Ribbon   EUR 1.00", ["Ribbon 1.00"]),
      ("PARKING : RM 6.00", ["PARKING 6.00"]),
      ("Red pepper\n0.394 kg x 3.99/kg 1.57", ["Red pepper 1.57"]),
      ("7UP 1.10", ["7UP 1.10"]),
      ("X-ray 45.00", ["X-ray 45.00"]),
      ("0.394 kg x 1.57", []),
    ]
    each(rows) { row in
      let text = "Corner Shop\n12 Mill Road\n\(row.lines)\nTOTAL 99.00"
      let items = ReceiptReader().read(text).items.map { "\($0.name) \($0.amount.text)" }
      #expect(items == row.items, "\(row.lines)")
    }
  }
}
