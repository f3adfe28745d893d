import Foundation
import LedgerTestSupport
import Testing

/// The examples of the documentation are programs; they run, and say what the documentation says.
@Suite struct ExamplesTests {
  @Test(.heavy) func `a budget in forty lines stores its requests once and shows what is left`()
    throws
  {
    let example = try BuiltProgram("budget-in-forty-lines")
    let expected = """
      fundamentals: 1,955.00 USD left
      fun: 1,120.00 USD left
      future: 800.00 USD left

      """
    let first = try example.run("$P budget")
    #expect(first.output == expected)
    #expect(first.code == 0)
    let log = try example.run("cat budget/log/*.jsonl").output
    // LogOpened, the income, the shares and three entries.
    #expect(log.count { $0 == "\n" } == 6)
    #expect(try example.run("$P budget").output == expected)
    #expect(try example.run("cat budget/log/*.jsonl").output == log)
  }

  @Test(.heavy) func `a projection of one's own meets corrections and voids resolved`() throws {
    let shown = try BuiltProgram("projection-of-your-own").run("$P")
    #expect(shown.code == 0)
    #expect(
      shown.output == """
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

  @Test func `the screen of an app has at most sixty lines`() throws {
    #expect(try text("Sources/Examples/apps/BudgetScreen.swift").count { $0 == "\n" } <= 60)
  }

  @Test func `the budget in forty lines has forty lines`() throws {
    let program = try text("Sources/Examples/budget-in-forty-lines/Program.swift")
    #expect(program.count { $0 == "\n" } <= 40)
  }

  @Test(arguments: [
    ("PuldarLedger.md", "Sources/Examples/budget-in-forty-lines/Program.swift"),
    ("YourOwnProjection.md", "Sources/Examples/projection-of-your-own/Program.swift"),
    ("YourOwnProjection.md", "Sources/Examples/projection-of-your-own/SpendingByWeekday.swift"),
    ("TheLog.md", "Fixtures/verify.py"),
    ("PuldarInAnApp.md", "Sources/Examples/apps/BudgetScreen.swift"),
  ])
  func `what the documentation shows is what runs`(page: String, file: String) throws {
    let page = try text("Sources/Puldar/PuldarLedger.docc/\(page)")
    let code = try text(file)
    #expect(page.contains("\n\(code)```\n"))
  }
}

/// The library's page of the README, built as it stands.
@Suite struct SnippetTests {
  @Test(.heavy)
  func `the program of the README compiles with its package line, and runs`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let blocks = readme.components(separatedBy: "```swift\n").dropFirst().compactMap { part in
      part.components(separatedBy: "```").first
    }
    let line = try #require(blocks.first { $0.hasPrefix(".package(") })
    let program = try #require(blocks.first { $0.hasPrefix("import Puldar\n") })
    let built = try BuiltProgram()
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "app", platforms: [.macOS(.v15)],
        dependencies: [\(line)],
        targets: [
          .executableTarget(
            name: "app", dependencies: [.product(name: "Puldar", package: "puldar")])
        ])
      """
    let app = URL(filePath: built.folder.path("app"))
    let sources = app.appending(path: "Sources/app")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try Data(manifest.utf8).write(to: app.appending(path: "Package.swift"))
    try Data(program.utf8).write(to: sources.appending(path: "main.swift"))
    // Whatever the clone's folder is called, it stands beside the app as the README has it.
    try FileManager.default.createSymbolicLink(
      at: URL(filePath: built.folder.path("puldar")), withDestinationURL: root)
    let shown = try built.run(
      "cd app && swift build -q >build.log 2>&1 && .build/debug/app || cat build.log",
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
    #expect(shown.code == 0, "\(shown.output)")
    #expect(shown.output == "fundamentals 0.00 USD\nfun 4.50 USD\nfuture 0.00 USD\n")
  }

}
