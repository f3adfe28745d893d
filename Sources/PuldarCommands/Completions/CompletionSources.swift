import CommandTable
import LedgerModel
import LedgerStore

extension CompletionSource<Session> {
  /// The number of numbers offered at most: more would hide the last ones.
  private static var countLimit: Int { 20 }

  /// The last entries that count, by number.
  static var entries: CompletionSource {
    .reading { session in
      let latest = try await session.ledger.view(LatestEntries(countLimit))
      let categories = try await session.ledger.view(DecisionState()).plan.categories
      let numbering = try await session.ledger.numbering()
      return [Completion("last", "the entry that was added last")]
        + latest.entries.map { entry in
          let line = EntryLine(entry.values, entry.texts, categories)
          return Completion(
            numbering.text(entry.id), line.text(today: session.today, ScreenStyle()))
        }
    }
  }

  /// The last events, by number.
  static var events: CompletionSource {
    .reading { session in
      let line = try await line(session)
      var completions: [Completion] = []
      try await session.ledger.forEachEvent { envelope in
        if envelope.event.isAboutTheLog { return true }
        completions.append(
          Completion(line.numbering.text(envelope.id), line.text(envelope.event)))
        return true
      }
      return completions.suffix(countLimit).reversed()
    }
  }

  /// The last events that can be taken back, by number.
  static var undoable: CompletionSource { reversible(undone: false) }

  /// The last events that an undo took back, by number.
  static var undone: CompletionSource { reversible(undone: true) }

  private static func reversible(undone: Bool) -> CompletionSource {
    .reading { session in
      let line = try await line(session)
      return try await session.ledger.reversibleEvents(undone: undone, upTo: countLimit).map {
        Completion(line.numbering.text($0.id), line.text($0.event))
      }
    }
  }

  /// Returns the line that describes events beside their numbers.
  private static func line(_ session: Session) async throws -> EventLine {
    EventLine(
      today: session.today,
      categories: try await session.ledger.view(DecisionState()).plan.categories,
      numbering: try await session.ledger.numbering(), style: ScreenStyle())
  }

  /// The bills, by name.
  static var bills: CompletionSource {
    .reading { session in
      let state = try await session.ledger.view(DecisionState())
      let all = state.bills.bills.compactMap { bill in
        state.bills.latestTerms(of: bill).map { (id: bill, name: $0.name, terms: $0) }
      }
      return try await named(all.map { ($0.id, $0.name) }, session) { place in
        let terms = all[place].terms
        return "\(BillLine.amount(terms, ScreenStyle())), "
          + (terms.recurrence.isOnce ? "once" : RecurrenceLine.text(terms.recurrence))
      }
    }
  }

  /// The goals that have not ended, by name.
  static var goals: CompletionSource {
    .reading { session in
      let book = try await session.ledger.view(DecisionState()).envelopes
      let open = book.goals.filter { book.end(of: $0) == nil }
      return try await named(open.map { ($0, book.goal($0)?.name ?? "") }, session) { place in
        book.goal(open[place])?.target.map { "of \(AmountText.text($0))" } ?? ""
      }
    }
  }

  /// Returns completions by lowercase name, or by number if several things share the name.
  private static func named(
    _ all: [(id: EventID, name: String)], _ session: Session, _ line: (Int) throws -> String
  ) async throws -> [Completion] {
    let numbering = try await session.ledger.numbering()
    let counts = Dictionary(all.map { (FoldedText($0.name), 1) }, uniquingKeysWith: +)
    return try all.enumerated().map { place, one in
      counts[FoldedText(one.name)] == 1
        ? Completion(one.name.lowercased(), try line(place))
        : Completion(numbering.text(one.id), "\(VisibleText(one.name)) \(try line(place))")
    }
  }

  /// The merchants of the last entries.
  static var merchants: CompletionSource {
    .reading { session in
      var seen: Set<String> = [""]
      return try await session.ledger.view(LatestEntries(merchantDepth)).entries
        .map(\.texts.merchant).filter { seen.insert($0).inserted }.map { Completion($0) }
    }
  }

  /// The tags of the last entries.
  static var tags: CompletionSource {
    .reading { session in
      let entries = try await session.ledger.view(LatestEntries(merchantDepth)).entries
      return Set(entries.flatMap(\.texts.tags)).sorted().map { Completion($0) }
    }
  }

