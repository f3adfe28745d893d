import CommandTable
import LedgerModel
import LedgerStore

/// Which entries a person names by words and conditions: those that `list` shows.
struct ListedEntries {
  let words: [String]
  let conditions: EntryConditions
  let isAllTime, isUnreviewed: Bool

  func query(_ session: Session) async throws -> ListQuery {
    var query = try await conditions.query(session)
    query.words = words.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    query.names.tags += TagArgument.take(from: &query.words)
    query.isAllTime =
      isAllTime || (isUnreviewed || !words.isEmpty) && !conditions.isDated(session)
    query.isUnreviewed = isUnreviewed
    return query
  }
}

extension Parameter<Session, ListedEntries> {
  /// The words and conditions of the commands about listed entries.
  static var listed: Parameter {
    Parameter(
      .arguments("<words>", "What to look for.", String.self), .conditions,
      .flag("--all", "Of all time."),
      .flag("--unreviewed", "Only those that were stored without a look; of all time."),
      as: ListedEntries.init(words:conditions:isAllTime:isUnreviewed:))
  }
}

/// The entries that a query finds, also by the text of their receipts.
struct EntrySearch {
  let register: EntryRegister
  let state: DecisionState
  /// The entries, in the order of the query.
  let entries: [RegisteredEntry]
  /// The printed receipts of entries that may match only by them.
  let printed: [EventID: [AttachedReceipt]]

  init(_ session: Session, _ query: ListQuery) async throws {
    register = try await session.ledger.view(try await EntrySearch.asked(session, query))
    state = try await session.ledger.view(DecisionState())
    printed = try await EntrySearch.printed(session, query, register, state.receipts)
    entries = try query.entries(
      session, register,
      printed: printed.mapValues { receipts in receipts.map { FoldedText($0.text) } })
  }

  /// Returns the register of the entries to consider.
  private static func asked(_ session: Session, _ query: ListQuery) async throws -> EntryRegister {
    let days = try query.days(session)
    if !query.names.categories.isEmpty {
      // Only all entries show whether a category that no longer exists was ever used.
      let categories = try await session.ledger.view(DecisionState()).plan.categories
      guard query.names.categories.allSatisfy({ categories.exists($0) }) else {
        return EntryRegister()
      }
    }
    guard days.from != nil || days.to != nil else {
      return EntryRegister(
        of: nil,
        holding: SoughtText(
          longestOf: query.words.filter { !ListQuery.isAmount($0) }
            + [query.merchant?.part ?? ""] + query.names.tags.names))
    }
    let first = days.from?.month ?? .first
    return EntryRegister(of: first...max(first, days.to?.month ?? .last))
  }

  private static func printed(
    _ session: Session, _ query: ListQuery, _ register: EntryRegister, _ book: ReceiptBook
  ) async throws -> [EventID: [AttachedReceipt]] {
    guard !query.words.isEmpty, book.isInUse else { return [:] }
    var wordless = query
    wordless.words = []
    var receipts: [EventID: [ReceiptBook.Receipt]] = [:]
    for entry in try wordless.entries(session, register) {
      let attached = book.receipts(of: entry.id).filter(\.attached.hasText)
      guard !attached.isEmpty, !entry.content.lacking(query.words).isEmpty else { continue }
      receipts[entry.id] = attached
    }
    let order = receipts.keys.sorted()
    var read = try await session.read(order.flatMap { receipts[$0] ?? [] })[...]
    var printed: [EventID: [AttachedReceipt]] = [:]
    for id in order {
      let count = receipts[id]?.count ?? 0
      printed[id] = Array(read.prefix(count))
      read = read.dropFirst(count)
    }
    return printed
  }
}

extension EntryTotals {
  /// Returns the last line of a list: `4 entries · out 1545.00 · in 50.00 · net -1495.00`.
  ///
  /// - Parameter limit: The number of entries shown; `nil` for all.
  func line(showing limit: Int? = nil, _ style: ScreenStyle) -> String {
    let count = count.of("entry", "entries")
    let isPart = limit.map { $0 < self.count } ?? false
    return style.joined([
      isPart ? "\(limit ?? 0) of \(count)" : count,
      "out \(style.amount(out))",
      "in \(style.amount(`in`))"
        + ([.zero(`in`.currency), `in`].contains(cameBack)
          ? "" : ", \(style.amount(cameBack)) of it came back"),
      "net \(style.amount(net))",
    ])
  }
}
