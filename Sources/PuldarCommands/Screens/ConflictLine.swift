import LedgerModel

/// Two events of two devices that did not know of each other, on one line.
enum ConflictLine {
  /// Two settings of the same.
  static func text(_ pair: SettingConflict, _ numbering: EventNumbering) -> String {
    "Two devices set the same: \(numbering.text(pair.later)) holds and had not seen "
      + "\(numbering.text(pair.earlier))."
  }

  static func text(_ conflict: Conflict, _ numbering: EventNumbering) -> String {
    "Two devices met in entry \(numbering.text(conflict.entry)): "
      + "\(numbering.text(conflict.later)) had not seen \(numbering.text(conflict.earlier))."
  }
}
