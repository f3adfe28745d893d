/// Why a word cannot be the value of a parameter.
public struct ValueError: Error, Hashable {
  /// What would be accepted, as a phrase that follows a colon ("write 12.50 or 1,200.50"); `nil`
  /// where the list of allowed values says it.
  public let accepted: String?
  /// Whether the word is data (an amount, a date) rather than a part of the command's grammar.
  public let isDataRefusal: Bool

  /// 65 for data, 64 for a command that is written wrongly (`EX_DATAERR` and `EX_USAGE` of
  /// sysexits.h).
  public var exitCode: Int32 { isDataRefusal ? 65 : 64 }

  /// The word is data that cannot be read, such as an amount or a date.
  public static func unreadable(_ accepted: String) -> ValueError {
    ValueError(accepted: accepted, isDataRefusal: true)
  }

  /// The command is written wrongly.
  public static func misspelled(_ accepted: String) -> ValueError {
    ValueError(accepted: accepted, isDataRefusal: false)
  }

  /// The word is not among the allowed values, which the message then lists.
  public static let notListed = ValueError(accepted: nil, isDataRefusal: false)
}
