import Puldar

/// Reads a receipt, stores what a person confirmed with its file, and finds both again.
func receipts(in folder: String) async throws {
  let ledger = Ledger.open(folder, currency: .eur)
  let printed = """
    CORNER MARKET
    2026-01-09 12:31
    Apples        3.20
    Bread         2.80
    Total         6.00
    Cash         10.00
    Change        4.00
    """
  let read = ReceiptReader().read(printed, ReceiptContext(today: ledger.today))
  guard let total = read.total, let amount = total.value.money(in: .eur) else { return }
  print("read \(amount) at \(read.merchant?.value ?? "?"), certain: \(total.isCertain)")

  // What the person sees and confirms is stored together with the file: both, or neither.
  let entry = NewEntry.expense(
    amount, in: .groceries, on: read.date?.value ?? ledger.today,
    merchant: read.merchant?.value ?? "")
  let file = Ledger.NewReceipt(Array(printed.utf8), named: "market.txt", text: read.text)
  let events = try await ledger.add([entry], with: file).outcome
  // The same file is added once, however often it is tried.
  let again = try await ledger.add([entry], with: file).outcome
  print("added once: \(again == events)")

  guard let id = events.first else { return }
  let invoice = try await ledger.attach(
    Ledger.NewReceipt(Array("Invoice 17".utf8), named: "invoice.txt"), to: id)
  for receipt in try await ledger.receipts(of: id) {
    print(
      "\(receipt.name), \(receipt.mediaType), \(try await ledger.bytes(of: receipt).count) bytes")
  }
  try await ledger.detach(invoice, reason: "of another purchase")
  print("left: \(try await ledger.receipts(of: id).map(\.name))")
  print("all is here: \(try await ledger.check().isGood)")
}
