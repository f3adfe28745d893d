/// Words with a number that is no amount: a time, a code, a count, a measure, an age.
struct Distractor: Hashable {
  var words: String

  /// Whether it is what is left of a card's number.
  var isMask: Bool {
    words.hasPrefix("visa") || words.hasPrefix("card") || words.hasPrefix("xx")
  }

  static func random(using generator: inout some RandomNumberGenerator) -> Distractor {
    func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }
    let hour = number(1...12)
    let minutes = [15, 30, 45].randomElement(using: &generator) ?? 30
    let words: [String] = [
      "at \(hour)pm", "at \(hour):\(minutes)", "at \(hour):\(minutes)am", "around \(hour) pm",
      "order #\(number(1000...99999))", "order number \(number(1000...99999))",
      "invoice no. \(number(1000...9999))", "ref \(number(100_000...999_999))",
      "#\(number(1...999))", "tel 212-555-01\(number(10...99))",
      "visa *\(number(1000...9999))", "card ending \(number(1000...9999))",
      "card ending in \(number(1000...9999))", "xx\(number(1000...9999))",
      "at table \(number(2...40))", "gate \(number(2...40))", "in room \(number(100...900))",
      "for my \(number(3...15)) year old", "size \(number(36...46))",
      "for the 2nd time", "\(number(2...9)) km away",
      "line \(number(2...9))", "for \(number(2...9)) people", "with \(number(2...6)) friends",
      "(\(number(2...9)) pieces)", "\(number(250...500)) ml", "\(number(2...9)) kg",
      "for \(number(2...6)) nights", "for \(number(2...5)) hours", "\(number(2...9)) pack",
    ]
    return Distractor(words: words.randomElement(using: &generator) ?? "at 5pm")
  }
}
