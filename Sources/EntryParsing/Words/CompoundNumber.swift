/// Reads numbers that German, Dutch, Italian and Turkish write as one word:
/// "siebenhunderteinundzwanzig".
struct CompoundNumber {
  private let parts: [(letters: [UInt8], value: Int32)]
  private let unitsPrecedeTens: Bool

  /// The longest number word that is taken apart.
  private static let byteLimit = 80

  init?(language: String) {
    unitsPrecedeTens = NumberGrammar(language: language).unitsPrecedeTens
    let words: [(StaticString, Int32)]
    switch language {
    case "de": words = CompoundNumber.german
    case "nl": words = CompoundNumber.dutch
    case "it": words = CompoundNumber.italian
    case "tr": words = CompoundNumber.turkish
    default: return nil
    }
    // Longer parts first, so that "vierzig" is not four and a rest.
    parts = words.map { word, value in (word.withUTF8Buffer { buffer in [UInt8](buffer) }, value) }
      .sorted { left, right in left.letters.count > right.letters.count }
  }

  /// The value of a word that is nothing but parts of numbers; `nil` for any other word.
  func value(of folded: [UInt8], _ range: Range<Int>) -> Int32? {
    guard range.count >= 4, range.count <= CompoundNumber.byteLimit else { return nil }
    var sum = Sum(precedesTens: unitsPrecedeTens)
    var stepLimit = 400
    guard let total = rest(of: folded, range, from: range.lowerBound, &sum, 0, &stepLimit) else {
      return nil
    }
    return Int32(exactly: total)
  }

  /// Whether a word begins and ends like a number and yet is none, as one with a slip inside.
  ///
  /// Such a word is refused: left aside it would take its value from the amount.
  func resemblesNumber(_ folded: [UInt8], _ range: Range<Int>) -> Bool {
    guard range.count >= 8, range.count <= CompoundNumber.byteLimit else { return false }
    let first = parts.first { part in
      part.letters.count >= 4 && starts(folded, range.lowerBound, range, part.letters)
    }
    return first != nil
      && parts.contains { part in
        let place = range.upperBound - part.letters.count
        return part.letters.count >= 3 && place > range.lowerBound
          && starts(folded, place, range, part.letters)
      }
  }

  /// What the parts before a place come to.
  private struct Sum {
    let precedesTens: Bool
    var total: Int64 = 0
    var group: Int64 = 0
    var lastScale = Int64.max
    var isBehindAnd = false

    /// Takes one more part; false where no number goes on with it.
    mutating func take(_ value: Int64) -> Bool {
      switch value {
      case 0:
        guard !isBehindAnd, group > 0 || total > 0 else { return false }
        isBehindAnd = true
        return true
      case 100:
        // "twaalfhonderd", "neunzehnhundert"
        guard group < (precedesTens ? 20 : 10) else { return false }
        group = max(group, 1) * 100
      case 1000...:
        guard value < lastScale else { return false }
        total += max(group, 1) * value
        group = 0
        lastScale = value
      default:
        guard takesBelowHundred(value) else { return false }
        group += value
      }
      isBehindAnd = false
      return true
    }

    private func takesBelowHundred(_ value: Int64) -> Bool {
      let tens = group % 100
      if tens == 0 { return true }
      if precedesTens { return isBehindAnd && tens < 10 && value >= 20 && value % 10 == 0 }
      return tens % 10 == 0 && value < 10
    }
  }

  /// Reads the parts from a place on, and tries shorter ones where longer ones lead nowhere:
  /// "centottanta" is cent and ottanta.
  private func rest(
    of folded: [UInt8], _ range: Range<Int>, from place: Int, _ sum: inout Sum, _ count: Int,
    _ stepLimit: inout Int
  ) -> Int64? {
    if place == range.upperBound {
      return count > 1 && !sum.isBehindAnd ? sum.total + sum.group : nil
    }
    for part in parts where starts(folded, place, range, part.letters) {
      stepLimit -= 1
      guard stepLimit > 0 else { return nil }
      var next = sum
      guard next.take(Int64(part.value)), next.total < 1_000_000_000_000 else { continue }
      let end = place + part.letters.count
      if let total = rest(of: folded, range, from: end, &next, count + 1, &stepLimit) {
        return total
      }
    }
    return nil
  }

