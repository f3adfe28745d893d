import CommandTable

/// The name of a profile, which is that of its ledger's folder.
struct ProfileName: ParameterValue, Hashable {
  let text: String

  /// The profile that always exists.
  static let usual = ProfileName(checked: "default")

  private init(checked text: String) {
    self.text = text
  }

  init(parsing word: String) throws(ValueError) {
    guard let name = ProfileName(word) else {
      throw .unreadable(
        "a name has 1 to 63 small letters, digits, - and _, and begins with a letter or digit, as ana"
      )
    }
    self = name
  }

  /// Creates a name; `nil` if it is invalid: it could lead out of the data folder.
  init?(_ word: some StringProtocol) {
    let bytes = Array(word.utf8)
    let isLetter = { (byte: UInt8) in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    guard (1...63).contains(bytes.count), isLetter(bytes[0]),
      bytes.allSatisfy({ isLetter($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") })
    else { return nil }
    text = String(word)
  }
}

/// An e-mail address, as far as it can be checked without sending anything.
struct EmailAddress: Hashable {
  let text: String

  /// Creates an address; `nil` unless it has exactly one "@" with text on both sides.
  init?(_ word: String) {
    let parts = word.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }), word.utf8.count <= 254,
      !word.unicodeScalars.contains(where: {
        $0.properties.isWhitespace || $0.properties.generalCategory == .control
      })
    else { return nil }
    text = word
  }
}

/// The descriptor of a file that the shell opened.
struct DescriptorArgument: ParameterValue, Hashable {
  let number: Int32

  init(parsing word: String) throws(ValueError) {
    guard let number = Int32(word), (0...65_535).contains(number) else {
      throw .misspelled("write the number of an open file, as in: --passphrase-fd 3 3< FILE")
    }
    self.number = number
  }
}
