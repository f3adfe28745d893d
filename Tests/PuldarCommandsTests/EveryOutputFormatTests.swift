import LedgerTestSupport
import PuldarInterchange
import Testing

@testable import PuldarCommands

/// Every form of an answer and of an export is known in every place that must know it, also if no compiler asks for it.
@Suite struct EveryOutputFormatTests {
  /// Of answers. A person's own is told if nobody asks for another one.
  private static let answers = Result {
    [
      KnowingPlace(
        "Fixtures/Transcripts",
        try KnowingPlace.names(
          in: "Fixtures/Transcripts", /\$ puldar[^\n]* (?:-o |--)([a-z]+)\b/))
    ]
  }

  private static let exports = Result {
    let ofLogs = [ExportFormat.json, .jsonl].map(\.rawValue)
    let page = try KnowingPlace.texts("Sources/Puldar/PuldarLedger.docc/BankStatements.md")
    return [
      KnowingPlace(
        "Fixtures/Transcripts",
        try KnowingPlace.names(
          in: "Fixtures/Transcripts", /\$ puldar[^\n]* export ([a-z]+)\b/)),
      try KnowingPlace("Sources/PuldarCommands/Commands/Logs/ExportCommand.swift") { "\($0) " },
      // The library writes entries alone.
      KnowingPlace("Sources/Puldar/PuldarLedger.docc/BankStatements.md") { format in
        ofLogs.contains(format) || page.contains { $0.lowercased().contains(format) }
      },
    ]
  }

  @Test func `every form of an answer is known in every place`() throws {
    let places = try Self.answers.get()
    for format in OutputFormat.allCases.map(\.rawValue) where format != "text" {
      let missing = places.without(format)
      #expect(missing == [], "\(format) is not known in \(missing.joined(separator: ", "))")
    }
  }

  @Test func `every form of an export is known in every place`() throws {
    let places = try Self.exports.get()
    for format in ExportFormat.allCases.map(\.rawValue) {
      let missing = places.without(format)
      #expect(missing == [], "\(format) is not known in \(missing.joined(separator: ", "))")
    }
  }

  @Test func `the command exports what the library does`() {
    let forms = ExportFormat.allCases.flatMap { format in
      CSVPreset.allCases.compactMap(format.form)
    }
    #expect(Set(forms) == Set(ExportForm.allCases))
  }

  @Test func `a form that is nowhere is missed in every place`() throws {
    for places in [try Self.answers.get(), try Self.exports.get()] {
      #expect(places.without("sample") == places.map(\.path))
    }
  }

  @Test func `the page on adding things names every place`() throws {
    #expect(try Self.answers.get().notTold() + Self.exports.get().notTold() == [])
  }
}
