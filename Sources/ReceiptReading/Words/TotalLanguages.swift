/// Words for a total that occur in one language only, with a country that writes decimal commas.
///
/// They are weaker evidence than the words of a country: they count, and never with certainty, only if a
/// receipt names neither a currency nor a place and has decimal commas.
enum TotalLanguages {
  /// A region of ISO 3166-1, and the letters that begin the line of a total there.
  private static let rows: [(region: String, words: WordList)] = [
    (
      "DE",
      WordList(
        """
        SUMME GESAMT GESAMTSUMME GESAMTBETRAG ZUZAHLEN ZUZAHLENDERBETRAG ZAHLBETRAG RECHNUNGSBETRAG \
        RECHNUNGSSUMME ENDBETRAG ENDSUMME BETRAG
        """)
    ),
    ("NL", WordList("TOTAAL TEBETALEN TOTAALTEBETALEN")), ("FR", WordList("NETAPAYER TOTALTTC")),
    ("IT", WordList("TOTALE TOTALECOMPLESSIVO DAPAGARE")), ("EE", WordList("KOKKU")),
    ("PL", WordList("RAZEM")), ("CZ", WordList("CELKEM")), ("HU", WordList("OSSZESEN")),
  ]

  /// Returns the region whose language names the total; `nil` if the line names none.
  static func region(of line: ReceiptLine) -> String? {
    let row = rows.first { row in row.words.words.contains { begins(line.bytes, $0) } }
    guard let row else { return nil }
    switch LabelWords.label(of: line.bytes[...], line.key) {
    case .total, .due, .sum: return row.region
    default: return nil
    }
  }

  /// Whether a line begins with the letters as whole words: "ZU ZAHLEN:" with `ZUZAHLEN`, but "SUMMER" not
  /// with `SUMME`.
  private static func begins(_ bytes: [UInt8], _ letters: [UInt8]) -> Bool {
    var rest = letters[...]
    for byte in bytes {
      if rest.isEmpty { return !byte.isLetter }
      guard byte.isLetter else { continue }
      guard byte == rest.first else { return false }
      rest = rest.dropFirst()
    }
    return rest.isEmpty
  }
}
