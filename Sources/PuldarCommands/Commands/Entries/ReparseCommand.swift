import CommandTable
import LedgerModel

extension PuldarCommand {
  static var reparse: Command {
    Command(
      "reparse", "Read old sentences again, and correct what is read otherwise today.",
      discussion: """
        Each sentence is read as on the day on which it was added. What you stated or corrected \
        yourself stays, whatever the sentence says; a sentence that is no longer sure stays as a \
        whole. With --dry-run the differences are shown; without it they are stored after a \
        question, which --yes answers.
        """,
      examples: ["puldar reparse --all --dry-run", "puldar reparse 6 --yes"], traits: [.onlyNow],
      .optionalArgument(
        "<entry>", "The number of an entry, or last.", EventArgument.self, completing: .entries),
      .flag("--all", "Read every sentence again."),
      .flag("-n --dry-run", "Show what would be corrected, and store nothing.")
    ) { session, entry, isAll, isPreview in
      switch (entry, isAll) {
      case (nil, false): throw UsageError("Missing expected argument '<entry>', or --all")
      case (_?, true): throw UsageError("An entry and --all exclude each other")
      default: break
      }
      let wanted: EventID? =
        if let entry { try await session.ledger.entry(entry) } else { nil }
      let rereading = try await Rereading(session, of: wanted)
      if rereading.isNothingToChange {
        var report = Report.nothingNew
        report.notes = rereading.leftNotes
        return report
      }
      return try await rereading.report(isPreview: isPreview)
    }
  }
}
