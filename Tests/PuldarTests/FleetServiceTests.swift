import Foundation
import LedgerTestSupport
import Testing

/// The example of an app's ledgers in one process: what it answers, what it keeps, and what it holds open.
@Suite struct FleetServiceTests {
  private let service: BuiltProgram

  init() throws {
    service = try BuiltProgram("fleet-service")
  }

  /// What the requests are answered with, sorted by name; those of one ledger stay in their order.
  private func answers(
    _ requests: [String], limits: String = ""
  ) throws -> (lines: [String], code: Int32) {
    let text = requests.map { $0 + "\n" }.joined()
    try text.write(toFile: service.folder.path("requests"), atomically: true, encoding: .utf8)
    let shown = try service.run("\(limits) $P people <requests")
    let lines = shown.output.split(separator: "\n").map(String.init)
    return (
      Dictionary(grouping: lines, by: name).sorted { $0.key < $1.key }.flatMap(\.value), shown.code
    )
  }

  private func name(_ line: String) -> String { String(line.prefix { $0 != "\t" }) }

  @Test func `a request is answered by a line, and what is wrong with one stops no other`() throws {
    let shown = try answers([
      "anna\tspent 45 at whole foods", "ben\tcoffee 4.50", "anna\t?", "../x\tcoffee 4",
      "anna\tnonsense", "",
      "ben\tcoffee 4.50\tonce", "ben\tcoffee 4.50\tonce", "ben\t?", "ben\ttea 3\ta#b", "zoe\t?",
      "Zoe\t?", "ben",
    ])
    #expect(
      shown.lines == [
        "\terror\tA name has a to z, digits and hyphens, at most 64.",
        "../x\terror\tA name has a to z, digits and hyphens, at most 64.",
        "Zoe\terror\tA name has a to z, digits and hyphens, at most 64.",
        "anna\tadded\t45.00 EUR groceries",
        "anna\tmonth\tspent 45.00 EUR, left -45.00 EUR",
        "anna\terror\tNo amount was found.",
        "ben\tadded\t4.50 EUR dining",
        "ben\tadded\t4.50 EUR dining",
        "ben\tadded\t4.50 EUR dining",
        "ben\tmonth\tspent 9.00 EUR, left -9.00 EUR",
        "ben\terror\tThe key 'a#b' holds '#'.",
        "ben\terror\tThere are no words to understand.",
        "zoe\tmonth\tspent 0.00 EUR, left 0.00 EUR",
      ])
    #expect(shown.code == 0)
    // Nothing is made for a question or a wrong name.
    #expect(try service.run("ls; ls people").output == "people\nrequests\nanna\nben\n")
  }

  @Test func `a damaged ledger is refused in its own answers alone`() throws {
    _ = try answers(["anna\tspent 45 at whole foods", "ben\tcoffee 4.50"])
    _ = try service.run(
      "sed -i.old s/45.00/46.00/ people/anna/ledger/log/*.jsonl; rm people/anna/ledger/log/*.old")
    let shown = try answers([
      "anna\t?", "ben\t?", "anna\tspent 3 at whole foods", "ben\tcoffee 4.50", "ben\t?",
    ])
    let (first, second) = (try #require(shown.lines.first), shown.lines[1])
    #expect(first == "anna\terror\tThe ledger is damaged or not complete.")
    #expect(second.hasPrefix("anna\terror\tThe log is damaged in line 2 of "))
    #expect(
      shown.lines.dropFirst(2) == [
        "ben\tmonth\tspent 4.50 EUR, left -4.50 EUR", "ben\tadded\t4.50 EUR dining",
        "ben\tmonth\tspent 9.00 EUR, left -9.00 EUR",
      ])
    #expect(shown.code == 0)
  }

  @Test(.heavy)
  func `three hundred ledgers are kept in the files of fifty, each in its order`() throws {
    let people = (100..<400).map { "p\($0)" }
    let requests = (1...3).flatMap { turn in people.map { "\($0)\tcoffee \(turn)" } }
    let shown = try answers(requests + people.map { "\($0)\t?" }, limits: "ulimit -n 256;")
    #expect(
      shown.lines
        == people.flatMap { name in
          (1...3).map { "\(name)\tadded\t\($0).00 EUR dining" }
            + ["\(name)\tmonth\tspent 6.00 EUR, left -6.00 EUR"]
        })
    // The opening of each log, and its three entries, in their order.
    let amounts = try service.run(
      "cat people/*/ledger/log/*.jsonl | sed -n 's/.*\"amount\":\"\\([0-9.]*\\)\".*/\\1/p'"
    ).output
    #expect(amounts == String(repeating: "1.00\n2.00\n3.00\n", count: 300))
    #expect(try service.run("cat people/*/ledger/log/*.jsonl | wc -l").output.contains("1200"))
  }

  @Test(.needsFullDevice)
  func `without room for answers the program ends, since nobody would know what is stored`()
    throws
  {
    let shown = try service.run("printf 'anna\\tcoffee 3\\n' | $P people >/dev/full")
    #expect(shown.code == 74)
  }
}