  /// The number of last entries whose merchants and tags are offered.
  private static var merchantDepth: Int { 300 }

  /// The accounts that entries were recorded in.
  static var accounts: CompletionSource { .reading(accountCompletions) }

  private static func accountCompletions(_ session: Session) async throws -> [Completion] {
    try await session.ledger.answer(.usedAccounts).map { Completion($0.text) }
  }

  /// The targets of a rollover setting.
  static var rolloverTargets: CompletionSource {
    .reading { session in
      try await bucketCompletions(session) + [
        Completion("all", "every bucket"), Completion("puldar", "surplus of Fundamentals and Fun"),
      ]
    }
  }

  /// Shares of the three buckets together, or of each bucket by its name.
  static var shares: CompletionSource {
    .reading { session in
      let budget = try await session.ledger.view(MonthlyBuckets()).month(session.today.month)
      let named = budget.buckets.map { bucket in
        Completion("\(bucket.bucket.text)=", "\(bucket.name), now \(bucket.share.shortText)")
      }
      guard budget.buckets.map(\.bucket) == BucketShare.standard.map(\.bucket) else { return named }
      return [
        Completion("50/30/20", "half for needs, the usual plan"),
        Completion("60/20/20", "more for needs"),
      ] + named
    }
  }

  /// The buckets, each with its rest of this month.
  static var buckets: CompletionSource { .reading(bucketCompletions) }

  private static func bucketCompletions(_ session: Session) async throws -> [Completion] {
    let budget = try await session.ledger.view(MonthlyBuckets()).month(session.today.month)
    return budget.buckets.map { bucket in
      Completion(
        bucket.bucket.text,
        budget.isShared
          ? "\(AmountText.text(bucket.left)) left" : bucket.name)
    }
  }

  /// The largest ledger to read while a person waits for a key, in bytes: some ten thousand events.
  private static var byteLimit: Int { 2 << 20 }

  /// The profiles, each with whether it is locked.
  static var profiles: CompletionSource {
    CompletionSource { session in
      try session.profileNames().map { name in
        let folder = ProfileFolder(session.location.path(of: name))
        return Completion(name.text, try folder.isLocked ? "locked" : "")
      }
    }
  }

  /// Returns completions from a ledger that is small enough; none from any other.
  static func reading(
    _ completions: @escaping @Sendable (Session) async throws -> [Completion]
  ) -> CompletionSource {
    CompletionSource { session in
      // A locked ledger offers nothing to a shell.
      guard try !ProfileFolder(holding: session.location.path).isLocked else { return [] }
      let store = session.location.store(
        isAdopting: false, machine: session.surroundings.machine)
      guard try store.byteCount() <= byteLimit else { return [] }
      return try await completions(session)
    }
  }
}

extension CompletionSource<Session> {
  /// The ledger's categories, each with its spending of this month and the rest of its bucket.
  static var categories: CompletionSource {
    .reading { session in
      let buckets = try await session.ledger.view(MonthlyBuckets())
      let month = session.today.month
      let budget = try buckets.month(month)
      return buckets.plan.categories.offered(on: session.today).map { category in
        let used = budget.spending(in: category).used
        let name = buckets.plan.categories.bucket(of: category, on: month.firstDay)
        let left = budget.buckets.first { $0.bucket == name && budget.isShared }
          .map {
            ", \(AmountText.text($0.left)) left in \(buckets.plan.buckets.displayName(of: name))"
          }
        return Completion(
          category.text,
          "used \(AmountText.text(used))\(left ?? ", \(buckets.plan.buckets.displayName(of: name))")"
        )
      }
    }
  }

  /// The figures of this month that can be explained, each with its amount.
  static var figures: CompletionSource {
    .reading { session in
      let explained = try await session.ledger.view(
        ExplainedMonth(session.today.month, on: session.today, depth: 0))
      let alone = try await bucketCompletions(session) + accountCompletions(session)
      return try alone + [Completion("savings", "Main Savings")]
        + explained.figures().map { figure in
          let explanation = try explained.explanation(of: figure)
          return Completion(figure.text, AmountText.text(explanation.value))
        }
    }
  }
}
