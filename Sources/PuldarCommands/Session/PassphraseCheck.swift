import CommandTable
import LedgerStore

/// Asks for a passphrase, and prevents guessing by many tries.
struct PassphraseCheck {
  /// The least length of a passphrase: a shorter one can be guessed.
  static let leastCharacterCount = 8
  private static let byteLimit = 1024

  let session: Session
  var isAsking = true

  /// Opens a lock, or throws without the right passphrase.
  ///
  /// - Parameter name: The name of the locked thing in a question.
  /// - Throws: ``CommandFailure`` with 77 for a wrong passphrase, or if there is none.
  func open(_ lock: PassphraseLock, of name: String) throws {
    let machine = session.surroundings.machine
    try refuse(during: try lock.wait(at: session.clock.now(), on: machine), name)
    guard let passphrase = try read("Passphrase of \(name): ") else {
      throw CommandFailure(
        "\(name) is locked with a passphrase, and nobody can be asked for it here",
        remedy: "Type it at a terminal, or hand it over in a file: --passphrase-fd 3 3< FILE",
        .notAllowed)
    }
    // Others may have tried while it was typed.
    try refuse(during: try lock.beginTry(at: session.clock.now(), on: machine), name)
    let trace = session.surroundings.trace
    let began = trace?.moment
    let isRight = lock.opens(with: passphrase)
    trace?.note("passphrase", since: began)
    guard isRight else {
      throw CommandFailure(
        "that is not the passphrase of \(name)",
        remedy:
          "Try again; behind \(PassphraseLock.freeTryCount) wrong ones in a row each is waited for.",
        .notAllowed)
    }
    try lock.forgetTries(on: machine)
  }

  /// Refuses a try while the waiting time lasts.
  private func refuse(during wait: Int64, _ name: String) throws(CommandFailure) {
    guard wait > 0 else { return }
    throw CommandFailure(
      "\(PassphraseLock.freeTryCount) wrong passphrases or more were tried for \(name) in a row",
      remedy: "Wait \(((wait + 999) / 1000).seconds), and try again.", .notAllowed)
  }

  /// Returns a new passphrase for a lock; at a terminal it is typed twice.
  func new(for name: String) throws -> String {
    guard let passphrase = try read("New passphrase of \(name): ") else {
      throw CommandFailure(
        "nobody can be asked for a passphrase here",
        remedy: "Type it at a terminal, or hand it over in a file: --passphrase-fd 3 3< FILE",
        .notAllowed)
    }
    guard passphrase.count >= PassphraseCheck.leastCharacterCount else {
      throw CommandFailure(
        "passphrase: it has \(passphrase.count.of("character")), and needs at least "
          + "\(PassphraseCheck.leastCharacterCount)",
        remedy: "Take some words that nobody would guess; nothing was locked.", .refusedData)
    }
    if session.options.passphraseInput == nil {
      guard try read("The same again: ") == passphrase else {
        throw CommandFailure(
          "passphrase: the two are not the same", remedy: "Try again; nothing was locked.",
          .refusedData)
      }
    }
    return passphrase
  }

  /// Reads a line of the passed file, else what is typed without echo; `nil` if there is neither.
  private func read(_ question: String) throws -> String? {
    guard let descriptor = session.options.passphraseInput else {
      return try holdingKeyboard { isHeld in isHeld ? try typed(question) : nil }
    }
    guard let reader = session.passphrases else {
      throw UsageError(
        "Nothing is open as \(descriptor.number): --passphrase-fd 3 needs a file behind 3<")
    }
    switch try reader.next() {
    case .text(let line) where line.utf8.count <= PassphraseCheck.byteLimit: return line
    case .text, .tooLong:
      throw refused("it is longer than \(PassphraseCheck.byteLimit) bytes")
    case .notText: throw refused("it is no UTF-8")
    case nil: throw refused("there is no line in what --passphrase-fd names")
    }
  }

  /// Prevents typed text from being shown, also between two questions.
  ///
  /// - Parameter body: Receives whether that succeeded; without the keyboard, nobody is asked.
  func holdingKeyboard<R>(_ body: (_ isHeld: Bool) throws -> R) throws -> R {
    if session.isKeyboardHeld { return try body(true) }
    guard isAsking, session.options.passphraseInput == nil, session.prompt.canAsk,
      let keyboard = session.surroundings.keyboard, keyboard.seize()
    else { return try body(false) }
    session.isKeyboardHeld = true
    defer {
      session.isKeyboardHeld = false
      keyboard.release()
    }
    return try body(true)
  }

  private func typed(_ question: String) throws -> String? {
    switch try session.prompt.askUnseen(question, upTo: PassphraseCheck.byteLimit) {
    case .line(let line): return line
    case .ended: return nil
    case .cancelled: throw CommandFailure("interrupted; nothing was done", .interrupted)
    }
  }

  private func refused(_ problem: String) -> CommandFailure {
    CommandFailure(
      "passphrase: \(problem)", remedy: "Hand it over as one line of text.", .refusedData)
  }
}

extension Int64 {
  /// The number of seconds in words.
  fileprivate var seconds: String { Int(self).of("second") }
}
