/// What a word says about the money of a sentence in addition to its ``WordRoles``: that a number is not an
/// amount, that an amount is not the whole, that nothing was paid.
///
/// A cue alone decides nothing; the rules examine its context.
struct WordCues: OptionSet {
  let rawValue: UInt128

  init(rawValue: UInt128) { self.rawValue = rawValue }

  private init(bit: UInt128) { rawValue = 1 << bit }

  // Amounts computed from others.
  /// "tip", "tax": added to a price, or already in it.
  static let surcharge = WordCues(bit: 0)
  /// "incl", "included"
  static let included = WordCues(bit: 1)
  /// "off", "coupon": taken from a price.
  static let discount = WordCues(bit: 2)
  /// "cashback", "commission": a percentage of an amount, not the amount.
  static let rate = WordCues(bit: 3)
  /// "was", "originally": a former price.
  static let former = WordCues(bit: 4)
  /// "now", "on sale": the current price.
  static let current = WordCues(bit: 5)
  /// "share", "part": of an amount that several people pay.
  static let share = WordCues(bit: 6)
  static let mine = WordCues(bit: 7)
  /// "my", "her": the owner of a half or share.
  static let owner = WordCues(bit: 8)
  /// "twice": the number of times.
  static let repeated = WordCues(bit: 9)

  // Numbers that are not amounts.
  /// "steps", "degrees": things without a price.
  static let unit = WordCues(bit: 10)
  /// "pin", "room": the number after it is a name.
  static let code = WordCues(bit: 11)
  static let copula = WordCues(bit: 12)
  /// "have", "slept": a state, not a payment.
  static let state = WordCues(bit: 13)

  /// "midterm", "maths": what a grade is given in.
  static let graded = WordCues(bit: 14)
  /// "bus", "table": the number after it is its name, or its price.
  static let line = WordCues(bit: 15)
  /// "we were", "turned": the number beside it counts people, years or points; "late": a line has its number.
  static let stated = WordCues(bit: 16)
  /// "left", "last time", "would have": the clause is a side remark, and its number no payment.
  static let aside = WordCues(bit: 17)
  /// "is", "has", "must": a verb of being, having or wanting.
  static let predicate = WordCues(bit: 18)
  /// "no", "i mean": the clause changes what was said before.
  static let amends = WordCues(bit: 19)

  // Money that did not move.
  /// "budget", "goal": an amount that is planned or left.
  static let plan = WordCues(bit: 20)
  /// "spend", "save": not about a completed action.
  static let unfinished = WordCues(bit: 21)
  /// "declined", "pending"
  static let failed = WordCues(bit: 22)
  /// "payment", "card": a thing that can fail.
  static let payment = WordCues(bit: 23)
  /// "wanted", "quoted": an amount that a person asks for.
  static let offer = WordCues(bit: 24)
  /// "if", "unless"
  static let condition = WordCues(bit: 25)
  static let borrowed = WordCues(bit: 26)

  // Whose money it is, and its direction.
  /// "he", "they"
  static let somebody = WordCues(bit: 27)
  /// "spent", "earns": what the subject did with its own money.
  static let ownMoney = WordCues(bit: 28)
  /// "made": earned, with an amount directly after it.
  static let earned = WordCues(bit: 29)
  /// "fine", "bill": received, but to be paid.
  static let liability = WordCues(bit: 30)
  /// "shift", "gig": a source of pay.
  static let work = WordCues(bit: 31)
  static let interest = WordCues(bit: 32)
  /// "deposit", "money": comes back as money.
  static let returned = WordCues(bit: 33)

  // The words that govern a word for a refund, see ``TypeRule``.
  /// "no", "without": the following did not happen.
  static let absent = WordCues(bit: 34)
  /// "can", "could": the following may happen.
  static let possible = WordCues(bit: 35)
  /// "waiting", "promised": the following has not arrived.
  static let awaited = WordCues(bit: 36)
  /// "on its way": the preceding has not arrived.
  static let coming = WordCues(bit: 37)
  /// "refunded", "reimbursed": has a subject and an object.
  static let refunding = WordCues(bit: 38)
  /// "issued": an action of the giver of a refund.
  static let issuing = WordCues(bit: 39)
  /// "returned", "got back": a journey or money.
  static let wayBack = WordCues(bit: 40)
  /// "salary", "allowance": pay from one person to another.
  static let personalPay = WordCues(bit: 41)
  /// "filing", "software": the word for income before it is only a modifier.
  static let modified = WordCues(bit: 42)
  /// "bet", "lottery": a stake or a prize.
  static let wager = WordCues(bit: 43)
  /// "arrived", "finally": something expected arrived.
  static let arrived = WordCues(bit: 44)

