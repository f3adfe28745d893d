import CommandTable

/// A public key of age, as a person writes it.
struct AgeRecipient: ParameterValue, Hashable {
  let key: String

  init(parsing word: String) throws(ValueError) {
    let isKey =
      word.hasPrefix("age1")
      && word.dropFirst(4).allSatisfy { $0.isASCII && ($0.isNumber || $0.isLowercase) }
    let isOfShell = word.hasPrefix("ssh-ed25519 ") || word.hasPrefix("ssh-rsa ")
    guard isKey && word.count > 20 || isOfShell, !word.contains(where: \.isNewline) else {
      throw .misspelled("write a public key, as age1… or \"ssh-ed25519 …\"")
    }
    key = word
  }
}

/// A key of GnuPG, as a person writes it.
struct GPGRecipient: ParameterValue, Hashable {
  let key: String

  init(parsing word: String) throws(ValueError) {
    let isPlain = word.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789@.+-_<> ".unicodeScalars.contains(scalar))
    }
    guard !word.isEmpty, isPlain, !word.hasPrefix("-"), word.contains(where: { $0 != " " }) else {
      throw .misspelled("write a key's id, its fingerprint or an address, as me@example.org")
    }
    key = word
  }
}
