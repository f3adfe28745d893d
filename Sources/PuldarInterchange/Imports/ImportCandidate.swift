import LedgerModel

/// A possible match of a bank line: an entry, or a payment that was split into several entries.
struct ImportCandidate {
  /// The entry; for a payment, its first part that counts.
  private(set) var first: RegisteredEntry
  /// The other parts of the payment; empty for a single entry.
  private(set) var others: [RegisteredEntry] = []
  /// The amount of the entry, or the sum of the payment's parts.
  private(set) var amount: Money
  /// Whether the amount is that of the whole purchase, of which a part was lent to people.
  private(set) var isShared = false

  private init(_ entry: RegisteredEntry) {
    first = entry
    amount = entry.values.amount
  }

  var id: EventID { first.id }
  /// The single entry, or all parts of the payment.
  var entries: [RegisteredEntry] { [first] + others }
  var type: EntryType { first.values.type }
  var account: AccountName { first.values.account }
  var date: CalendarDay { first.values.date }
  private var texts: EntryTexts { first.texts }
  /// Whether it may be one side of a transfer: a single entry that neither has a refund nor is one.
  var isSimple: Bool { others.isEmpty && texts.payment == nil && texts.purchase == nil }

  private mutating func add(_ part: RegisteredEntry) {
    guard part.id < first.id else { return others.append(part) }
    others.append(first)
    first = part
  }

  var merchant: String { texts.merchant }

  /// The merchant, and the note of the person or the bank.
  var name: String {
    let (merchant, note) = (texts.merchant, texts.note)
    return note.isEmpty ? merchant : merchant.isEmpty ? note : "\(merchant) \(note)"
  }

  /// Whether an import recorded the entry.
  var isImported: Bool { texts.isImported }

  /// Makes a candidate of each entry, as the program's own export lists them.
  static func single(of entries: [RegisteredEntry]) -> [ImportCandidate] {
    entries.map { ImportCandidate($0) }
  }

  /// Makes candidates of entries that count. A bank books a payment as one line, so its parts are one candidate.
  ///
  /// - Parameter lent: What was lent to people with some of the entries: each of these is a candidate of the whole as
  ///   well.
  static func all(
    of entries: [RegisteredEntry], lent: [EventID: Money]
  ) -> [ImportCandidate] {
    var found: [ImportCandidate] = []
    found.reserveCapacity(entries.count)
    var payments: [EventID: Int] = [:]
    for entry in entries {
      guard let payment = entry.countingPayment else {
        found.append(ImportCandidate(entry))
        continue
      }
      guard let place = payments[payment] else {
        payments[payment] = found.count
        found.append(ImportCandidate(entry))
        continue
      }
      // A sum that overflows matches no line.
      guard let sum = try? found[place].amount + entry.values.amount else { continue }
      found[place].amount = sum
      found[place].add(entry)
    }
    if lent.isEmpty { return found }
    // The own export lists the own share, and the bank books the whole.
    let shared = found.compactMap { candidate -> ImportCandidate? in
      let lent = candidate.entries.compactMap { lent[$0.id] }
      guard let first = lent.first,
        let sum = try? lent.dropFirst().reduce(first, { try $0 + $1 }),
        let whole = try? candidate.amount + sum
      else { return nil }
      var shared = candidate
      (shared.amount, shared.isShared) = (whole, true)
      return shared
    }
    return found + shared
  }
}
