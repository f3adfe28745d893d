/// The roles of a word or phrase in a message of a bank, a card company or a payment service.
struct MessageRoles: OptionSet {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(bit: UInt32) { rawValue = 1 << bit }

  // Money that moved.
  /// "debited", "you spent": money went out.
  static let out = MessageRoles(bit: 0)
  /// "credited", "paid you": money came in.
  static let incoming = MessageRoles(bit: 1)
  static let refund = MessageRoles(bit: 2)
  /// "payment", "transfer": money moved, and other words tell the direction.
  static let open = MessageRoles(bit: 3)
  /// A noun for a movement that begins a message: "Purchase of", "Kartenzahlung".
  static let noun = MessageRoles(bit: 4)
  /// A verb that only banks use: "debited".
  static let formal = MessageRoles(bit: 5)
  /// Names the payer's action and the reader in one: "paid you".
  static let toReader = MessageRoles(bit: 6)

  // Money that did not move.
  /// "balance", "limit": an amount beside it did not move.
  static let balance = MessageRoles(bit: 7)
  /// "fee": an amount beside it moved too, but is not the subject of the message.
  static let fee = MessageRoles(bit: 8)
  /// "declined", "failed", "passcode": nothing moved.
  static let failure = MessageRoles(bit: 9)
  /// "pending": nothing moved yet, unless it describes a charge.
  static let pending = MessageRoles(bit: 10)
  /// "due", "scheduled", "offer": about another day, or about nothing that happened.
  static let announcement = MessageRoles(bit: 11)
  /// "if", "never", "not you": begins advice without a movement.
  static let advice = MessageRoles(bit: 12)
  static let code = MessageRoles(bit: 13)

  // The form of the message.
  /// "account", "card".
  static let instrument = MessageRoles(bit: 14)
  /// "your"
  static let owner = MessageRoles(bit: 15)
  /// "you"
  static let reader = MessageRoles(bit: 16)
  /// "ref", "UPI", "reply stop".
  static let reference = MessageRoles(bit: 17)
  /// "ending in": the digits after it identify a card.
  static let ending = MessageRoles(bit: 18)

  // The payee.
  static let at = MessageRoles(bit: 19)
  static let to = MessageRoles(bit: 20)
  static let from = MessageRoles(bit: 21)
  static let purpose = MessageRoles(bit: 22)
  /// Ends a name: "was", "with", "on".
  static let stop = MessageRoles(bit: 23)
  /// "Merchant:", "Payee:".
  static let label = MessageRoles(bit: 24)
  /// "Amount:": a form, line by line.
  static let field = MessageRoles(bit: 25)
  /// The loan or card that a person pays off.
  static let debt = MessageRoles(bit: 26)

  /// In the tables only: a word is read only in messages of its language.
  static let small = MessageRoles(bit: 27)

  /// The names of the roles in the tables.
  static let names = ClassNames(
    """
    out incoming refund open noun formal toReader balance fee failure pending announcement advice \
    code instrument owner reader reference ending at to from purpose stop label field debt \
    small
    """)

  static let movement: MessageRoles = [.out, .incoming, .refund, .open]
  static let sureMovement: MessageRoles = [.out, .incoming, .refund]
  static let preposition: MessageRoles = [.at, .to, .from, .purpose]
}
