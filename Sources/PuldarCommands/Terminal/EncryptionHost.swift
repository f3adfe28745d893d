/// Encrypts bytes by another program of this machine, for who names a recipient.
public protocol EncryptionHost: Sendable {
  /// The bytes as they are for the recipient alone.
  ///
  /// - Throws: ``EncryptionFailure``; nothing of the bytes is on the disk then.
  func encrypt(
    _ bytes: [UInt8], for recipient: EncryptionRecipient
  ) async throws(EncryptionFailure) -> [UInt8]
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

/// Why nothing was encrypted.
public enum EncryptionFailure: Error, Hashable {
  /// The program is not in `PATH`.
  case noProgram(String)
  /// The program ended without an answer, with these last words.
  case refused(String, words: String)
}
