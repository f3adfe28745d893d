public import LedgerEvents

/// What a receipt says; what it does not say is `nil`.
public struct ReadReceipt: Hashable, Sendable {
  /// Who was paid, as printed.
  public var merchant: ReadField<String>?
  /// What was to be paid, after discounts, taxes, tips and rounding; below zero for a refund.
  public var total: ReadField<ReceiptAmount>?
  public var date: ReadField<CalendarDay>?
  /// The sum of the taxes in the total.
  public var tax: ReadField<ReceiptAmount>?
  public var currency: ReadField<Money.Currency>?
  public var payment: ReadField<PaymentKind>?
  /// What was bought, in the order in which it is printed.
  public var items: [Item] = []
  /// The lines that were read, one behind the other, without what no printer prints.
  public var text = ""
  /// Whether the text was longer than any receipt, so that its middle was not read.
  public var isCut = false

  public init() {}

  /// One thing that was bought.
  public struct Item: Hashable, Sendable {
    public var name: String
    /// For all of it, not for one; below zero for a deposit that came back.
    public var amount: ReceiptAmount
    public var line: Int

    public init(name: String, amount: ReceiptAmount, line: Int) {
      self.name = name
      self.amount = amount
      self.line = line
    }
  }

  /// How it was paid.
  public enum PaymentKind: String, Hashable, Sendable, CaseIterable {
    case cash
    case card
  }
}
