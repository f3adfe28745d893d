public import LedgerEvents

/// The fields of a receipt; `nil` if it does not state them.
public struct ReadReceipt: Hashable, Sendable {
  /// The merchant, as printed.
  public var merchant: ReadField<String>?
  /// The amount to pay, after discounts, taxes, tips and rounding; negative for a refund.
  public var total: ReadField<ReceiptAmount>?
  /// The day of the purchase.
  public var date: ReadField<CalendarDay>?
  /// The sum of the taxes included in the total.
  public var tax: ReadField<ReceiptAmount>?
  /// The currency of the amounts.
  public var currency: ReadField<Money.Currency>?
  /// How it was paid.
  public var payment: ReadField<PaymentKind>?
  /// The items, in printed order.
  public var items: [Item] = []
  /// The lines that were read, joined by newlines, without characters that no printer prints.
  public var text = ""
  /// Whether the text was longer than any receipt, so that its middle was not read.
  public var isCut = false

  /// Makes an empty receipt.
  public init() {}

  /// An item on a receipt.
  public struct Item: Hashable, Sendable {
    /// The name, as printed.
    public var name: String
    /// The amount for all of its units; negative for a returned deposit.
    public var amount: ReceiptAmount
    /// The number of the line with its amount, from 1.
    public var line: Int

    package init(name: String, amount: ReceiptAmount, line: Int) {
      self.name = name
      self.amount = amount
      self.line = line
    }
  }

  /// The means of payment.
  public enum PaymentKind: String, Hashable, Sendable, CaseIterable {
    /// Coins or notes.
    case cash
    /// A card, or an equivalent.
    case card
  }
}
