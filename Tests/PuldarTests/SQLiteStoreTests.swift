import Foundation
import LedgerTestSupport
import Testing

/// The example of a store of one's own, a package beside this one: it is built, and must conform.
@Suite(
  .enabled(
    if: TestRun.isWhole,
    "it takes a build: PULDAR_TESTS=all"),
  .enabled(if: SystemSQLite.isThere, "SQLite's header or library is not here"))
struct SQLiteStoreTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Examples/sqlite-store")

  @Test func `a store over SQLite conforms`() throws {
    let folder = try TemporaryFolder()
    let result = try SystemSQLite.run(
      "swift",
      [
        "run", "--package-path", SQLiteStoreTests.package.path(percentEncoded: false),
        "--scratch-path", folder.path("build"), "check-sqlite-store", folder.path(""),
      ])
    #expect(result.code == 0, "\(result.output.suffix(4000))")
    #expect(result.output.components(separatedBy: "holds: ").count == 15)
  }

  @Test func `it has less than two hundred lines`() throws {
    let file = SQLiteStoreTests.package.appending(
      path: "Sources/SQLiteStore/SQLiteEventStore.swift")
    #expect(try String(contentsOf: file, encoding: .utf8).count { $0 == "\n" } < 200)
  }
}

/// The machine's SQLite.
private enum SystemSQLite {
  /// Whether a program can be built that links SQLite.
  static let isThere: Bool = {
    guard let folder = try? TemporaryFolder() else { return false }
    let source = folder.path("try.c")
    let text = "#include <sqlite3.h>\nint main(void) { return sqlite3_libversion_number() == 0; }\n"
    return (try? text.write(toFile: source, atomically: true, encoding: .utf8)) != nil
      && (try? run("clang", [source, "-lsqlite3", "-o", folder.path("try")]))?.code == 0
  }()

  static func run(
    _ program: String, _ words: [String]
  ) throws -> (code: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
