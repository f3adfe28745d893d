import CommandTable
import LedgerModel

/// The buckets, categories and accounts that entries may be of, and the tags that they must all have; of a kind that is
/// empty, any.
struct EntryNames: Hashable {
  var buckets: [BucketName] = []
  var categories: [CategoryName] = []
  var accounts: [AccountName] = []
  var tags: [TagArgument] = []
}

extension Parameter<Session, EntryNames> {
  /// The options of commands about some entries.
  static var names: Parameter {
    Parameter(
      .options("-b --bucket <name>", "Only this bucket.", completing: .buckets),
      .options("-c --category <name>", "Only this category.", completing: .categories),
      .options("-a --account <name>", "Only this account.", completing: .accounts),
      .tags("Only what has this tag."),
      as: EntryNames.init(buckets:categories:accounts:tags:))
  }
}

extension Parameter<Session, MerchantArgument?> {
  /// The merchant of commands about some entries.
  static var merchantPart: Parameter {
    .option("--merchant <name>", "A part of the merchant, or /pattern/.", completing: .merchants)
  }
}
