public import LedgerModel

/// The reasons why a ledger could not be read or written. The `errno` of a failed system call is kept.
@nonexhaustive
public enum LogError: Error, Hashable, Sendable {
  /// There is no ledger at the place.
  case noLedger(path: String)
  /// Nothing is at the place where this machine stored events: the disk is not there, or the ledger was moved away.
  /// `latest` is when the last event was recorded; nothing was stored.
  case gone(path: String, eventCount: Int, latest: Timestamp)
  /// The place holds something that is not a file or folder of a ledger.
  case notOurs(path: String, reason: String)
  /// A line that was written whole and no longer reads as it was written.
  case damaged(LogDamage)
  /// Events that only a newer version understands.
  case newerVersion(log: String, line: Int, reason: String)
  /// A call on a file failed, and nothing was stored.
  case notWritten(problem: String, errno: Int32? = nil)
  /// An event that could not be read again, or does not follow in its log; nothing was stored.
  case unwritable(EventID, type: EventType, reason: String)
  /// The bytes were written, but the system could not confirm that they are on the disk.
  case unknown(problem: String, errno: Int32? = nil)
  /// A call on a file failed while reading.
  case unreadable(problem: String, errno: Int32? = nil)
  /// The system does not allow a call on a file; nothing was stored.
  case notPermitted(problem: String, errno: Int32? = nil)
  /// Something is in the place of a file or folder of the ledger, or of this machine's record: at `path`, if it can be
  /// moved away.
  case obstructed(problem: String, path: String? = nil, remedy: String? = nil)
  /// Another writer held the lock for too long.
  case locked(path: String)
  /// A sync failed earlier in this process: the state of the system's copy of the file is unknown.
  case handleDead
  /// Acknowledged events are missing: nothing is written after the gap.
  case acknowledgedMissing(MissingEvents)
  /// Unfinished bytes are at the end of the log, and no record says what was acknowledged.
  case unmarkedTail(log: String, byteCount: Int)
  /// A single log that another machine wrote, or that replaced this machine's: it can be read.
  case needsAdoption(path: String)
}

extension LogError: RemediedError {
  public var problem: String {
    switch self {
    case .noLedger(let path): "there is no ledger at '\(path)'"
    case .gone(let path, let count, let latest):
      "the ledger at '\(path)' is gone: \(count) \(count == 1 ? "event was" : "events were") stored there "
        + "by this machine, the last on \(latest.day)"
    case .notOurs(let path, let reason): "'\(path)' \(reason)"
    case .damaged(let damage): damage.problem
    case .newerVersion(let log, let line, let reason):
      "line \(line) of '\(log)' was written by a newer version: \(reason)"
    case .notWritten(let problem, _): "\(problem); nothing was stored"
    case .unwritable(let event, let type, let reason):
      "event \(event.text) (\(type.text)) could not be read again: \(reason); nothing was stored"
    case .unknown(let problem, _): "written, not known to be durable: \(problem)"
    case .unreadable(let problem, _), .notPermitted(let problem, _), .obstructed(let problem, _, _):
      problem
    case .locked(let path): "another program is writing to the ledger: '\(path)' is locked"
    case .handleDead: "an earlier write is not known to be durable, so nothing more is written"
    case .acknowledgedMissing(let missing): missing.problem
    case .unmarkedTail(let log, let byteCount):
      "'\(log)' ends with \(byteCount) \(byteCount == 1 ? "byte" : "bytes") of an unfinished write, and "
        + "this machine's mark of what was stored cannot be read"
    case .needsAdoption(let path):
      "'\(path)' is not the file that this machine wrote: it came from another one, or a program put "
        + "it in its place"
    }
  }

  public var remedy: String? {
    switch self {
    case .notOurs: "Choose a ledger's folder, or one log that ends in .jsonl."
    case .newerVersion:
      "Update this program; until then the ledger can be read, and its totals are incomplete."
    case .notWritten: "Remove the cause, and try again."
    case .unwritable: "Have it say something else: a log holds only what can be read again."
    case .unknown: "Try again under the same key: it is stored once."
    case .notPermitted:
      "Check who owns the file and its folder, and what they may do with it."
    case .locked: "Wait for it to end, and try again."
    case .handleDead: "Open the ledger again."
    case .needsAdoption: "Adopt it once, to go on with it as this machine's own."
    case .obstructed(_, _, let remedy): remedy
    case .noLedger: "Store something: that begins one."
    case .gone: "Bring it back from where it was or from a backup, or begin a new one."
    case .damaged(let damage): damage.remedy
    case .unreadable: "Check the file, what its owner may do with it, and the machine."
    case .acknowledgedMissing: "Bring the events back from a copy, or go on without them."
    case .unmarkedTail: "Look at what a repair would cut off, and cut it off."
    }
  }

  public var offeredRemedy: (any Remedy)? {
    switch self {
    case .noLedger: LogRemedy(.begin)
    case .gone: LogRemedy(.beginAnew)
    case .damaged(let damage): damage.offeredRemedy
    case .obstructed(_, let path, _): path.map { LogRemedy(.moveAway, path: $0) }
    case .unreadable: LogRemedy(.checkFile)
    case .acknowledgedMissing(let missing): missing.offeredRemedy
    case .unmarkedTail: LogRemedy(.cutEnd)
    case .notOurs: LogRemedy(.nameLedger)
    case .notWritten: LogRemedy(.removeCause)
    case .unknown: LogRemedy(.repeatUnderKey)
    case .notPermitted: LogRemedy(.beOwner)
    case .locked: LogRemedy(.waitForOther)
    case .needsAdoption: LogRemedy(.adopt)
    case .newerVersion, .unwritable, .handleDead: nil
    }
  }
}

extension LogError {
  /// The `errno` of the call that failed; `nil` if none did or none is known.
  public var errno: Int32? {
    switch self {
    case .notWritten(_, let errno), .unknown(_, let errno), .unreadable(_, let errno),
      .notPermitted(_, let errno):
      errno
    case .noLedger, .gone, .notOurs, .damaged, .newerVersion, .unwritable, .obstructed, .locked,
      .handleDead, .acknowledgedMissing, .unmarkedTail, .needsAdoption:
      nil
    }
  }
}
