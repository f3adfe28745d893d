import LedgerModel

/// Looks for what two devices did without knowing of each other, and for what came of it.
struct ConflictCheck {
  private let numbering: EventNumbering

  init(_ numbering: EventNumbering) {
    self.numbering = numbering
  }

  /// - Parameters:
  ///   - conflicts: Pairs of events that met in one entry.
  ///   - settings: Pairs of settings.
  func findings(_ conflicts: [Conflict], _ settings: [SettingConflict]) -> [CheckFinding] {
    conflicts.map { conflict in
      CheckFinding(
        check: .conflicts,
        text: "two devices met in entry \(numbering.text(conflict.entry)): "
          + "\(numbering.text(conflict.later)) had not seen \(numbering.text(conflict.earlier))",
        events: [conflict.earlier, conflict.later])
    }
      + settings.map { pair in
        CheckFinding(
          check: .conflicts,
          text: "two devices set the same: \(numbering.text(pair.later)) holds and had not seen "
            + numbering.text(pair.earlier), events: [pair.earlier, pair.later])
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