  // A text that is no new entry, see `IntentRule`.
  /// "make that", "my mistake": what was said before is corrected.
  static let corrects = WordCues(bit: 45)
  /// "actually", "wait": a correction, beside ``itWas``.
  static let mayCorrect = WordCues(bit: 46)
  /// "it was", "i said": the amount beside it was meant before.
  static let itWas = WordCues(bit: 47)
  /// "no", "i mean": what was said before is denied, if a mark follows.
  static let denies = WordCues(bit: 48)
  /// "was", "cost": what a thing costs follows.
  static let costed = WordCues(bit: 49)
  /// "the last one", "from earlier": an entry that was stored.
  static let refersBack = WordCues(bit: 50)
  /// "that", before a thing that was named.
  static let that = WordCues(bit: 51)
  /// "the", "those", before an amount that was named.
  static let definite = WordCues(bit: 52)
  /// "change", "set": asks for a change.
  static let edits = WordCues(bit: 53)
  /// "typed", "you put": what was said before is told.
  static let records = WordCues(bit: 54)
  static let insteadOf = WordCues(bit: 55)
  /// "but", "sondern": after a denial, what is right.
  static let butRather = WordCues(bit: 56)
  /// "not", "kein": between what is right and what is not.
  static let not = WordCues(bit: 57)
  /// "also", "forgot": something new, whatever opens the text.
  static let adds = WordCues(bit: 58)
  /// "expense", "entry": a word for what is stored.
  static let entry = WordCues(bit: 59)
  /// "owes me", "remind me": the amount of the clause did not move.
  static let counters = WordCues(bit: 60)
  /// "will pay later": the only amount of the text did not move.
  static let cancels = WordCues(bit: 61)
  /// "fährt", "dice": a verb form of whole sentences, which are about money only by another word.
  static let telling = WordCues(bit: 62)
  /// "gelaufen", "visto": something done that costs nothing unless a thing is named.
  static let doing = WordCues(bit: 63)
  /// "frechheit", "un robo": said of a price, paid or not.
  static let outcry = WordCues(bit: 64)

  // Who gave what to whom, see ``TypeRule``.
  /// "gave", "dio": the subject, another person, hands money over.
  static let handed = WordCues(bit: 65)
  /// "di", "dałem": the writer hands money over.
  static let byMe = WordCues(bit: 66)
  /// "i lent": money that comes back.
  static let lent = WordCues(bit: 67)
  /// "transfer", "virement": money, whose giver follows.
  static let sending = WordCues(bit: 68)
  /// "caiu", "wpłynęło": the subject is money, and arrives.
  static let arriving = WordCues(bit: 69)
  /// "an", "à", "aan": the receiver follows.
  static let receiverMark = WordCues(bit: 70)
  /// "nanny", "apprentice": paid by the writer.
  static let employee = WordCues(bit: 71)
  /// "ko": the receiver precedes.
  static let receiverMarkBefore = WordCues(bit: 72)

  // The day of the thing, see ``DayRule``.
  /// "until", "renews": the day that follows is not the day of paying.
  static let thingDay = WordCues(bit: 73)
  /// "tak": the day before it is not the day of paying.
  static let thingDayBefore = WordCues(bit: 74)
  /// "flight", "tickets": mostly paid before their day.
  static let bookable = WordCues(bit: 75)
  /// "booked", "deposit": paid before the day.
  static let booked = WordCues(bit: 76)

  // Own accounts.
  static let transfer = WordCues(bit: 77)
  /// "checking", "savings account"
  static let ownAccount = WordCues(bit: 78)
  static let cashMachine = WordCues(bit: 79)
  /// "donated": a gift, whatever its recipient.
  static let donation = WordCues(bit: 80)
  /// "to", "onto": a destination, in front of an account.
  static let goal = WordCues(bit: 81)
  /// "in", "auf": a destination or a means of payment.
  static let goalOrMeans = WordCues(bit: 82)
  /// "deposited", "transfer of": money that may go to an own account.
  static let moving = WordCues(bit: 83)
  /// "account", "Konto": beside the name of one, without further meaning.
  static let accountNoun = WordCues(bit: 84)
  static let bankAccount = WordCues(bit: 85)
  static let cashAccount = WordCues(bit: 86)
  static let cardAccount = WordCues(bit: 87)
  static let savingsAccount = WordCues(bit: 88)
}

extension Token {
  func has(_ cues: WordCues) -> Bool { !meaning.cues.isDisjoint(with: cues) }
}
