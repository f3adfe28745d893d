import Foundation
import LedgerTestSupport
import Testing

/// The examples of the documentation are programs; they run, and say what the documentation says.
@Suite struct ExamplesTests {
  /// An example as it was built, beside the tests.
  private struct Example {
    let program: URL

    /// - Throws: Where the program is not beside the tests.
    init(_ name: String) throws {
      // Where the tests lie depends on who runs them: the test program itself, or a bundle in it.
      let places =
        Bundle.allBundles.map(\.bundleURL) + [
          Bundle.main.bundleURL, URL(filePath: CommandLine.arguments[0]),
        ]
      let candidates = places.flatMap { place in
        [place, place.deletingLastPathComponent()].map { $0.appending(path: name) }
      }
      program = try #require(
        candidates.first { candidate in
          let values = try? candidate.resourceValues(forKeys: [.isRegularFileKey])
          return values?.isRegularFile == true
        }, "\(name) is not built")
    }

    /// What the program prints; it must end with 0.
    func output(_ arguments: [String], in folder: TemporaryFolder) throws -> String {
      let process = Process()
      process.executableURL = program
      process.arguments = arguments
      process.currentDirectoryURL = URL(filePath: folder.path)
      process.environment = [
        "HOME": folder.path, "XDG_STATE_HOME": folder.path("state"), "TZ": "UTC",
      ]
      process.standardInput = FileHandle.nullDevice
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      return String(decoding: data, as: UTF8.self)
    }
  }

  @Test func `a budget in forty lines stores its wishes once and shows what is left`() throws {
    let example = try Example("budget-in-forty-lines")
    let folder = try TemporaryFolder()
    let expected = """
      fundamentals: 1,955.00 left
      fun: 1,120.00 left
      future: 800.00 left

      """
    #expect(try example.output(["budget"], in: folder) == expected)
    let logs = folder.path("budget/log")
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: logs).first)
    let log = try Data(contentsOf: URL(filePath: "\(logs)/\(name)"))
    // LogOpened, the income, the shares and three entries.
    #expect(log.count { $0 == UInt8(ascii: "\n") } == 6)
    #expect(try example.output(["budget"], in: folder) == expected)
    #expect(try Data(contentsOf: URL(filePath: "\(logs)/\(name)")) == log)
  }

  @Test func `a projection of one's own meets corrections and voids settled`() throws {
    let example = try Example("projection-of-your-own")
    #expect(
      try example.output([], in: try TemporaryFolder()) == """
        monday: 0.00
        tuesday: 0.00
        wednesday: 9.50
        thursday: 0.00
        friday: 23.00
        saturday: 64.20
        sunday: 0.00

        """)
  }

  /// The text of a file of this repository.
  private func text(_ path: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test func `the budget in forty lines has forty lines`() throws {
    let program = try text("Sources/Examples/budget-in-forty-lines/Program.swift")
    #expect(program.count { $0 == "\n" } <= 40)
  }

  @Test(arguments: [
    ("PuldarLedger.md", "Sources/Examples/budget-in-forty-lines/Program.swift"),
    ("PuldarLedger.md", "Sources/Examples/projection-of-your-own/Program.swift"),
    ("PuldarLedger.md", "Sources/Examples/projection-of-your-own/SpendingByWeekday.swift"),
    ("TheLog.md", "Fixtures/verify.py"),
  ])
  func `what the documentation shows is what runs`(page: String, file: String) throws {
    let page = try text("Sources/LedgerStore/PuldarLedger.docc/\(page)")
    let code = try text(file)
    #expect(page.contains("\n\(code)```\n"))
  }
}
