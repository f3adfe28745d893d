import Testing

/// This repository keeps to its own rules.
@Suite struct StyleTests {
  struct Check: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var violations: @Sendable (SourceFile) -> [String]
  }

  static let checksOfSources = [
    Check(testDescription: "no file has more than 400 lines", violations: StyleRule.lengths),
    Check(
      testDescription: "no function has more than 70 lines", violations: StyleRule.functionLengths),
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
    Check(testDescription: "no work is left open", violations: StyleRule.openWork),
    Check(
      testDescription: "a file of public types is named like one of them",
      violations: StyleRule.misnamedTypes),
  ]

  static let checksOfTests = [
    Check(testDescription: "no name is vague", violations: StyleRule.vagueNames)
  ]

  @Test(arguments: checksOfSources)
  func `the sources`(_ check: Check) throws {
    let files = try Repository.sources.get()
    #expect(files.count > 20)
    #expect(files.flatMap(check.violations) == [])
  }

  @Test(arguments: checksOfTests)
  func `the tests`(_ check: Check) throws {
    #expect(try Repository.files(in: "Tests").flatMap(check.violations) == [])
  }

  @Test func `no target imports more than its list allows`() throws {
    #expect(ImportRule.violations(in: try Repository.sources.get()) == [])
  }

  @Test(arguments: FolderRule.all)
  func `no folders use each other`(_ rule: FolderRule) throws {
    #expect(rule.violations(in: try Repository.sources.get()) == [])
  }

  @Test func `the top level holds only what everybody expects there`() throws {
    #expect(StyleRule.strayFiles(try Repository.topLevel()) == [])
  }
}
