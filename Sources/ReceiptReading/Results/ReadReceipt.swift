public import LedgerEvents

/// What a receipt says; what it does not say is `nil`.
public struct ReadReceipt: Hashable, Sendable {
  /// Who was paid, as printed.
  public var merchant: ReadField<String>?
  /// What was to be paid, after discounts, taxes, tips and rounding; below zero for a refund.
  public var total: ReadField<ReceiptAmount>?
  /// The day of the purchase.
  public var date: ReadField<CalendarDay>?
  /// The sum of the taxes in the total.
  public var tax: ReadField<ReceiptAmount>?
  /// What the amounts are in.
  public var currency: ReadField<Money.Currency>?
  /// How it was paid.
  public var payment: ReadField<PaymentKind>?
  /// What was bought, in the order in which it is printed.
  public var items: [Item] = []
  /// The lines that were read, one behind the other, without what no printer prints.
  public var text = ""
  /// Whether the text was longer than any receipt, so that its middle was not read.
  public var isCut = false

  /// A receipt that says nothing.
  public init() {}

  /// One thing that was bought.
  public struct Item: Hashable, Sendable {
    /// What it is called, as printed.
    public var name: String
    /// For all of it, not for one; below zero for a deposit that came back.
    public var amount: ReceiptAmount
    /// The line that its amount stands in, counted from 1.
    public var line: Int

    package init(name: String, amount: ReceiptAmount, line: Int) {
      self.name = name
      self.amount = amount
      self.line = line
    }
  }

  /// How it was paid.
  public enum PaymentKind: String, Hashable, Sendable, CaseIterable {
    /// With coins or notes.
    case cash
    /// With a card, or what stands for one.
    case card
  }
}
