/// Tells lines with an address from lines with a name.
extension ReceiptLine {
  /// Whether it is part of an address.
  var isAddress: Bool {
    if digitCount > 0 {
      if MerchantWords.address.isHeld(by: key) { return true }
      if MerchantWords.addressAlone.words.contains(where: bytes.holdsWord) { return true }
      if beginsAddress { return true }
      if CountryWords.isAmericanPlace(bytes) || CountryWords.isAmericanPhone(bytes)
        || CountryWords.endsWithState(bytes)
      {
        return true
      }
      if bytes.first?.isDigit == true, MerchantWords.kinds.isHeld(by: key) {
        return false
      }
      // A house number or a postal code.
      if let first = bytes.first, first.isDigit, digitCount >= 2, key.count > 2 {
        return true
      }
      return isGermanStreet || hasPostalCode
    }
    return beginsAddress || CountryWords.endsWithState(bytes)
  }

  /// Whether it begins with a word for a street.
  var beginsAddress: Bool {
    MerchantWords.addressFirst.words.contains { word in
      key.starts(with: word) && Array(bytes.prefix(word.count + 1)).holdsWord(word)
    }
  }

  /// "Lindenweg 110", "Hauptstrasse 4": a word with the ending of a street, followed by a house number.
  var isGermanStreet: Bool {
    guard bytes.last?.isDigit == true,
      let end = bytes.lastIndex(where: { !$0.isDigit && !$0.isBlank }), bytes.count - end <= 6
    else { return false }
    let word = Array(bytes[...end].reversed().prefix { $0.isLetter }.reversed())
    // Character recognition reads the sharp S as various letters.
    if word.count <= 8, word.starts(with: "STRA".utf8) { return true }
    return MerchantWords.streets.words.contains {
      word.count > $0.count && word.suffix($0.count) == $0[...]
    }
  }

  /// Five digits in a row.
  private var hasPostalCode: Bool {
    var run = 0
    for byte in bytes {
      run = byte.isDigit ? run + 1 : 0
      if run >= 5 { return true }
    }
    return false
  }
}
