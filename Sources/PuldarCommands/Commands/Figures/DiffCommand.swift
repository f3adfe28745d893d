import CommandTable
import LedgerModel
import LedgerStore

extension PuldarCommand {
  static var diff: Command {
    Command(
      "diff", "Show what changed between two moments, and by which events.",
      discussion: """
        A moment is an event (6 is just after event 6, 6^ just before it), a day (its end), an \
        instant, or now. What was known at the two moments is compared; -m says of which months. The \
        amounts of the events add up to each difference, to the cent.
        """,
      examples: ["puldar diff 6 now", "puldar diff 2026-01-01 now -m last", "puldar diff 7^ 7"],
      .argument("<from>", "The earlier moment.", MomentWord.self, completing: .events),
      .optionalArgument("<to>", "The later moment. (default: now)", MomentWord.self),
      .flag("--exit-code", "End with 1 where something changed.")
    ) { session, from, to, usesExitCode in
      let months = try session.options.months?.months(today: session.today)
      // With --as-of nothing is known that was recorded later.
      var end = session.moment
      if let to { end = try await session.moment(to) ?? end }
      let difference = try await session.ledger.difference(
        from: try await session.moment(from) ?? session.moment, to: end,
        months: months.flatMap { months in
          months.first.flatMap { first in months.last.map { first...$0 } }
        })
      session.markRead()
      let changes = try difference.changes()
      let answer = DiffAnswer(
        session, currency: difference.currency, numbering: try await session.numbering())
      answer.show(changes, from: from.text, to: to?.text ?? "now")
      if usesExitCode, !changes.isEmpty { session.end(with: .conditionFails) }
    }
  }
}
