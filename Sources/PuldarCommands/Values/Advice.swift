/// Text for a person with embedded commands.
///
/// Each command names the ledger as the person's own did: without `-f` it would work with another one,
/// or create it. A command that needs no ledger is plain text, such as `puldar help damage`.
struct Advice: Hashable, Sendable {
  fileprivate enum Part: Hashable {
    case words(String)
    /// The part of a command after the program's name and the ledger's.
    case command(String)
  }

  private var parts: [Part]

  init(_ words: String) {
    parts = [.words(words)]
  }

  /// Returns the text, with the ledger named in its commands.
  ///
  /// - Parameter option: The option after the program's name, with a space at its end; empty if the ledger was
  ///   not named.
  func text(with option: String) -> String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .words(let words): text += words
      case .command(let command): text += "puldar \(option)\(command)"
      }
    }
  }

  static func + (left: Advice, right: Advice) -> Advice {
    var whole = left
    whole.parts += right.parts
    return whole
  }
}

extension Advice: ExpressibleByStringInterpolation {
  init(stringLiteral words: String) {
    self.init(words)
  }

  init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ words: String) { parts.append(.words(words)) }

    mutating func appendInterpolation(_ words: some CustomStringConvertible) {
      parts.append(.words(words.description))
    }

    mutating func appendInterpolation(_ advice: Advice) { parts += advice.parts }

    /// Appends a command that works with the ledger, without the program's name.
    mutating func appendInterpolation(command: String) { parts.append(.command(command)) }
  }
}
