import PuldarSubprocesses

/// A cache of facts about programs and models, by path, size and time, in a file that may be deleted at any time.
struct ProgramMemory: Sendable {
  let files: LocalFiles
  /// `nil` to cache nothing.
  let path: String?

  /// The limit of the file in bytes: some hundreds of programs and models.
  private static let byteLimit = 65_536

  func program(_ path: String, _ words: [String], _ facts: FileFacts) -> LlamaProgram? {
    for fields in rows(named: "program", of: path, facts) where fields.count == 3 {
      guard fields[0] == words.joined(separator: " "),
        let kind = LlamaProgram.Kind(rawValue: fields[1])
      else { continue }
      let options = Set(fields[2].split(separator: " ").map(String.init))
      guard options.isSubset(of: LlamaProgram.wantedOptions) else { continue }
      return LlamaProgram(path: path, words: words, kind: kind, options: options)
    }
    return nil
  }

  func remember(_ program: LlamaProgram, _ facts: FileFacts) {
    add(
      "program", program.path, facts,
      [
        program.words.joined(separator: " "), program.kind.rawValue,
        program.options.sorted().joined(separator: " "),
      ])
  }

  /// Returns the first digits of a model's hash.
  func fingerprint(of path: String, _ facts: FileFacts) -> String? {
    rows(named: "model", of: path, facts).first { fields in
      fields.count == 1 && fields[0].utf8.count == 12 && fields[0].allSatisfy(\.isHexDigit)
    }?.first
  }

  func remember(fingerprint: String, of path: String, _ facts: FileFacts) {
    add("model", path, facts, [fingerprint])
  }

  private func start(_ name: String, _ path: String, _ facts: FileFacts) -> String {
    "\(name)\t\(path)\t\(facts.byteCount)\t\(facts.modifiedNanoseconds)\t"
  }

  /// Returns the values of the rows about a file in its current state.
  private func rows(named name: String, of path: String, _ facts: FileFacts) -> [[String]] {
    let start = start(name, path, facts)
    return lines().filter { $0.hasPrefix(start) }.map { line in
      line.dropFirst(start.count).split(separator: "\t", omittingEmptySubsequences: false)
        .map(String.init)
    }
  }

  private func lines() -> [String] {
    guard let path, let bytes = files.bytes(of: path, upTo: ProgramMemory.byteLimit) else {
      return []
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func add(_ name: String, _ path: String, _ facts: FileFacts, _ fields: [String]) {
    guard let place = self.path else { return }
    let line = start(name, path, facts) + fields.joined(separator: "\t")
    guard !line.contains("\n") else { return }
    // Oldest first; the oldest rows are dropped if the file is full.
    var lines = self.lines().filter { $0 != line } + [line]
    while lines.reduce(0, { $0 + $1.utf8.count + 1 }) > ProgramMemory.byteLimit, lines.count > 1 {
      lines.removeFirst()
    }
    _ = files.replace(place, with: Array((lines.joined(separator: "\n") + "\n").utf8))
  }
}
