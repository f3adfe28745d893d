import CommandTable
import EntryParsing
import LedgerModel

/// Makes entries of what a person typed: a sentence, or an amount with options.
struct EntryReader {
  private let session: Session
  private let options: EntryOptions
  let context: ParsingContext

  init(_ session: Session, _ books: Books?, _ options: EntryOptions) {
    self.session = session
    self.options = options
    let currency = session.currency(of: books)
    let builtIn = Set(CategorySet.puldar.categories.map(\.category))
    context = ParsingContext(
      today: session.today, currency: currency, conventions: session.conventions(for: currency),
      ownCategories: books?.plan.categories.offered(on: session.today)
        .filter { !builtIn.contains($0) } ?? [])
  }

  /// The entries that words mean.
  ///
  /// - Throws: ``ParsingFailure``, and what is wrong with an amount that stands alone.
  func entries(of words: String) async throws -> [NewEntry] {
    if !options.stated.isEmpty, let entry = try entry(ofAmount: words) { return [entry] }
    let parsed = try await session.surroundings.parser.entries(in: words, context: context)
    return parsed.entries.map { entry(of: $0, in: parsed.text, by: parsed.parser) }
  }

  /// The entry that one reading of a doubtful sentence would be.
  func entry(of parsed: ParsedEntry, in text: String, by parser: String) -> NewEntry {
    let type = options.type ?? parsed.type
    let category = options.category ?? parsed.category
    return NewEntry(
      values: EntryValues(
        type: type, amount: parsed.amount,
        category: type == .income ? .income : category == .income ? .other : category,
        date: options.date?.day(today: session.today) ?? parsed.date,
        account: options.account ?? parsed.account ?? .bank),
      texts: EntryTexts(
        merchant: options.merchant ?? parsed.merchant, note: options.note ?? "", said: text,
        by: parser),
      stated: options.stated)
  }

  /// The entry of an amount that stands alone; `nil` where the words are a sentence.
  private func entry(ofAmount words: String) throws -> NewEntry? {
    let amount: Money
    do throws(AmountError) {
      amount = try Money.reading(
        words, defaultCurrency: context.currency, conventions: context.conventions)
    } catch {
      guard EntryReader.isMeantAsAmount(words) else { return nil }
      throw AmountProblem.error(error, for: "<words>")
    }
    let type = options.type ?? .expense
    return NewEntry(
      values: EntryValues(
        type: type, amount: amount,
        category: type == .income ? .income : options.category ?? .other,
        date: options.date?.day(today: session.today) ?? session.today,
        account: options.account ?? .bank),
      texts: EntryTexts(merchant: options.merchant ?? "", note: options.note ?? "", by: "flags"),
      stated: options.stated.union([.type, .amount]))
  }

  /// Whether words are one word that begins like a number.
  private static func isMeantAsAmount(_ words: String) -> Bool {
    guard !words.contains(where: \.isWhitespace), let first = words.first else { return false }
    return first.isNumber || "+-.,(".contains(first) || first.isCurrencySymbol
  }
}
