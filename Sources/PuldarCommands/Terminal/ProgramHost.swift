/// Looks at the programs of this machine that puldar runs where a command needs one.
public protocol ProgramHost: Sendable {
  /// What is known of a program; `nil` where it is not in `PATH`.
  func examine(_ program: AuxiliaryProgram) async -> ProgramFacts?
}

/// A program that puldar runs, and does without where it is not there.
public enum AuxiliaryProgram: String, CaseIterable, Sendable {
  case llama = "llama-cli"
  case tesseract
  case pdftotext
  case pdftoppm
  case age
  case gpg
  case notifySend = "notify-send"

  /// What it is for, and what becomes of that without it.
  var purpose: String {
    switch self {
    case .llama: "sentences are read by rules alone"
    case .tesseract: "pictures of receipts are not read"
    case .pdftotext, .pdftoppm: "receipts as PDF are not read"
    case .age: "no backup can be encrypted with it"
    case .gpg: "no backup can be encrypted with it"
    case .notifySend: "reminders stay in the terminal"
    }
  }
}

/// What a program says of itself.
public struct ProgramFacts: Hashable, Sendable {
  public var path: String
  /// Its first line about its version; empty where it said none.
  public var version: String
  /// The languages that it reads, where it reads any; `nil` for a program that reads none.
  public var languages: [String]?

  public init(path: String, version: String, languages: [String]? = nil) {
    self.path = path
    self.version = version
    self.languages = languages
  }
}
