import LedgerTestSupport
import PuldarInterchange
import Testing

/// Every form of a bank's file is known in every place that must know it, also if no compiler asks for it.
struct EveryStatementFormatTests {
  private static let places = Result { try made() }

  private static func made() throws -> [KnowingPlace] {
    let read = StatementFixture.names.flatMap { (try? StatementFixture.read($0)) ?? [] }
      .map(\.format.rawValue)
    let told = try KnowingPlace.names(
      in: "Fixtures/answers.schema.json", /"format": \{"enum": \[([^\]]*"csv"[^\]]*)\]/)
    return try [
      // A file that is read as it, though nobody says what it is.
      KnowingPlace("Fixtures/Statements", read),
      KnowingPlace("Fixtures/answers.schema.json") { format in
        told.contains { $0.contains("\"\(format)\"") }
      },
    ]
      + [
        "README.md", "Sources/Puldar/PuldarLedger.docc/BankStatements.md",
        "Sources/Puldar/Ledger+Importing.swift",
      ].map { path in try KnowingPlace(path) { $0.uppercased() } }
  }

  @Test func `every format of banks is known in every place`() throws {
    let places = try Self.places.get()
    for format in StatementFormat.allCases.map(\.rawValue) {
      let missing = places.without(format)
      #expect(missing == [], "\(format) is not known in \(missing.joined(separator: ", "))")
    }
  }

  @Test func `a format that is nowhere is missed in every place`() throws {
    let places = try Self.places.get()
    #expect(places.without("sample") == places.map(\.path))
  }

  @Test func `the page on adding things names every place`() throws {
    #expect(try Self.places.get().notTold() == [])
  }
}
