import Foundation
import LedgerTestSupport
import Testing

/// This repository keeps to its own rules.
@Suite struct StyleTests {
  struct Check: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var violations: @Sendable (SourceFile) -> [String]
  }

  static let checksOfSources = [
    Check(testDescription: "no file has more than 400 lines", violations: StyleRule.lengths),
    Check(testDescription: "no bit has two names", violations: StyleRule.sharedBits),
    Check(
      testDescription: "no function has more than 70 lines", violations: StyleRule.functionLengths),
    Check(
      testDescription: "no closure of a command takes more than six arguments",
      violations: StyleRule.closureArguments),
    Check(testDescription: "no name is vague", violations: StyleRule.vagueNames),
    Check(
      testDescription: "every public type has a comment", violations: StyleRule.undocumentedTypes),
    Check(
      testDescription: "every requirement of a protocol has a comment",
      violations: StyleRule.undocumentedRequirements),
    Check(testDescription: "nothing is forced", violations: StyleRule.traps),
    Check(testDescription: "nothing is printed past the writer", violations: StyleRule.printing),
    Check(
      testDescription: "no clock, chance, output or fraction where money is added up",
      violations: StyleRule.bannedWords),
    Check(
      testDescription: "P4, P49, SP49: nothing opens a connection", violations: StyleRule.networking
    ),
    Check(testDescription: "no work is left open", violations: StyleRule.openWork),
    Check(
      testDescription: "a file of public types is named like one of them",
      violations: StyleRule.misnamedTypes),
  ]

  static let checksOfTests = [
    Check(testDescription: "no name is vague", violations: StyleRule.vagueNames)
  ]

  @Test(.rows) func `the sources`() {
    each(Self.checksOfSources) { (check: Check) throws in
      let files = try Repository.sources.get()
      #expect(files.count > 20)
      #expect(files.flatMap(check.violations) == [])
    }
  }

  @Test(.rows) func `the tests`() {
    each(Self.checksOfTests) { (check: Check) throws in
      #expect(try Repository.tests.get().flatMap(check.violations) == [])
    }
  }

  @Test func `the library shows no more types than it is allowed`() throws {
    let types = try Repository.sources.get().flatMap(StyleRule.publicTypes)
    #expect(types.count > 50)
    #expect(types.count <= StyleRule.publicTypeLimit)
  }

  @Test func `comments say "if" and "after", and "where" and "behind" of places alone`() throws {
    let lines = try Repository.sources.get().flatMap(StyleRule.placeWords)
    #expect(lines.count <= StyleRule.placeWordLimit, "\(lines)")
    let file = SourceFile(
      "Sources/A/B.swift", "  /// Returns it where there is one.\n  // after it\n")
    #expect(StyleRule.placeWords(file) == ["Sources/A/B.swift:1"])
  }

  @Test func `no target imports more than its list allows`() throws {
    #expect(ImportRule.violations(in: try Repository.sources.get()) == [])
  }

  @Test(.rows) func `no folders use each other`() {
    each(FolderRule.all) { (rule: FolderRule) throws in
      let violations = rule.violations(in: try Repository.sources.get())
      #expect(violations == [])
    }
  }

  @Test func `no library names a command of the program`() throws {
    let libraries = [
      "LedgerEvents", "LedgerModel", "LedgerStore", "EntryParsing", "LlamaParsing",
      "PuldarInterchange", "PuldarReporting", "Puldar", "PuldarObservation", "ReceiptReading",
      "ReceiptScanning",
    ]
    let files = try Repository.sources.get().filter { libraries.contains($0.target) }
    #expect(files.count > 100)
    #expect(files.flatMap(StyleRule.commandNames) == [])
  }

  @Test func `SP57: every rule that a test cites stands among the rules`() throws {
    let page = try String(
      contentsOf: Repository.root.appending(
        path: "Sources/Puldar/PuldarLedger.docc/Rules.md"), encoding: .utf8)
    var cited: Set<String> = []
    for file in try Repository.tests.get() where file.target != "StyleTests" {
      for line in file.lines { cited.formUnion(StyleRule.citedRules(in: line)) }
    }
    #expect(cited.count > 40)
    #expect(cited.filter { !page.contains("\n| \($0) |") }.sorted() == [])
  }

  @Test func `EX29: the README and the package state the licence, whose text is there`() throws {
    for (path, words) in [
      ("README.md", "SPDX-License-Identifier: [MIT](.github/LICENSE.md)"),
      ("Package.swift", "SPDX-License-Identifier: MIT"),
      (".github/LICENSE.md", "Permission is hereby granted, free of charge"),
    ] {
      let text = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
      #expect(text.contains(words), "\(path)")
    }
  }

  @Test func `the top level holds only what everybody expects there`() throws {
    #expect(StyleRule.strayFiles(try Repository.topLevel()) == [])
  }

  @Test func `every defect of the mutants is one of a line that is there`() throws {
    let folder = Repository.root.appending(path: "Tests/Faults/Mutants")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names.count == 6)
    for name in names {
      let patch = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
      let path = try #require(patch.first { $0.hasPrefix("+++ b/") }).dropFirst(6)
      let old = patch.drop { !$0.hasPrefix("@@") }.dropFirst()
        .filter { $0.hasPrefix(" ") || $0.hasPrefix("-") }.map { $0.dropFirst() }
      let file = try String(
        contentsOf: Repository.root.appending(path: String(path)), encoding: .utf8)
      #expect(file.contains(old.joined(separator: "\n")), "\(name)")
    }
  }
}
