import LedgerModel

/// The bills that match a search: in a current or former name, a note or a category, or in the printed text of
/// an attached receipt.
struct BillSearch {
  /// A matching bill.
  private struct Found {
    var bill: Bill
    /// The attached receipts, with their matching lines.
    var receipts: [AttachedReceipt]
  }

  private let found: [Found]
  private let categories: CategoryCatalog
  private let today: CalendarDay

  /// - Parameter words: The search words; each must occur somewhere in a matching bill.
  /// - Throws: If the ledger cannot be read.
  init(_ session: Session, for words: [String], in state: DecisionState) async throws {
    categories = state.plan.categories
    today = session.today
    var rest: [EventID: [String]] = [:]
    for bill in state.bills.bills {
      let own = state.bills.allTerms(of: bill).map(\.value)
        .flatMap { [$0.name, $0.note, $0.category.text] }.map { FoldedText($0) }
      let lacking = BillSearch.words(words, lackingIn: own)
      let hasText = state.receipts.receipts(of: bill).contains(where: \.attached.hasText)
      if lacking.isEmpty || hasText { rest[bill] = lacking }
    }
    let bills = state.bills.bills.filter { rest[$0] != nil }
    let plans = try await session.ledger.view(Plans())
    // All printed texts are read at once.
    var read = try await session.read(bills.flatMap { state.receipts.receipts(of: $0) })[...]
    var found: [Found] = []
    for bill in bills {
      let count = state.receipts.receipts(of: bill).count
      var receipts = Array(read.prefix(count))
      read = read.dropFirst(count)
      let lacking = rest[bill] ?? []
      let printed = receipts.map { FoldedText($0.text) }
      guard BillSearch.words(lacking, lackingIn: printed).isEmpty,
        let shown = plans.bill(bill, on: session.today)
      else { continue }
      for place in receipts.indices {
        receipts[place].found = PrintedText(receipts[place].text).lines(holding: lacking)
        receipts[place].text = ""
      }
      found.append(Found(bill: shown, receipts: receipts))
    }
    self.found = found
  }

  private static func words(_ words: [String], lackingIn texts: [FoldedText]) -> [String] {
    words.filter { word in
      let part = FoldedText(word)
      return !texts.contains { $0.contains(part) }
    }
  }

  /// Returns the bills, each followed by its matching lines; empty if none matches.
  func lines(_ numbering: EventNumbering, _ style: ScreenStyle) -> [String] {
    guard !found.isEmpty else { return [] }
    let table = BillRow.lines(found.map(\.bill), categories, numbering, today: today, style)
    let blocks = zip(table, found).flatMap { line, bill in
      [line]
        + bill.receipts.flatMap { receipt in
          receipt.found.map { text in
            let text = "   \(VisibleText(receipt.file.name)): \(VisibleText(text))"
            guard let columns = style.columns else { return text }
            return DisplayWidth.truncated(text, to: max(20, columns), ellipsis: style.ellipsis)
          }
        }
    }
    return ["Bills"] + blocks
  }

  /// Returns the bills as a program reads them; `nil` if none matches.
  var told: [ToldBill]? {
    found.isEmpty ? nil : found.map { ToldBill(bill: $0.bill, receipts: $0.receipts) }
  }
}
