import LedgerModel
import PuldarInterchange

/// Finds entries that may be in the ledger twice: typed, from a file or from a receipt, and again from another of them.
///
/// Two sentences are never the same thing, nor are two lines of files; and a line that comes after the entry was asked
/// about when it was imported.
struct LikelyDoubles {
  let session: Session

  /// An entry, and the earlier one that it may be.
  typealias Pair = (entry: RegisteredEntry, earlier: RegisteredEntry)

  /// The values that both have.
  private struct Values: Hashable {
    var type: EntryType
    var amount: Money
    var account: AccountName

    init(_ values: EntryValues) {
      (type, amount, account) = (values.type, values.amount, values.account)
    }
  }

  /// Returns the pairs that nobody reviewed, in the order in which they were recorded.
  func pairs() async throws -> [Pair] {
    let register = try await session.ledger.view(EntryRegister())
    let reviews = register.plan.reviews
    var waiting: [Values: [RegisteredEntry]] = [:]
    var pairs: [Pair] = []
    for entry in register.entries().sorted(by: { ($0.recordedAt, $0.id) < ($1.recordedAt, $1.id) })
    {
      let (values, source) = (Values(entry.values), LikelyDoubles.source(of: entry))
      let found =
        source == .file
        ? nil
        : waiting[values, default: []].firstIndex { earlier in
          LikelyDoubles.source(of: earlier) != source
            && SamePurchase.days(around: earlier.values.date).contains(entry.values.date)
        }
      guard let found, let earlier = waiting[values]?.remove(at: found) else {
        waiting[values, default: []].append(entry)
        continue
      }
      if !reviews.covers(earlier.id, entry.id) { pairs.append((entry, earlier)) }
    }
    return pairs
  }

  /// Where an entry comes from.
  enum Source: String {
    case file = "of a file"
    case receipt = "of a receipt"
    case words = "which was typed"
  }

  static func source(of entry: RegisteredEntry) -> Source {
    switch entry.texts.by.prefix(while: { $0 != "/" }) {
    case "import": .file
    case "receipt": .receipt
    default: .words
    }
  }
}
