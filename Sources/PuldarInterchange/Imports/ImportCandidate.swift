import LedgerModel

/// What a line of a bank may be: an entry, or a payment that was split over several.
struct ImportCandidate {
  /// The entry; of a payment its first part that counts.
  private(set) var first: RegisteredEntry
  /// The other parts of the payment; empty for an entry alone.
  private(set) var others: [RegisteredEntry] = []
  /// Of a payment the sum of its parts.
  private(set) var amount: Money

  private init(_ entry: RegisteredEntry) {
    first = entry
    amount = entry.values.amount
  }

  var id: EventID { first.id }
  /// The entry alone, or all parts of the payment.
  var entries: [RegisteredEntry] { [first] + others }
  var type: EntryType { first.values.type }
  var account: AccountName { first.values.account }
  var date: CalendarDay { first.values.date }
  private var texts: EntryTexts { first.texts }
  /// Whether it may be one side of a move: it stands alone, and nothing came back of it or by it.
  var isSimple: Bool { others.isEmpty && texts.payment == nil && texts.purchase == nil }

  private mutating func add(_ part: RegisteredEntry) {
    guard part.id < first.id else { return others.append(part) }
    others.append(first)
    first = part
  }

  var merchant: String { texts.merchant }

  /// Who was paid, and what the person or the bank wrote beside it.
  var name: String {
    let (merchant, note) = (texts.merchant, texts.note)
    return note.isEmpty ? merchant : merchant.isEmpty ? note : "\(merchant) \(note)"
  }

  /// Whether a file told of it first.
  var isImported: Bool { texts.by.hasPrefix("import/") || texts.by.contains(" import/") }

  /// Each entry by itself, as the program's own export tells of them.
  static func single(of entries: [RegisteredEntry]) -> [ImportCandidate] {
    entries.map { ImportCandidate($0) }
  }

  /// Those of a ledger's entries that count; the bank tells of a payment as one, so its parts are none by themselves.
  static func all(of entries: [RegisteredEntry]) -> [ImportCandidate] {
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
      // A sum that fits no amount is no line's.
      guard let sum = try? found[place].amount + entry.values.amount else { continue }
      found[place].amount = sum
      found[place].add(entry)
    }
    return found
  }
}
