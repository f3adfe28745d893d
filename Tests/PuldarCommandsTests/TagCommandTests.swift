import Foundation
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// Tags in commands, answers, exports and files.
@Suite struct TagCommandTests {
  private static let tagged = [
    "add lunch 12 +trip +work", "add coffee 4 +work", "add tea 3 --tag Home", "add cab 9",
  ]

  @Test(
    arguments: [
      ("list +trip", ["lunch", "+trip +work", "1 entry"], ["Coffee"]),
      ("list --tag work", ["Lunch", "Coffee", "2 entries"], ["Tea"]),
      ("list --tag work --tag trip", ["Lunch"], ["Coffee"]),
      ("list +work lunch", ["Lunch"], ["Coffee"]), ("list home", ["+home", "1 entry"], ["Lunch"]),
      ("show 1", ["+trip +work"], []), ("log", ["+trip +work", "+home"], []),
      ("--json list +home", [#""tags":["home"]"#], ["lunch"]),
      ("--plain list +trip", ["\ttrip work"], ["Coffee"]),
      ("report --tag work --by category", ["dining", "16.00"], ["19.00"]),
      ("report --by tag", ["+work", "16.00", "(none)", "1 entry with several tags", "28.00"], []),
      ("--json report --by tag", [#""repeated":1"#], []),
      ("list --group tag --sum", ["+trip · 1 entry", "4 entries · out 28.00"], []),
      ("export csv", [",covered,tags", ",trip work"], []),
      ("export sql", ["tags TEXT", "'trip work');"], []),
      ("export hledger", ["    ; trip:, work:"], []), ("export ledger", ["    ; :trip:work:"], []),
      ("export beancount", [#""Lunch" "" #trip #work"#], []),
      ("export csv --tag home", ["Tea"], ["Lunch"]),
      ("find home", ["+home"], ["Lunch"]),
    ] as [(String, [String], [String])])
  func `tags are told, found and summed`(
    command: String, told: [String], untold: [String]
  ) async throws {
    let shown = try await shown(Self.tagged + [command])
    for part in told {
      #expect(shown.lowercased().contains(part.lowercased()), "\(part): \(shown)")
    }
    for part in untold { #expect(!shown.contains(part), "\(part): \(shown)") }
  }

  @Test(
    arguments: [
      ("edit 1 --tag food --untag work", "+food +trip"),
      ("edit 1 --tag +food", "+food +trip +work"),
      ("edit 1 --untag trip --untag work", "tags +trip +work -> (none)"),
      ("edit 4 --tag trip", "tags (none) -> +trip"),
      ("add 12.50 +x --merchant Ikea", "+x"), ("income salary 3000 +job --tag may", "+job +may"),
      ("move 20 bank cash --tag trip", "bank -> cash · +trip"),
      ("add atm withdrawal 60 +trip", "bank -> cash · +trip"),
      ("add costco 120 +big --split groceries=80 shopping=rest", "shopping · Fun · +big"),
      ("add dinner 60 +trip split anna bob", "bank -> bob · +trip"),
    ])
  func `tags are given and taken, with what else is recorded`(
    command: String, told: String
  ) async throws {
    let answer = try await shown(Self.tagged + [command])
    #expect(answer.contains(told), "\(answer)")
    let back = try await shown(Self.tagged + [command, "undo", "--plain list --all"])
    #expect(try await back == shown(Self.tagged + ["--plain list --all"]))
  }

  @Test(
    arguments: [
      ("add tea 3 --tag 2026", 64), ("list --tag a.b", 64), ("edit 1 lunch", 64), ("edit 1", 64),
      ("edit 1 --tag trip", 0), ("move 20 bank +trip", 65),
    ] as [(String, Int32)])
  func `what is no tag, or changes none, is refused`(command: String, code: Int32) async throws {
    let before = try await shown(Self.tagged + ["--plain list --all"])
    _ = try await shown(Self.tagged + [command], ends: code)
    #expect(try await shown(Self.tagged + ["--plain list --all"]) == before)
  }

  @Test func `a bill gives its tags to what pays it, and the payment adds its own`() async throws {
    let begin = ["bill add netflix 16 every month on the 3rd +tv"]
    #expect(try await shown(begin).contains("+tv"))
    let paid = try await shown(begin + ["pay netflix --tag extra"])
    #expect(paid.contains("+extra +tv"), "\(paid)")
  }

  @Test(
    arguments: [
      ("Date,Payee,Amount,Tags\n2025-11-02,Rewe,-10,\"Summer Trip, work\"\n", "+summer-trip +work"),
      ("Date,Payee,Amount,Labels\n2025-11-02,Rewe,-10,#trip #work\n", "+trip +work"),
      ("Datum;Zahlungsempfänger;Betrag;Schlagworte\n02.11.2025;Rewe;-10,00;Urlaub;\n", "+urlaub"),
    ])
  func `a column of tags in another program's file gives them to its entries`(
    text: String, told: String
  ) async throws {
    let list = try await imported(text, ["list", "--all"])
    #expect(list.contains(told), "\(list)")
  }

  @Test func `a plus sign in a bank's words makes no tag`() async throws {
    let text = "Date,Description,Amount\n2025-11-02,REWE +TRIP CITY,-10\n2025-11-03,ALDI +X,-5\n"
    let list = try await imported(text, ["list", "--all", "--json"])
    #expect(list.lowercased().contains("trip") && !list.contains(#""tags""#), "\(list)")
  }

  @Test func `the own csv and the own lines of JSON bring the tags back`() async throws {
    let csv = try await shown(Self.tagged + ["export csv"])
    let list = try await imported(csv, ["--plain", "list", "--all", "+trip"])
    #expect(list.contains("trip work"), "\(list)")
    let lines = try await shown(Self.tagged + ["list -o jsonl"])
    let commands = try TriedCommands()
    let appended = await commands.end(of: ["append"], reading: lines)
    #expect(appended.code.rawValue == 0, "\(appended.shown)")
    let found = await commands.run("--plain list --all +trip")
    #expect(found.contains("trip work"), "\(found)")
    let wrong = #"{"amount":"3.00","tags":["no tag"]}"#
    #expect(await commands.end(of: ["append"], reading: wrong).shown.contains("is no tag"))
  }

  @Test(arguments: [("trip", 0), ("work", 1)])
  func `two devices that tag an entry conflict if the tags differ`(
    tag: String, count: Int
  ) async throws {
    let commands = try TriedCommands()
    await commands.run("add tea 3", in: "a")
    await commands.run("add cab 9", in: "b")
    func meet() async {
      await commands.run("merge \(commands.folder.path("b")) --join", in: "a")
      await commands.run("merge \(commands.folder.path("a")) --join", in: "b")
    }
    await meet()
    await commands.run("edit tea --tag trip", in: "a")
    await commands.run("edit tea --tag \(tag)", in: "b")
    await meet()
    let told = await commands.run("check conflicts", in: "a")
    #expect(told.contains("tags") == (count == 1), "\(told)")
  }

  /// What a command shows after the import of a file.
  private func imported(_ text: String, _ words: [String]) async throws -> String {
    let commands = try TriedCommands()
    let path = commands.folder.path("bank.csv")
    try Data(text.utf8).write(to: URL(filePath: path))
    let answer = await commands.end(of: ["import", path, "--yes"])
    #expect(answer.code.rawValue == 0, "\(answer.shown)")
    return await commands.end(of: words).shown
  }
}
