extension PuldarProgram {
  /// A sentence and its reading, as help shows it: the answer contains the words.
  struct ReadingExample: Hashable, Sendable {
    let sentence: String
    let reading: String

    init(_ sentence: String, _ reading: String) {
      self.sentence = sentence
      self.reading = reading
    }
  }

  /// Every word is accounted for.
  static let accounted = [
    ReadingExample("42 plus 20% tip", "expense 50.40"),
    ReadingExample("bus 2.75 twice", "expense 5.50 Bus"),
    ReadingExample("rent 900 my half", "expense 450.00 Rent"),
    ReadingExample("100 split 4 ways", "expense 25.00"),
    ReadingExample("jeans were 60 now 45", "expense 45.00 Jeans"),
    ReadingExample("2x coffee 4.50 each", "expense 9.00"),
    ReadingExample("tea 3.20 *2 @cash", "expense 6.40 Tea"),
    ReadingExample("coffee 4, lunch 12", "expense 12.00 Lunch"),
    ReadingExample("lunch 18, meeting at 3", "left out: 'meeting at 3'"),
    ReadingExample("20% off 50", "it is not clear how '20% off' changes the amount"),
  ]

  /// Without money there is no entry.
  static let claimed = [
    ReadingExample("ran 5 miles", "does not tell of money"),
    ReadingExample("1 new message", "does not tell of money"),
    ReadingExample("my phone number is 2125550187", "does not tell of money"),
    ReadingExample("did i spend 40 on gas?", "does not tell of money"),
    ReadingExample("if i buy shoes for 80", "does not tell of money"),
    ReadingExample("your payment of 50.00 failed", "does not tell of money"),
    ReadingExample("borrowed 40 from anna", "does not tell of money"),
    ReadingExample("balance 1200", "does not tell of money"),
    ReadingExample("moved 250 to savings account", "move 250.00 bank -> savings"),
    ReadingExample("income 4000 a month", "is an income that comes again"),
  ]

  /// Tolerance never changes the meaning.
  static let tolerant = [
    ReadingExample("starbuks 5", "expense 5.00 Starbucks"),
    ReadingExample("resturant 30", "dining"),
    ReadingExample("toyota repair 500", "expense 500.00 Toyota Repair"),
    ReadingExample("won ton soup 9", "expense 9.00 Won Ton Soup"),
    ReadingExample("received parking fine 60", "expense 60.00"),
    ReadingExample("xbox 15", "expense 15.00 Xbox"),
    ReadingExample("7-11 3.50", "expense 3.50 7-11"),
    ReadingExample("pier 1 30", "expense 30.00 Pier 1"),
    ReadingExample("tea 2.50 at cafe2", "expense 2.50 Cafe2"),
    ReadingExample("lunch 12 at bar21", "expense 12.00 Bar21"),
  ]

  /// The page on how a sentence is read.
  static var words: String {
    """
    HOW A SENTENCE IS READ:
      Rules read it on this machine, in English and the language of your locale, or of
      a word for a day (gestern, ayer); the order does not matter. Each word is taken
      for one thing, and '--why' says which:
        amount      45, 45.50, 1,250.00, forty five, 2k
        currency    $, EUR, dollars; else the ledger's
        day         yesterday, last friday, march 3, -2d; else today
        direction   spent, paid; refund, got back; earned, salary; else an expense
        merchant    a name after at, from or to, or the words that are left
        thing       coffee, rent, haircut: what was bought says the category
        a mark      :gifts for a category, @cash for an account, +trip for a tag, and !
                    for a later look
        other       person, quantity, link ("at", "and"), filler ("just"), not known

    EVERY WORD IS ACCOUNTED FOR: what can change the money is worked out if it is
    sure; else you are asked. What is said about money, a direction, a day, an
    account or a currency, and is in no entry, is named.
    \(shown(accounted))
    WITHOUT MONEY THERE IS NO ENTRY: the words must say that something was bought,
    paid or received; plans, questions, failed payments and other counts are none.
    \(shown(claimed))
    A TYPING MISTAKE NEVER CHANGES WHAT IS MEANT: a slip may be put right
    in a name or a thing, never in a direction, a number, a day or a "not".
    \(shown(tolerant))
    What you corrected is remembered for the merchant. 'puldar parse' shows a reading
    and stores nothing.

    THE SHELL READS FIRST: it keeps what means something to it: # and what follows, *,
    ', &, ;, ( and $. Double quotes do not help against $: of "lunch $12.50" arrives
    'lunch 2.50' or 'lunch .50'. The first cannot be seen, the second is asked about.
    So write the sentence without quotes and without those signs (lunch 12.50, and
    :gifts for #gifts), or between single quotes; or type 'puldar add' alone, which
    asks for the line: no shell reads it.

    """
  }

  private static func shown(_ examples: [ReadingExample]) -> String {
    let width = 32
    return examples.map { example in
      let blanks = String(repeating: " ", count: max(2, width - example.sentence.count))
      return "  \(example.sentence)\(blanks)\(example.reading)\n"
    }.joined()
  }
}
