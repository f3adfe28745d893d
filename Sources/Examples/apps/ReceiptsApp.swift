import Observation
import Puldar

/// A receipt scanner, as Spendwise and ExpenseTracker are: a receipt is read, looked at, and stored with its
/// file; the month's budget, its categories and its entries are shown.
@MainActor @Observable final class ReceiptsApp: Screen {
  /// What was read, or is typed by hand: the person looks at it, changes it and saves it.
  struct Form: Equatable {
    var merchant = ""
    var amount = ""
    var tax = ""
    var day: CalendarDay
    var category = CategoryName.other
    /// What was not recognised, or may be read otherwise.
    var doubts: [String] = []
    var file: Ledger.NewReceipt?
  }

  struct Section: Equatable {
    let title: String
    let rows: [Row]
  }

  /// The form that is open.
  var form: Form?
  /// Whether a receipt whose total was found is saved without being looked at.
  var savesByItself = false
  /// Which entries are listed.
  var filter = EntryQuery.Filter()
  var problem: String?

  /// The card of the month: what was spent, of which budget, what is left, the top category, how many entries.
  private(set) var summary = ""
  /// The pie: six categories and the others, with their parts of all.
  private(set) var slices: [String] = []
  /// The entries by day, the newest first; those that nobody looked at.
  private(set) var days: [Section] = []
  private(set) var unreviewed: [Row] = []
  let ledger: Ledger
  var watched: EntryRegister { EntryRegister() }

  init(_ ledger: Ledger) { self.ledger = ledger }

  // MARK: What a person does

  /// Reads what is printed on a receipt, as the recognition of the system says it.
  func scan(_ file: Ledger.NewReceipt) async {
    await attempt {
      let context = try await ledger.parsingContext()
      let read = ReceiptReader().read(file.text, ReceiptContext(today: ledger.today))
      var form = Form(day: read.date?.value ?? ledger.today, file: file)
      if let merchant = read.merchant {
        let payee = PayeeParser(context).reading(of: merchant.value)
        (form.merchant, form.category) = (payee.merchant, payee.category)
      } else {
        form.doubts.append("Merchant not recognized")
      }
      if let total = read.total {
        form.amount = total.value.text
        form.tax = read.tax?.value.text ?? ""
        if !total.isCertain { form.doubts.append("Look at the amount") }
      } else {
        form.doubts.append("Amount not recognized")
      }
      if savesByItself, read.total != nil {
        try await store(form, isReviewed: false)
      } else {
        self.form = form
      }
    }
  }

  func save() async {
    guard let form else { return }
    await attempt {
      try await store(form, isReviewed: true)
      self.form = nil
    }
  }

  func looked(at row: Row) async { await perform { _ in ReviewEntries([row.id]) } }

  func change(_ row: Row, _ changes: EntryAmendment) async {
    await perform { today in CorrectEntry(row.id, changes, today: today) }
  }

  func delete(_ row: Row) async { await perform { _ in VoidEntry(row.id) } }

  /// The budget of this month and those after it; none if the amount is empty.
  func setBudget(_ amount: String) async {
    await perform { today in
      SetMonthBudget(amount.isEmpty ? nil : try await money(amount), in: today.month)
    }
  }

  /// The picture of an entry's receipt.
  func picture(of row: Row) async -> [UInt8]? {
    await attempt {
      guard let receipt = try await ledger.receipts(of: row.id).first else { return nil }
      return try await ledger.bytes(of: receipt)
    } ?? nil
  }

  // MARK: How it is done

  private func store(_ form: Form, isReviewed: Bool) async throws {
    let entry = NewEntry(
      values: EntryValues(
        type: .expense, amount: try await money(form.amount), category: form.category,
        date: form.day, account: .bank),
      texts: EntryTexts(
        merchant: form.merchant, by: isReviewed ? "" : "receipt",
        tax: form.tax.isEmpty ? nil : try await money(form.tax), isReviewed: isReviewed))
    if let file = form.file {
      try await ledger.add([entry], with: file)
    } else {
      try await ledger.perform(AddEntries(entry, today: ledger.today))
    }
  }

  func show() async throws {
    let month = ledger.today.month
    let buckets = try await ledger.view(MonthlyBuckets())
    let figures = try buckets.month(month, on: ledger.today)
    let overview = try buckets.overview(of: figures)
    let budget = figures.cap.map { " of \($0), \(figures.left) left" } ?? ""
    let top = overview.topCategory == nil ? "" : ", most of it \(overview.topName)"
    summary = "\(figures.spent)\(budget), \(overview.entryCount) entries\(top)"
    var pie = SpendingReport.Question(month...month, by: .category)
    pie.top = 6
    let report = try await ledger.spending(pie)
    slices = report.rows.map { row in
      let part = row.figures.share.flatMap(Percentage.init(hundredths:))
      return "\(row.key.text) \(report.money(row.figures.spent)), \(part?.text ?? "0")%"
    }
    let register = try await ledger.view(EntryRegister())
    days = try register.groups(of: register.entries(EntryQuery(filter)), by: .day).map { group in
      Section(
        title: "\(group.key.text) \(group.totals.out)", rows: group.entries.map(row))
    }
    var unseen = EntryQuery.Filter()
    unseen.isUnreviewed = true
    unreviewed = register.entries(EntryQuery(unseen)).map(row)
  }

  private func row(_ entry: RegisteredEntry) -> Row {
    Row(
      id: entry.id, text: "\(entry.texts.merchant) \(entry.values.amount) \(entry.values.category)")
  }
}
