/// A command-line program of llama.cpp that can answer, as described by its help.
package struct LlamaProgram: Hashable, Sendable {
  /// How it handles a prompt.
  package enum Kind: String, Hashable, Sendable {
    /// It completes a text: the classic `llama-cli`, and `llama-completion`.
    case completion
    /// It only holds conversations: `llama-cli` since December 2025.
    case chat
  }

  package var path: String
  /// The arguments before the options, if a program contains several: `completion`.
  package var words: [String]
  package var kind: Kind
  /// The ``wantedOptions`` that its help lists.
  package var options: Set<String>

  package init(path: String, words: [String] = [], kind: Kind, options: Set<String>) {
    self.path = path
    self.words = words
    self.kind = kind
    self.options = options
  }

  /// The optional options: passed if the help lists them. No other optional one is passed.
  package static let wantedOptions = [
    "--no-warmup", "--simple-io", "--no-escape", "--no-display-prompt", "-no-cnv", "-st", "-sys",
  ]

  /// Recognizes a program by its help; `nil` if it is not usable.
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

  /// The name as people write it: `llama-cli (completion)`.
  package var text: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return ([name] + words).joined(separator: " ") + " (\(kind.rawValue))"
  }
}
