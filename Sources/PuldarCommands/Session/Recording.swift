import CommandTable
import LedgerModel

/// The options of a recorded decision.
struct Recording: Hashable {
  /// The month from which it holds; `nil` if none was stated.
  var from: MonthArgument?
  /// The reason; may be empty.
  var reason = ""
  /// The currency of a ledger that is begun by it.
  var currency: Money.Currency?
  /// The idempotency key: the same request is stored once.
  var key: IdempotencyKey?
  /// Whether nothing is stored.
  var isPreview = false
  /// The last event that its writer has seen; `nil` if nothing is said of it.
  var lastSeen: SeenEventArgument?

  static let preview = Recording(isPreview: true)

  /// The same without the condition.
  var unconditional: Recording {
    var recording = self
    recording.lastSeen = nil
    return recording
  }

  /// Returns the month from which it holds: the stated one, else this one.
  func month(today: CalendarDay) -> CalendarMonth { from?.month(today: today) ?? today.month }
}

extension Parameter where Value == IdempotencyKey? {
  /// The key of commands that record something.
  static var key: Parameter {
    .option(
      "--key <key>", "Store the same request once, however often it is made.", IdempotencyKey.self)
  }
}

extension Parameter where Value == Bool {
  /// The preview flag of commands that record something.
  static var preview: Parameter {
    .flag("-n --dry-run", "Show what would be stored, and store nothing.")
  }
}

extension Parameter where Value == SeenEventArgument? {
  /// The condition of commands that change something.
  static var ifUnchanged: Parameter {
    .option(
      "--if <event>", "Store it only if nothing changed it after this event, the last you saw.",
      SeenEventArgument.self)
  }
}

extension Parameter where Value == Recording {
  /// The options of commands that record something without a reason: the key and the preview flag.
  static var keyed: Parameter {
    Parameter(.key, .preview) { Recording(key: $0, isPreview: $1) }
  }

  /// Returns the options of commands that may begin a ledger: its currency, and the key.
  static func beginning(_ key: Parameter<Session, IdempotencyKey?> = .key) -> Parameter {
    Parameter(
      .option(
        "--currency <code>", "The currency of a ledger that is begun by this.", Money.Currency.self),
      key
    ) { Recording(currency: $0, key: $1) }
  }

  /// Returns the options of commands that record something: the reason, the condition, the key, and the preview flag.
  static func recording(why: String = "Why.") -> Parameter {
    Parameter(.option("--why <text>", why, String.self), .conditional) { reason, recording in
      var recording = recording
      recording.reason = reason ?? ""
      return recording
    }
  }

  /// The options of commands that change something without a reason.
  static var conditional: Parameter {
    Parameter(.ifUnchanged, .keyed) {
      Recording(key: $1.key, isPreview: $1.isPreview, lastSeen: $0)
    }
  }

  /// Returns the options of commands that record what holds from a month on.
  static func recording(from: String, why: String = "Why.") -> Parameter {
    Parameter(.option("--from <month>", from, MonthArgument.self), .recording(why: why)) {
      month, recording in
      var recording = recording
      recording.from = month
      return recording
    }
  }
}
