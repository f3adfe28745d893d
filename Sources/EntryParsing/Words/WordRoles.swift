/// The roles of a word in a sentence; most words have one, some have several ("may", "second").
struct WordRoles: OptionSet {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { rawValue = 1 << bit }

  // Numbers.
  static let cardinal = WordRoles(bit: 0)
  /// Hundred, thousand, `k`: multiplies the preceding number.
  static let scale = WordRoles(bit: 1)
  static let half = WordRoles(bit: 2)
  static let ordinal = WordRoles(bit: 3)
  /// "point", "comma" between spoken digits.
  static let point = WordRoles(bit: 4)

  // Money.
  static let currency = WordRoles(bit: 5)
  static let minorUnit = WordRoles(bit: 6)
  /// "canadian", "swiss": determines which dollar or franc.
  static let nation = WordRoles(bit: 7)
  /// A currency name that may also precede the number.
  static let currencyPrefix = WordRoles(bit: 8)

  // Days.
  static let relativeDay = WordRoles(bit: 9)
  static let weekday = WordRoles(bit: 10)
  static let month = WordRoles(bit: 11)
  /// Day, week, month, year.
  static let span = WordRoles(bit: 12)
  /// "ago", after the span.
  static let ago = WordRoles(bit: 13)
  /// "hace", "vor": ago, before the span.
  static let agoBefore = WordRoles(bit: 14)
  static let last = WordRoles(bit: 15)
  static let this = WordRoles(bit: 16)
  static let next = WordRoles(bit: 17)
  static let every = WordRoles(bit: 18)
  /// "am", "o'clock": the number before is a time.
  static let clock = WordRoles(bit: 19)
  /// Spelled like a weekday or month, but often something else: "sun".
  static let doubtfulDay = WordRoles(bit: 20)

  // The direction of the money.
  static let spend = WordRoles(bit: 21)
  /// "gave", "sent": the subject and the object determine the direction.
  static let give = WordRoles(bit: 22)
  static let receive = WordRoles(bit: 23)
  static let refund = WordRoles(bit: 24)
  static let back = WordRoles(bit: 25)
  static let incomeSource = WordRoles(bit: 26)
  /// "dad", "friend".
  static let person = WordRoles(bit: 27)
  /// "client", "boss": pays for work.
  static let payer = WordRoles(bit: 28)
  /// "me", "us".
  static let me = WordRoles(bit: 29)
  /// "I", "we".
  static let subjectI = WordRoles(bit: 30)
  /// "put", "moved": money put away.
  static let putAway = WordRoles(bit: 31)
  /// "got": receives or buys.
  static let get = WordRoles(bit: 32)

  // Structure.
  static let at = WordRoles(bit: 33)
  static let from = WordRoles(bit: 34)
  static let to = WordRoles(bit: 35)
  static let forWord = WordRoles(bit: 36)
  static let on = WordRoles(bit: 37)
  static let with = WordRoles(bit: 38)
  static let by = WordRoles(bit: 39)
  static let of = WordRoles(bit: 40)
  static let and = WordRoles(bit: 41)
  static let or = WordRoles(bit: 42)
  static let article = WordRoles(bit: 43)
  static let filler = WordRoles(bit: 44)
  static let question = WordRoles(bit: 45)
  static let command = WordRoles(bit: 46)
  /// "should be", "oops": a comment about an entry.
  static let remark = WordRoles(bit: 47)
  static let negation = WordRoles(bit: 48)
  static let total = WordRoles(bit: 49)
  static let each = WordRoles(bit: 50)
  static let split = WordRoles(bit: 51)
  /// "people", "ways": the number before it counts people.
  static let heads = WordRoles(bit: 52)
  /// "kg", "pack", "pints": the number before it counts things.
  static let measure = WordRoles(bit: 53)
  /// "iphone", "size", "route": the number after it is a name.
  static let model = WordRoles(bit: 54)
  static let account = WordRoles(bit: 55)

  // Content.
  static let item = WordRoles(bit: 56)
  static let brand = WordRoles(bit: 57)
  static let place = WordRoles(bit: 58)
  static let investment = WordRoles(bit: 59)
  /// "birthday": a gift for it is not for a purchase.
  static let occasion = WordRoles(bit: 60)
  /// "in", "near", "into" if they are not another preposition.
  static let within = WordRoles(bit: 61)

  // Messages of banks.
  /// "A/c", "UPI", "card ending".
  static let bankWord = WordRoles(bit: 62)
  /// "balance", "limit": the amount beside it did not move.
  static let balance = WordRoles(bit: 63)

  /// Verbs for money that moved.
  static let movement: WordRoles = [.spend, .receive, .give]

  static let preposition: WordRoles = [.at, .from, .to, .forWord, .on, .with, .by, .of, .within]
  /// Words for an item or a shop.
  static let content: WordRoles = [.item, .brand, .place, .investment]
}
