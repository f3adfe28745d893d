import CommandTable
import Foundation
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// `help --man`: the pages of every command, and how they are written.
@Suite struct ManualTests {
  private let trial: TriedCommands

  init() throws { trial = try TriedCommands() }

  private static let files: [(path: String, text: String)] = {
    guard
      case .write(let files, to: _, _) = PuldarProgram.answer(
        to: ["help", "--man", "x"], width: 80)
    else { return [] }
    return files
  }()

  private static var pages: [(path: String, text: String)] {
    files.filter { $0.path.hasPrefix("man/") }
  }

  /// The macros of mdoc that the pages use, each with the macro that ends it.
  private static let macros: [String: String?] = [
    "\\\"": nil, "Dd": nil, "Dt": nil, "Os": nil, "Sh": nil, "Ss": nil, "Nm": nil, "Nd": nil,
    "Op": nil, "Fl": nil, "Ar": nil, "Cm": nil, "Pp": nil, "It": nil, "Xr": nil, "Bl": "El",
    "El": nil, "Bd": "Ed", "Ed": nil,
  ]

  @Test func `every line of every page is well formed`() throws {
    #expect(ManualTests.pages.count > 50)
    for page in ManualTests.pages {
      var open: [String] = []
      let lines = page.text.components(separatedBy: "\n")
      #expect(lines.last == "" && lines.prefix(5).last == ".Sh NAME", "\(page.path)")
      for line in lines.dropLast() {
        let isPlain = line.utf8.allSatisfy { (32..<127).contains($0) }
        #expect(isPlain && !line.isEmpty && !line.hasPrefix("'"), "\(page.path): \(line)")
        let isEscaped = line.replacing(
          /\\(\\|e|-|&|\"|\((aq|dq|ga|ha|ti)|\[u[0-9A-F]{4,6}\])/, with: "")
        #expect(!isEscaped.contains("\\"), "\(page.path): \(line)")
        guard line.hasPrefix(".") else { continue }
        let name = String(line.dropFirst().prefix { $0 != " " })
        guard let end = ManualTests.macros[name] else {
          Issue.record("no macro of ours in \(page.path): \(line)")
          continue
        }
        if let end { open.append(end) }
        if name == "El" || name == "Ed" { #expect(open.popLast() == name, "\(page.path)") }
        if name == "It" { #expect(open.last == "El", "\(page.path): \(line)") }
      }
      #expect(open.isEmpty, "\(page.path)")
    }
  }

  @Test func `every page that is referred to is there`() throws {
    let paths = Set(ManualTests.pages.map(\.path))
    for page in ManualTests.pages {
      for reference in page.text.matches(of: /\bXr (\S+) (\d)/) {
        let name = reference.1.replacing("\\-", with: "-")
        #expect(paths.contains("man/man\(reference.2)/\(name).\(reference.2)"), "\(page.path)")
      }
      for reference in page.text.matches(of: /\bpuldar\\-([a-z]+)\(([17])\)/) {
        let path = "man/man\(reference.2)/puldar-\(reference.1).\(reference.2)"
        #expect(paths.contains(path), "\(page.path)")
      }
    }
  }

  @Test func `the program's page has the sections that a manual has, in their order`() throws {
    let page = try #require(ManualTests.pages.first { $0.path == "man/man1/puldar.1" }).text
    let sections = page.split(separator: "\n").filter { $0.hasPrefix(".Sh ") }
      .map { $0.dropFirst(4).filter { $0 != "\"" } }
    #expect(
      sections == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "ENVIRONMENT", "FILES",
        "TO CLEAN", "TO UPGRADE", "TO REMOVE", "MANUAL", "MORE", "EXIT STATUS", "EXAMPLES",
        "SEE ALSO",
      ])
    for code in ExitCode.allCases {
      #expect(page.contains(".It \\&\(code.rawValue)\n"), "\(code)")
    }
    for name in ["PULDAR_LEDGER", "XDG_STATE_HOME", "quarantine/", "receipts/", "dpkg \\-r puldar"]
    {
      #expect(page.contains(name), "\(name)")
    }
  }

  @Test func `two pages are those in Fixtures`() throws {
    for name in ["man1/puldar-pay.1", "man7/puldar-plans.7"] {
      let page = try #require(ManualTests.pages.first { $0.path == "man/\(name)" }).text
      let file = SchemaFile.place.deletingLastPathComponent()
        .appending(path: "Manual/\(name.split(separator: "/").last ?? "")")
      if ProcessInfo.processInfo.environment["RECORD_FIXTURES"] == "1" {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(page.utf8).write(to: file)
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == page)
    }
  }

  @Test func `the files are written for everybody to read, and the same again`() async throws {
    let folder = trial.folder.path("a/share")
    let first = await trial.end(of: ["help", "--man", folder + "/"])
    #expect(first.code == .done && first.shown.contains("man -M \(folder)/man puldar"))
    #expect(await trial.end(of: ["help", "--man", folder, "-q"]) == ("", .done))
    for file in ManualTests.files {
      let path = "\(folder)/\(file.path)"
      #expect(try String(contentsOfFile: path, encoding: .utf8) == file.text)
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      #expect((mode ?? 0) & 0o177 == 0o044, "\(file.path)")
    }
  }

  @Test func `where the manual cannot lie, nothing is written`() async throws {
    let folder = trial.folder.path("share")
    await trial.run("help --man \(folder) -q")
    let old = "\(folder)/man/man1/puldar-old.1"
    try Data("old".utf8).write(to: URL(filePath: old))
    let page = "\(folder)/man/man1/puldar.1"
    try Data("mine".utf8).write(to: URL(filePath: page))
    let (shown, code) = await trial.end(of: ["help", "--man", folder])
    #expect(code == .refusedData && shown.contains("rm \(old)"), "\(shown)")
    #expect(try String(contentsOfFile: page, encoding: .utf8) == "mine")
    for place in [page, "\(page)/x"] {
      let (shown, code) = await trial.end(of: ["help", "--man", place])
      #expect(code == .inputOutput && shown.contains("you may write to"), "\(shown)")
    }
    #expect(await trial.end(of: ["help", "--man", ""]).code == .usage)
    await trial.run("add tea 3")
    let link = trial.folder.path("link")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: trial.folder.path("trip/log"))
    for place in ["trip", "trip/log", "trip/a/b/", "link/a"] {
      let (shown, code) = await trial.end(of: ["help", "--man", trial.folder.path(place)])
      #expect(code == .inputOutput && shown.contains("lies in a ledger"), "\(shown)")
    }
    #expect(!FileManager.default.fileExists(atPath: trial.folder.path("trip/man")))
    let beside = trial.folder.path("trip/../beside")
    #expect(await trial.end(of: ["help", "--man", beside, "-q"]) == ("", .done))
    try FileManager.default.removeItem(atPath: old)
    #expect(await trial.end(of: ["help", "--man", folder, "-q"]) == ("", .done))
  }
}
