public import LedgerEvents

/// The parts of one payment, however late they were split from it.
package struct PaymentEntries: RegisterProjection, LatestProjection {
  /// The parts come after it, so that no earlier event matters.
  package static var traits: ProjectionTraits { .latest }
  package var isAnswered: Bool { register[payment] != nil }

  private let payment: EventID
  package var register = EntryRegister()

  /// - Parameter payment: The first part, by which the others name it.
  package init(of payment: EventID) {
    self.payment = payment
  }

  package mutating func apply(
    _ change: EntryChange, texts: EntryTextChange, from cause: borrowing EventEnvelope
  ) {
    let isPart = texts.now.payment == payment || texts.was.payment == payment
    if isPart || change.entry == payment { register.apply(change, texts: texts, from: cause) }
  }

  /// The parts that count, in the order in which they were added; the entry itself before it is split.
  package var entries: [RegisteredEntry] {
    register.matching(EntryQuery.Filter()).filter { entry in
      entry.countingPayment == payment || entry.id == payment && entry.texts.payment == nil
    }
  }
}

extension LedgerQuestion where Answer == [RegisteredEntry] {
  /// The parts of a payment that count, in the order in which they were added.
  ///
  /// - Parameter payment: The first part, which the others name.
  public static func parts(of payment: EventID) -> Self {
    Self(PaymentEntries(of: payment)) { $0.entries }
  }
}
