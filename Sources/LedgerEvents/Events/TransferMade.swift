/// The person moved money between two accounts: nothing was spent or received.
public struct TransferMade: EventPayload {
  package static let type: EventType = "TransferMade"

  /// Two entries imported from two accounts' files that are the two sides of one move; they no longer count.
  public struct Joined: Hashable, Sendable {
    package var earlier: EventID
    /// `nil` if the other line is the move itself, because it names the account.
    package var later: EventID?

    package init(_ earlier: EventID, with later: EventID? = nil) {
      self.earlier = earlier
      self.later = later
    }
  }

  /// More than zero.
  public var amount: Money
  /// The day it counts on, as the person stated it.
  public var date: CalendarDay
  /// The account that the money left.
  public var source: AccountName
  /// The account that received it; differs from ``source``.
  public var destination: AccountName
  /// The person's note; may be empty.
  public var note: String
  /// The sentence that the transfer was made from; empty if there was none.
  package var said: String
  /// The source of the values, as for an entry.
  package var by: String
  /// `nil` if no lines were joined to the transfer.
  package var joined: Joined?
  /// The category of the money put away or taken out; `nil`: the default of the kept account's kind.
  package var category: CategoryName?
  /// Whether it leaves monthly budgets unaffected, whatever its accounts are.
  package var sparesBudget: Bool
  /// Its tags, as ``EntryDetails/tag(_:)`` spells them, sorted, each once.
  public var tags: [String] = []

  /// Makes a transfer on a day.
  public init(
    amount: Money, date: CalendarDay, from source: AccountName, to destination: AccountName,
    note: String = "", said: String = "", by: String = "flags", joining joined: Joined? = nil,
    in category: CategoryName? = nil, sparesBudget: Bool = false
  ) {
    self.category = category
    self.sparesBudget = sparesBudget
    self.joined = joined
    self.amount = amount
    self.date = date
    self.source = source
    self.destination = destination
    self.note = note
    self.said = said
    self.by = by
  }

  /// How a transfer affects budgets, as the log spells it.
  private enum Budget: String {
    case spared
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    amount = try fields.money()
    date = try fields.day("date")
    source = try fields.account("from")
    destination = try fields.account("to")
    note = try fields.optionalText("note")
    said = try fields.optionalText("said")
    by = try fields.text("by")
    if let earlier = try fields.optionalEvent("joins") {
      joined = Joined(earlier, with: try fields.optionalEvent("with"))
    }
    category = try fields.optionalName("category").map { CategoryName($0) }
    sparesBudget = try fields.optionalChoice("budget", Budget.self) != nil
    tags = try fields.tags()
  }

  package func write(to fields: inout FieldWriter) {
    fields.write(amount)
    fields.write("date", date)
    fields.write("from", source.text)
    fields.write("to", destination.text)
    fields.writeUnlessEmpty("note", note)
    fields.writeUnlessEmpty("said", said)
    fields.write("by", by)
    fields.writeIfPresent("joins", joined?.earlier)
    fields.writeIfPresent("with", joined?.later)
    fields.writeUnlessEmpty("category", category?.text ?? "")
    fields.writeUnlessEmpty("budget", sparesBudget ? Budget.spared.rawValue : "")
    if !tags.isEmpty { fields.write("tags", tags) }
  }

  package var event: LedgerEvent { .account(.transferMade(self)) }
  package var reason: String { "" }
  package var causes: [EventID] { [joined?.earlier, joined?.later].compactMap(\.self) }
}
