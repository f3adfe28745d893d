public import LedgerModel

/// A log that was merged, or examined for a merge.
public struct MergedLog: Hashable, Sendable {
  /// The path that it was read from.
  public var source: String
  /// The log's writer.
  public var writer: WriterID
  /// The device's name.
  public var deviceName: String
  /// The log's ledger.
  public var ledger: LedgerID
  /// The currency of that ledger.
  public var currency: Money.Currency
  /// When its last event was recorded.
  public var latestTime: Timestamp
  /// How many events it holds.
  public var eventCount: Int
  /// How many of them were here before.
  public var knownCount: Int
  /// How many bytes follow its last whole event; they are left out.
  public var unfinishedByteCount: Int
  /// How many of its events only a newer version understands.
  public var newerCount: Int
  /// Where the source was moved, because it was a copy among the logs; `nil` otherwise.
  public var movedTo: String?

  /// How many events were added to this ledger, or would be.
  public var addedCount: Int { max(0, eventCount - knownCount) }

  /// The refusal of a log whose ledger began separately and is not joined.
  public var refusalApart: any FileRefusal { MergeRefusal.otherLedger(self) }
}

/// The reasons why another log is not merged. Nothing was changed.
package enum MergeRefusal: FileRefusal, Hashable {
  /// The ledger is a single log, with no place for another.
  case needsFolder(path: String, source: String)
  /// The other log is damaged.
  case damaged(LogDamage)
  /// The log of the same writer is damaged here.
  case damagedHere(LogDamage, source: String)
  /// Two devices continued one log: their copies differ from an event on.
  case forked(at: EventID, here: LedgerCondition.SealedHead, there: LedgerCondition.SealedHead)
  /// The other log belongs to another ledger, which can be joined.
  case otherLedger(MergedLog)
  /// The other log belongs to a ledger in another currency.
  case otherCurrency(MergedLog, here: Money.Currency)
  /// The other log belongs to this ledger, and states a different opening.
  case otherBeginning(MergedLog, String)
  /// One of both ledgers was made of the other by compacting it, or both of a third: entries would count twice.
  case compacted(MergedLog)
}

extension MergeRefusal {
  package var problem: String {
    switch self {
    case .needsFolder(let path, _):
      "'\(path)' is a single log, and another one needs a folder to stand beside it"
    case .damaged(let damage): damage.problem
    case .damagedHere(let damage, _): damage.problem
    case .forked(let event, let here, let there):
      "two devices went on with the log '\(event.writer.text)': from event \(event.text) on it says "
        + "something else here than there\nhere \(here.text), there \(there.text)"
    case .otherLedger(let log):
      "'\(log.source)' is of another ledger, which began apart from this one"
    case .otherCurrency(let log, let here):
      "'\(log.source)' is of another ledger, in \(log.currency.code), and this one is in \(here.code)"
    case .otherBeginning(let log, let contradiction):
      "'\(log.source)' is not of this ledger as it began: \(contradiction)"
    case .compacted(let log):
      "'\(log.source)' and this ledger hold the same entries: one of both was compacted, and "
        + "everything would count twice"
    }
  }

  package var remedy: String? {
    switch self {
    case .damaged: "Nothing was taken in. Fetch the log anew, or repair it where it was written."
    case .otherLedger: "Say that both are one from now on, if they are."
    case .otherCurrency: "Keep them apart: a ledger has one currency."
    case .otherBeginning:
      "Nothing was taken in. No device begins its log so: find out who wrote it."
    case .compacted: "Go on with one of both, and keep the other apart."
    case .needsFolder, .damagedHere, .forked: nil
    }
  }

  package var offeredRemedy: (any Remedy)? {
    switch self {
    case .needsFolder(let path, let source): LogRemedy(.makeFolder, path: path, source: source)
    case .damagedHere(_, let source): LogRemedy(.mendFrom, source: source)
    case .forked: LogRemedy(.keepBoth)
    case .otherLedger: LogRemedy(.join)
    case .damaged, .otherCurrency, .otherBeginning, .compacted: nil
    }
  }
}

extension FileRefusal {
  /// The damaged line of a log that caused the refusal; `nil` if none did.
  public var damage: LogDamage? {
    switch self as? MergeRefusal {
    case .damaged(let damage), .damagedHere(let damage, _): damage
    default: nil
    }
  }
}
