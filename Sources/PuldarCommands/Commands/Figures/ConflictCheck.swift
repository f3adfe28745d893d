import LedgerModel

/// Finds concurrent edits of two devices, and their consequences.
struct ConflictCheck {
  let numbering: EventNumbering

  /// Returns a finding for each pair, on one line.
  func findings(_ conflicts: OpenConflicts) -> [CheckFinding] {
    conflicts.all.map { conflict in
      CheckFinding(
        check: .conflicts, events: [conflict.earlier.event, conflict.later.event],
        conflict: conflict, words: conflict.line)
    }
  }

  /// Returns entries in categories that do not exist, because another device took them back.
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
