import Foundation
import LedgerModel
import LedgerTestSupport
import Testing

/// The members of every event as the log has them: log-format §2.
struct EventFormatTests {
  static func write(_ event: LedgerEvent) -> String {
    var fields = FieldWriter()
    event.write(to: &fields)
    return String(decoding: fields.finished(), as: UTF8.self)
  }

  /// Reads on the canonical path, with room behind for whole words.
  static func read(
    canonical text: String, type: EventType, parts: EventParts = .all
  ) throws(FieldError) -> LedgerEvent {
    let bytes = Array((text + String(repeating: " ", count: 16)).utf8)
    var fields = FieldReader(canonical: bytes.span.bytes, parts: parts)
    let event = try LedgerEvent(reading: type, from: &fields)
    try fields.leave()
    guard fields.position == text.utf8.count else { throw .notCanonical }
    return event
  }

  /// Reads on the general path.
  static func read(general text: String, type: EventType) throws(FieldError) -> LedgerEvent {
    let bytes = Array(text.utf8)
    let normalized = try JSONText.normalized(bytes.span.bytes)
    var fields = FieldReader(normalized: normalized.span.bytes)
    let event = try LedgerEvent(reading: type, from: &fields)
    try fields.finish()
    return event
  }

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
      #expect(EventFormatTests.write(sample.event) == sample.text)
      let type = sample.event.type
      #expect(try EventFormatTests.read(canonical: sample.text, type: type) == sample.event)
      #expect(try EventFormatTests.read(general: sample.text, type: type) == sample.event)
    }
  }

  @Test(.rows) func `every event reads the same in any order, with blanks and escapes`() {
    each(SampleEvents.all) { (sample: SampleEvents.Sample) throws in
      var generator = SeededGenerator(seed: 42)
      let tree = JSONSpelling(sample.text)
      for _ in 0..<50 {
        let text = tree.spelled(&generator)
        let read = try EventFormatTests.read(general: text, type: sample.event.type)
        #expect(read == sample.event, "\(text)")
        #expect(EventFormatTests.write(read) == sample.text)
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
        "bankAccount", "joins", "with", "goal", "covered", "until", "save", "expense", "daily",
      ]
      // It says that a category is opened again; all else begins with a day.
      if sample.event.type == CategoryAdded.type { optional.insert("from") }
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
    each(SampleEvents.all) { (sample: SampleEvents.Sample) throws in
      let wrong: [JSONSpelling] = [
        .word("null"), .text(""), .word("1"), .list([.text("x")]), .word("true"),
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
          try EventFormatTests.read(general: "{\"x\":\(text)}", type: sample.event.type)
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
        try EventFormatTests.read(general: text, type: sample.event.type)
      }
    }
  }
}
