import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport
import PuldarCommands
import Testing

/// What every command does when a newer version wrote last on the same machine.
@Suite struct NewerVersionCommandTests {
  private let commands: TriedCommands

  init() throws {
    commands = try TriedCommands()
  }

  /// What makes a ledger in which every command finds something to do.
  private static let beginning = """
    init --currency USD
    pro unlock --transaction T1
    income 4000 --monthly
    add 45 --merchant Foods --category groceries
    add 6 --merchant Cafe --category dining
    add 9 --merchant Bakery --category dining
    category add bikes --bucket fun
    bucket add travel
    rule add blue dining
    bill add netflix 9 monthly on 5th --auto
    bill add rent 1200 monthly on 31st --due 2025-12-31
    bill add phone 20 monthly on 31st --due 2025-12-31
    pay phone
    account add visa --kind card
    account open cash 100
    bill add Flat 900 every month
    bill add Trip 100 every month
    pay trip 90
    goal add Bike --target 500
    goal fund bike 50
    attach 4 PLACE/lunch.txt
    undo 5
    """

  /// Runs of every command that writes to a ledger that is there; after a bar what they read.
  private static let writing = """
    add sushi 13
    add - | sushi 13
    add 120 --split groceries=80 dining=40 --merchant Costco
    append | {"amount":"7.00","merchant":"Kiosk"}
    add refund 5 --of 3
    income 4100 --monthly
    income 50 by grandma
    edit 3 --amount 46
    void 3
    review 4
    undo 3
    redo
    rule apply --yes
    budget 60/20/20
    budget rollover all surplus
    config week-start sun
    rule add green dining
    rule end 8
    budget 400 --category dining
    bucket add tours
    bucket rename fun Joy
    bucket end travel --move-to fun
    category add books --bucket fun
    category move bikes --bucket fundamentals
    category rename bikes Cycling
    category end bikes
    bill run
    bill add gas 12 monthly on 31st
    bill edit rent --amount 1210
    bill skip rent
    bill void rent
    bill stop rent
    pay rent
    unpay phone
    account add amex --kind card
    account open bank 382.61
    account end visa
    account correct cash +0.42 --why interest
    reconcile cash 100
    import - --yes | 2025-12-01,TEA,-3.00
    attach 3 PLACE/lunch.txt
    detach 4 PLACE/lunch.txt
    receipt add PLACE/lunch.txt --yes --amount 45
    allowance 88.41
    bill add Food 900 every month
    pay flat 912.50
    unpay trip
    bill stop flat
    goal add Car --target 500
    goal fund bike 50
    goal withdraw bike 20
    goal end bike
    move 200 bank cash
    pro revoke
    compact PLACE/new
    init --currency USD
    """

  /// Commands that write when more must be there than the ledger.
  private static let apart: Set = ["merge", "repair", "restore"]

  private static let reading = """
    status
    list
    log
    show 3
    explain fun
    check
    report
    diff 3 now
    verify
    forecast
    bills
    due
    accounts
    find cafe
    calendar
    export csv
    snapshot
    """

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  private func run(_ line: String, on machine: String = "m") async -> (
    shown: String, code: ExitCode
  ) {
    let parts = line.split(separator: " | ").map(String.init)
    let words = parts[0].split(separator: " ").map {
      String($0).replacing("PLACE", with: commands.folder.path(""))
    }
    return await commands.end(of: words, reading: parts.count > 1 ? parts[1] : "", on: machine)
  }

  private func logs() throws -> [String: Data] {
    let folder = commands.folder.path("trip/log")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    return try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, try Data(contentsOf: URL(filePath: "\(folder)/\($0)")))
      })
  }

  @Test func `the runs here are of every command that writes`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let lists = try String(
      contentsOf: tests.appending(path: "Faults/commands.py"), encoding: .utf8)
    let writing = try #require(
      lists.split(separator: "\nWRITING = {").last?.split(separator: "\n}").first)
    let names = writing.matches(of: /\n    "([a-z]+)": \[/).map { String($0.1) }
    let tried = Self.lines(Self.writing).compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    #expect(names.count > 20)
    #expect(Set(names).subtracting(tried).subtracting(Self.apart) == [])
  }

  @Test(arguments: NewerVersion.Line.allCases)
  func `what writes ends with 65 and writes nothing, and what reads says that it is incomplete`(
    _ line: NewerVersion.Line
  ) async throws {
    try Data("Foods 45.00\n".utf8).write(to: URL(filePath: commands.folder.path("lunch.txt")))
    for words in Self.lines(Self.beginning) {
      let (shown, code) = await run(words)
      #expect(code == .done, "\(words): \(shown)")
    }
    let name = try #require(try logs().keys.first)
    let machine = MachinePlaces(
      stateFolder: commands.folder.path("state-m"), machineID: "m", deviceName: "m")
    try NewerVersion(on: machine).write(line, to: commands.folder.path("trip/log/\(name)"))
    let logs = try logs()
    for words in Self.lines(Self.writing) {
      let (shown, code) = await run(words)
      #expect(code == .refusedData, "\(words): \(shown)")
      #expect(try self.logs() == logs, "\(words) wrote")
    }
    for words in Self.lines(Self.reading) {
      let (shown, code) = await run(words)
      // One that remembers nothing verifies every line.
      let other = await run(words, on: "stranger")
      #expect(shown == other.shown && code == other.code, "\(words)")
      #expect(code != .done && shown.contains("newer version"), "\(words): \(shown)")
    }
  }
}
