import CommandTable
import LedgerModel

extension ValueError {
  /// The word is data that cannot be read; what the error says to do is what would be accepted.
  static func unreadable(accepted error: some ExplainedError) -> ValueError {
    .unreadable(phrase(error.remedy ?? error.problem))
  }

  /// A sentence as it stands behind a colon: "Write 12.50." is "write 12.50".
  private static func phrase(_ sentence: String) -> String {
    let phrase = sentence.prefix(1).lowercased() + sentence.dropFirst()
    return phrase.hasSuffix(".") ? String(phrase.dropLast()) : phrase
  }
}
