import CommandTable
import LedgerModel
import LedgerStore

/// What `edit` changes of a payment as a whole.
struct EditedPayment {
  /// Whether every part of the payment changes.
  let isWhole: Bool
  /// How it is split from now on; `nil` if that stays.
  let split: SplitArgument?
  /// Whether it becomes one again.
  let joins: Bool

  /// Whether its parts change, so that no other change is needed.
  var isSplit: Bool { split != nil || joins }

  /// Returns the change that splits or joins a payment, or shares a new amount; `nil` if it is none of these.
  ///
  /// - Throws: ``CommandFailure`` for the amount of a part, which says nothing of the others.
  func changing(
    _ id: EventID, _ changes: EntryAmendment, _ conventions: NumberConventions, reason: String,
    _ session: Session
  ) async throws -> CorrectEntry? {
    guard isSplit || changes.amount != nil else { return nil }
    guard [isWhole, split != nil, joins].count(where: \.self) < 2 else {
      throw UsageError("'--payment', '--split' and '--join' exclude each other")
    }
    guard let entry = try await session.ledger.view(LatestEntries([id]))[id] else { return nil }
    let parts = try await PaymentSearch(session: session).parts(with: entry) ?? [entry]
    guard parts.count > 1 || split != nil || joins else { return nil }
    var others = changes
    (others.amount, others.category) = (nil, joins ? nil : changes.category)
    guard others.isEmpty else {
      throw UsageError("Change the parts of a payment alone, with '--amount' for a new whole")
    }
    let currency = entry.values.amount.currency
    let whole = try changes.amount ?? PaymentParts(entries: parts).sum(in: currency)
    var shares: [AddPayment.Part]
    if let split {
      shares = try split.parts(of: whole, conventions)
      guard shares.count > 1 else { throw LedgerError.refused(.splitCount(shares.count)) }
    } else if joins {
      guard parts.count > 1 || entry.texts.payment != nil else {
        throw try await PaymentSearch(session: session).isNoPart(id, leavingOut: "--join")
      }
      shares = [AddPayment.Part(changes.category ?? parts[0].values.category, whole)]
    } else {
      guard isWhole else { throw try await isPart(id, changes.amount ?? whole, of: parts, session) }
      let weights = parts.map(\.values.amount.minorUnits)
      shares = zip(parts, LargestRemainder.parts(of: whole.minorUnits, weights: weights)).map {
        AddPayment.Part($0.values.category, Money(minorUnits: $1, currency: currency))
      }
    }
    return CorrectEntry(id, split: shares, changes, today: session.today, reason: reason)
  }

  /// Returns the failure for a new amount of a part alone.
  private func isPart(
    _ id: EventID, _ amount: Money, of parts: [RegisteredEntry], _ session: Session
  ) async throws -> CommandFailure {
    let numbering = try await session.ledger.numbering()
    let number = numbering.text(id)
    let categories = try await session.ledger.state()?.plan.categories ?? CategoryCatalog()
    let text = PaymentParts(entries: parts).text(numbering, categories, ScreenStyle())
    let own = parts.first { $0.id == id }?.values.category.text ?? ""
    let other = parts.first { $0.id != id }?.values.category.text ?? ""
    let split = "edit \(number) --split \(own)=\(AmountText.text(amount)) \(other)"
    return CommandFailure(
      "\(number) is a part of a payment: \(VisibleText(text))",
      remedy: """
        Say what each takes: '\(command: split)', with --amount if it is another whole; or share \
        a new whole: '\(command: "edit \(number) --payment --amount \(AmountText.text(amount))")'.
        """, .refusedData)
  }
}

extension Parameter where Value == EditedPayment {
  /// The options of a change of a payment.
  static var editedPayment: Parameter {
    Parameter(
      .flag("--payment", "Change every part of the payment that the entry is a part of."),
      .option(
        "--split <parts>",
        "Split it over categories: groceries=80 shopping=rest, in percent, or equally."),
      .flag("--join", "Make the payment one again, in the category of the first part or of -c."),
      as: EditedPayment.init(isWhole:split:joins:))
  }
}
