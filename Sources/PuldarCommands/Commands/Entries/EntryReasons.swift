import EntryParsing
import LedgerModel

/// Explains for each field of an entry whether an option, a rule or a default decided it.
struct EntryReasons {
  let options: EntryOptions
  let entry: NewEntry

  /// - Parameters:
  ///   - parsed: The parser's reading of the sentence; `nil` for an amount that stands alone.
  ///   - reading: The reading that it is part of, for the words; `nil` if only choices are known.
  func reasons(_ parsed: ParsedEntry?, in reading: ParsedEntries?) -> [FieldReason] {
    let origins = parsed?.origins ?? FieldOrigins()
    let values = entry.values
    let isOfModel = entry.texts.isOfModel
    func reason(
      _ field: String, _ value: String, _ member: EntryMembers, _ origin: FieldOrigin?,
      otherwise text: String
    ) -> FieldReason {
      if let purchased = reasonOfPurchase(field, value, member, origin) { return purchased }
      if member == .type, options.isTypeOfCommand {
        return FieldReason(field: field, value: value, text: "the command")
      }
      if !member.isEmpty, options.stated.contains(member) {
        return FieldReason(field: field, value: value, text: "the option --\(field)")
      }
      guard let origin else {
        let isModels = isOfModel && ["merchant", "category"].contains(field) && !value.isEmpty
        return FieldReason(
          field: field, value: value, text: isModels ? "what the model says" : text)
      }
      let words = reading.map { String($0.words(of: origin)) } ?? ""
      return FieldReason(
        field: field, value: value, rule: origin.rule, words: words, text: origin.rule.text)
    }
    var reasons = [
      reason("type", values.type.text, .type, origins.type, otherwise: "nothing says otherwise"),
      reason(
        "amount", AmountText.text(values.amount), [], origins.amount, otherwise: "as it was typed"),
      reason(
        "currency", values.amount.currency.code, [], origins.currency,
        otherwise: "the ledger's currency"),
      reason(
        "merchant", entry.texts.merchant, .merchant, origins.merchant, otherwise: "nobody is named"),
    ]
    reasons[1].amount = values.amount
    if values.type != .income {
      reasons.append(
        reason(
          "category", values.category.text, .category, origins.category,
          otherwise: parsed == nil && values.category != .other
            ? "what a sentence with this merchant gets" : "no word says one"))
    }
    reasons.append(
      reason("date", values.date.text, .date, origins.date, otherwise: "no day is named: today"))
    reasons.append(
      reason(
        "account", values.account.text, .account, origins.account,
        otherwise: "no account is named"))
    let tags = entry.texts.tags
    if !tags.isEmpty {
      reasons.append(
        FieldReason(
          field: "tags", value: tags.joined(separator: " "), words: (parsed?.tags ?? []).shownTags,
          text: options.tags.isEmpty ? "the marks of tags" : "the option --tag"))
    }
    if parsed?.needsReview == true {
      reasons.append(
        FieldReason(field: "review", value: "yes", words: "!", text: "the mark for a later look"))
    }
    return reasons
  }
  /// Returns the reason for a field that is taken from the purchase paid back; `nil` if the words state it.
  private func reasonOfPurchase(
    _ field: String, _ value: String, _ member: EntryMembers, _ origin: FieldOrigin?
  ) -> FieldReason? {
    guard options.purchase != nil else { return nil }
    let isTaken =
      switch member {
      case .type: true
      case .category: options.category == nil && origin?.rule != .categoryMark
      case .merchant: options.merchant == nil && origin == nil
      case .account: options.account == nil && origin == nil
      default: false
      }
    return isTaken
      ? FieldReason(field: field, value: value, text: "the purchase that it pays back") : nil
  }
}
