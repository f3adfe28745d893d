/// The name in a receipt's thanks: "Thank you for shopping at Hill Brothers!"
struct ThankedName {
  let text: String
  /// The letters of the name.
  let key: [UInt8]
  /// The index of its line.
  let place: Int

  /// Returns the names on all lines, from first to last.
  static func all(in lines: [ReceiptLine]) -> [ThankedName] {
    var names: [ThankedName] = []
    for (place, line) in lines.enumerated() {
      guard let end = line.endOfThanks else { continue }
      if let name = ThankedName(line, from: end, place) {
        names.append(name)
      } else if line.bytes[end...].letterKey.count < 2, place + 1 < lines.count,
        lines[place + 1].digitCount <= 4,
        let name = ThankedName(lines[place + 1], from: 0, place + 1)
      {
        names.append(name)
      }
    }
    return names
  }

  /// - Parameter start: The start of the name on its line.
  private init?(_ line: ReceiptLine, from start: Int, _ place: Int) {
    var start = start
    while start < line.bytes.count, !line.bytes[start].isLetter, !line.bytes[start].isDigit {
      start += 1
    }
    // "shopping at Hill Brothers. Visit us again!"
    var end = start
    while end < line.bytes.count, !ThankedName.isEnd(end, of: line.bytes) { end += 1 }
    let key = line.bytes[start..<end].letterKey
    guard key.count >= 3, end - start <= 40, !ThankedName.others.begins(key),
      !MerchantWords.nowhere.isHeld(by: key)
    else { return nil }
    text = line.text(start..<end)
    self.key = key
    self.place = place
  }

  private static func isEnd(_ place: Int, of bytes: [UInt8]) -> Bool {
    switch bytes[place] {
    case UInt8(ascii: "!"), UInt8(ascii: ";"): true
    case UInt8(ascii: "."), UInt8(ascii: ","):
      place + 1 == bytes.count || bytes[place + 1].isBlank
    default: false
    }
  }

  /// Words that do not begin a name.
  private static let others = WordList("OUR US THE SHOP STORE YOU YOUR HERE THIS PLEASE UNS OUR")

  /// Letters before a name.
  fileprivate static let phrases = WordList(
    """
    SHOPPINGAT SHOPPINGWITH DININGAT DININGWITH WELCOMETO VISITTO VISITINGTHE YOUFORVISITING EINKAUFBEI BESUCHBEI BESUCHIM \
    BEZOEKAAN ACHATCHEZ VISITECHEZ COMPRAEN VISITAA ACQUISTODA EATINGAT STAYINGAT STAYAT STAYINGWITH BUSINESSWITH RECEIPTFROM INVOICEFROM ORDERFROM PURCHASEFROM
    """)
}

extension ReceiptLine {
  /// The place after the words that introduce a name; `nil` if there are none.
  fileprivate var endOfThanks: Int? {
    guard key.count >= 7,
      let word = ThankedName.phrases.first(in: key).map({ ThankedName.phrases.words[$0] }),
      let start = key.place(of: word)
    else { return nil }
    let places = bytes[...].letterPlaces
    let last = start + word.count - 1
    return last < places.count ? places[last] + 1 : nil
  }
}
