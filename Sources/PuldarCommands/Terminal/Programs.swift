/// The programs of this machine that a command needs: the only door to them.
public protocol Programs: Sendable {
  /// Returns the facts about a program; `nil` if it is not in `PATH`.
  func examine(_ program: AuxiliaryProgram) async -> ProgramFacts?

  /// Encrypts bytes, so that only the recipient can read them.
  ///
  /// - Throws: ``ProgramFailure``; none of the bytes are on the disk then.
  func encrypt(
    _ bytes: [UInt8], for recipient: EncryptionRecipient
  ) async throws(ProgramFailure) -> [UInt8]

  /// Opens a file in the system's program for it, and returns once that runs, without waiting for the
  /// person.
  ///
  /// - Parameter path: The absolute path.
  /// - Throws: ``ProgramFailure`` if nothing was shown.
  func open(_ path: String) async throws(ProgramFailure)

  /// Shows a notification to the person at the machine, outside any terminal.
  ///
  /// - Parameters:
  ///   - title: A single line.
  ///   - body: One or more lines.
  /// - Throws: ``ProgramFailure`` if nothing was shown.
  func notify(_ title: String, _ body: String) async throws(ProgramFailure)

  /// Starts a program that shows text page by page.
  ///
  /// - Parameter command: The command, as the person writes it for a shell.
  /// - Returns: The running pager; `nil` if it cannot be started.
  func page(_ command: String) -> (any RunningPager)?
}

/// A running pager.
public protocol RunningPager: AnyObject {
  /// Passes on the bytes, or the first of them.
  ///
  /// - Throws: ``OutputFailure/brokenPipe`` once the person has left it.
  func write(_ bytes: ArraySlice<UInt8>) throws(OutputFailure) -> Int
  /// Ends the input, and waits until the person has left the pager.
  func finish()
}

/// A program that puldar runs, and can do without.
public enum AuxiliaryProgram: String, CaseIterable, Sendable {
  case llama = "llama-cli"
  case tesseract
  case pdftotext
  case pdftoppm
  case age
  case gpg
  case notifySend = "notify-send"

  /// Its purpose, as the consequence of its absence.
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

/// The facts that a program states about itself.
public struct ProgramFacts: Hashable, Sendable {
  public var path: String
  /// The first line of its version; empty if it stated none.
  public var version: String
  /// The languages that it recognises; `nil` for a program that recognises none.
  public var languages: [String]?

  public init(path: String, version: String, languages: [String]? = nil) {
    self.path = path
    self.version = version
    self.languages = languages
  }
}

/// The recipient of encrypted data, with the program that encrypts for it.
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

/// The reason why a program of this machine failed.
public enum ProgramFailure: Error, Hashable, Sendable {
  /// None of the named programs is in `PATH`.
  case noProgram([String])
  /// The program refused: its last words, which may be empty.
  case refused(String, words: String)
}
