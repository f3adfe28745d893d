import LedgerTestSupport
import Puldar
import Testing

/// What an app does with files, beside what the examples do.
@Suite struct FileLibraryTests {
  private func ledger(_ name: String, in folder: TemporaryFolder) -> Ledger {
    let machine = MachinePlaces(
      stateFolder: folder.path("state"), machineID: "m", deviceName: "test")
    return Ledger(
      store: FileEventStore(folder: folder.path(name), machine: machine),
      opening: LedgerOpening(currency: .eur, deviceName: "test"), treatsMissingAsEmpty: true)
  }

  private func amounts(_ ledger: Ledger) async throws -> [Int64] {
    try await ledger.view(EntryRegister()).entries().map(\.values.amount.minorUnits).sorted()
  }

  @Test func `a ledger that began apart is named, and merged only where it is said to be one`()
    async throws
  {
    let folder = try TemporaryFolder()
    let (here, there) = (ledger("here", in: folder), ledger("there", in: folder))
    try await here.add("coffee 4.50")
    try await there.add("tea 2")
    let preview = try await here.mergePreview(of: [folder.path("there")])
    let other = try #require(preview.apart.first)
    #expect(preview.addedCount == 2)
    await #expect(throws: MergeRefusal.otherLedger(other)) {
      try await here.merge([folder.path("there")])
    }
    #expect(try await amounts(here) == [4_50])
    let merge = try await here.merge([folder.path("there")], joining: [other.ledger])
    #expect(merge.joined == [other.ledger])
    #expect(merge.addedCount == 2)
    #expect(try await amounts(here) == [2_00, 4_50])
    #expect(try await here.merge([folder.path("there")]).addedCount == 0)
  }

  @Test func `a backup is not restored over what is there`() async throws {
    let folder = try TemporaryFolder()
    let here = ledger("here", in: folder)
    try await here.add("coffee 4.50")
    try await here.backUp(to: folder.path("a.tar"))
    await #expect(throws: NewFolderRefusal.taken(path: folder.path("here"))) {
      try await Ledger.restore(folder.path("a.tar"), to: folder.path("here"))
    }
    await #expect(throws: BackupRefusal.missing(path: folder.path("b.tar"))) {
      try await Ledger.restore(folder.path("b.tar"), to: folder.path("new"))
    }
  }

  /// Another name on the same day proves nothing: a person says.
  @Test(arguments: [StatementImport.Choice.store, .same, .leave])
  func `a doubtful line becomes what is chosen`(choice: StatementImport.Choice) async throws {
    let folder = try TemporaryFolder()
    let here = ledger("here", in: folder)
    try await here.add("12 at blue door on 2026-01-03")
    let file = Array("Date,Description,Amount\n2026-01-04,XQ SERVICES,-12.00\n".utf8)
    var lines = try await here.importPreview(of: file, named: "a.csv")
    let entry = try await here.view(EntryRegister()).entries()[0].id
    #expect(lines.lines.map(\.state) == [.doubtful(entry)])
    #expect(lines.storedCount == 0)
    lines.lines[0].choice = choice
    let stored = try await here.import(lines)
    #expect(stored.count == (choice == .leave ? 0 : 1))
    #expect(try await amounts(here) == (choice == .store ? [12_00, 12_00] : [12_00]))
    let again = try await here.importPreview(of: file, named: "a.csv")
    #expect((again.lines[0].state == .known) == (choice != .leave))
  }

  @Test func `what one file tells again of another is noted only if that one is stored`()
    async throws
  {
    let folder = try TemporaryFolder()
    let here = ledger("here", in: folder)
    let texts = [
      "a.csv": "Date,Description,Amount,Category\n2026-01-08,AMAZON,-40.00,\n",
      "b.csv": "Date,Description,Amount\n,NO DAY,-1.00\n2026-01-08,AMAZON EU,-40.00\n",
    ]
    let files = try texts.sorted { $0.key < $1.key }
      .map { try StatementFile(Array($0.value.utf8), named: $0.key) }
    var preview = try await here.importPreview(of: files, given: nil, in: .eur) { _ in
      ParsingContext(today: here.today, currency: .eur)
    }
    #expect(preview.lines.map(\.state) == [.new, .leftOut(.noDay), .retold(by: 0)])
    #expect(preview.statements.map(\.lines) == [0..<1, 1..<3])
    preview.lines[2].choice = .same
    preview.lines[0].choice = .leave
    #expect(preview.storedCount == 0)
    preview.lines[0].choice = .store
    #expect(preview.storedCount == 2)
    #expect(try await here.import(preview).count == 2)
    #expect(try await amounts(here) == [40_00])
    preview.lines.removeAll()
    #expect(try await here.import(preview) == [])
  }

  @Test func `a file that does not tell the order of its days says what to ask`() async throws {
    let folder = try TemporaryFolder()
    let here = ledger("here", in: folder)
    let file = Array("Date,Description,Amount\n03/04/2026,COFFEE,-12.00\n".utf8)
    let error = try await #require(throws: StatementError.self) {
      try await here.importPreview(of: file, named: "a.csv")
    }
    #expect(error.code == "StatementError.unknownDayOrder")
    #expect(error.answer == .dayOrder)
    var hints = StatementHints()
    hints.dayOrder = .mdy
    let lines = try await here.importPreview(of: file, named: "a.csv", hints: hints)
    #expect(lines.lines.map(\.day) == [CalendarDay(iso: "2026-03-04")])
  }

  @Test func `a receipt that is no file of its kinds leaves nothing behind`() async throws {
    let folder = try TemporaryFolder()
    let here = ledger("here", in: folder)
    let entry = NewEntry.expense(
      Money(minorUnits: 1_00, currency: .eur), in: .dining, on: here.today)
    let bytes = Ledger.NewReceipt([0, 1, 2, 3], named: "x.bin")
    await #expect(throws: ReceiptRefusal.unknownType(path: "x.bin")) {
      try await here.add([entry], with: bytes)
    }
    #expect(try await amounts(here) == [])
  }

  @Test func `a receipt is stored once, also if it was on a bill before or was taken back`()
    async throws
  {
    let folder = try TemporaryFolder()
    let here = ledger("here", in: folder)
    let money = Money(minorUnits: 12_00, currency: .eur)
    let first = try #require(CalendarDay(iso: "2026-01-01"))
    let terms = BillTerms(
      "Phone", try Recurrence(.months(1, on: [1]), from: first), amount: money, category: .other)
    let bill = try #require(try await here.perform(AddBill(terms)).outcome.first)
    let photo = Ledger.NewReceipt(Array("phone 12.00".utf8), named: "phone.txt")
    try await here.attach(photo, to: bill)
    let entry = NewEntry.expense(money, in: .dining, on: here.today)
    for round in 1...2 {
      let first = try await here.add([entry], with: photo)
      let second = try await here.add([entry], with: photo)
      #expect(first.outcome == second.outcome, "round \(round)")
      #expect(try await here.view(MonthlyBuckets()).month(here.today.month).spent == money)
      if round == 1 { try await here.perform(VoidEntry(first.outcome[0])) }
    }
  }
}
