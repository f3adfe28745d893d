import CommandTable
import LedgerModel

extension PuldarCommand {
  static var void: Command {
    Command(
      "void", "Take an entry back: it no longer counts, and stays readable in the log.",
      otherNames: ["rm", "delete", "del", "remove"],
      discussion: """
        The expense that a bill was paid with takes the payment back with it. \
        With --all every entry is taken back, or every one of the month that -m names. That asks for \
        the name of the ledger, which is the name of its folder; where nobody can be asked, --confirm \
        says it. 'puldar undo' puts all of them back.
        """,
      examples: [
        "puldar void last", "puldar void 6 --why \"paid by a friend\"", "puldar void --all",
      ], traits: [.onlyNow, .ofMonths],
      .optionalArgument(
        "<entry>", "The number of an entry, or last.", EventArgument.self, completing: .entries),
      .flag("--payment", "Take every part of the payment back that the entry is a part of."),
      .flag("--all", "Take every entry back."),
      .option("--confirm <name>", "The name of the ledger, for --all.", String.self),
      .option("--why <text>", "Why it is taken back.", String.self),
      .option(
        "--key <key>", "Store the same request once, however often it is made.", IdempotencyKey.self
      ),
      .flag("-n --dry-run", "Show what would be stored, and store nothing.")
    ) { session, entry, isOfPayment, isAll, name, reason, key, isPreview in
      switch (entry, isAll) {
      case (nil, false): throw UsageError("Missing expected argument '<entry>', or --all")
      case (_?, true): throw UsageError("An entry and --all exclude each other")
      case (nil, true) where isOfPayment:
        throw UsageError("--payment and --all exclude each other")
      case (let entry?, false):
        guard name == nil else { throw UsageError("--confirm is for --all") }
        try session.refuseMonths()
        let id = try await session.ledger.entry(entry)
        let reason = reason ?? ""
        guard isOfPayment else {
          let write = try await session.ledger.performChange(
            VoidEntry(id, reason: reason), key: key, isPreview: isPreview)
          return try await ChangeReport(session, write).report()
        }
        let write = try await session.ledger.performChange(
          VoidEntries(try await PaymentSearch(session).parts(with: id), reason: reason), key: key,
          isPreview: isPreview)
        return try await ChangeReport(session, write).report()
      case (nil, true):
        return try await voidAll(session, name, reason ?? "", key, isPreview: isPreview)
      }
    }
  }

  private static func voidAll(
    _ session: Session, _ name: String?, _ reason: String, _ key: IdempotencyKey?, isPreview: Bool
  ) async throws -> Report {
    var filter = EntryFilter()
    let months = try session.namedMonths()
    (filter.from, filter.to) = (months?.lowerBound.firstDay, months?.upperBound.lastDay)
    // Nothing is asked about a ledger that does not exist.
    let register = try await session.ledger.view(EntryRegister(of: months))
    let count = register.entries(EntryQuery(filter)).count
    if !isPreview, count > 0 {
      let entries = count.of("entry", "entries")
      guard try LedgerConfirmation(session).isGiven(name, question: "Void \(entries)") else {
        return .declined
      }
    }
    let write = try await session.ledger.performChange(
      VoidAll(filter, reason: reason), key: key, isPreview: isPreview)
    return try await ChangeReport(session, write).report()
  }
}
