import LedgerModel

/// An amount as it is written: its value, and one of the forms that people give it.
struct AmountPart: Hashable, Sendable {
  enum Form: CaseIterable {
    case plain, dollarSign, dollarSignBehind, dollars, bucks, code, codeBefore, euroSign, euros
    case poundSign, thousands, inWords, inWordsWithDollars, cents
  }

  var units: Int64
  var cents: Int64
  var form: Form

  var minorUnits: Int64 { units * 100 + cents }

  var currency: Money.Currency {
    switch form {
    case .euroSign, .euros: .eur
    case .poundSign: .gbp
    default: .usd
    }
  }

  /// Whether a currency or cents make it money, whatever other numbers stand in the sentence.
  var isMarked: Bool {
    switch form {
    case .plain, .thousands: cents != 0
    case .inWords: false
    default: true
    }
  }

  /// The figures, with two decimals or with none.
  static func figures(_ minorUnits: Int64, grouped: Bool = false) -> String {
    let units = minorUnits / 100
    let cents = minorUnits % 100
    var text = String(units)
    if grouped, units >= 1000 {
      text = "\(units / 1000),\(String(units % 1000 + 1000).dropFirst())"
    }
    return cents == 0 ? text : "\(text).\(cents < 10 ? "0" : "")\(cents)"
  }

  var text: String {
    let figures = AmountPart.figures(minorUnits)
    return switch form {
    case .plain: figures
    case .dollarSign: "$\(figures)"
    case .dollarSignBehind: "\(figures)$"
    case .dollars: "\(figures) dollars"
    case .bucks: "\(figures) bucks"
    case .code: "\(figures) USD"
    case .codeBefore: "USD \(figures)"
    case .euroSign: "€\(figures)"
    case .euros: "\(figures) euros"
    case .poundSign: "£\(figures)"
    case .thousands: AmountPart.figures(minorUnits, grouped: true)
    case .inWords: SpokenNumber.text(units)
    case .inWordsWithDollars: "\(SpokenNumber.text(units)) dollars"
    case .cents: "\(figures)"
    }
  }

  /// Cents are spoken in another way; the forms in words hold whole units.
  static func random(using generator: inout some RandomNumberGenerator) -> AmountPart {
    let form = Form.allCases.randomElement(using: &generator) ?? .plain
    var units: Int64
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<6: units = .random(in: 13...99, using: &generator)
    case 6..<9: units = .random(in: 100...999, using: &generator)
    default: units = .random(in: 1000...9999, using: &generator)
    }
    // A year is no amount that anybody would be sure of.
    if (1900..<2100).contains(units) { units = 45 }
    var cents: Int64 = 0
    switch form {
    case .inWords, .inWordsWithDollars, .bucks: break
    case .cents: cents = .random(in: 1...99, using: &generator)
    default:
      if Int.random(in: 0..<2, using: &generator) == 0 {
        cents = [25, 49, 50, 75, 90, 95, 99, 5].randomElement(using: &generator) ?? 50
      }
    }
    return AmountPart(units: units, cents: cents, form: form)
  }
}

/// Whole numbers below ten thousand as they are spoken.
enum SpokenNumber {
  private static let small = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen",
  ]
  private static let tens = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]

  static func text(_ number: Int64) -> String {
    let value = Int(number)
    switch value {
    case ..<20: return small[max(0, value)]
    case ..<100:
      let rest = value % 10
      return rest == 0 ? tens[value / 10] : "\(tens[value / 10]) \(small[rest])"
    case ..<1000:
      let head = "\(small[value / 100]) hundred"
      return value % 100 == 0 ? head : "\(head) \(text(number % 100))"
    default:
      let head = "\(text(number / 1000)) thousand"
      return value % 1000 == 0 ? head : "\(head) \(text(number % 1000))"
    }
  }
}
