/// What every file keeps to; each rule answers with what breaks it, one sentence each.
enum StyleRule {
  /// How many lines a file may have.
  static let lineLimit = 400
  /// How many lines a function may have, from its first line to its closing brace.
  static let functionLineLimit = 70

  static func lengths(_ file: SourceFile) -> [String] {
    // A text that ends with a newline has an empty part behind it.
    let count = file.lines.last == "" ? file.lines.count - 1 : file.lines.count
    return count > lineLimit ? ["\(file.path): \(count) lines"] : []
  }

  /// The bits that two members of an option set share.
  static func sharedBits(_ file: SourceFile) -> [String] {
    let bits = file.code.compactMap { $0.firstMatch(of: /\(bit: (\d+)\)/)?.1 }
    let shared = Dictionary(grouping: bits) { $0 }.filter { $0.value.count > 1 }
    return shared.keys.sorted().map { "\(file.path): bit \($0) has two names" }
  }

  static func functionLengths(_ file: SourceFile) -> [String] {
    let depths = file.depths
    return file.code.indices.compactMap { start in
      guard file.code[start].contains("func ") || file.code[start].contains("init"),
        file.code[start].contains(/^\s*(?:[\w@().]+\s+)*(?:func\s|init[?(<])/)
      else {
        return nil
      }
      var isOpen = false
      for place in start..<depths.count {
        isOpen = isOpen || file.code[place].contains("{")
        let isClosed = place + 1 == depths.count || depths[place + 1] <= depths[start]
        guard isClosed else { continue }
        // A requirement ends with its line, a function with its brace.
        if !isOpen, place + 1 < depths.count, place - start < 8 { continue }
        let count = place - start + 1
        return isOpen && count > functionLineLimit
          ? "\(file.path):\(start + 1): a function of \(count) lines" : nil
      }
      return nil
    }
  }

  /// How many arguments a closure of a command may take beside the session: of more, two flags could change
  /// places unseen, so that they are members of a struct.
  static let closureArgumentLimit = 6

  static func closureArguments(_ file: SourceFile) -> [String] {
    guard file.target == "PuldarCommands" else { return [] }
    return file.code.joined(separator: "\n").split(separator: "{").compactMap { text in
      let head = text.prefix { $0.isLetter || $0.isNumber || $0.isWhitespace || "_,".contains($0) }
      let parts = head.split(separator: ",").map { $0.split(whereSeparator: \.isWhitespace) }
      guard let last = parts.firstIndex(where: { $0.count > 1 }), parts[last][1] == "in" else {
        return nil
      }
      let names = parts[...last].compactMap(\.first).filter { $0 != "session" }
      return names.count > closureArgumentLimit
        ? "\(file.path): a closure of \(names.joined(separator: ", "))" : nil
    }
  }

  /// Names that say nothing, wherever they stand as a word of their own.
  static let vagueWords: Set = [
    "util", "utils", "utility", "utilities", "helper", "helpers", "manager", "managers", "common",
    "base", "misc",
  ]

  static func vagueNames(_ file: SourceFile) -> [String] {
    var names = file.path.split { $0 == "/" || $0 == "." || $0 == "+" || $0 == "-" }.map(
      String.init)
    names += file.declaredTypes.compactMap { $0 }
    return names.flatMap { name in
      words(of: name).filter { vagueWords.contains($0.lowercased()) }
        .map { "\(file.path): '\(name)' is named with '\($0)'" }
    }
  }

  static func undocumentedTypes(_ file: SourceFile) -> [String] {
    file.code.indices.compactMap { place in
      guard let name = file.declaredTypes[place],
        file.code[place].contains(/\b(?:public|open)\b/), !file.isDocumented(place)
      else { return nil }
      return "\(file.path):\(place + 1): '\(name)' has no comment"
    }
  }

  /// How many types the library may show: what an app or the command needs to name, and a word less at any time.
  static let publicTypeLimit = 398

  /// The types that a program sees which imports the library.
  static func publicTypes(_ file: SourceFile) -> [String] {
    let modules = ["LedgerEvents", "LedgerModel", "LedgerStore", "EntryParsing"]
    guard modules.contains(file.target) else { return [] }
    return file.code.indices.compactMap { place in
      guard let type = file.declaredTypes[place] else { return nil }
      return file.code[place].contains(/^\s*(?:@\S+\s+)*public\s/) ? type : nil
    }
  }

  /// How many lines of comments may hold "where" or "behind": they name places. A condition is "if" or "when", and
  /// what is later is "after".
  static let placeWordLimit = 41

  /// The lines of comments with a word that is for places alone.
  static func placeWords(_ file: SourceFile) -> [String] {
    file.lines.enumerated().compactMap { place, line in
      guard line.contains("where") || line.contains("behind"),
        line.contains(/^\s*\/\/.*\b(?:where|wherever|behind)\b/)
      else { return nil }
      return "\(file.path):\(place + 1)"
    }
  }

  static func undocumentedRequirements(_ file: SourceFile) -> [String] {
    guard file.holds("protocol") else { return [] }
    let depths = file.depths
    var depth: Int?
    return file.code.indices.compactMap { place in
      let line = file.code[place]
      if let inside = depth, depths[place] < inside { depth = nil }
      if file.declaredTypes[place] != nil, line.contains(/^\s*(?:[\w@]+\s+)*protocol\s+\w/) {
        depth = depths[place] + 1
        return nil
      }
      guard depths[place] == depth else { return nil }
      // Made for few lines only: a pattern is read anew wherever it stands.
      let requirement =
        /^\s*(?:@[\w()]+\s+)*(?:static\s+|mutating\s+|borrowing\s+|consuming\s+|nonisolated\s+|isolated\s+|async\s+)*(?:func|var|init|subscript|associatedtype)\b/
      guard line.contains(requirement), !file.isDocumented(place) else {
        return nil
      }
      return "\(file.path):\(place + 1): a requirement has no comment"
    }
  }

  /// Things that end the program where an error should be told.
  static func traps(_ file: SourceFile) -> [String] {
    guard file.holds("!") || file.holds("fatalError") else { return [] }
    return file.code.enumerated().flatMap { place, line in
      var found: [String] = []
      if line.utf8.contains(UInt8(ascii: "!")), line.contains(/[\w)\]}>"`]!(?!=)/) {
        found.append("a forced '!'")
      }
      if line.contains("fatalError"), line.contains(/\bfatalError\b/) { found.append("fatalError") }
      return found.map { "\(file.path):\(place + 1): \($0)" }
    }
  }

  /// Output that passes by the writer, which notices a full disk.
  static func printing(_ file: SourceFile) -> [String] {
    guard !file.path.hasPrefix("Sources/Examples/"), file.holds("print") else { return [] }
    return file.code.enumerated().compactMap { place, line in
      line.contains(/(?:^|[^.\w`])print\s*\(/) && !line.contains(/\bfunc\s+print\b/)
        ? "\(file.path):\(place + 1): print" : nil
    }
  }

  /// Words that a target's code must not hold: an event is folded without output, chance or clock,
  /// and money is never a fraction.
  static let bannedWords: [String: Set<String>] = {
    let fractions: Set = ["Double", "Float", "Float16", "Float32", "Float64", "Float80", "CGFloat"]
    let surprises: Set = ["print", "random", "ContinuousClock", "SuspendingClock"]
    return [
      "LedgerEvents": fractions.union(surprises), "LedgerModel": fractions.union(surprises),
      "LedgerStore": fractions,
    ]
  }()

  static func bannedWords(_ file: SourceFile) -> [String] {
    guard let banned = bannedWords[file.target], banned.contains(where: file.holds) else {
      return []
    }
    return file.code.enumerated().flatMap { place, line in
      line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.filter {
        banned.contains(String($0))
      }
      .map { "\(file.path):\(place + 1): '\($0)' is not for \(file.target)" }
    }
  }

  /// Names of what opens a connection, which nothing here does (P4, P49). What asks Apple's store is Apple's own.
  static let networkNames = [
    "URLSession", "FoundationNetworking", "NWConnection", "NWListener", "getaddrinfo", "sockaddr",
    "CFSocket", "CFStream",
  ]

  static func networking(_ file: SourceFile) -> [String] {
    let calls = ["socket", "connect", "bind", "listen"]
    guard (networkNames + calls).contains(where: file.holds) else { return [] }
    return file.code.enumerated().compactMap { place, line in
      networkNames.contains { line.contains($0) }
        || line.contains(/\b(?:Glibc|Darwin|Musl)\.(?:socket|connect|bind|listen)\b|\bsocket\(/)
        ? "\(file.path):\(place + 1): code that opens a connection" : nil
    }
  }

  static func openWork(_ file: SourceFile) -> [String] {
    file.lines.enumerated().compactMap { place, line in
      (line.contains("TODO") || line.contains("FIXME")) && line.contains(/\b(?:TODO|FIXME)\b/)
        ? "\(file.path):\(place + 1): work left open" : nil
    }
  }

  /// Words that offer a command: what it is called only the program knows, and with which ledger it is
  /// to work. Marks that files begin with are no words.
  static func commandNames(_ file: SourceFile) -> [String] {
    file.lines.enumerated().compactMap { place, line in
      line.contains("puldar ") && !line.drop { $0 == " " }.hasPrefix("//")
        && !line.contains("(mark: ")
        && !line.contains(/^\s*mark:/) && line.contains(/"[^"]*puldar [a-z-]/)
        ? "\(file.path):\(place + 1): a command of the program" : nil
    }
  }

  /// A file holds one concept: where a public type stands on its top level, one of the types has its name.
  /// What belongs to a topic of a type (`Type+Topic.swift`) may stand beside it.
  static func misnamedTypes(_ file: SourceFile) -> [String] {
    let indices = file.code.indices.filter { index in
      file.depths[index] == 0 && file.declaredTypes[index] != nil
    }
    let isPublic = indices.contains { file.code[$0].contains(/\bpublic\b/) }
    let types = indices.compactMap { file.declaredTypes[$0] }
    if !isPublic || file.name.contains("+") || types.contains(file.name) { return [] }
    return ["\(file.path): it holds '\(types.joined(separator: "', '"))'"]
  }

  /// What may lie on the top level of the repository.
  static func strayFiles(_ names: [String]) -> [String] {
    let allowed: Set = [
      "Package.swift", "Package.resolved", "Sources", "Tests", "Fixtures", "README.md",
      "CHANGELOG.md", "LICENSE", "LICENSE.md", "LICENSE.txt", "NOTICE", "CONTRIBUTING.md",
      "CODE_OF_CONDUCT.md", "SECURITY.md",
    ]
    return names.filter { !$0.hasPrefix(".") && !allowed.contains($0) }.sorted()
  }

  /// The numbered rules that a line names: `K6`, `P22`, `SP16`.
  static func citedRules(in line: String) -> Set<String> {
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" }
    return Set(
      words.filter { word in
        let letters = word.prefix(while: \.isUppercase)
        let figures = word.dropFirst(letters.count)
        return ["K", "P", "SP", "BM", "DR", "EX"].contains(letters)
          && (1...2).contains(figures.utf8.count) && figures.allSatisfy(\.isNumber)
      }.map(String.init))
  }

  /// The type that a line declares.
  static func declaredType(in line: String) -> String? {
    let keywords: Set<Substring> = ["struct", "enum", "class", "actor", "protocol", "typealias"]
    // Most lines hold none of these words, and looking at words is faster than at patterns.
    guard line.split(separator: " ").contains(where: keywords.contains) else { return nil }
    let pattern =
      /^\s*(?:@\w+(?:\([^)]*\))?\s+|\w+\s+)*?(?:struct|enum|class|actor|protocol|typealias)\s+(\w+)/
    guard let match = try? pattern.firstMatch(in: line) else { return nil }
    // `class func` and `class var` declare no type.
    return ["func", "var", "subscript"].contains(String(match.1)) ? nil : String(match.1)
  }

  /// The words of a name: `JSONFileBase` is "JSON", "File" and "Base".
  static func words(of name: String) -> [String] {
    let signs = Array(name)
    var words = [""]
    for (place, sign) in signs.enumerated() {
      let begins =
        sign.isUppercase && place > 0
        && (!signs[place - 1].isUppercase
          || (place + 1 < signs.count && signs[place + 1].isLowercase))
      if begins || sign == "_" { words.append("") }
      if sign != "_" { words[words.count - 1].append(sign) }
    }
    return words.filter { !$0.isEmpty }
  }
}
