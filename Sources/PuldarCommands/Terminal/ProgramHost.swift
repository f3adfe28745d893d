/// Runs the programs of this machine that a command needs.
public protocol ProgramHost: Sendable {
  /// What is known of a program; `nil` where it is not in `PATH`.
  func examine(_ program: AuxiliaryProgram) async -> ProgramFacts?

  /// Encrypts bytes, so that the recipient alone can read them.
  ///
  /// - Throws: ``ProgramFailure``; nothing of the bytes is on the disk then.
  func encrypt(
    _ bytes: [UInt8], for recipient: EncryptionRecipient
  ) async throws(ProgramFailure) -> [UInt8]

  /// Shows a file in the program that the system has for it, and returns once that runs; what the person does
  /// with it is not waited for.
  ///
  /// - Parameter path: From the root on.
  /// - Throws: ``ProgramFailure`` if nothing was shown.
  func open(_ path: String) async throws(ProgramFailure)
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

/// Who can read what is encrypted, and the program that knows how.
public enum EncryptionRecipient: Hashable, Sendable {
  /// A public key of age, as `age1…` or `ssh-ed25519 …`.
  case age(String)
  /// A key of GnuPG, by an id, a fingerprint or an address.
  case gpg(String)

  /// The program's name.
  public var program: String {
    switch self {
    case .age: "age"
    case .gpg: "gpg"
    }
  }
}

/// Shows a line to the person who sits at the machine, outside any terminal.
public protocol NotificationHost: Sendable {
  /// - Parameters:
  ///   - title: One line.
  ///   - body: Lines.
  /// - Throws: ``ProgramFailure`` if nothing was shown.
  func notify(_ title: String, _ body: String) async throws(ProgramFailure)
}

/// Why a program of this machine did not do what was asked for.
public enum ProgramFailure: Error, Hashable, Sendable {
  /// None of the programs is in `PATH` that could: the names of them.
  case noProgram([String])
  /// The program said no: its last words, which may be empty.
  case refused(String, words: String)
}
