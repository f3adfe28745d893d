/// A line of a language's table: words and phrases of the same classes.
///
///     spend filler: costó, salió en
///     relativeDay: 0 hoy|esta noche, -1 ayer|anoche
///     currency: EUR euro|euros, CHF XOF franco
///     item dining: café, té
///
/// Before the colon are the names of the ``WordRoles`` and ``WordCues`` of the words. After "item" (things, which win
/// over the brand and the place), "place" (kinds of shops and services) or "brand" (in their displayed spelling) comes
/// the category, and its weight if it is another than ``usualWeight(of:)``: 2 for words that say little alone, as
/// "tickets".
///
/// Commas separate the items. Items of the classes that count begin with a number, and names of currencies and
/// countries with the possible currencies, the most common first and a question mark after them if it is not the usual
/// one; vertical bars separate the phrases of such an item. A phrase of Latin letters may have one group of
/// endings or words, as `kost(et|ete)` or `(mi|su) casa`, and stands for the phrases with each of them.
struct WordRow {
  /// What each item begins with.
  enum Items {
    case words
    case numbers
    case months
    case weekdays
    case currencies
  }

  /// What all its words mean.
  private(set) var meaning = WordMeaning()
  private(set) var items = Items.words
  let text: StaticString
  /// The start of its words in the text.
  let words: Int

  init(_ line: TableLine) {
    text = line.text
    words = line.words
    line.eachClass { hash, first in add(hash, first) }
    if !meaning.roles.isDisjoint(with: [.currency, .nation]) {
      items = .currencies
    } else if meaning.roles.contains(.month) {
      items = .months
    } else if meaning.roles.contains(.weekday) {
      items = .weekdays
    } else if !meaning.roles.isDisjoint(with: WordRoles.numeric) || meaning.cues == .repeated {
      items = .numbers
    }
  }

  /// Adds the class whose name has a hash and a first byte.
  private mutating func add(_ hash: UInt64, _ first: UInt8) {
    let isOfKind = !meaning.roles.isDisjoint(with: [.item, .place, .brand])
    if ScalarClass.isASCIIDigit(first) {
      meaning.weight = first - UInt8(ascii: "0")
    } else if !isOfKind, let role = WordRow.roles.place(of: hash) {
      meaning.roles.insert(WordRoles(rawValue: 1 << UInt64(role)))
    } else if let cue = WordRow.cues.place(of: hash) {
      meaning.cues.insert(WordCues(rawValue: 1 << UInt128(cue)))
    } else if let category = WordRow.categories.place(of: hash) {
      meaning.category = UInt8(truncatingIfNeeded: category + 1)
      meaning.weight = WordRow.usualWeight(of: meaning.roles)
    } else {
      assertionFailure("no class of words has the name before place \(words) of the text")
    }
  }

  /// The weight of a category, see ``WordMeaning/weight``.
  private static func usualWeight(of roles: WordRoles) -> UInt8 {
    roles.contains(.place) ? 3 : roles.contains(.brand) ? 4 : 5
  }

  // MARK: The names of the classes

  /// The roles in the order of their bits.
  private static let roles = ClassNames(
    """
    cardinal scale half ordinal point currency minorUnit nation currencyPrefix relativeDay weekday \
    month span ago agoBefore last this next every clock doubtfulDay spend give receive refund back \
    incomeSource person payer me subjectI putAway get at from to forWord on with by of and or \
    article filler question command remark negation total each split heads measure model account \
    item brand place investment occasion within bankWord balance
    """)

  /// The cues in the order of their bits.
  private static let cues = ClassNames(
    """
    surcharge included discount rate former current share mine owner repeated unit code copula \
    state graded line stated aside predicate amends plan unfinished failed payment offer condition \
    borrowed somebody ownMoney earned liability work interest returned absent possible awaited \
    coming refunding issuing wayBack personalPay modified wager arrived corrects mayCorrect itWas \
    denies costed refersBack that definite edits records insteadOf butRather not adds entry \
    counters cancels telling doing outcry handed byMe lent sending arriving receiverMark employee \
    receiverMarkBefore thingDay thingDayBefore bookable booked transfer ownAccount cashMachine \
    donation goal goalOrMeans moving accountNoun bankAccount cashAccount cardAccount \
    savingsAccount
    """)

  /// The categories in the order of ``CategoryPlace``.
  private static let categories = ClassNames(
    """
    groceries dining transport housing utilities health insurance entertainment shopping travel \
    subscriptions education gifts investment savings debt income other
    """)
}
