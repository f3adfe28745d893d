import LedgerModel

/// Looks for what two devices did without knowing of each other, and for what came of it.
struct ConflictCheck {
  let numbering: EventNumbering

  /// A finding for each pair, on one line.
  func findings(_ conflicts: OpenConflicts) -> [CheckFinding] {
    conflicts.all.map { conflict in
      CheckFinding(
        check: .conflicts, events: [conflict.earlier.event, conflict.later.event],
        conflict: conflict, words: conflict.line)
    }
  }

  /// Entries in categories that do not exist, because another device took them back.
  func homeless(in register: EntryRegister) -> [CheckFinding] {
    let categories = register.plan.categories
    return register.newest.filter { !categories.exists($0.values.category) }.reversed()
      .map { entry in
        let category = VisibleText(entry.values.category.text)
        let bucket = register.bucket(of: entry.values)
        return CheckFinding(
          check: .conflicts,
          text: "entry \(numbering.text(entry.id)) is in the category '\(category)', which does "
            + "not exist: it counts in \(bucket.map(categories.buckets.shownName) ?? "no bucket")",
          month: entry.values.date.month, bucket: bucket, events: [entry.id])
      }
  }
}
