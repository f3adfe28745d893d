import LedgerLiterals
import LedgerTestSupport
import Testing

@testable import LedgerModel

/// The events of a bank's file, which are made when they are asked for.
struct ImportedEventsTests {
  private static let day = CalendarDay.known("2026-01-10")
  private static let today = CalendarDay.known("2026-02-01")

  private static func key(_ number: Int) -> IdempotencyKey {
    IdempotencyKey(known: "import:bank:\(number)")
  }

  private static func entry(_ units: Int64, of type: EntryType = .expense) -> NewEntry {
    var entry = NewEntry.expense(
      Money(minorUnits: units, currency: .usd), in: .groceries, on: day, merchant: "Shop")
    entry.values.type = type
    return entry
  }

  private static func items(
    _ random: inout SeededGenerator, moving cash: [RegisteredEntry]
  ) -> [ImportItem] {
    var cash = cash
    let count = Int.random(in: 1...30, using: &random)
    return (0..<count).map { number in
      let units = Int64.random(in: 1...90_00, using: &random)
      let other = Int.random(in: 0..<count, using: &random)
      var moved: [RegisteredEntry] = []
      let content: ImportItem.Content
      switch Int.random(in: 0..<8, using: &random) {
      case 0: content = .refund(entry(units, of: .credit), of: key(other))
      case 1:
        content = .transfer(
          TransferMade(
            amount: Money(minorUnits: units, currency: .usd), date: day, from: .bank, to: .cash))
      case 2:
        content = .split(
          (1...Int.random(in: 2...3, using: &random)).map { part in
            (
              key: IdempotencyKey(known: "import:bank:\(number):part\(part)"),
              entry: entry(Int64(part))
            )
          })
      case 3 where !cash.isEmpty:
        moved = [cash.removeFirst()]
        content = .match(moved[0].id)
      case 5 where !cash.isEmpty:
        moved = [cash.removeFirst()]
        content = .join(entry(units), move: IdempotencyKey(known: "import:bank:\(number):part2"))
      case 4 where other != number: content = .sameAs(key(other))
      default: content = .entry(entry(units))
      }
      return ImportItem(key(number), content, on: day, note: "words \(number)", moving: moved)
    }
  }

  private static func match(_ id: EventID, _ item: ImportItem) -> NewEvent {
    NewEvent(
      .account(.matched(ImportMatched(id, account: .bank, date: item.date, note: item.note))),
      key: item.key)
  }

  private static func joined(
    _ entry: NewEntry, _ id: EventID, with moved: [RegisteredEntry], key: IdempotencyKey
  ) -> [NewEvent] {
    let was = EntryContent(values: entry.values, texts: entry.texts).withoutSource
    return moved.flatMap { other in
      [
        NewEvent(
          .account(
            .transferMade(
              TransferMade(
                amount: other.values.amount, date: other.values.date, from: .cash, to: .bank,
                note: entry.texts.merchant, by: entry.texts.by,
                joining: TransferMade.Joined(other.id, with: id)))), key: key),
        NewEvent(voiding: other, reason: ""),
        NewEvent(.amendment(.entryVoided(EntryVoided(entry: id, version: id, was: was)))),
      ]
    }
  }

  /// The same, one after the other, as a person would write them down.
  private static func expected(
    _ statement: ImportStatement<[ImportItem]>, _ known: ImportedLines, from first: EventID
  ) -> [NewEvent] {
    let new = statement.items.filter { !known.contains($0.key) }
    var ids: [IdempotencyKey: EventID] = [:]
    var number = first.number + 1
    for item in new {
      if case .match = item.content { number += item.moved.count }
      ids[item.key] = EventID(writer: first.writer, number: number)
      switch item.content {
      case .split(let parts): number += parts.count
      case .join: number += 4
      case .entry, .refund, .transfer, .match, .sameAs: number += 1
      }
    }
    func told(_ key: IdempotencyKey) -> EventID? { known.told(by: key) ?? ids[key] }
    var head = statement.head
    head.count = new.count
    var events = [NewEvent(.account(.imported(head)))]
    for item in new {
      let isMatch = if case .match = item.content { true } else { false }
      for entry in item.moved where isMatch {
        var now = EntryAmendment()
        now.account = .bank
        events.append(
          NewEvent(
            .amendment(
              .entryCorrected(
                EntryCorrected(
                  entry: entry.id, version: entry.version, was: entry.content.withoutSource,
                  now: now.normalized.changing(entry.content.withoutSource), reason: "")))))
      }
      switch item.content {
      case .entry(let entry): events.append(NewEvent(entry.event, key: item.key))
      case .join(let entry, let key):
        events.append(NewEvent(entry.event, key: item.key))
        events += ids[item.key].map { joined(entry, $0, with: item.moved, key: key) } ?? []
      case .refund(let credit, let purchase):
        var entry = credit
        entry.texts = entry.texts.linked(told(purchase).map { .purchase($0) })
        events.append(NewEvent(entry.event, key: item.key))
      case .transfer(let made):
        events.append(NewEvent(.account(.transferMade(made)), key: item.key))
      case .split(let parts):
        for part in parts {
          var entry = part.entry
          entry.texts = entry.texts.linked(ids[item.key].map { .payment($0) })
          events.append(NewEvent(entry.event, key: part.key))
        }
      case .match(let id): events.append(Self.match(id, item))
      case .sameAs(let key): events += told(key).map { [Self.match($0, item)] } ?? []
      }
    }
    return events
  }

  @Test
  func
    `R1: the events of a file are those that its lines become, in whichever order they are asked for`()
    throws
  {
    for seed in UInt64(1)...300 {
      var random = SeededGenerator(seed: seed)
      var ledger = PracticeLedger()
      let cash = NewEntry.expense(
        Money(minorUnits: 5_00, currency: .usd), in: .dining, on: Self.day, account: .cash,
        merchant: "Kiosk")
      try ledger.perform(AddEntries([cash, cash, cash], today: Self.today))
      let held = ledger.view(EntryRegister()).entries()
      let head = ImportMade(account: .bank, file: "a", hash: "0", format: "ofx", count: 0)
      // Some of the lines are there already.
      let known = (0..<30).filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
      let earlier = known.map { number in
        ImportItem(Self.key(number), .entry(Self.entry(1)), on: Self.day)
      }
      if !earlier.isEmpty {
        try ledger.perform(ImportStatement(head, earlier, today: Self.today))
      }
      let items = Self.items(&random, moving: held)
      let statement = ImportStatement(
        head, items, moving: items.flatMap { $0.moved.map(\.id) }, today: Self.today)
      let view = ledger.view(statement.view)
      let expected = Self.expected(statement, view.first.second, from: ledger.nextID)
      if expected.count == 1 {
        #expect(throws: Refusal.nothingToAdd) {
          try statement.events(given: view, from: ledger.nextID)
        }
        continue
      }
      let events = try statement.events(given: view, from: ledger.nextID)
      #expect(Array(events) == expected, "seed \(seed)")
      #expect(Array(events.reversed()) == expected.reversed(), "seed \(seed)")
    }
  }
}
