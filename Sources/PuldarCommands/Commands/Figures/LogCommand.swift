import CommandTable
import LedgerModel

extension PuldarCommand {
  static var log: Command {
    Command(
      "log", "Show every change that was ever recorded, in order.",
      discussion: """
        Days are those of the record, not those that entries count on. With --jsonl the lines of the \
        log come out as they are, with their seals.
        """,
      examples: ["puldar log", "puldar log --entry 6", "puldar log --jsonl > copy.jsonl"],
      .options("--type <type>", "Only this kind of event.", EventTypeWord.self),
      .option(
        "--entry <entry>", "What made and changed this entry.", EventWord.self,
        completing: .entries),
      .option("--from <day>", "Recorded on this day or later.", DayWord.self),
      .option("--to <day>", "Recorded on this day or earlier.", DayWord.self),
      .option("--writer <writer>", "Only of this device's log.", WriterID.self),
      .flag("--jsonl", "Print the lines of the log as they are.")
    ) { session, types, entry, from, to, writer, showsLines in
      var wish = LogWish(
        types: Set(types.map(\.type)), from: from?.day(today: session.today),
        to: to?.day(today: session.today), writer: writer, clock: session.clock)
      if let from = wish.from, let to = wish.to, to < from {
        throw UsageError.invalid(
          from.text, for: "--from", .unreadable("the earlier day comes first"))
      }
      if let entry {
        let id = try await session.entry(entry)
        let history = try await session.view(EntryHistory(of: id))
        guard !history.versions.isEmpty else { throw session.refusal(history) }
        wish.events = Set(history.versions.map(\.id))
      }
      try await LogAnswer(session, wish, showsLines: showsLines).show()
    }
  }
}

extension Session {
  /// Why a history has no entry.
  func refusal(_ history: EntryHistory) -> Refusal {
    history.otherType.map { .notAnEntry(history.entry, type: $0) } ?? .noSuchEntry(history.entry)
  }
}
