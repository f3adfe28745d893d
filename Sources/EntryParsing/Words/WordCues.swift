/// What a word says about the money of a sentence beside its ``WordRoles``: that a number is no sum,
/// that a sum is not the whole, that nothing was paid.
///
/// A cue alone decides nothing; the rules look at what stands around it.
struct WordCues: OptionSet {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { rawValue = 1 << bit }

  // Sums that are made of others.
  /// "tip", "tax": added to a price, or already in it.
  static let surcharge = WordCues(bit: 0)
  /// "incl", "included"
  static let included = WordCues(bit: 1)
  /// "off", "coupon": taken from a price.
  static let discount = WordCues(bit: 2)
  /// "cashback", "commission": a percentage of a sum that is not the sum.
  static let rate = WordCues(bit: 3)
  /// "was", "originally": a price that is no longer asked.
  static let former = WordCues(bit: 4)
  /// "now", "on sale": the price that is asked instead.
  static let current = WordCues(bit: 5)
  /// "share", "part": of a sum that several pay.
  static let share = WordCues(bit: 6)
  static let mine = WordCues(bit: 7)
  /// "my", "her": whose half or share it is.
  static let owner = WordCues(bit: 8)
  /// "twice": the number says how often.
  static let repeated = WordCues(bit: 9)

  // Numbers that are no sums.
  /// "steps", "degrees": what is counted has no price.
  static let unit = WordCues(bit: 10)
  /// "pin", "room": the number behind is a name.
  static let code = WordCues(bit: 11)
  static let copula = WordCues(bit: 12)
  /// "have", "slept": says how things are, not what was paid.
  static let state = WordCues(bit: 13)

  // Money that did not move.
  /// "budget", "goal": a sum that is planned or left.
  static let plan = WordCues(bit: 14)
  /// "spend", "save": not said of what was done.
  static let unfinished = WordCues(bit: 15)
  /// "declined", "pending"
  static let failed = WordCues(bit: 16)
  /// "payment", "card": what can fail.
  static let payment = WordCues(bit: 17)
  /// "wanted", "quoted": a sum that somebody asks for.
  static let offer = WordCues(bit: 18)
  /// "if", "unless"
  static let condition = WordCues(bit: 19)
  static let borrowed = WordCues(bit: 20)

  // Whose money, and which way.
  /// "he", "they"
  static let somebody = WordCues(bit: 21)
  /// "spent", "earns": what the subject did with money.
  static let ownMoney = WordCues(bit: 22)
  /// "made": earned, with a sum right behind.
  static let earned = WordCues(bit: 23)
  /// "fine", "bill": what is received and must be paid.
  static let liability = WordCues(bit: 24)
  /// "shift", "gig": where pay comes from.
  static let work = WordCues(bit: 25)
  static let interest = WordCues(bit: 26)
  /// "deposit", "money": comes back as money.
  static let returned = WordCues(bit: 27)

  // What a word for money that comes back is governed by, see ``TypeRule``.
  /// "no", "without": what is named behind it was not.
  static let absent = WordCues(bit: 40)
  /// "can", "could": what is named behind it may be.
  static let possible = WordCues(bit: 41)
  /// "waiting", "promised": what is named behind it has not come.
  static let awaited = WordCues(bit: 42)
  /// "on its way": what is named before it has not come.
  static let coming = WordCues(bit: 43)
  /// "refunded", "reimbursed": has a subject and an object.
  static let refunding = WordCues(bit: 44)
  /// "issued": who gives a refund does it.
  static let issuing = WordCues(bit: 45)
  /// "returned", "got back": as well a way as money.
  static let wayBack = WordCues(bit: 46)
  /// "salary", "allowance": what one person pays another.
  static let personalPay = WordCues(bit: 47)
  /// "filing", "software": the word for income before it only says which.
  static let modified = WordCues(bit: 48)
  /// "bet", "lottery": what money is staked on, and what is won.
  static let wager = WordCues(bit: 49)
  /// "arrived", "finally": what was awaited came.
  static let arrived = WordCues(bit: 50)

  // Own accounts.
  static let transfer = WordCues(bit: 28)
  /// "checking", "savings account"
  static let ownAccount = WordCues(bit: 29)
  static let cashMachine = WordCues(bit: 30)
  /// "donated": a gift, whatever it is given for.
  static let donation = WordCues(bit: 31)
  /// "to", "onto": where money goes, in front of an account.
  static let goal = WordCues(bit: 32)
  /// "in", "auf": where money goes, or what it is paid with.
  static let goalOrMeans = WordCues(bit: 33)
  /// "deposited", "transfer of": money that may go to an own account.
  static let moving = WordCues(bit: 34)
  /// "account", "Konto": stands beside the name of one, and says no more of it.
  static let accountNoun = WordCues(bit: 35)
  static let bankAccount = WordCues(bit: 36)
  static let cashAccount = WordCues(bit: 37)
  static let cardAccount = WordCues(bit: 38)
  static let savingsAccount = WordCues(bit: 39)
}

extension Token {
  func has(_ cues: WordCues) -> Bool { !meaning.cues.isDisjoint(with: cues) }
}
