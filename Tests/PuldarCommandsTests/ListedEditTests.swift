import PuldarCommands
import Testing

/// Several entries that are changed at once, by words and conditions.
@Suite struct ListedEditTests {
  /// Entries 1 to 8, of which 7 is an income, and 8 waits for a look.
  private static let recorded = [
    "init", "add coffee 3 at bean there", "add coffee 4 at bean there yesterday",
    "add lunch 12 at noodle house", "add spent 45 at whole foods",
    "add spent 30 at whole foods @cash on 2025-11-20", "add 9 -c gifts --note for anna",
    "income 100 from bob", "add \"tea 5 !\"",
  ]

  private func numbers(_ table: String) -> Set<Substring> {
    Set(table.split(separator: "\n").compactMap { $0.split(separator: "\t").first })
  }

  @Test(arguments: [
    "", "coffee", "whole foods", "whole foods -m 2025-11", "-c dining", "-c dining -c gifts coffee",
    "--all -a cash", "-b fun", "--merchant /^bean/", "--type income", "--min 10 --max 40 --all",
    "--unreviewed", "--on 2026-01-01", "--from 2025-11-01 --to 2025-12-01", "45",
  ])
  func `what list shows is changed, with one undo`(_ words: String) async throws {
    let listed = numbers(try await shown(Self.recorded + ["list \(words) --plain"]))
    #expect(!listed.isEmpty)
    let edit = "edit listed \(words) --set-note new --yes"
    #expect(numbers(try await shown(Self.recorded + [edit, "list --all --plain new"])) == listed)
    let undone = try await shown(Self.recorded + [edit, "undo", "list --all new"])
    #expect(undone == "No entries.")
  }

  @Test func `each field is changed, and a look is counted, in one write`() async throws {
    let edit =
      "edit listed --set-category gifts --set-account cash --set-merchant Shop --set-note '' "
      + "--set-reviewed --yes"
    let rows = try await shown(Self.recorded + [edit, "list --plain"])
    for row in rows.split(separator: "\n") {
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false)
      #expect(cells[5] == "Shop" && cells[8] == "cash" && cells[9].isEmpty, "\(row)")
      #expect(cells[6] == (cells[2] == "income" ? "income" : "gifts"), "\(row)")
    }
    let waiting = ["list --unreviewed"]
    #expect(try await shown(Self.recorded + [edit] + waiting) == "No entries.")
    #expect(try await shown(Self.recorded + [edit, "undo"] + waiting).contains("Tea"))
    let again = try await shown(Self.recorded + [edit, edit])
    #expect(again == "7 entries are so already.")
  }

  @Test func `a script says that it is meant, and a preview stores nothing`() async throws {
    let edit = "edit listed bean --set-category gifts"
    let asked = try await shown(Self.recorded + [edit], ends: 64)
    #expect(asked.contains("2 entries · out 7.00") && asked.contains("--yes"), "\(asked)")
    let preview = try await shown(Self.recorded + [edit + " -n"])
    #expect(preview.contains("They get: category gifts"), "\(preview)")
    #expect(preview.hasSuffix("2 entries would be corrected. Nothing was stored."), "\(preview)")
    for first in [edit + " -n", "status"] {
      #expect(try await shown(Self.recorded + [first, "log -n 1"]).contains("Tea"))
    }
    let nothing = try await shown(Self.recorded + ["edit listed bean -c dining"], ends: 64)
    #expect(nothing.contains("--set-category"), "\(nothing)")
    #expect(try await shown(Self.recorded + ["edit listed zebra --set-note x"]) == "No entries.")
  }

  @Test func `the same request under one key is stored once`() async throws {
    let edit = "edit listed bean --set-note x --key k --yes"
    #expect(try await shown(Self.recorded + [edit, edit]).contains("so already"))
    let other = "edit listed noodle --set-note x --key k --yes"
    let refused = try await shown(Self.recorded + [edit, other], ends: 65)
    #expect(refused.contains("the key 'k' was used for something else"), "\(refused)")
  }

  @Test func `at a terminal it is asked about what is shown`() async throws {
    let terminal = try TypedTerminal()
    for price in 1...12 { _ = await terminal.run("", "add", "coffee \(price) at bean there") }
    let edit = ["edit", "listed", "bean", "--set-category", "gifts"]
    let (declined, code) = await terminal.run("maybe\nn\n", edit)
    #expect(code == .conditionFails && declined.contains("Nothing was stored."), "\(declined)")
    #expect(declined.contains("… 2 more\n12 entries · out 78.00"), "\(declined)")
    #expect(declined.contains("Correct 12 entries? [y/N] 'maybe' is none"), "\(declined)")
    #expect(await terminal.run("y\n", edit).code == .done)
    #expect(await terminal.run("", "list", "-c", "gifts").shown.contains("12 entries"))
  }

  @Test func `an entry by a name that several have is picked from the latest`() async throws {
    let terminal = try TypedTerminal()
    for line in ["coffee 3", "coffee 4 yesterday", "tea 5"] {
      _ = await terminal.run("", "add", line)
    }
    let edit = ["edit", "coffee", "--amount", "9"]
    let (shown, code) = await terminal.run("7\n2\n", edit)
    #expect(code == .done && shown.contains("2 Coffee of 2026-01-01 (4.00)"), "\(shown)")
    #expect(shown.contains("'7' is none of these answers."), "\(shown)")
    #expect(shown.contains("corrects 2: amount 4.00 -> 9.00"), "\(shown)")
    let (none, ended) = await terminal.run("0\n", edit)
    #expect(ended != .done && none.contains("Name one by its number: 1 Coffee"), "\(none)")
    let script = await terminal.run("1\n", edit + ["--no-input"])
    #expect(script.code != .done && script.shown.contains("can be several entries"))
    #expect(await terminal.run("", "edit", "tea", "--amount", "6").code == .done)
  }
}
