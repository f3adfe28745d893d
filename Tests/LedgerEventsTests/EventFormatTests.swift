import Foundation
import LedgerEvents
import LedgerLiterals
import LedgerTestSupport
import Testing

/// The members of every event as the log has them: log-format §2.
struct EventFormatTests {
  @Test func `a number is written as Swift writes it`() {
    var generator = SeededGenerator(seed: 11)
    let edges: [UInt64] = [0, 9, 10, 99, 100, UInt64(Int64.max), UInt64(Int64.max) + 1, .max]
    for bits in edges + (0..<2_000).map({ _ in generator.magnitude(upTo: .max) }) {
      let (signed, whole) = (Int64(bitPattern: bits), Int(truncatingIfNeeded: bits))
      var fields = FieldWriter()
      fields.write("a", bits)
      fields.write("b", signed)
      fields.write("c", whole)
      fields.write("d", [whole, 0, -1])
      let text = String(decoding: fields.finished(), as: UTF8.self)
      #expect(text == #"{"a":"\#(bits)","b":"\#(signed)","c":\#(whole),"d":[\#(whole),0,-1]}"#)
    }
  }

  @Test(.rows) func `every event is written as the format says, and read back`() {
    each(SampleEvents.all) { (sample: SampleEvents.Sample) throws in
      #expect(EventText.write(sample.event) == sample.text)
      let type = sample.event.type
      #expect(try EventText.read(canonical: sample.text, type: type) == sample.event)
      #expect(try EventText.read(general: sample.text, type: type) == sample.event)
    }
  }

  @Test(.rows) func `every event reads the same in any order, with blanks and escapes`() {
    each(SampleEvents.all) { (sample: SampleEvents.Sample) throws in
      var generator = SeededGenerator(seed: 42)
      let tree = JSONSpelling(sample.text)
      for _ in 0..<50 {
        let text = tree.spelled(&generator)
        let read = try EventText.read(general: text, type: sample.event.type)
        #expect(read == sample.event, "\(text)")
        #expect(EventText.write(read) == sample.text)
      }
    }
  }

  @Test(.rows) func `an unknown member is refused wherever it stands`() {
    each(SampleEvents.all) { (sample: SampleEvents.Sample) in
      let changed = JSONSpelling(sample.text).changed { value in
        guard case .object(let members) = value else { return [] }
        return [.object(members + [.init(name: "tip", value: .text("1.00"))])]
      }
      for tree in changed { expectRefused(tree, sample) }
    }
  }

  @Test(.rows) func `a member that is missing is refused, unless the format lets it be left out`() {
    each(SampleEvents.all) { (sample: SampleEvents.Sample) in
      var optional: Set<String> = [
        "merchant", "note", "said", "purchase", "gone", "why", "on", "was", "hourly", "eventKey",
        "name", "price", "transaction", "type", "amount", "currency", "category", "date", "account",
        "symbol", "to", "time", "certainty", "mode", "extent", "record", "entry", "payee",
        "allowance",
        "text",
        "tax", "review", "as", "for", "days",
        "bankAccount", "layout", "joins", "with", "goal", "covered", "until", "save", "expense",
        "daily", "compacted", "tags", "payment",
      ]
      // It says that a category is opened again; all else begins with a day.
      if sample.event.type == CategoryAdded.type { optional.insert("from") }
      if sample.event.type == MonthBudgetSet.type { optional.insert("every") }
      let changed = JSONSpelling(sample.text).changed { value in
        guard case .object(let members) = value else { return [] }
        return members.indices.filter { !optional.contains(members[$0].name) }.map { index in
          var fewer = members
          fewer.remove(at: index)
          return .object(fewer)
        }
      }
      for tree in changed { expectRefused(tree, sample) }
    }
  }

  @Test(.rows) func `null, empty text, a fraction, a list too many and a member twice are refused`()
  {
    each(TestRun.steps(SampleEvents.all, each: 4)) { (sample: SampleEvents.Sample) throws in
      let wrong: [JSONSpelling] = [
        .word("null"), .text(""), .word("1"), .list([.text("x y")]), .word("true"),
      ]
      let changed = JSONSpelling(sample.text).changed { value in
        switch value {
        case .text, .list: return wrong
        default: return []
        }
      }
      #expect(!changed.isEmpty)
      for tree in changed { expectRefused(tree, sample) }
      let twice = JSONSpelling(sample.text).changed { value in
        guard case .object(let members) = value else { return [] }
        return [.object(members + [members[0]])]
      }
      for tree in twice { expectRefused(tree, sample) }
      for text in ["1.5", "1e3", "01", "-"] {
        expectError("malformed", "\(text)") {
          try EventText.read(general: "{\"x\":\(text)}", type: sample.event.type)
        }
      }
    }
  }

  /// Neither path takes it, in whatever order its members stand.
  private func expectRefused(_ tree: JSONSpelling, _ sample: SampleEvents.Sample) {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<3 {
      let text = tree.spelled(&generator)
      #expect(throws: FieldError.self, "\(text)") {
        try EventText.read(general: text, type: sample.event.type)
      }
    }
  }

  @Test func `SP12: what is printed is passed over where nobody asks for texts`() throws {
    func attached(_ text: String, _ parts: EventParts) throws -> ReceiptAttached? {
      let event = ReceiptAttached(.sample(1), to: 6, text: text, reason: "why").event
      let read = try EventText.read(
        canonical: EventText.write(event), type: ReceiptAttached.type, parts: parts)
      guard case .receipt(.attached(let attached)) = read else { return nil }
      return attached
    }
    for text in ["", "a", "a \"b\" \\ \n c", String(repeating: "\\", count: 40)] {
      let whole = try #require(try attached(text, .texts))
      #expect(whole.text == text)
      let bare = try #require(try attached(text, []))
      #expect(bare.text.isEmpty)
      #expect(bare.hasText == whole.hasText)
      #expect(bare.hasText != text.isEmpty)
      #expect(bare.reason == "why")
    }
  }
}
