import CommandTable
import EntryParsing
import Foundation
import LedgerStore
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// Help, completions and the dump of the table are made from one declaration.
@Suite struct HelpAgreementTests {
  /// A command as the dump tells of it.
  private struct Row {
    var path: [String]
    var options: [String]
    var subcommands: [String]
  }

  @Test func `help, completions and the manual name what the dump names`() async throws {
    let rows = try rows(await shown("__dump"))
    guard
      case .write(let files, to: _, _) = PuldarProgram.answer(
        to: ["help", "--man", "x"], width: 80)
    else {
      Issue.record("no manual")
      return
    }
    let pages = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })
    #expect(rows.count > 15)
    for row in rows {
      let help = try await shown(row.path.isEmpty ? ["help", "all"] : row.path + ["--help"])
      let line = ["puldar"] + row.path
      let options = try await shown(["__complete", "\(line.count)"] + line + ["--"])
      let words = try await shown(["__complete", "\(line.count)"] + line + [""])
      let name = (["puldar"] + row.path.prefix(1)).joined(separator: "-")
      let page = try #require(pages["man/man1/\(name).1"], "\(name)")
      let heading = row.path.joined(separator: " ").replacing("-", with: "\\-")
      #expect(row.path.count < 2 || page.contains(".Ss \"\(heading)\"\n"), "\(heading)")
      for option in row.options {
        let flag = "Fl \\-" + option.dropFirst(2).replacing("-", with: "\\-")
        #expect(page.contains(flag), "\(option) in \(name)(1)")
        #expect(help.contains(option), "\(row.path) --help")
        #expect(options.contains("\(option)\t"), "\(row.path) --")
      }
      for name in row.subcommands {
        #expect(help.contains("\n  \(name)"), "\(row.path) --help")
        #expect(words.contains("\(name)\t"), "\(row.path)")
      }
    }
  }

  /// The fault tests take minutes and fail where a command is in none of their lists; this one tells
  /// it at once.
  @Test func `the fault tests know of every command whether it writes`() async throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let lists = try String(
      contentsOf: tests.appending(path: "Faults/commands.py"), encoding: .utf8)
    for name in Set(try rows(await shown("__dump")).compactMap(\.path.first)) {
      #expect(lists.contains("\"\(name)\""), "no list in Tests/Faults/commands.py names it")
    }
  }

  @Test func `every command has a summary, and every example calls a command`() async throws {
    let rows = try rows(await shown("__dump"))
    let names = Set(rows.compactMap(\.path.first))
    for row in rows where !row.path.isEmpty {
      let help = try await shown(["help"] + row.path)
      let examples = help.split(separator: "\n").filter { $0.hasPrefix("  puldar ") }
      for example in examples {
        let word = example.split(separator: " ").dropFirst().first.map(String.init) ?? ""
        #expect(names.contains(word), "\(example)")
      }
      #expect(!help.contains("OVERVIEW: \n"), "\(row.path)")
    }
  }

  @Test func `every command and option that a page of the documentation names is there`()
    async throws
  {
    let rows = try rows(await shown("__dump"))
    let catalogue = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/Puldar/PuldarLedger.docc")
    var count = 0
    for file in try FileManager.default.contentsOfDirectory(atPath: catalogue.path())
    where file.hasSuffix(".md") {
      let page = try String(contentsOf: catalogue.appending(path: file), encoding: .utf8)
      for code in page.components(separatedBy: "`") where code.hasPrefix("puldar ") {
        let words = code.split(whereSeparator: \.isWhitespace).dropFirst().map(String.init)
        guard let name = words.first, !name.hasPrefix("-"), name != "help" else { continue }
        let own = rows.filter { $0.path.first == name }
        // What only scripts use is not in the dump.
        let help = own.isEmpty ? try await shown([name, "--help"]) : ""
        #expect(!own.isEmpty || help.contains("\nUSAGE: puldar \(name)"), "\(file): \(code)")
        let options = Set((own + rows.filter(\.path.isEmpty)).flatMap(\.options))
        for word in words where word.hasPrefix("--") {
          #expect(options.contains(word) || help.contains(word), "\(file): \(code)")
        }
        count += 1
      }
    }
    #expect(count > 30)
  }

  private func shown(_ words: String...) async throws -> String { try await shown(words) }

  private func shown(_ words: [String]) async throws -> String {
    let folder = try TemporaryFolder()
    let record = ConversationRecord()
    _ = await PuldarProgram.run(
      in: Surroundings(
        arguments: words.map { Array($0.utf8) },
        terminal: TerminalState(environment: ["HOME": folder.path("home")]),
        input: FakeInput([], byteLimit: 1), output: record, errors: record, clock: TickingClock(),
        parser: RuleBasedParser(),
        machine: MachinePlaces(
          stateFolder: folder.path("state"), machineID: "m", deviceName: "laptop")))
    return String(decoding: record.bytes, as: UTF8.self)
  }

  private func rows(_ dump: String) throws -> [Row] {
    let document = try JSONSerialization.jsonObject(with: Data(dump.utf8)) as? [String: Any]
    let root = try #require(document?["command"] as? [String: Any])
    return rows(of: root, below: [])
  }

  private func rows(of command: [String: Any], below path: [String]) -> [Row] {
    let parameters = command["parameters"] as? [[String: Any]] ?? []
    let options = parameters.compactMap { parameter -> String? in
      guard parameter["kind"] as? String != "argument", parameter["isHidden"] as? Bool == false
      else { return nil }
      return (parameter["names"] as? [String])?.first { $0.hasPrefix("--") }
    }
    let groups = command["groups"] as? [[String: Any]] ?? []
    let below = groups.flatMap { $0["commands"] as? [[String: Any]] ?? [] }
      .filter { $0["isHidden"] as? Bool == false }
    let names = below.compactMap { $0["name"] as? String }
    return [Row(path: path, options: options, subcommands: names)]
      + zip(names, below).flatMap { name, command in rows(of: command, below: path + [name]) }
  }
}
