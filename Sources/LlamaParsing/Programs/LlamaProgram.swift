/// One of the programs of llama.cpp that answer on the command line, as its help tells of it.
package struct LlamaProgram: Hashable, Sendable {
  /// What it does with a prompt.
  package enum Kind: String, Hashable, Sendable {
    /// It goes on with a text: the classic `llama-cli`, and `llama-completion`.
    case completion
    /// It only converses: `llama-cli` since December 2025.
    case chat
  }

  package var path: String
  /// The words between the path and the options, for a program that holds several: `completion`.
  package var words: [String]
  package var kind: Kind
  /// Those of ``wantedOptions`` that its help names.
  package var options: Set<String>

  package init(path: String, words: [String] = [], kind: Kind, options: Set<String>) {
    self.path = path
    self.words = words
    self.kind = kind
    self.options = options
  }

  /// Options that are given where they are known; none of the others is (llama.md, section 4.2).
  package static let wantedOptions = [
    "--no-warmup", "--simple-io", "--no-escape", "--no-display-prompt", "-no-cnv", "-st", "-sys",
  ]

  /// What its help says that it is; `nil` where it is none that could be used.
  package init?(path: String, words: [String], help: [UInt8]) {
    let parts = Set(
      String(decoding: help, as: UTF8.self)
        .split { $0.isWhitespace || $0 == "," || $0 == "[" || $0 == "]" }.map(String.init))
    guard parts.contains("--grammar-file") else { return nil }
    if parts.contains("--prompt-cache") {
      kind = .completion
    } else if parts.contains("--single-turn") {
      kind = .chat
    } else {
      return nil
    }
    self.path = path
    self.words = words
    options = parts.intersection(LlamaProgram.wantedOptions)
  }

  /// As people call it: `llama-cli (completion)`.
  package var text: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return ([name] + words).joined(separator: " ") + " (\(kind.rawValue))"
  }
}
