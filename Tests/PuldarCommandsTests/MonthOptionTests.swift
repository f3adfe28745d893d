import EntryParsing
import Foundation
import LedgerStore
import LedgerTestSupport
import PuldarCommands
import Testing

/// `--month` with every command that there is.
@Suite struct MonthOptionTests {
  /// Commands that show months, each with what it needs; all of them end with 0.
  static let showing = [
    "budget", "calendar",
    "", "status", "status --short", "report", "report --by category,month", "list", "list tea",
    "explain fun", "diff 0", "replay --without 1", "check",
    "check over", "check money", "budget", "budget rollover", "income", "category list",
    "budget bucket list", "due", "account", "allowance", "status --snapshot", "goal list",
    "list --unreviewed", "review --all", "edit listed --set-note x -n",
    "undo --all --confirm default --dry-run",
  ]

  /// Commands that show none.
  static let refusing = [
    "add tea 3", "add refund 3 --of 1", "move 3 bank cash", "parse tea 3", "edit 1 --amount 4",
    "undo 1", "undo",
    "undo --list", "redo",
    "redo --list", "income 3", "income 4000 --monthly", "budget 60/20/20",
    "budget rollover fun both",
    "category add pets --bucket fun", "category move dining --bucket future",
    "budget bucket add travel", "budget bucket rename fun Joy",
    "budget bucket end fun --move-to future",
    "category rename dining Food", "category end dining", "category merge dining gifts",
    "check conflicts", "show 1", "log",
    "init", "verify",
    "check log", "check machine", "completions bash", "pro status", "pro unlock --transaction T1",
    "pro revoke",
    "config week-start sun", "rule add door dining", "rule list", "rule learned", "rule test tea 3",
    "rule end 1",
    "bill run", "bill add tea 3 15jan", "bill show tea", "bill list", "bill edit tea --amount 4",
    "bill skip tea", "bill stop tea", "pay tea", "undo --payment tea",
    "account add visa", "account open bank 3", "account end cash",
    "account correct bank +3 --why x",
    "account reconcile bank 3", "check reconciled", "check unreviewed", "review 1",
    "receipt add lunch.txt",
    "receipt attach 1 lunch.jpg", "receipt detach 1 lunch.jpg", "receipt clean",
    "allowance 5", "goal add Bike", "goal fund bike 5", "goal withdraw bike 5",
    "goal edit bike --target 5", "goal end bike",
    "merge other.jsonl", "export jsonl", "repair", "compact elsewhere",
    "config model use small.gguf", "config model off", "config model", "pro", "pro restore",
    "append lines.jsonl",
    "import january.csv",
    "receipt read lunch.txt", "backup budget.tar", "restore budget.tar", "config",
    "config get model.use",
    "config set model.use never", "config unset model.use",
    "profile add ana", "profile use ana", "profile list", "profile lock ana", "profile unlock ana",
    "profile rename ana eva", "profile remove ana",
  ]

  /// Commands that look at months once a model is there, or at months to come.
  static let others = ["budget shift 5 fun future", "rule apply", "export csv", "forecast"]

  @Test
  func `a command that shows months shows that one, and any other refuses it and stores nothing`()
    async throws
  {
    let place = try LookingBackTests.Place()
    for line in ["add tea 3 on 2025-03-04", "add tea 4", "income 4000 --monthly"] {
      #expect(await place.run(line).code == 0)
    }
    let before = try logs(place)
    for line in Self.showing {
      let answer = await place.run(line + " -m 2025-03")
      #expect(answer.code == 0, "\(line): \(answer.text)")
      #expect(!answer.text.contains("2026-01"), "\(line): \(answer.text)")
    }
    for line in Self.refusing {
      let answer = await place.run(line + " -m 2025-03 --yes")
      #expect(answer.code == 64, "\(line): \(answer.text)")
      #expect(answer.text.hasPrefix("Error: --month says which months are shown"), "\(line)")
    }
    #expect(try logs(place) == before)
  }

  private func logs(_ place: LookingBackTests.Place) throws -> [String: Data] {
    try place.files().filter { $0.key.hasSuffix(".jsonl") }
  }

  @Test func `every command stands in one of the lists`() async throws {
    let place = try LookingBackTests.Place()
    let lines = Self.showing + Self.refusing + Self.others
    for path in try await LookingBackTests.paths(of: place) where path != "" {
      #expect(lines.contains { $0 == path || $0.hasPrefix(path + " ") }, "\(path)")
    }
  }
}
