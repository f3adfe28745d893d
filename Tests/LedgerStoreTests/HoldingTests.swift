import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

/// What is looked for in texts of all time is found as if every line was read.
struct HoldingTests {
  private static let texts = [
    "Sushi Bar", "SUSHI", "Joe's Diner", "Joe’s Diner", "Café Müller", "Straße", "A \"sushi\"",
    "a\\b", "susi", "sus hi", "", "x", "Zoë_1", "`tick`", "кафе", "su\u{1}shi", "Su'shi",
  ]
  private static let words = [
    "sushi", "SUSHI", "joes", "Joe's", "cafe", "Café", "muller", "strasse", "a\\b", "_", "s", "x",
    "dining", "кафе", "КАФЕ", "'", "\"", "zoe_1", "`", "hi s", "said", "@", "sush", "i",
  ]

  private func entry(_ generator: inout SeededGenerator) -> LedgerEvent {
    func text() -> String { Self.texts.randomElement(using: &generator) ?? "" }
    let types: [EntryType] = [.expense, .credit, .income]
    let type = types.randomElement(using: &generator) ?? .expense
    let texts = EntryTexts(merchant: text(), note: text(), said: text(), by: "rules/1")
    let category: CategoryName = type == .income ? .other : .dining
    return .entry(
      EntryContent(
        values: EntryValues(
          type: type, amount: Money(minorUnits: 100, currency: .usd), category: category,
          date: .known("2026-01-02"), account: .cash), texts: texts))
  }

  /// Entries, corrections of their texts, voids, receipts, and undos of all of these.
  private func history(seed: UInt64) async throws -> LedgerFolder {
    var generator = SeededGenerator(seed: seed)
    var place = try LedgerFolder()
    place.cache = "cache"
    let ledger = place.ledger()
    var ids: [EventID] = []
    for _ in 0..<50 {
      let target = ids.randomElement(using: &generator)
      switch (Int.random(in: 0..<7, using: &generator), target) {
      case (6, let id?):
        let printed = Self.texts.randomElement(using: &generator) ?? ""
        _ = try? await ledger.perform(
          AttachReceipts([.sample(ids.count)], to: id, text: printed))
      case (0, let id?):
        let merchant = Self.texts.filter { !$0.isEmpty }.randomElement(using: &generator)
        _ = try? await ledger.perform(
          CorrectEntry(
            id, EntryAmendment(merchant: merchant), today: PracticeLedger.today))
      case (1, let id?): _ = try? await ledger.perform(VoidEntry(id))
      case (2, _?): _ = try? await ledger.perform(UndoEvent())
      case (3, _?): _ = try? await ledger.perform(RedoEvent())
      default:
        let texts = (0..<Int.random(in: 1...3, using: &generator)).map { _ in entry(&generator) }
        ids += try await ledger.perform(AppendEvents(texts)).outcome
      }
    }
    return place
  }

  private func found(
    _ word: String, in ledger: Ledger, asOf moment: AsOf? = nil
  ) async throws -> [RegisteredEntry] {
    var filter = EntryQuery.Filter()
    filter.words = [word]
    filter.includesVoided = true
    let sought = SoughtText(longestOf: [word])
    let register = try await ledger.view(
      EntryRegister(of: nil, holding: sought), asOf: moment)
    // Who asks reads what is printed on the receipts of those that may be meant.
    let book = try await ledger.view(DecisionState(), asOf: moment).receipts
    for receipt in book.all where receipt.attached.hasText {
      guard let event = try await ledger.events([receipt.event]).first,
        case .receipt(.attached(let attached)) = event.event
      else { continue }
      filter.printed[attached.target, default: []].append(FoldedText(attached.text))
    }
    return register.entries(EntryQuery(filter))
  }

  @Test(.rows) func `a word is found as in a register of all entries`() async {
    await each(TestRun.seeds(8)) { (seed: UInt64) in
      let place = try await history(seed: seed)
      func ledger(tail: Int) -> Ledger {
        Ledger(
          store: place.store, clock: SteadyClock(), opening: nil,
          lengths: LogLengths(derivedTail: tail, latestCount: 1, blockLineCount: 4))
      }
      let last = EventID(
        writer: try #require(try await ledger(tail: 5).writerOfBareNumbers()), number: 30)
      for word in Self.words {
        for moment in [nil, AsOf.after(last)] {
          let all = try await found(word, in: ledger(tail: .max), asOf: moment)
          #expect(
            try await found(word, in: ledger(tail: 5), asOf: moment) == all,
            "seed \(seed), \(word)")
        }
      }
    }
  }

  @Test func `lines that do not hold a word are not read, and no other is passed over`() throws {
    let line = { (texts: EntryTexts) -> [UInt8] in
      var bytes: [UInt8] = []
      let content = EntryContent(
        values: EntryValues(
          type: .expense, amount: Money(minorUnits: 100, currency: .usd), category: .dining,
          date: .known("2026-01-02"), account: .cash), texts: texts)
      let event = EventEnvelope(
        id: EventID(writer: .sample, number: 7), recordedAt: PracticeLedger.start,
        event: .entry(content))
      _ = LogLine.write([event], after: .beforeFirst, to: &bytes)
      return bytes.dropLast()
    }
    for word in Self.words {
      guard let sought = SoughtText(longestOf: [word]) else { continue }
      let filter = LineFilter(sought)
      for text in Self.texts {
        let places = [
          EntryTexts(merchant: text, by: "rules/1"), EntryTexts(note: text, by: "flags"),
        ]
        for texts in places {
          let isHeld = [text, "dining"].contains {
            FoldedText($0).contains(FoldedText(word))
          }
          let bytes = line(texts)
          let isRead = filter.admits(
            bytes.span.bytes, EventID(writer: .sample, number: 7))
          #expect(isRead || !isHeld, "\(word) in \(text)")
        }
      }
    }
    let other = LineFilter(try #require(SoughtText(longestOf: ["pizza"])))
    let sushi = line(EntryTexts(merchant: "Sushi Bar", by: "rules/1"))
    let isRead = other.admits(sushi.span.bytes, EventID(writer: .sample, number: 7))
    #expect(!isRead)
    var wanting = other
    wanting.wanted = [EventID(writer: .sample, number: 7)]
    let isWanted = wanting.admits(sushi.span.bytes, EventID(writer: .sample, number: 7))
    #expect(isWanted)
  }
}
