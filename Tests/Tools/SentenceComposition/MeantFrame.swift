import LedgerModel

/// A sentence with places for amounts and names, written by hand in one of nine languages, and what it means.
///
/// A line of `Fixtures/Sentences/Frames`: the kind, the words and the accepted meanings, with tabs between.
public struct MeantFrame: Sendable {
  /// What it is a case of: `nothing`, `tail`, `income`, `correction`, `currency` or `day`.
  public let kind: String
  let template: String
  let meanings: [Meaning]

  /// The fewest decimals that a currency of a meaning has; 2 if none is named.
  var fewestDecimals: Int {
    var entries: [Entry] = []
    for meaning in meanings {
      if case .entries(let meant) = meaning { entries += meant }
    }
    return entries.compactMap(\.currency).map(\.minorUnitDigits).min() ?? 2
  }

  /// One of the accepted meanings.
  enum Meaning: Sendable {
    /// Nothing may be stored: it is refused, or asked about.
    case nothing
    case entries([Entry])
  }

  /// An entry, by the name of its amount's place or by the amount itself.
  struct Entry: Sendable {
    let type: EntryType
    let amount: String
    let currency: Money.Currency?
    let day: CalendarDay?
  }

  /// The names of places for words, and those for numbers.
  static let words = ["thing2", "thing", "shop", "person"]
  static let numbers = ["a", "b2", "b", "n"]

  /// Reads a line; `nil` if it is none.
  init?(_ line: Substring) {
    let cells = line.split(separator: "\t")
    guard cells.count == 3 else { return nil }
    kind = String(cells[0])
    template = String(cells[1])
    var meanings: [Meaning] = []
    for part in cells[2].split(separator: "/") {
      guard let meaning = MeantFrame.meaning(part) else { return nil }
      meanings.append(meaning)
    }
    self.meanings = meanings
  }

  private static func meaning(_ text: Substring) -> Meaning? {
    var entries: [Entry] = []
    for part in text.split(separator: "+") {
      var words = part.split(separator: " ")[...]
      guard let first = words.popFirst() else { return nil }
      if first == "nothing" || first == "asked" { return words.isEmpty ? .nothing : nil }
      guard let type = EntryType(text: String(first)), let amount = words.popFirst() else {
        return nil
      }
      let currency = words.first.flatMap { Money.Currency(code: String($0)) }
      if currency != nil { words.removeFirst() }
      let day = words.popFirst()
      guard words.isEmpty, day == nil || day == "today" || CalendarDay(iso: day ?? "") != nil
      else { return nil }
      entries.append(
        Entry(
          type: type, amount: String(amount), currency: currency,
          day: day.flatMap { CalendarDay(iso: $0) }))
    }
    return .entries(entries)
  }
}
