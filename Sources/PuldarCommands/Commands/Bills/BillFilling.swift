import LedgerModel

extension ReceiptFilling {
  /// Fills in what was not said of a bill: without words its amount and its name; beside words only an amount
  /// that they lack.
  ///
  /// - Throws: ``CommandFailure`` if the receipt does not say how much it is.
  mutating func fill(_ request: inout BillRequest) async throws {
    let state = try await stateOfLedger()
    guard request.words.isEmpty else {
      request.total = try await total(state)
      return
    }
    let read = try await proposal(ReceiptOptions(merchant: request.options.merchant), state)
    request.options.merchant = read.map(\.draft.merchant).flatMap { $0.isEmpty ? nil : $0 }
    if let category = read?.draft.category, category != .other, request.options.category == nil {
      request.options.category = category
    }
    if let about = request.days.about {
      request.words = about.text
      return
    }
    guard let amount = try read.flatMap(settledTotal), amount.minorUnits > 0 else {
      let name = VisibleText(file.name)
      let zero = read?.draft.amount.map { "the total of '\(name)' is \(AmountText.text($0))" }
      throw CommandFailure(
        read?.foreign?.failure(name).problem ?? zero ?? "Amount not recognized in '\(name)'",
        remedy: "Say how much it is: \(command: "bill add 80 --receipt FILE --due 15jan")",
        .refusedData)
    }
    request.words = "\(AmountText.text(amount)) \(amount.currency.code)"
  }
}
