import CommandTable
import LedgerModel

/// How what is decided is recorded.
struct Recording: Hashable {
  /// The month from which it holds; `nil` if nobody said.
  var from: MonthArgument?
  /// Why; may be empty.
  var reason = ""
  /// The request that is stored once, however often it is made.
  var key: IdempotencyKey?
  /// Whether nothing is stored.
  var isPreview = false

  static let preview = Recording(isPreview: true)

  /// The month from which it holds: the stated one, else this one.
  func month(today: CalendarDay) -> CalendarMonth { from?.month(today: today) ?? today.month }
}

extension Parameter where Value == IdempotencyKey? {
  /// Of the commands that record something.
  static var key: Parameter {
    .option(
      "--key <key>", "Store the same request once, however often it is made.", IdempotencyKey.self)
  }
}

extension Parameter where Value == Bool {
  /// Of the commands that record something.
  static var preview: Parameter {
    .flag("-n --dry-run", "Show what would be stored, and store nothing.")
  }
}

extension Parameter where Value == Recording {
  /// Of the commands that record something: why, under which key, or only as a preview.
  static func recording(why: String = "Why.") -> Parameter {
    Parameter(.option("--why <text>", why, String.self), .key, .preview) {
      Recording(reason: $0 ?? "", key: $1, isPreview: $2)
    }
  }

  /// Of the commands that record what holds from a month on.
  static func recording(from: String, why: String = "Why.") -> Parameter {
    Parameter(.option("--from <month>", from, MonthArgument.self), .recording(why: why)) {
      Recording(from: $0, reason: $1.reason, key: $1.key, isPreview: $1.isPreview)
    }
  }
}