  private func starts(
    _ folded: [UInt8], _ place: Int, _ range: Range<Int>, _ letters: [UInt8]
  ) -> Bool {
    guard place + letters.count <= range.upperBound else { return false }
    for offset in letters.indices where folded[place + offset] != letters[offset] { return false }
    return true
  }

  private static let german: [(StaticString, Int32)] = [
    ("ein", 1), ("eins", 1), ("eine", 1), ("zwei", 2), ("drei", 3), ("vier", 4), ("funf", 5),
    ("sechs", 6), ("sieben", 7), ("acht", 8), ("neun", 9), ("zehn", 10), ("elf", 11), ("zwolf", 12),
    ("dreizehn", 13), ("vierzehn", 14), ("funfzehn", 15), ("sechzehn", 16), ("siebzehn", 17),
    ("achtzehn", 18), ("neunzehn", 19), ("zwanzig", 20), ("dreissig", 30), ("vierzig", 40),
    ("funfzig", 50), ("sechzig", 60), ("siebzig", 70), ("achtzig", 80), ("neunzig", 90),
    ("hundert", 100), ("tausend", 1000), ("und", 0),
  ]

  private static let turkish: [(StaticString, Int32)] = [
    ("bir", 1), ("iki", 2), ("uc", 3), ("dort", 4), ("bes", 5), ("alti", 6), ("yedi", 7),
    ("sekiz", 8), ("dokuz", 9), ("on", 10), ("yirmi", 20), ("otuz", 30), ("kirk", 40),
    ("elli", 50), ("altmis", 60), ("yetmis", 70), ("seksen", 80), ("doksan", 90), ("yuz", 100),
    ("bin", 1000), ("milyon", 1_000_000),
  ]

  private static let dutch: [(StaticString, Int32)] = [
    ("een", 1), ("twee", 2), ("drie", 3), ("vier", 4), ("vijf", 5), ("zes", 6), ("zeven", 7),
    ("acht", 8), ("negen", 9), ("tien", 10), ("elf", 11), ("twaalf", 12), ("dertien", 13),
    ("veertien", 14), ("vijftien", 15), ("zestien", 16), ("zeventien", 17), ("achttien", 18),
    ("negentien", 19), ("twintig", 20), ("dertig", 30), ("veertig", 40), ("vijftig", 50),
    ("zestig", 60), ("zeventig", 70), ("tachtig", 80), ("negentig", 90), ("honderd", 100),
    ("duizend", 1000), ("en", 0),
  ]

  private static let italian: [(StaticString, Int32)] = [
    ("uno", 1), ("un", 1), ("due", 2), ("tre", 3), ("quattro", 4), ("cinque", 5), ("sei", 6),
    ("sette", 7), ("otto", 8), ("nove", 9), ("dieci", 10), ("undici", 11), ("dodici", 12),
    ("tredici", 13), ("quattordici", 14), ("quindici", 15), ("sedici", 16), ("diciassette", 17),
    ("diciotto", 18), ("diciannove", 19), ("venti", 20), ("vent", 20), ("trenta", 30),
    ("trent", 30),
    ("quaranta", 40), ("quarant", 40), ("cinquanta", 50), ("cinquant", 50), ("sessanta", 60),
    ("sessant", 60), ("settanta", 70), ("settant", 70), ("ottanta", 80), ("ottant", 80),
    ("novanta", 90), ("novant", 90), ("cento", 100), ("cent", 100), ("mille", 1000), ("mila", 1000),
  ]
}
