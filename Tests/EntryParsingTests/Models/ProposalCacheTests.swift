import EntryParsing
import LedgerModel
import Testing

/// The same sentence is not asked about twice (P58).
@Suite struct ProposalCacheTests {
  private func entry(
    _ text: String, _ model: ScriptedProposer, _ cache: ProposalCache
  ) async throws -> ParsedEntry {
    let reading = try await FallbackParserTests.reading(text, model, cache: cache)
    return try #require(try reading.result.get().entries.first)
  }

  @Test func `amount, day, case and blanks make no other sentence`() async throws {
    let model = ScriptedProposer("", nil, "dining")
    let cache = ProposalCache()
    for (text, minorUnits) in [
      ("12.50 at blue door", 12_50), ("7 at Blue  Door", 7_00),
      ("99.99 at BLUE DOOR yesterday", 99_99), ("3 at blue door yesterday", 3_00),
    ] as [(String, Int64)] {
      let entry = try await entry(text, model, cache)
      #expect(entry.amount.minorUnits == minorUnits)
      #expect(entry.category == .dining)
    }
    #expect(model.calls.count == 2, "one for each: with a day and without")
  }

  @Test func `answers are kept from one command to the next`() async throws {
    let model = ScriptedProposer("blue door", "12.50", "dining")
    let cache = ProposalCache()
    _ = try await entry("12.50 at blue door", model, cache)
    #expect(await cache.isChanged)
    let later = ProposalCache(bytes: await cache.bytes)
    #expect(try await entry("13 at blue door", model, later).merchant == "Blue Door")
    #expect(model.calls.count == 1)
    #expect(await !later.isChanged)
  }

  @Test func `only answers that were taken are kept`() async throws {
    let model = ScriptedProposer("nobody", "12.50", "dining")
    let cache = ProposalCache()
    _ = try await entry("12.50 at blue door", model, cache)
    #expect(await cache.bytes.isEmpty)
  }

  @Test func `a corrected sentence is asked about anew`() async throws {
    let model = ScriptedProposer("", nil, "dining")
    let cache = ProposalCache()
    let text = "12.50 at blue door"
    _ = try await entry(text, model, cache)
    let parsed = try RuleBasedParser().parse(text, context: FallbackParserTests.context())
    await cache.forget(text, readAs: parsed)
    _ = try await entry("5 at blue door", model, cache)
    #expect(model.calls.count == 2)
  }

  @Test func `other categories make another question`() async throws {
    let model = ScriptedProposer("", nil, "dining")
    let cache = ProposalCache()
    for categories in [[CategoryName.dining, .other], [.dining, .gifts, .other]] {
      let parser = FallbackParser(
        model: model, use: .always, categories: categories, cache: cache)
      _ = try await parser.entries(
        in: "5 at blue door", context: try FallbackParserTests.context())
    }
    #expect(model.calls.count == 2)
  }

  @Test func `beyond the limit the oldest goes`() async throws {
    let model = ScriptedProposer("", nil, "dining")
    let cache = ProposalCache()
    for number in 0...ProposalCache.limit {
      _ = try await entry("5 at door a\(number)b", model, cache)
    }
    let lines = await cache.bytes.split(separator: 0x0A)
    #expect(lines.count == ProposalCache.limit)
    #expect(String(decoding: lines[0], as: UTF8.self).contains("a1b"))
  }

  @Test func `what does not read is dropped, and what lies is refused`() async throws {
    let key = "# at blue door\tllama/m.gguf/0123456789ab/1/"
    for spoiled in [
      "", "\u{0}", "a\tb", String(repeating: "\t", count: 600),
      "\(key)x\tEvil Corp\t99\tdining\texpense\n", "\(key)\t\t\tincome\tincome\n",
    ] {
      let cache = ProposalCache(bytes: Array(spoiled.utf8))
      let model = ScriptedProposer("", nil, "dining")
      let entry = try await entry("5 at blue door", model, cache)
      #expect(entry.amount.minorUnits == 5_00)
      #expect(entry.category == .dining)
    }
    let cache = ProposalCache(bytes: [0xFF, 0xFE, 0x0A, 0x09])
    #expect(await cache.bytes.isEmpty)
  }
}
