import LedgerTestSupport
import Testing

/// Every rule can be broken, and does not see what keeps to it.
@Suite struct StyleRuleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var rule: @Sendable (SourceFile) -> [String]
    var path = "Sources/LedgerEvents/Money/Money.swift"
    /// Each of these breaks the rule.
    var bad: [String]
    /// None of these does.
    var good: [String]
  }

  static let cases: [Case] = [
    Case(
      testDescription: "the length of a file", rule: StyleRule.lengths,
      bad: [String(repeating: "x\n", count: 401)], good: [String(repeating: "x\n", count: 400)]),
    Case(
      testDescription: "the length of a function", rule: StyleRule.functionLengths,
      bad: [
        "func f() {\n" + String(repeating: "  x()\n", count: 69) + "}\n",
        "struct S {\n  public init(\n    a: Int\n  ) {\n"
          + String(repeating: "    x()\n", count: 67) + "  }\n}\n",
      ],
      good: [
        "func f() {\n" + String(repeating: "  x()\n", count: 68) + "}\n",
        "protocol P {\n  func f()\n}\n" + String(repeating: "let x = 1\n", count: 90),
        "enum E {\n" + String(repeating: "  case a\n", count: 90) + "}\n",
      ]),
    Case(
      testDescription: "the arguments of a closure", rule: StyleRule.closureArguments,
      path: "Sources/PuldarCommands/Commands/Due.swift",
      bad: [
        ") { session, a, b, c, d, e, f, g in", ") {\n  session, a, b, c,\n  d, e, f, _\n  in\n}",
        "{ a, b, c, d, e, f, g in x }",
      ],
      good: [
        ") { session, a, b, c, d, e, f in", "{ a, b, c, d, e, f in f(a, b, c, d, e, f, 1) }",
        "if x { for a in b {} }", "{ f(a, b, c, d, e, f, g) }", "{ session in x }",
      ]),
    Case(
      testDescription: "the arguments of a closure elsewhere", rule: StyleRule.closureArguments,
      bad: [], good: ["{ a, b, c, d, e, f, g in x }"]),
    Case(
      testDescription: "vague names of types", rule: StyleRule.vagueNames,
      bad: [
        "struct MoneyUtils {}", "public enum Common {}", "final class LedgerManager {}",
        "private actor BaseStore {}", "protocol Helper {}", "typealias MiscNames = Int",
      ],
      good: [
        "struct Database {}", "let common = 1", "FileManager.default", "struct Basement {}",
        "// struct Utils",
      ]),
    Case(
      testDescription: "a vague name of a file", rule: StyleRule.vagueNames,
      path: "Sources/LedgerModel/String+Helpers.swift", bad: [""], good: []),
    Case(
      testDescription: "a vague name of a folder", rule: StyleRule.vagueNames,
      path: "Sources/LedgerModel/Common/Money.swift", bad: [""], good: []),
    Case(
      testDescription: "comments of public types", rule: StyleRule.undocumentedTypes,
      bad: [
        "public struct Money {}", "// Not a documentation comment.\npublic enum E {}",
        "/// Of another one.\n\npublic final class C {}", "@frozen\npublic struct S {}",
      ],
      good: [
        "/// Exact.\npublic struct Money {}", "struct Money {}",
        "/// Exact.\n@frozen\npublic struct S {}", "public class func f() {}",
      ]),
    Case(
      testDescription: "comments of requirements", rule: StyleRule.undocumentedRequirements,
      bad: [
        "protocol P {\n  func f()\n}", "public protocol P: Sendable {\n  var x: Int { get }\n}",
        "protocol P {\n  /// Said.\n  func f()\n  static var y: Int { get }\n}",
        "protocol P {\n  associatedtype View\n}", "protocol P {\n  init()\n}",
        "/// P.\nprotocol P {\n  mutating func f(\n    a: Int\n  )\n}",
      ],
      good: [
        "protocol P {\n  /// Said.\n  func f()\n}\nextension P {\n  func g() {}\n}",
        "protocol P {}\nstruct S {\n  var x = 1\n}",
        "protocol P {\n  /// Said.\n  @discardableResult\n  func f() -> Int\n}",
      ]),
    Case(
      testDescription: "what is forced", rule: StyleRule.traps,
      bad: [
        "let x = y!", "f()!.z", "array[0]!", "try! f()", "x as! Int", "fatalError()",
        "var x: Int!",
      ],
      good: [
        "if !x {}", "a != b", "a !== b", "// try! this", "let x = \"y!\"", "#if !os(Linux)",
        "f(!x)", "let x = \"\\(y)!\"", "\"\"\"\nwhat!\n\"\"\"",
      ]),
    Case(
      testDescription: "printing", rule: StyleRule.printing,
      bad: ["print(x)", "  print (x)", "{ print(x) }"],
      good: ["sheet.print(x)", "blueprint(x)", "func print(_ x: Int) {}", "// print(x)"]),
    Case(
      testDescription: "printing in an example", rule: StyleRule.printing,
      path: "Sources/Examples/budget/Program.swift", bad: [], good: ["print(x)"]),
    Case(
      testDescription: "words that the model does not hold", rule: StyleRule.bannedWords,
      bad: [
        "let x: Double", "Int.random(in: 1...2)", "ContinuousClock.now", "let x = Float(1)",
        "print(x)",
      ],
      good: ["// A Double never holds money.", "let doubled = 1", "\"random\"", "isDoubled"]),
    Case(
      testDescription: "words that the store does not hold", rule: StyleRule.bannedWords,
      path: "Sources/LedgerStore/Ledger.swift", bad: ["let x: Double"],
      good: ["Int.random(in: 1...2)"]),
    Case(
      testDescription: "what opens a connection", rule: StyleRule.networking,
      bad: [
        "URLSession.shared", "import FoundationNetworking", "let f = socket(AF_INET, 1, 0)",
        "Glibc.connect(f, x, y)", "var a = sockaddr()",
      ],
      good: ["// no socket(", "let socket = 1", "connect(parts)", "import Foundation"]),
    Case(
      testDescription: "open work", rule: StyleRule.openWork,
      bad: ["// TODO: more", "/// FIXME"], good: ["let todo = 1", "MASTODON"]),
    Case(
      testDescription: "a file named like a public type that it holds",
      rule: StyleRule.misnamedTypes,
      bad: [
        "public struct Coin {}", "public protocol Coin {\n}",
        "public struct Coin {}\npublic enum Note {}",
      ],
      good: [
        "public struct Money {}\npublic enum Coin {}", "struct Money {}\npublic enum Coin {}",
        "public struct Money {\n  public enum Kind {}\n}\nstruct Part {}", "extension Coin {}",
        "public func f() {}",
      ]),
    Case(
      testDescription: "a public type that belongs to a topic", rule: StyleRule.misnamedTypes,
      path: "Sources/LedgerModel/Money+Text.swift", bad: [],
      good: ["extension Money {}", "extension Money {}\npublic struct MoneyText {}"]),
  ]

  @Test(.rows) func `a rule sees what breaks it, and only that`() {
    each(Self.cases) { (example: Case) in
      for text in example.bad {
        #expect(!example.rule(SourceFile(example.path, text)).isEmpty, "\(text)")
      }
      for text in example.good {
        #expect(example.rule(SourceFile(example.path, text)) == [], "\(text)")
      }
    }
  }

  static let wrongImports: [[SourceFile]] = [
    [SourceFile("Sources/LedgerModel/Money.swift", "import Foundation")],
    [SourceFile("Sources/LedgerModel/Money.swift", "import Synchronization")],
    [SourceFile("Sources/CommandTable/Command.swift", "public import LedgerModel")],
    [SourceFile("Sources/EntryParsing/Parser.swift", "import struct Foundation.Date")],
    [SourceFile("Sources/PuldarCommands/Add.swift", "@preconcurrency import Foundation")],
    [SourceFile("Sources/Nowhere/New.swift", "")],
    [
      SourceFile("Sources/LedgerStore/A.swift", "#if canImport(Glibc)\n  import Glibc\n#endif"),
      SourceFile("Sources/LedgerStore/B.swift", "import Darwin"),
    ],
  ]

  @Test(.rows) func `an import that the list does not allow is seen`() {
    each(Self.wrongImports) { (files: [SourceFile]) in
      #expect(ImportRule.violations(in: files).count == 1)
    }
  }

  @Test func `imports that the list allows are not`() {
    let files = [
      SourceFile("Sources/LedgerEvents/Names/InternedNames.swift", "import Synchronization"),
      SourceFile("Sources/LedgerModel/Money.swift", "// import Foundation"),
      SourceFile("Sources/LedgerStore/A.swift", "import Glibc\nimport Darwin\nimport Dispatch"),
      SourceFile("Sources/LedgerStore/B.swift", "public import LedgerModel\nimport Foundation"),
      SourceFile("Sources/Examples/budget-in-forty-lines/Program.swift", "import Puldar"),
    ]
    #expect(ImportRule.violations(in: files) == [])
  }

  @Test func `rules are cited by their numbers`() {
    #expect(
      StyleRule.citedRules(in: "/// P5, P8 to P13: K2 (SP16).") == [
        "P5", "P8", "P13", "K2", "SP16",
      ])
    #expect(StyleRule.citedRules(in: "$P add; SHA256, P256, K, p5, P_5, 5P") == [])
  }

  @Test func `a stray file on the top level is seen`() {
    let names = [
      "Package.swift", ".ci", ".github", "notes.txt", "Sources", "LICENSE", "README.md", "old.zip",
    ]
    #expect(StyleRule.strayFiles(names) == ["notes.txt", "old.zip"])
  }

  static let codes: [(String, String)] = [
    ("a // b\nc", "a \nc"), ("a /* b /* c */\n d */ e", "a \n e"), ("a \"b // c\" d", "a \"\" d"),
    ("a \"b\\\"c\" d", "a \"\" d"), ("\"\"\"\na \"b\" // c\n\"\"\" d", "\"\"\n\n d"),
    ("#\"a\"b\"# c", "\"\" c"), ("\"a\\(f(\"x\") + \"y)\")b\" c", "\"\" c"),
    ("#\"a\\(x)\\#(y(\"z\"))\"# c", "\"\" c"), ("a / b", "a / b"), ("\"\" + \"\"", "\"\" + \"\""),
    ("\"a", "\"\""), ("/* a", ""), ("\"\\", "\"\""),
  ]

  @Test(.rows) func `comments and strings are no code`() {
    each(Self.codes) { (source: String, code: String) in
      #expect(CodeText(source).text == code)
    }
  }

  static let names: [(String, [String])] = [
    ("MoneyUtils", ["Money", "Utils"]), ("JSONReader", ["JSON", "Reader"]),
    ("base_name", ["base", "name"]),
    ("fileManagerBase", ["file", "Manager", "Base"]),
  ]

  @Test(.rows) func `a name is read word by word`() {
    each(Self.names) { (name: String, words: [String]) in
      #expect(StyleRule.words(of: name) == words)
    }
  }

  /// The files of a target with a floor above another, and what they hold.
  static func house(_ below: String, _ above: String) -> [SourceFile] {
    [
      SourceFile("Sources/House/Cellar/Cask.swift", below),
      SourceFile("Sources/House/Roof/Tile.swift", above),
    ]
  }

  static let houses: [(below: String, above: String, violations: Int)] = [
    ("struct Cask {}", "struct Tile { var cask: Cask }", 0),
    ("struct Cask { var tile: Tile }", "struct Tile {}", 1),
    // A circle, and against the order.
    ("struct Cask { var tile: Tile }", "struct Tile { var cask: Cask }", 2),
    ("struct Cask { func f() { leak() } }", "extension Cask {\n  func leak() {}\n}", 2),
    ("struct Cask { var kind: Kind.Tile }", "struct Tile {}", 0),
    ("struct Cask {} // of a Tile", "struct Tile { let text = \"\\(Cask())\" }", 0),
    ("struct Part {}\nstruct Cask { var part: Part }", "struct Part {}", 0),
  ]

  @Test(.rows) func `a folder that uses one above it is seen`() {
    each(Self.houses) { (example: (below: String, above: String, violations: Int)) in
      let rule = FolderRule(target: "House", floors: ["Cellar", "Roof"])
      let violations = rule.violations(in: Self.house(example.below, example.above))
      #expect(violations.count == example.violations, "\(violations)")
    }
  }
}
