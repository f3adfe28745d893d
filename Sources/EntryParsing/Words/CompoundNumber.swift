/// Parses numbers that some languages write as one word: "siebenhunderteinundzwanzig".
struct CompoundNumber {
  private let parts: [(letters: [UInt8], value: Int32)]
  private let unitsPrecedeTens: Bool

  /// The longest number word that is parsed.
  private static let byteLimit = 80

  /// `nil` for a language that separates the words of a number.
  init?(_ table: LanguageTable) {
    guard table.compoundNumbers.utf8CodeUnitCount > 0 else { return nil }
    unitsPrecedeTens = table.grammar.unitsPrecedeTens
    var tokenizer = Tokenizer(splitsElisions: false)
    var parts: [(letters: [UInt8], value: Int32)] = []
    WordListReader.read(table.compoundNumbers, items: .numbers, by: &tokenizer) { part in
      parts.append((Array(part.firstWord), part.number))
    }
    // Longer parts first, so that "vierzig" is not four and a rest.
    self.parts = parts.sorted { left, right in left.letters.count > right.letters.count }
  }

  /// Returns the value of a word made only of number parts; `nil` for any other word.
  func value(of folded: [UInt8], _ range: Range<Int>) -> Int32? {
    guard range.count >= 4, range.count <= CompoundNumber.byteLimit else { return nil }
    var sum = Sum(precedesTens: unitsPrecedeTens)
    var stepLimit = 400
    guard let total = rest(of: folded, range, from: range.lowerBound, &sum, 0, &stepLimit) else {
      return nil
    }
    return Int32(exactly: total)
  }

  /// Returns whether a word begins and ends like a number but is not one, as with a typing error inside.
  ///
  /// Such a word is refused: ignoring it would remove its value from the amount.
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

  /// The sum of the parts before a place.
  private struct Sum {
    let precedesTens: Bool
    var total: Int64 = 0
    var group: Int64 = 0
    var lastScale = Int64.max
    var isBehindAnd = false

    /// Adds one more part; `false` if no number continues with it.
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

  /// Parses the parts from a place on, and tries shorter parts if longer ones fail: "centottanta" is cent and
  /// ottanta.
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
}
