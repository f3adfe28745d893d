import EntryParsing
import LedgerStore
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// What `report` says beside what other commands say of the same: P7.
@Suite struct ReportTests {
  private let folder: TemporaryFolder
  private let clock = TickingClock()

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a report says the same as status, explain and list (P7)`() async throws {
    _ = try await answer("init --demo budget")
    let status = try await answer("status -m 2025-11..2026-01")["months"]?.items ?? []
    #expect(status.count == 3)
    let table = try await answer("report --by bucket,month --months 3")
    for (column, month) in status.enumerated() {
      for bucket in month["buckets"]?.items ?? [] {
        let row = table["rows"]?.items.first { $0["key"]?.string == bucket["id"]?.string }
        let cell = row?["months"]?.items[column]
        for figure in ["spent", "budget", "left"] {
          #expect(cell?[figure]?.string == bucket[figure]?.string)
        }
      }
    }
    let months = try await answer("report --by month --months 3")["rows"]?.items ?? []
    #expect(months.map { $0["left"]?.string } == status.map { $0["left"]?.string })
    let categories = try await answer("report --by category -m 2025-12")["rows"]?.items ?? []
    #expect(categories.count > 8)
    for row in categories {
      let key = try #require(row["key"]?.string)
      let explained = try await answer("explain \(key) -m 2025-12")
      #expect(row["spent"]?.string == explained["value"]?.string, "\(key)")
    }
    let merchants = try await answer("report --by merchant -m 2025-12")["rows"]?.items ?? []
    let groups = try await answer("list -m 2025-12 --group merchant")["groups"]?.items ?? []
    #expect(merchants.count == groups.count)
    for row in merchants {
      let group = groups.first { $0["key"]?.string == row["key"]?.string }
      #expect(group?["net"]?.string == row["spent"]?.string.map { "-" + $0 })
    }
  }

  private func answer(_ line: String) async throws -> JSONNode {
    let (output, errors) = (ConversationRecord(), ConversationRecord())
    _ = await PuldarProgram.run(
      in: Surroundings(
        arguments: (["-f", folder.path("demo"), "--today", "2026-01-19", "--json"]
          + line.split(separator: " ").map(String.init)).map { Array($0.utf8) },
        terminal: TerminalState(environment: ["HOME": folder.path("home")]),
        input: FakeInput([]), output: output, errors: errors, clock: clock,
        parser: RuleBasedParser(),
        machine: MachinePlaces(
          stateFolder: folder.path("state"), machineID: "m", deviceName: "laptop")))
    return try JSONNode(String(decoding: output.bytes, as: UTF8.self))
  }
}
