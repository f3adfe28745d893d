public import LedgerModel

/// A sentence as the parts that it is composed of, and what follows from them.
public struct Composition: Hashable, Sendable {
  enum Casing: CaseIterable {
    case asWritten, small, capital, shouted
  }

  var frame: Frame
  var amount: AmountPart
  var thing: Thing
  var merchant: MerchantPart
  var person: String
  var name: String
  var place: MerchantPart?
  var day: DayPart?
  var sum: SumPart?
  var distractors: [Distractor] = []
  var opening: String?
  var ending: String?
  var casing = Casing.asWritten
  public let today: CalendarDay

  // MARK: The text

  /// The sentence as a person might type it.
  public var text: String {
    var body = frame.template
    let money = sum.map { "\(amount.text) \($0.words)" } ?? amount.text
    body = body.replacing("{amount}", with: money)
    body = body.replacing("{thing}", with: thing.name)
    body = body.replacing("{merchant}", with: merchant.name)
    body = body.replacing("{person}", with: person)
    body = body.replacing("{other}", with: person)
    body = body.replacing("{name}", with: name)
    var words = [opening, body].compactMap(\.self)
    if let place { words.append("at \(place.name)") }
    words += distractors.map(\.words)
    if let day { words.append(day.phrase) }
    if let ending { words.append(ending) }
    let text = words.joined(separator: " ")
    return switch casing {
    case .asWritten: text
    case .small: text.lowercased()
    case .capital: text.prefix(1).uppercased() + text.dropFirst()
    case .shouted: text.uppercased()
    }
  }

  // MARK: The meaning

  /// What is right to do with it.
  public var expectation: Expectation {
    guard let type else { return .refusal }
    let meaning = Meaning(
      type: type, minorUnits: sum?.sum(of: amount.minorUnits) ?? amount.minorUnits,
      currency: amount.currency, date: day?.day ?? today, category: category, merchant: payee)
    return isDoubtful ? .entryOrDoubt(meaning) : .entry(meaning)
  }

  private var type: EntryType? {
    switch frame.outcome {
    case .expense: .expense
    case .credit: .credit
    case .income: .income
    case .refusal: nil
    }
  }

  private var category: CategoryName? {
    switch frame.category {
    case .ofThing: place == nil && casing != .shouted ? thing.category : nil
    case .income: .income
    case .open: nil
    }
  }

  /// Who is paid stands behind "at", "@" or "from" alone; a name that was made up of syllables may
  /// be one slip from a shop's.
  private var payee: String? {
    guard distractors.isEmpty, ending == nil, sum == nil else { return nil }
    let named = frame.has("at {merchant}") || frame.has("from {merchant}") ? merchant : place
    guard let named, named.shape != .made, named.shape != .counted else { return nil }
    return Meaning.letters(named.name)
  }

  /// Whether numbers compete with the amount, and nothing marks it as money.
  private var isDoubtful: Bool {
    if sum?.isDoubtful == true { return true }
    let shops = [frame.has("{merchant}") ? merchant : nil, place].compactMap(\.self)
    let hasNumber =
      !distractors.isEmpty || day?.hasNumber == true || shops.contains(where: \.hasNumber)
      || sum != nil
    if distractors.count > 1 { return true }
    // "45.50 4 Zorblys" and "Zorbly 11 USD 61" can be two prices.
    if shops.contains(where: { $0.shape == .counted }), !frame.has("at {merchant}") { return true }
    // So can "73 USD Jurxa 43", and "Jurxa 35 798 euros" is as well a number with a blank.
    if shops.contains(where: \.hasNumber), ![.plain, .cents, .dollarSign].contains(amount.form) {
      return true
    }
    return hasNumber && !amount.isMarked
  }
}
