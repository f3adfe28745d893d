import LedgerEvents
import LedgerLiterals
import LedgerTestSupport
import Testing

/// Every event is known in every place that must know it, also if no compiler asks for it.
struct EveryEventTests {
  private static let places = Result { try made() }

  private static func made() throws -> [KnowingPlace] {
    let words = try KnowingPlace.names(
      in: "Sources/PuldarCommands/Values/EventTypeArgument.swift", /"([A-Z]\w+)"/)
    let rows = try KnowingPlace.texts("Sources/Puldar/PuldarLedger.docc/TheLog.md")
      .flatMap { $0.split(separator: "\n") }
    let members = Dictionary(SampleEvents.all.map { ($0.event.type.text, $0.members) }) {
      $0.union($1)
    }
    // Those that are made by their names, and what nearly all are.
    let drawn = try KnowingPlace.names(
      in: "Tests/LedgerTestSupport/HistoryChoice.swift", /\b([A-Z]\w+)\(/
    ).union(DeviceHistory(seed: 1, count: 40).events.map(\.type.text))
    return [
      KnowingPlace("Sources/LedgerEvents/Events", try declared()),
      KnowingPlace("Sources/LedgerEvents/Events/LedgerEvent.swift", LedgerEvent.types.map(\.text)),
      KnowingPlace("Sources/PuldarCommands/Values/EventTypeArgument.swift") { type in
        words.contains { type.contains($0) }
      },
      // With its members.
      KnowingPlace("Sources/Puldar/PuldarLedger.docc/TheLog.md") { type in
        guard let row = rows.first(where: { $0.hasPrefix("| `\(type)` |") }) else { return false }
        return members[type]?.allSatisfy { row.contains("`\($0)`") } ?? true
      },
      KnowingPlace("Tests/LedgerEventsTests/SampleEvents.swift", members.keys),
      try KnowingPlace("Fixtures/Logs/format-1.jsonl") { "\"type\":\"\($0)\"" },
      try KnowingPlace("Fixtures/events.txt") { "\t\($0)\t" },
      try KnowingPlace("Fixtures/Fuzzing/lines.txt") { "\"type\":\"\($0)\"" },
      KnowingPlace("Tests/LedgerTestSupport/HistoryChoice.swift", drawn),
      try KnowingPlace("Tests/Faults/second_events.py") { "\"\($0)\"" },
    ]
  }

  /// The events that have a file.
  private static func declared() throws -> Set<String> {
    try KnowingPlace.names(
      in: "Sources/LedgerEvents/Events", /let type: EventType = "(\w+)"/)
  }

  @Test func `every event is known in every place`() throws {
    let places = try Self.places.get()
    for type in try Self.declared().union(LedgerEvent.types.map(\.text)).sorted() {
      let missing = places.without(type)
      #expect(missing == [], "\(type) is not known in \(missing.joined(separator: ", "))")
    }
  }

  @Test func `an event that is nowhere is missed in every place`() throws {
    let places = try Self.places.get()
    #expect(places.without("SampleHappened") == places.map(\.path))
  }

  @Test func `the page on adding things names every place`() throws {
    #expect(try Self.places.get().notTold() == [])
  }

  @Test func `an event stands once in the list of what is read`() {
    #expect(Set(LedgerEvent.types).count == LedgerEvent.types.count)
  }
}

extension SampleEvents.Sample {
  /// The names of its members.
  fileprivate var members: Set<String> {
    guard case .object(let members) = JSONSpelling(text) else { return [] }
    return Set(members.map(\.name))
  }
}
