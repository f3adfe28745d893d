extension Money {
  /// The amount that a person wrote, with or without a currency: `45`, `$45`, `45 EUR`, `EUR45`,
  /// `45€`, `$1.2k`, `$45 CAD`.
  ///
  /// A sign that several currencies share means the default currency where it is one of them, else
  /// the most usual one for a symbol (`$` is USD); one made of letters (`kr`) must then be a code.
  ///
  /// - Throws: As ``init(reading:currency:conventions:)``, and for an unknown code or sign.
  public static func reading(
    _ text: String, defaultCurrency: Currency, conventions: NumberConventions
  ) throws(AmountError) -> Money {
    var currency = defaultCurrency
    do throws(AmountError.Reason) {
      let parts = try PricedText(text[...].trimmingBlanks())
      currency = try parts.currency(default: defaultCurrency)
      return try Money(
        number: parts.number, scale: parts.scale, currency: currency, conventions: conventions)
    } catch {
      throw AmountError(error, text: text, currency: currency, conventions: conventions)
    }
  }
}
